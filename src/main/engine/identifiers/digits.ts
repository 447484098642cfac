/** The noughts of the scripts of India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const noughts = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]
const latin = new Map(
  noughts.flatMap((nought) =>
    Array.from({ length: 10 }, (_, n) => [String.fromCharCode(nought + n), String(n)] as const),
  ),
)
const ofIndia = new RegExp(`[${[...latin.keys()].join('')}]`, 'g')

/** Digits of the scripts of India become Latin ones; all else stays. */
export function latinDigits(text: string): string {
  return text.replace(ofIndia, (digit) => latin.get(digit)!)
}

/** Upper-case letters and Latin digits of a text, in order; all else dropped. */
export function compact(text: string): string {
  return latinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}
