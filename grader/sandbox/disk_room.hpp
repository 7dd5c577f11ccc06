// Whether a command may have failed for want of room on the disk.
#pragma once

#include <string_view>

#include <sys/statvfs.h>

namespace grader {

// `info`: of the file system on which it ran, afterwards. A program that found no room has often
// tidied up by then. Its own word for it, in `output`, counts only where little is left: a
// student's code can print the same.
bool leaves_no_room(const struct statvfs& info, std::string_view output);

}  // namespace grader
