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

/** True where a page's text may be taken instead of reading its pixels. */
export function isUsableText(text: string, content: PageContent): boolean {
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
