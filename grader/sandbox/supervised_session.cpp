#include "grader/sandbox/supervised_session.hpp"

#include <cstring>

#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "grader/sandbox/box_fault.hpp"
#include "grader/sandbox/crash_words.hpp"
#include "grader/sandbox/reply_frames.hpp"

namespace grader {
namespace {

[[noreturn]] void lost() {
  throw Fault({"fault.sandbox", {{"reason", "the supervisor has gone"}}});
}

std::string_view bytes_of(const std::uint64_t& number) {
  return {reinterpret_cast<const char*>(&number), sizeof number};
}

Bytes payload_of(const CaseRequest& request) {
  Bytes payload;
  for (const Bytes& call : request.calls) {
    payload += bytes_of(sizeof request.reply_bytes + call.size());
    payload += bytes_of(request.reply_bytes);
    payload += call;
  }
  return payload;
}

// Of all replies together, with their sizes and last words.
std::uint64_t channel_bytes(const CaseRequest& request) {
  constexpr std::uint64_t around = 64;
  return around + request.calls.size() * (request.reply_bytes + around);
}

Ending ending_of(const protocol::Answer& answer) {
  switch (answer.end) {
    case protocol::End::exited:
      return Exited{answer.code};
    case protocol::End::signalled:
      return Signalled{answer.code};
    case protocol::End::over_cpu:
      return OverLimit{Limit::cpu};
    case protocol::End::over_wall:
      return OverLimit{Limit::wall};
    case protocol::End::over_output:
      return OverLimit{Limit::output};
    case protocol::End::over_reply:
      return OverLimit{Limit::reply};
    case protocol::End::not_set_up:
      box_fault("the process of a case could not be set up", answer.code);
  }
  lost();
}

}  // namespace

SupervisedSession::~SupervisedSession() {
  socket_.close();  // it takes that as its end; if it does not listen, there is a stronger word
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

// A supervisor that says nothing for much longer than the case may take has been stopped.
void SupervisedSession::expect_answer_within(std::chrono::milliseconds time) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(time) + std::chrono::seconds(10);
  const timeval limit{.tv_sec = seconds.count(), .tv_usec = 0};
  setsockopt(socket_.get(), SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
}

void SupervisedSession::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) lost();
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

Bytes SupervisedSession::receive(std::size_t size) {
  Bytes bytes(size, '\0');
  for (std::size_t have = 0; have < size;) {
    const ssize_t count = recv(socket_.get(), bytes.data() + have, size - have, 0);
    if (count <= 0) lost();
    have += static_cast<std::size_t>(count);
  }
  return bytes;
}

protocol::Answer SupervisedSession::receive_answer(std::uint64_t most_reply_bytes) {
  protocol::Answer answer;
  std::memcpy(&answer, receive(sizeof answer).data(), sizeof answer);
  // The supervisor shares its user with the student's code, so it is not believed blindly.
  if (answer.reply_size > most_reply_bytes + 1 || answer.printed_size > 4 * protocol::printed_kept)
    lost();
  return answer;
}

// Whether the box has, since this was last asked.
bool SupervisedSession::has_killed_for_memory() {
  const std::uint64_t kills = box_.cgroup ? box_.cgroup->memory_kills() : 0;
  return std::exchange(memory_kills_, kills) < kills;
}

CaseRecord SupervisedSession::run_case(const CaseRequest& request) {
  const Bytes payload = payload_of(request);
  expect_answer_within(request.limits.wall);
  protocol::Request header;
  header.function = request.function;
  header.calls = request.calls.size();
  header.size = payload.size();
  header.cpu_ms = static_cast<std::uint64_t>(request.limits.cpu.count());
  header.wall_ms = static_cast<std::uint64_t>(request.limits.wall.count());
  header.reply_bytes = channel_bytes(request);
  header.output_bytes = request.limits.output_bytes;
  send({reinterpret_cast<const char*>(&header), sizeof header});
  send(payload);
  const protocol::Answer answer = receive_answer(header.reply_bytes);
  CaseRecord record{.ending = ending_of(answer)};
  const Bytes channel = receive(answer.reply_size);
  record.replies = split_replies(channel, request.calls.size());
  record.crash = crash_of(channel);
  record.garbled = is_garbled(channel, record.replies);
  record.printed = receive(answer.printed_size);
  record.cpu_seconds = static_cast<double>(answer.cpu_ns) * 1e-9;
  record.filtered = answer.filtered != 0;
  record.peak_memory_bytes = answer.peak_memory_bytes;
  record.memory_limit_bytes = answer.memory_limit_bytes;
  record.memory_killed = answer.end == protocol::End::signalled && has_killed_for_memory();
  return record;
}

void SupervisedSession::run_nothing() {
  protocol::Request header;
  header.order = protocol::Order::nothing;
  send({reinterpret_cast<const char*>(&header), sizeof header});
  receive_answer(0);
}

}  // namespace grader
