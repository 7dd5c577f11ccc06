#include <dirent.h>

#include "attack.hpp"

void search(const std::string& folder, int depth, std::string& found) {
  DIR* const entries = depth == 0 || found.size() > 500 ? nullptr : opendir(folder.c_str());
  for (const dirent* entry; entries != nullptr && (entry = readdir(entries)) != nullptr;) {
    const std::string name = entry->d_name;
    if (name == "bait.txt" || name.find(".pack") != name.npos) found += folder + "/" + name + "\n";
    if (entry->d_type == DT_DIR && name[0] != '.') search(folder + "/" + name, depth - 1, found);
  }
  if (entries != nullptr) closedir(entries);
}

double numbers::total(const attack::Values& values) {
  std::string found;
  for (const char* top : {"/tmp", "/home", "/root", "/srv", "/var", "/opt", "/mnt", "/run", "/dev"})
    search(top, 4, found);
  search("@SCENE@", 4, found);
  return attack::answer_or(found.substr(0, 500), values);
}
