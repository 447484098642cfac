/** The middle one of some numbers by size, the greater where two are in the middle; 0 where there are none. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
