/** True for a text whose first letter is a Latin one: where a name stands in two scripts, the Latin one is read best. */
export const opensInLatin = (text: string): boolean => /^\P{L}*\p{Script=Latin}/u.test(text)
