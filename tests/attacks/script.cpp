#include "tests/attacks/script.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <boost/algorithm/string/replace.hpp>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

namespace grader::test {
namespace {

using Names = std::map<std::string, std::string>;

const char* const attacked = "tests/attacks/chapter";

std::string filled_in(std::string text, const Names& names) {
  for (const auto& [name, value] : names) boost::replace_all(text, "@" + name + "@", value);
  return text;
}

std::string rest_of(std::istringstream& words) {
  std::string rest;
  std::getline(words >> std::ws, rest);
  return rest;
}

void expect(Script& script, const std::string& what, const std::string& verdict) {
  for (auto& [known, expected] : script.expected)
    if (known == what) {
      expected = verdict;
      return;
    }
  script.expected.emplace_back(what, verdict);
}

void read_line(const std::string& line, const std::string& level, Script& script) {
  std::istringstream words(line);
  std::string what, verdict;
  words >> what;
  if (what == "tries") {
    script.tries = rest_of(words);
  } else if (what == "seldom") {
    script.seldom = true;
  } else if (what == "level") {
    std::string only;
    if (words >> only >> what >> verdict && only == level) expect(script, what, verdict);
  } else if (words >> verdict) {
    expect(script, what, verdict);
  }
}

void append(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::app | std::ios::binary) << text;
}

void make_socket(const fs::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.string().copy(address.sun_path, sizeof address.sun_path - 1);
  const Fd fd(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (bind(fd.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("no socket " + path.string());
}

void repeat(const fs::path& path, std::istringstream& words) {
  std::size_t count = 0;
  words >> count;
  std::string text = rest_of(words), all;
  boost::replace_all(text, "\\n", "\n");
  for (std::size_t i = 0; i < count; ++i) all += text;
  append(path, all);
}

void make(const std::string& line, const fs::path& to) {
  std::istringstream words(line);
  std::string kind, name, more;
  words >> kind >> name;
  boost::replace_all(name, "\\n", "\n");
  boost::replace_all(name, "\\e", "\033");
  const fs::path path = to / name;
  std::size_t size = 0;
  if (kind == "link" && words >> more) {
    fs::create_symlink(more, path);
  } else if (kind == "pipe") {
    if (mkfifo(path.c_str(), 0644) != 0) throw std::runtime_error("no pipe " + path.string());
  } else if (kind == "folder") {
    fs::create_directory(path);
  } else if (kind == "socket") {
    make_socket(path);
  } else if (kind == "copy") {
    fs::copy_file(to / "attack.hpp", path);
  } else if (kind == "sparse" && words >> size) {
    append(path, "");
    fs::resize_file(path, size);
  } else if (kind == "null") {
    append(path, std::string(100, '\0'));
  } else if (kind == "repeat") {
    repeat(path, words);
  } else {
    throw std::runtime_error("layout.txt: " + line);
  }
}

void copy_filled_in(const fs::path& from, const fs::path& to, const Names& names) {
  for (const auto& entry : fs::directory_iterator(from))
    if (const std::string name = entry.path().filename(); !name.ends_with(".txt"))
      append(to / name, filled_in(text_of(entry.path()), names));
}

}  // namespace

std::vector<fs::path> attack_folders() {
  std::vector<fs::path> folders;
  for (const auto& entry : fs::directory_iterator(repository("tests/attacks")))
    if (fs::exists(entry.path() / "expected.txt")) folders.push_back(entry.path());
  std::sort(folders.begin(), folders.end());
  return folders;
}

Script read_script(const fs::path& folder, const std::string& level) {
  Script script{.name = folder.filename().string(), .folder = folder};
  std::istringstream lines(text_of(folder / "expected.txt"));
  for (std::string line; std::getline(lines, line);) read_line(line, level, script);
  expect(script, "spread", "2/2");
  return script;
}

void lay_out(const Script& script, const fs::path& to, const Names& names) {
  for (const char* file : {"02_mean.cpp", "03_spread.cpp"})
    fs::copy_file(repository(attacked) / "reference/numbers" / file, to / file);
  copy_filled_in(repository(attacked) / "beside", to, names);
  copy_filled_in(script.folder, to, names);
  if (!fs::exists(script.folder / "layout.txt")) return;
  std::istringstream lines(filled_in(text_of(script.folder / "layout.txt"), names));
  for (std::string line; std::getline(lines, line);) make(line, to);
}

}  // namespace grader::test
