/** A page that says its labels again in Devanagari behind a slash does so for all: one was read as letters that say nothing. */
import type { LabelHit, LabelledPage } from './label-hit'

/** So many known translations behind a slash tell how a page prints its labels. */
const fewestKnown = 2

/** Where a label ends and its translation may begin; null where no slash stands between the two. */
function behindSlash({ segment: { words }, to }: LabelHit): number | null {
  if (words[to]?.text === '/') return to + 1
  return /\/$/.test(words[to - 1]?.text ?? '') || /^\/./.test(words[to]?.text ?? '') ? to : null
}

function isTranslated(page: LabelledPage, hit: LabelHit): boolean {
  const at = behindSlash(hit)
  const word = at === null ? undefined : hit.segment.words[at]
  return word !== undefined && /\p{Script=Devanagari}/u.test(word.text) && page.labelOf.get(word)?.label === hit.label
}

/** True where what begins at a word of a label's line, behind its slash, is the translation of the label and no value. */
export function isUnreadTranslation(page: LabelledPage, hit: LabelHit, start: number): boolean {
  if (behindSlash(hit) !== start || start >= hit.segment.words.length) return false
  let known = 0
  for (const other of page.hits) if (isTranslated(page, other)) known++
  return known >= fewestKnown
}
