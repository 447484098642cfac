/** The signs of a sum in figures that may be its digits. */
import type { LaidWord } from '../../extraction/layout/layout'

export interface Sign {
  readonly text: string
  /** Second choices. */
  readonly others: readonly string[]
}

/** Digits that hands write alike, each way. */
const alike = ['12', '17', '27', '49', '79', '35', '38', '06', '56']

export const isAlike = (a: string, b: string): boolean => alike.some((pair) => pair.includes(a) && pair.includes(b))

export const alikeDigits = (digit: string): readonly string[] =>
  alike.filter((pair) => pair.includes(digit)).map((pair) => pair.replace(digit, ''))

/** The digits of a sum in figures, without its paise and the stroke that ends it; letters in their shape among them. */
export function signsOf(words: readonly LaidWord[]): readonly Sign[] {
  const signs = words.flatMap(({ text, chars }): Sign[] =>
    chars.length === text.length
      ? chars.map((char) => ({ text: char.text, others: char.others.map((other) => other.text) }))
      : [...text].map((sign) => ({ text: sign, others: [] })),
  )
  const text = signs.map((sign) => sign.text).join('')
  const end = /(?:\/[-=~–—]?|[.=–—-]0[0o])\W*$/i.exec(text)?.index ?? text.length
  return signs.slice(0, end).filter((sign) => /[\dOoIlZSB]/.test(sign.text))
}
