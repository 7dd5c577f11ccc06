#error "taken"
#define double float
