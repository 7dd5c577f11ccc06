// What is nobody's mark: wrong usage, broken files, a machine that fails. Each with its sentence
// and status, and nothing written.
#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <sys/mount.h>
#include <unistd.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

// A file system of one megabyte, where mounting is permitted.
struct SmallDisk {
  SmallDisk() {
    fs::create_directory(path);
    mounted = mount("tmpfs", path.c_str(), "tmpfs", 0, "size=1m,mode=1777") == 0;
    if (!mounted) BOOST_TEST_MESSAGE("skipped: mounting is not permitted here");
  }
  ~SmallDisk() {
    if (mounted) umount2(path.c_str(), MNT_DETACH);
    fs::remove(path);
  }
  // Leaves room for `pages` pages.
  void fill(std::uintmax_t pages = 0) const {
    const Fd file(open((path / "filler").c_str(), O_WRONLY | O_CREAT, 0600));
    const std::string page(4096, '\0');
    while (write_all(file.get(), page)) {
    }
    fs::resize_file(path / "filler", fs::file_size(path / "filler") - 4096 * pages);
  }

  fs::path path = world().at("small");
  bool mounted = false;
};

void check(const Grading& grading, int status, const std::string& sentence) {
  BOOST_TEST(grading.run.status == status);
  BOOST_TEST(grading.run.err == "grader: " + sentence + "\n");
  BOOST_TEST(grading.run.out == "");
  BOOST_TEST(grading.text == "");
}

std::string flipped(std::string bytes, std::size_t at) {
  bytes[at] = static_cast<char>(bytes[at] ^ 0x10);
  return bytes;
}

const fs::path good = repository("tests/toy/submissions/right");

}  // namespace

BOOST_FIXTURE_TEST_SUITE(troubles_tests, Desk)

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there) {
  check(grade("/missing/folder", world().toy_pack()), 2, "There is no folder /missing/folder.");
  check(grade("/missing/folder", world().toy_pack(), {"--lang", "zh"}), 2,
        "没有文件夹 /missing/folder。");
}

BOOST_AUTO_TEST_CASE(a_folder_without_exercises) {
  check(grade(path(), world().toy_pack()), 2,
        "There is no exercise file in " + path().string() +
            ", such as 01_distance.cpp. Is this the folder you made with `grader start`?");
}

BOOST_AUTO_TEST_CASE(an_unknown_chapter) {
  const Run run = run_grader({good.string(), "--chapter", "nothing"});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err ==
             "grader: There is no chapter called nothing. Known here: ch08_attention.\n");
  BOOST_TEST(run_grader({"pack", "nothing"}).status == 2);
}

BOOST_AUTO_TEST_CASE(wrong_usage) {
  const Run run = run_grader({"pack"});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err == "grader: CHAPTER is required; see `grader pack --help`\n");
}

BOOST_AUTO_TEST_CASE(json_into_a_folder_that_is_not_there) {
  const std::string json = path("missing/r.json");
  const Run run = run_grader({good.string(), "--pack", world().toy_pack(), "--json", json});
  BOOST_TEST(run.status == 3);
  BOOST_TEST(
      run.err.ends_with("grader: " + json + " cannot be written: No such file or directory.\n"),
      run.err);
  BOOST_TEST(!fs::exists(path("missing")));
}

BOOST_AUTO_TEST_CASE(json_under_a_name_that_cannot_be) {
  const std::string json = path(std::string(300, 'x') + ".json");
  const Run run = run_grader({good.string(), "--pack", world().toy_pack(), "--json", json});
  BOOST_TEST(run.status == 3);
  BOOST_TEST(run.err.ends_with("grader: " + json + " cannot be written: File name too long.\n"),
             run.err);
}

// The result's own name was given by whoever runs it, that of the times by nobody.
BOOST_AUTO_TEST_CASE(times_are_not_written_where_a_link_leads) {
  const std::string json = path("r.json"), other = path("other");
  write_file(other, "mine");
  fs::create_symlink(other, path("r.timing.json"));
  const Run run = run_grader({good.string(), "--pack", world().toy_pack(), "--json", json});
  BOOST_TEST(run.status == 0);
  BOOST_TEST(text_of(other) == "mine");
  BOOST_TEST(fs::is_regular_file(fs::symlink_status(path("r.timing.json"))));
}

BOOST_AUTO_TEST_CASE(json_onto_a_full_disk) {
  const SmallDisk disk;
  if (!disk.mounted) return;
  disk.fill();
  const std::string json = disk.path / "r.json";
  const Run run = run_grader({good.string(), "--pack", world().toy_pack(), "--json", json});
  BOOST_TEST(run.status == 3);
  BOOST_TEST(run.err == "grader: " + json + " cannot be written: No space left on device.\n");
  BOOST_TEST(std::distance(fs::directory_iterator(disk.path), {}) == 1);
}

