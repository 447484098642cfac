/** Words in which a letter and a digit, or two letters, are one shape: no reader can tell them by their looks. */

/** A house's code that begins with the one or the other: O-500 and 0-500, I-842 and 1-842. */
const codes = /(?<![\p{L}\p{N}/-])[0158OISBl][-/]\s?\d/gu
/** Two or three strokes: II, Il, 11. */
const strokes = /(?<![\p{L}\p{N}])[Il1|]{2,3}(?![\p{L}\p{N}])/gu
/** A word that begins small where the print begins its words with capitals: lari for Iari, ist for 1st. */
const smallStart = /(?<![\p{L}\p{N}])[il]\p{Ll}+/gu
const capitalStart = /(?<![\p{L}\p{N}])\p{Lu}/gu

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** How many there are in a printed text. */
export function lookalikes(text: string): number {
  const capitals = count(text, capitalStart) > 2 ? count(text, smallStart) : 0
  return count(text, codes) + count(text, strokes) + capitals
}
