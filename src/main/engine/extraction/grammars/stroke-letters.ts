/** Capital I and small l are one stroke in most faces; the letters around tell which of the two was printed. */

/** Nothing but strokes: II, Il, III. A lone one is an initial or a border, and says nothing. */
const strokes = /(?<![\p{L}\p{N}.'-])(?=l*I)[Il]{2,3}(?![\p{L}\p{N}'-])/gu
/** Among two capitals or more: SAl. After one alone an l is at home: Al Noor. */
const amongCapitals = /(?<![\p{L}\p{N}])(?=(?:l*\p{Lu}){2})\p{Lu}*l[\p{Lu}l]*(?![\p{L}\p{N}'])/gu
/** A word that begins small, and how words begin that are not asked. */
const smallStart = /(?<![\p{L}\p{N}/'-])l(?=\p{Ll})/gu
const otherSmallStart = /(?<![\p{L}\p{N}/'.-])(?!l)\p{Ll}{2}/u
const capitalStart = /(?<![\p{L}\p{N}])\p{Lu}/gu
/** No word begins with an l and another consonant, as lyengar and lqbal would; lst may be a number. */
const beforeConsonant = /(?<![\p{L}\p{N}/'-])l(?=[b-df-gj-km-np-tv-z]\p{Ll}{2})/gu
/** So many capitalised words show that the print begins its words so. */
const leastCapitals = 3

/** "Data Engineer Il", "II Stage": no word is made of these strokes alone, but a number is. */
export const withNumerals = (text: string): string => text.replace(strokes, (word) => 'I'.repeat(word.length))

/** The text with an I for each l that stands where the print has capitals: SAI for SAl, Iyer for lyer. */
export function withStrokeLetters(text: string): string {
  const inCapitals = withCapitals(text)
  const beginsLarge =
    !otherSmallStart.test(inCapitals) && (inCapitals.match(capitalStart)?.length ?? 0) >= leastCapitals
  // What begins large now may be all capitals: "ll" behind words that do.
  if (beginsLarge) return withCapitals(inCapitals.replace(smallStart, 'I'))
  return /\p{Lu}/u.test(inCapitals) ? inCapitals.replace(beforeConsonant, 'I') : inCapitals
}

const withCapitals = (text: string): string => withNumerals(text).replace(amongCapitals, capitalised)

const capitalised = (word: string): string => word.replaceAll('l', 'I')
