/** Words of what is sold, put right where letters of them were taken for others of their shape. */

/** Goods are measured in millilitres, and none in miles: "500 mi", "500 m1". */
const millilitres = /(?<=\d ?)m[iI1|!](?![\p{L}\d])/gu
/** No word has one capital alone behind its small letters: "incI", "VinyI". */
const capitalForL = /(?<=\p{Ll}{2})I(?!\p{L})/gu

/** What was read of a text in Latin letters, with those small letters l that it can only be. */
export const withSmallL = (text: string): string => text.replace(millilitres, 'ml').replace(capitalForL, 'l')

/** True where another text of the table has one short word more at its end, which this one may have lost: "500" for "500 ml". */
export const mayLackEnd = (text: string, others: readonly string[]): boolean =>
  others.some((other) => other.startsWith(`${text} `) && !/\s/.test(other.slice(text.length + 1)))
