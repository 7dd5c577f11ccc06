#error "taken"
