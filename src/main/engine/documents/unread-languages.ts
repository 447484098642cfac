/** In which languages that are not installed a picture may be printed of which much could not be read. */
import type { LanguageCode } from '../../../shared/domain/languages'
import { gstCodesOfPin } from '../identifiers/pin-state'
import type { ReadPage } from '../model'

/**
 * Letters of a script that no network knows are read as something of which none is sure, and the digits between them
 * surely: of nine such papers three in ten characters at least were unsure, and few between; of papers in known scripts,
 * photographed as well, hardly one in ten.
 */
const unsure = 0.65
const sure = 0.9
const leastUnsure = 0.3
/** A blurred page has as many characters of which its reader is half sure. */
const unsureToHalfSure = 1.5

/** The languages of states, by their GST codes. */
const spokenIn: Readonly<Partial<Record<string, LanguageCode>>> = {
  16: 'ben',
  19: 'ben',
  24: 'guj',
  28: 'tel',
  29: 'kan',
  33: 'tam',
  34: 'tam',
  36: 'tel',
  37: 'tel',
}
/** Digits of a PIN code that were read less surely tell of no state. */
const legible = 0.8
const pin = /^[1-9]\d{5}$/

/**
 * Those of the `absent` languages that pages may be in: of the states that PIN codes on them lie in; all where there is
 * no such code, since six digits may be any number.
 */
export function unreadLanguages(pages: readonly ReadPage[], absent: readonly LanguageCode[]): readonly LanguageCode[] {
  const words = pages
    .filter(({ source }) => source === 'ocr')
    .flatMap(({ lines }) => lines.flatMap((line) => line.words))
  const lengthOf = (from: number, to: number): number =>
    words.reduce((sum, { text, confidence }) => sum + (confidence >= from && confidence < to ? text.length : 0), 0)
  const [poor, half, all] = [lengthOf(0, unsure), lengthOf(unsure, sure), lengthOf(0, Infinity)]
  if (all === 0 || poor < leastUnsure * all || poor < unsureToHalfSure * half) return []
  const pins = words.flatMap(({ text, confidence }) => {
    const digits = text.replace(/\D+$|^\D+/g, '').replace(/^.*\D/, '')
    return confidence >= legible && pin.test(digits) ? [digits] : []
  })
  const spoken = pins.flatMap(gstCodesOfPin).flatMap((code) => spokenIn[code] ?? [])
  return spoken.length === 0 ? absent : absent.filter((code) => spoken.includes(code))
}
