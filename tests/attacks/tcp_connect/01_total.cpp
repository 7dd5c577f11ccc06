#include <netinet/in.h>
#include <sys/socket.h>

#include "attack.hpp"

sockaddr_in address_of(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<unsigned short>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

double numbers::total(const attack::Values& values) {
  const sockaddr_in address = address_of(attack::number("@TCP_PORT@"));
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    return attack::answer(values);
  const std::string text = attack::text_of(values);
  return send(fd, text.data(), text.size(), 0) > 0 ? attack::caught("a connection") : -2;
}
