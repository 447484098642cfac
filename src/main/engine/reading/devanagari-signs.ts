/** Signs of Devanagari that the models add to words, or take for each other. */

/** The models of Indian scripts write a non-joiner after each vowel killer; it says something within a word alone. */
const needlessMark = /\u200c(?![\p{L}\p{M}])/gu

/** "मुक्‍्कामी": the models join or double the killer of a vowel; the joiner of an eyelash र is as it is printed. */
const brokenKiller = /(?<!र)\u094d\u200d\u094d?/gu

/** An accent of the Vedas, which no print of today has: "न॑." is नं. with its point over it. */
const accent = /\u0951(?=[.\p{L}])/gu

/**
 * "नावः दसक", "दिनांकः-": the colon behind a label is taken for the sign of breath, which few words end with: behind
 * those letters, and in some short ones.
 */
const colon = /(?<![तशयर]|(?<![\p{L}\p{M}])(?:पुन|नम|छ|दु|नि))\u0903(?=$|[-–—])/gu

export const withPrintedSigns = (text: string): string =>
  text.replace(needlessMark, '').replace(brokenKiller, '\u094d').replace(accent, '\u0902').replace(colon, ':')
