/**
 * Of a value that one place alone does not bear out: below every band that spares a human's look, however well it was
 * read. Of the values that rules bound so, 95 in 100 were right.
 */
export const mostDoubted = 0.95
