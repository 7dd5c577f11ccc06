#include <boost/test/unit_test.hpp>

#include "grader/sandbox/disk_room.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(disk_room_tests)

BOOST_AUTO_TEST_CASE(room_is_bytes_and_files) {
  struct Row {
    const char* what;
    unsigned long mebibytes, files, free_files;
    const char* output;
    bool full;
  };
  const char* const complaint = "cannot write: No space left on device";
  const Row rows[] = {
      {"an ordinary disk", 1000, 1000, 500, "", false},
      {"a full one", 0, 1000, 500, "", true},
      {"one of which all files are taken", 1000, 1000, 0, "", true},
      {"one that does not count files, such as btrfs", 1000, 0, 0, "", false},
      {"such a one, full", 0, 0, 0, "", true},
      {"a complaint, and little room", 40, 1000, 500, complaint, true},
      {"little room, and no complaint", 40, 1000, 500, "", false},
      {"a complaint that only a student can have made", 1000, 1000, 500, complaint, false},
  };
  for (const Row& row : rows) {
    struct statvfs info {};
    info.f_frsize = 4096;
    info.f_bavail = row.mebibytes * 256;
    info.f_files = row.files;
    info.f_favail = row.free_files;
    BOOST_TEST(leaves_no_room(info, row.output) == row.full, row.what);
  }
}

BOOST_AUTO_TEST_SUITE_END()
}  // namespace grader
