/** A page that says its labels again in Devanagari behind a slash does so for all: one was read as letters that say nothing. */
import { onceFor } from '../../once-for'
import { textOf } from '../layout/layout'
import { rightOf } from '../layout/right-of'
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

/** Of all labels of a page; counted once, though each of them asks. */
const knownTranslations = onceFor((page: LabelledPage) => page.hits.filter((hit) => isTranslated(page, hit)).length)

/** True where what begins at a word of a label's line, behind its slash, is the translation of the label and no value. */
export function isUnreadTranslation(page: LabelledPage, hit: LabelHit, start: number): boolean {
  return behindSlash(hit) === start && start < hit.segment.words.length && knownTranslations(page) >= fewestKnown
}

/** True for a label that goes on behind its slash with words of no label, and has its value in the next cell. */
function isSaidTwice({ layout, labelOf }: LabelledPage, hit: LabelHit): boolean {
  const at = behindSlash(hit)
  const rest = at === null ? [] : hit.segment.words.slice(at)
  return (
    rest.length > 0 &&
    rest.every((word) => !labelOf.has(word)) &&
    /\p{L}{2}/u.test(textOf(rest)) &&
    !/[:：]/.test(textOf(rest)) &&
    rightOf(layout, hit.segment) !== null
  )
}

/**
 * True where a page says its labels again behind a slash in a script that was taken for another: so many do, each with
 * its value in the next cell, that figures among such letters are letters too.
 */
export const isSaidTwiceAsOthers = (page: LabelledPage, hit: LabelHit): boolean =>
  isSaidTwice(page, hit) && labelsSaidTwice(page) > fewestKnown

const labelsSaidTwice = onceFor(
  (page: LabelledPage) => new Set(page.hits.filter((hit) => isSaidTwice(page, hit)).map(({ label }) => label)).size,
)
