/** How much there is of something, from 0 towards 1: the more there is, the less one more says. */
export const saturate = (amount: number): number => amount / (1 + amount)
