const DEVANAGARI_ZERO = 0x0966

/** Devanagari digits become Latin ones; all else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

/** Upper-case letters and Latin digits of a text, in order; all else dropped. */
export function compact(text: string): string {
  return latinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
}
