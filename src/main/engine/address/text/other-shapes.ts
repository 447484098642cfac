import type { Word } from './words'

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)'
/** What looks like a number of a house and is none: dates, times, sums, measures, telephones, names in the net. */
const shapes: readonly RegExp[] = [
  /\bhttps?:\/\/\S+|\bwww\.\S+/giu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.\w+)*/gu,
  /(?<![\d/-])\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d(?!\d)/gu,
  new RegExp(`(?:\\b\\d{1,2}(?:st|nd|rd|th)?[\\s-]+)?\\b${month}[\\s,'-]+(?:19|20)\\d\\d\\b`, 'giu'),
  /\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b/giu,
  /(?:\brs\.?|\binr|₹)\s*\d[\d,.]*/giu,
  /\b\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?\b|\b\d+\.\d{2,}\b|\d\s?%/gu,
  /\b\d+(?:\.\d+)?\s?(?:kgs?|gms?|g(?=\s*(?:[,;]|rs\b|₹|$))|kms?|kilomet(?:re|er)s?|ml|ltrs?|pcs|nos|gb|mb|cm|mm|inch(?:es)?|years?|yrs?|months?|days?|hours?|hrs?|minutes?|items?|pages?|dozens?|lit(?:re|er)s?|packs?|pairs?|rpm|watts?|volts?)\b/giu,
  // numbers of accounts, codes of banks' branches
  /(?<![\d/-])\d{9,18}(?![\d/-])/gu,
  /\b[A-Z]{4}0[A-Z0-9]{6}\b/gu,
  /(?<![\d/])(?:\+91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/gu,
  // Aadhaar
  /(?<![\d/-])\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{4})?(?![\d/-])/gu,
  /\d\s?°\s?[cf]?(?!\p{L})/giu,
  // What papers are headed and walls painted with.
  /\b(?:jai (?:hind|bharat|jawan|kisan|maharashtra|bhim|shri ram)|vande mataram|satyamev jayate|make in india|swachh bharat(?: abhiyan)?|digital india|incredible india|beti bachao|beti padhao)\b/giu,
  // PAN, GSTIN, CIN, plates of vehicles
  /\b[A-Z]{5}\d{4}[A-Z]\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\w{3}\b|\b[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}\b|\b[A-Z]{2}[\s-]?\d{1,2}[\s-]?[A-Z]{1,2}[\s-]?\d{4}\b/gu,
]

/** Places in a text, by their characters. */
export type Stretches = readonly (readonly [start: number, end: number])[]

/** Where a text has such shapes. */
export const otherShapes = (text: string): Stretches =>
  shapes.flatMap((shape) => [...text.matchAll(shape)].map(({ 0: { length }, index }) => [index, index + length] as const)) // prettier-ignore

/** The words but those of such shapes. */
export function besidesShapes(found: Stretches, words: readonly Word[]): readonly Word[] {
  return found.length === 0 ? words : words.filter((word) => !found.some(([start, end]) => word.start < end && word.end > start)) // prettier-ignore
}
