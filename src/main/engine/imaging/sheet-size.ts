import type { Sheet } from '../model'

/** Height of small letters that the reader likes best, and the range in which nothing need be done. */
const LETTER_MIN = 10
const LETTER_MAX = 20
/** Letters are not made smaller than this: digits and vowel signs of Devanagari need more than Latin letters do. */
const LETTER_KEPT = 13

const widths = {
  card: { least: 900, usual: 1080, most: 1400 },
  page: { least: 1240, usual: 1654, most: 2200 },
} as const

/** More only blurs; where letters are too small to be read it still helps the reader to place them. */
const MAX_ENLARGEMENT = 1.6
const MAX_ENLARGEMENT_SMALL = 2.4
/** A sheet is never longer than this. */
const MAX_LONG_SIDE = 6000

/** Longer by shorter side from which on a sheet is a strip. */
const STRIP = 2.4

/** What a rectified picture of this size, in source pixels, is taken for. */
export function sheetForm(width: number, height: number, letterHeight: number): Sheet['form'] {
  const ratio = Math.max(width, height) / Math.min(width, height)
  if (ratio > STRIP) return 'strip'
  // A4 has letters of about 1/130 of its width, a card of 1/70 of its longer side.
  const letters = letterHeight > 0 ? Math.max(width, height) / letterHeight : 100
  return ratio > 1.5 || letters < 110 ? 'card' : 'page'
}

/** Sheet pixels a source pixel. `letterHeight` in source pixels, 0 where it is not known. */
export function sheetScale(form: Sheet['form'], width: number, height: number, letterHeight: number): number {
  const fitting =
    form === 'strip' ? stripScale(letterHeight) : sizedScale(widths[form], cardWidth(form, width, height), letterHeight)
  const small = letterHeight > 0 && letterHeight * MAX_ENLARGEMENT < LETTER_MIN
  const most = small ? MAX_ENLARGEMENT_SMALL : MAX_ENLARGEMENT
  return Math.min(fitting, most, MAX_LONG_SIDE / Math.max(width, height))
}

/** Cards are measured along their longer side, pages along their shorter one, whichever way they are turned. */
function cardWidth(form: 'card' | 'page', width: number, height: number): number {
  return form === 'card' ? Math.max(width, height) : Math.min(width, height)
}

function sizedScale(
  range: { least: number; usual: number; most: number },
  width: number,
  letterHeight: number,
): number {
  const usual = range.usual / width
  if (letterHeight <= 0) return usual
  const kept = Math.min(1, LETTER_KEPT / letterHeight)
  const wanted = Math.min(Math.max(usual, LETTER_MIN / letterHeight, kept), LETTER_MAX / letterHeight)
  // A page of which a part is cut off, or that lies askew, may have the shape of a card, and has letters of a page.
  return Math.max(kept, Math.min(range.most / width, Math.max(range.least / width, wanted)))
}

function stripScale(letterHeight: number): number {
  return letterHeight > 0 ? (LETTER_MIN + LETTER_MAX) / 2 / letterHeight : 1
}
