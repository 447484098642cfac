/**
 * Of a value that one place alone does not bear out: below every band that spares a human's look, however well it was
 * read. Of the values that rules bound so, 95 in 100 were right.
 */
export const mostDoubted = 0.95

/** A value, or all that is told of it, as sure at most as one that is in doubt. */
export const inDoubt = <T extends { readonly confidence: number }>(told: T): T => ({
  ...told,
  confidence: Math.min(told.confidence, mostDoubted),
})
