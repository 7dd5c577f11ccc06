// What the broken chapters share.
namespace space {

int one(int a);
int two(int a);

}  // namespace space
