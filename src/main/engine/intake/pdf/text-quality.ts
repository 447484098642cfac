import type { PageContent } from './page-content'

/** Fewer letters and digits than this are a stamp or a page number, not the page's text. */
const MIN_CHARS = 24
const MIN_READABLE_SHARE = 0.95
const MAX_HIDDEN_SHARE = 0.5
/** Where pictures cover this much, the text must be more than a footer to stand for the page. */
const MOSTLY_IMAGE = 0.6
const MIN_CHARS_BESIDE_IMAGE = 150
/**
 * Share of words of four or more Latin letters that may look like no word: text in a font of its own encoding, as
 * old Hindi fonts have, is full of them.
 */
const MAX_STRANGE_SHARE = 0.35
const FEW_WORDS = 5

/** Shares of the letters: so much Devanagari makes a page of it, and so many of its signs may be out of place. */
const DEVANAGARI_PAGE = 0.3
const MAX_ILL_PLACED = 0.01

/** True where a page's text, in pieces as they were drawn, may be taken instead of reading its pixels. */
export function isUsableText(pieces: readonly string[], content: PageContent): boolean {
  const text = pieces.join(' ')
  if (!keepsDevanagari(pieces)) return false
  const chars = text.replace(/\s+/g, '')
  const wordChars = chars.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (wordChars < (content.imageShare > MOSTLY_IMAGE ? MIN_CHARS_BESIDE_IMAGE : MIN_CHARS)) return false
  if (content.hiddenTextShare > MAX_HIDDEN_SHARE) return false
  // Controls, unassigned and private codes and U+FFFD are what a font without a character map leaves behind.
  const unreadable = chars.match(/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD]/gu)?.length ?? 0
  if (1 - unreadable / chars.length < MIN_READABLE_SHARE) return false
  const words = text.match(/[A-Za-z]{4,}/g) ?? []
  const strange = words.filter((word) => !/[aeiouy]/i.test(word) || /[a-z][A-Z]/.test(word)).length
  return words.length < FEW_WORDS || strange / words.length <= MAX_STRANGE_SHARE
}

/**
 * Programs that write a PDF glyph by glyph leave the letters of Devanagari in the order in which they are drawn, the
 * short i before its consonant, and have no letters at all for joined ones. Such text looks whole and says another
 * word.
 */
function keepsDevanagari(pieces: readonly string[]): boolean {
  const text = pieces.join('')
  const own = text.match(/[\u0904-\u0939]/g)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  if (own === 0 || own < DEVANAGARI_PAGE * all) return true
  const lost = text.match(/[\u0000\uFFFD\p{Co}]/gu)?.length ?? 0
  const early = pieces.filter((piece) => piece.startsWith('\u093F')).length
  return lost + early <= MAX_ILL_PLACED * own
}
