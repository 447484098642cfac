/** Of a found line: nothing touches its ends, and neither fades. */
export const wholeEnds = { touched: { left: false, right: false }, faded: { left: false, right: false } } as const
