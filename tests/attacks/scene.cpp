#include "tests/attacks/scene.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include "tests/attacks/level.hpp"
#include "tests/attacks/stage.hpp"

namespace grader::test {
namespace {

constexpr int inherited_descriptor = 33;

// Folders of the scene that nothing may happen in.
const char* const guarded_folders[] = {"home", "current", "packs", "other"};

// Where attacks leave files, under names that begin with their scene's mark.
const char* const places[] = {"/tmp",        "/var/tmp", "/dev/shm", "/dev",      "/",
                              "/usr",        "/usr/lib", "/etc",     "/run",      "/run/lock",
                              "/dev/mqueue", "/home",    "/root",    "/usr/local"};

fs::path place_of(const Script& script) {
  const fs::path folder = stage().at("scenes") / script.name;
  make_open(folder);
  return folder;
}

std::vector<std::string> left_behind(const std::string& mark) {
  std::vector<std::string> found;
  std::error_code error;
  for (const char* place : places)
    for (const auto& entry : fs::directory_iterator(place, error))
      if (const std::string name = entry.path().filename(); name.starts_with(mark) && name != mark)
        found.push_back(entry.path().string() + " was left");
  return found;
}

fs::path shared_memory(const std::string& mark) {
  return fs::path("/dev/shm") / mark;
}

}  // namespace

Scene::Scene(const Script& script)
    : script_(script),
      folder_(place_of(script)),
      mark_("bait-" + random_word()),
      word_of_environment_(secrets_.add_word("the grader's environment")),
      word_of_descriptor_(secrets_.add_word("a descriptor of the grader")),
      descriptor_(memfd_create("inherited", MFD_CLOEXEC)),
      bystanders_(grading_user(), folder_ / "service", mark_) {
  lay_baits();
  before_ = guarded();
}

Scene::~Scene() {
  std::error_code error;
  fs::remove(shared_memory(mark_), error);
  fs::remove_all(folder_, error);
}

void Scene::lay_baits() {
  for (const char* name : {"home", "home/.ssh", "home/empty", "current", "packs", "other", "tmp",
                           "results", "student"})
    make_open(at(name));
  for (const char* name : {"home/bait.txt", "home/.ssh/id_bait", "current/bait.txt",
                           "packs/bait.txt", "results/bait.txt"})
    write_open(at(name), secrets_.add_word(name) + "\n");
  write_open(at("other/01_total.cpp"),
             "// " + secrets_.add_word("another submission") + "\n" +
                 text_of(stage().at("course/reference/numbers/01_total.cpp")));
  write_open(shared_memory(mark_), secrets_.add_word("/dev/shm"));
  write_open(at("packs/numbers.pack"), text_of(stage().pack));
  write_all(descriptor_.get(), word_of_descriptor_);
}

std::map<std::string, std::string> Scene::names(pid_t grader) const {
  return {{"SCENE", folder_.string()},
          {"HOME", at("home").string()},
          {"CURRENT", at("current").string()},
          {"PACKS", at("packs").string()},
          {"PACK", at("packs/numbers.pack").string()},
          {"OTHER", at("other").string()},
          {"RESULTS", at("results").string()},
          {"TMP", at("tmp").string()},
          {"COURSE", stage().at("course").string()},
          {"PROGRAMS", stage().at("programs").string()},
          {"UNIX_SOCKET", at("service").string()},
          {"MARK", mark_},
          {"KEY", std::to_string(bystanders_.key())},
          {"TCP_PORT", std::to_string(bystanders_.tcp_port())},
          {"UDP_PORT", std::to_string(bystanders_.udp_port())},
          {"BYSTANDER", std::to_string(bystanders_.process())},
          {"GRADER", std::to_string(grader)}};
}

Start Scene::start() const {
  Words words = {"grade",  at("student").string(),
                 "--pack", at("packs/numbers.pack").string(),
                 "--json", at("results/result.json").string()};
  if (aim().level == "rlimits")
    words.push_back("--trust-submission");
  else
    words.insert(words.end(), {"--sandbox", aim().level});
  // A second look at what crashed costs as much as all the rest; the long run has it too.
  if (!aim().all) words.insert(words.end(), {"--sanitize", "off"});
  Start start{stage().command(words), stage().environment(at("home"), at("tmp")),
              at("current"),          at("results/out"),
              at("results/err"),      descriptor_.get(),
              inherited_descriptor};
  start.environment.push_back("GRADER_BAIT=" + word_of_environment_);
  return start;
}

Snapshot Scene::guarded() const {
  Snapshot all;
  for (const char* name : guarded_folders) all.merge(snapshot_of(at(name)));
  all.merge(snapshot_of(shared_memory(mark_)));
  std::string inherited(word_of_descriptor_.size() + 1, '\0');
  const ssize_t count = pread(descriptor_.get(), inherited.data(), inherited.size(), 0);
  all["the inherited descriptor"] = fmt::format("{} bytes, {}", count, inherited.c_str());
  return all;
}

std::vector<std::string> Scene::harm() const {
  std::vector<std::string> found = differences(before_, guarded());
  for (const auto& entry : fs::directory_iterator(at("tmp")))
    found.push_back(entry.path().string() + " was left");
  for (auto& each : bystanders_.harm()) found.push_back(std::move(each));
  for (auto& each : left_behind(mark_)) found.push_back(std::move(each));
  return found;
}

Outcome Scene::perform() {
  const fs::path json = at("results/result.json"), timing = at("results/result.timing.json");
  Outcome outcome{
      play(start(), [&](pid_t grader) { lay_out(script_, at("student"), names(grader)); })};
  if (fs::exists(json)) outcome.json = text_of(json);
  outcome.harm = harm();
  if (outcome.play.left_over > 0)
    outcome.harm.push_back(fmt::format("{} processes were left", outcome.play.left_over));
  std::string all = outcome.play.out + outcome.play.err + outcome.json;
  if (fs::exists(timing)) all += text_of(timing);
  Secrets secrets = secrets_;
  secrets.add(stage().secrets);
  outcome.leaks = secrets.found_in(all);
  return outcome;
}

}  // namespace grader::test