BOOST_AUTO_TEST_CASE(a_full_disk_under_the_temporary_folder) {
  const SmallDisk disk;
  if (!disk.mounted) return;
  take("tests/toy/submissions/right");
  write("01_distance.cpp", text_of(path("01_distance.cpp")) + "// never seen before\n");
  disk.fill(2);
  check(grade(path(), world().toy_pack(), {}, {{"TMPDIR", disk.path}}), 3,
        "The disk under " + disk.path.string() +
            " is full. Nothing was graded; make room and run the same command again.");
  disk.fill();
  BOOST_TEST(grade(path(), world().toy_pack(), {}, {{"TMPDIR", disk.path}}).run.status == 3);
}

BOOST_AUTO_TEST_CASE(a_full_disk_under_the_cache_only_makes_it_slow) {
  const SmallDisk disk;
  if (!disk.mounted) return;
  fs::create_directory(disk.path / "grader");
  for (const auto& entry : fs::directory_iterator(world().at("cache/grader")))
    if (entry.path().filename() != "objects")
      fs::create_symlink(entry.path(), disk.path / "grader" / entry.path().filename());
  fs::create_directory(disk.path / "grader/objects");
  disk.fill();
  BOOST_TEST(grade(good, world().toy_pack(), {}, {{"XDG_CACHE_HOME", disk.path}}).run.status == 0);
}

BOOST_AUTO_TEST_CASE(a_cache_that_cannot_be_made) {
  check(grade(good, world().toy_pack(), {}, {{"XDG_CACHE_HOME", "/dev/null"}}), 3,
        "/dev/null/grader cannot be written: Not a directory.");
}

BOOST_AUTO_TEST_CASE(no_compiler) {
  check(grade(good, world().toy_pack(), {}, {{"PATH", "/missing"}}), 3,
        "No C++ compiler was found. Install g++ (on Debian and Ubuntu: `sudo apt install g++`) and "
        "run `grader` again.");
}

BOOST_AUTO_TEST_CASE(a_pack_that_is_not_there) {
  check(grade(good, "/missing.pack"), 3,
        "There is no pack at /missing.pack. Make it with `grader pack`.");
}

BOOST_AUTO_TEST_CASE(a_pack_cut_short_or_with_a_flipped_bit) {
  const std::string whole = text_of(world().toy_pack()), broken = path("broken.pack");
  for (const std::string& bytes :
       {whole.substr(0, whole.size() / 2), whole.substr(0, whole.size() - 1), whole + "x",
        flipped(whole, 30), flipped(whole, whole.size() / 2)}) {
    write("broken.pack", bytes);
    check(
        grade(good, broken), 3,
        "The pack " + broken + " is damaged. Fetch it again, or make it anew with `grader pack`.");
  }
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_pack) {
  write("broken.pack", "");
  const std::string broken = path("broken.pack");
  check(grade(good, broken), 3, broken + " is no pack. Packs are made with `grader pack`.");
}

BOOST_AUTO_TEST_CASE(a_broken_problem_file) {
  fs::copy(repository("tests/toy"), path("toy"), fs::copy_options::recursive);
  const std::string name = "toy/problems/toy_geometry/04_describe.yaml";
  std::string text = text_of(path(name));
  text.replace(text.find("points: 2"), 9, "points: two");
  write(name, text);
  const Run run = run_grader({"pack", path("toy/problems/toy_geometry"), "-o", path("x.pack")});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err.starts_with("grader: " + path(name).string() + ":6:9: "), run.err);
  BOOST_TEST(!fs::exists(path("x.pack")));
}

BOOST_AUTO_TEST_CASE(a_reference_that_disagrees_with_the_file) {
  fs::copy(repository("tests/toy"), path("toy"), fs::copy_options::recursive);
  const std::string name = "toy/problems/toy_geometry/01_distance.yaml";
  std::string text = text_of(path(name));
  text.replace(text.find("expect: 5"), 9, "expect: 6");
  write(name, text);
  const Run run = run_grader({"pack", path("toy/problems/toy_geometry"), "-o", path("x.pack")});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(
      run.err ==
      "grader: " + path(name).string() +
          ":11:13: distance, case three_four_five: the reference does not give what the file "
          "expects: the file says 6 where the reference gives 5\n"
          "   11 |     expect: 6\n"
          "      |             ^\n");
  BOOST_TEST(!fs::exists(path("x.pack")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
