import { distance } from 'fastest-levenshtein'

/** The share of letters in which two words differ, 0..1; one of them at least has letters. */
export const farness = (one: string, other: string): number => distance(one, other) / Math.max(one.length, other.length)
