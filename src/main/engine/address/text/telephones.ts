/** Telephone numbers beside an address. */

const label = String.raw`(?:toll[\s-]?free|help[\s-]?line|customer care|ph(?:one)?s?|tel(?:e(?:phone|fax)?)?|tele?ph|mob(?:ile)?|cell|fax|contact|whats ?app|landline)`
/** With the code of its town, of a mobile, free of charge, or of a town alone: six digits may be a PIN code. */
const number = String.raw`(?:\(?\b0\d{2,4}\)?[\s/-]{0,3}\d{6,8}|(?:\+?91[\s-]?|\b0)?\b[6-9]\d{4}[\s-]?\d{5}|\b18[06]0[\s-]?\d{2,4}[\s-]?\d{3,5}|\b[2-9]\d{6,7})(?![\d/-])`
const labelled = new RegExp(String.raw`\b${label}\b[\s.:]{0,3}(?:nos?\b|numbers?\b)?[\s.:()-]{0,4}${number}(?:\s?[,/&]\s?${number})*`, 'giu') // prettier-ignore
/** Ten digits and more number no house, nor does what begins with the code of a town. */
const bare = /(?<![\d/-])(?:(?:\+91[\s-]?|0)?[6-9]\d{9}|0\d{2,4}-\d{6,8}|18[06]0[\s-]\d{2,4}[\s-]\d{3,5})(?![\d/-])/gu

/** "STD CODE 07321": the code alone, beside its number in another column. */
const codeAlone = /\bstd[\s.-]?(?:code)?[\s.:]{0,3}(?:nos?\b[\s.:]{0,3})?0\d{2,4}\b/giu

/** The text with a comma and blanks in the place of telephone numbers: every character stays where it was. */
export const withoutTelephones = (text: string): string =>
  /\d{5}/.test(text) ? text.replace(labelled, blank).replace(bare, blank).replace(codeAlone, blank) : text

const blank = (found: string): string => `,${' '.repeat(found.length - 1)}`
