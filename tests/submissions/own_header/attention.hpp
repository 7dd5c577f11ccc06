#error "the grader uses its own attention.hpp, never this one"
