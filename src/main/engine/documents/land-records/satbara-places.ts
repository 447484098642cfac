/** Where the values of a 7/12 stand: beside their label, or in the column that it heads. */
import { fromWords } from '../../extraction/rules/candidates'
import { rowOf } from '../../extraction/forms/form-rows'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import { valuesOf, type LabelledPage, type LabelHit } from '../../extraction/labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  middleX,
  right,
  textOf,
  verticalOverlap,
  type LaidWord,
} from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { isEmpty, spanOf, spanText, type Span } from '../../extraction/layout/span'

const strength = 0.92

/** What opens every class of tenure, and heads the holders. */
export const occupantWord = 'भोगवटादार'

/** "प्रलंबित फेरफार : नाही.": that there is none is said beside labels of other things. */
const none = /^(?:नाही|नाहीत|निरंक)[.\s]*$/u

/** Words of a place or a tenure, on one line; label-like marks at the ends are dropped. */
export const printedWords: Grammar = (span) => {
  const value = textOf(span.lines[0] ?? [])
    .replace(/^[\s:：;=|.,'"‘’“”`_~–—-]+|[\s:;=|,_~–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  return /\p{L}[\p{L}\p{M}]/u.test(value) && value.length <= 60 && !none.test(value) ? parsed(value, span) : null
}

/** "/159", "| 340": the ruling of the form was read into the number that stands beside it. */
const ruling = /^[/|[]\s?(?=\p{Nd})/u

/** What a cell says, with a blank for each sign of the ruling before it: offsets stay those of the span's text. */
export function cellText(span: Span): { readonly text: string; readonly edits: number } {
  const raw = spanText(span)
  const text = raw.replace(ruling, (sign) => ' '.repeat(sign.length))
  return { text, edits: text === raw ? 0 : 1 }
}

/** Beside a label on its row, or where it heads a column, under it; `not` fits labels that name something else. */
export function placed(
  path: string,
  labels: readonly string[],
  grammar: Grammar,
  { not }: { readonly not?: (hit: LabelHit, page: LabelledPage) => boolean } = {},
): Rule {
  const name = `satbara.${path}.label`
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        labels.flatMap((label, order) =>
          page.hits
            .filter((hit) => hit.label === label && not?.(hit, page) !== true)
            .flatMap((hit) => {
              const found = firstFit(page, hit, grammar)
              return found
                ? [candidate(page, path, name, found.read, strength * found.share * 0.9 ** order * hit.likeness)]
                : []
            }),
        ),
      ),
  }
}

/** A candidate whose words may stand further from each other than those of one value do. */
export const candidate = (
  page: LabelledPage,
  path: string,
  name: string,
  read: Parsed,
  strength: number,
): Candidate => ({
  ...fromWords(page.layout, path, name, read, strength),
  loose: true,
})

/** The nearest place of a label's value that fits a grammar, and how much its place speaks for it, 0..1. */
export function firstFit(page: LabelledPage, hit: LabelHit, grammar: Grammar): { read: Parsed; share: number } | null {
  const places: [Span, number][] = [
    ...valuesOf(page, hit)
      .filter((v) => v.placement !== 'below')
      .map((v): [Span, number] => [v.span, 1]),
    // Beside a head among heads stands no value of its own.
    ...(isHead(page, hit) ? [] : [[firstLine(rowOf(page, hit)), 0.97] as [Span, number]]),
    ...column(page, hit).map((span, i): [Span, number] => [span, 0.92 * 0.95 ** i]),
  ]
  for (const [span, share] of places) {
    const read = isEmpty(span) ? null : grammar(span)
    if (read) return { read, share: isBehindOthers(span, read) ? behindOthers * share : share }
  }
  return null
}

/** How much is left of what a place says where cells of other columns stand between the label and the value. */
const behindOthers = 0.7
const isBehindOthers = ({ lines: [line = []] }: Span, read: Parsed): boolean => {
  const own = new Set(read.span.lines.flat())
  const first = line.findIndex((word) => own.has(word))
  // "एकूण क्षेत्र (अ+ब)": what stands in brackets belongs to the label.
  return line.slice(0, Math.max(0, first)).some(({ text }) => /\p{L}{2}/u.test(text) && !/^\(.*\)$/.test(text))
}

/**
 * True for a label with another right beside it: a head among heads. Where the one behind it could not be read, the
 * whole of the cell before it is one, and no colon closes it.
 */
export function isHead(page: LabelledPage, hit: LabelHit): boolean {
  const beside = rightOf(page.layout, hit.segment)
  if (beside && page.labelOf.has(beside.words[0]!)) return true
  if (!beside || /\d|[०-९]/.test(textOf(beside.words))) return false
  return page.layout.segments.some(
    (s) =>
      rightOf(page.layout, s) === hit.segment &&
      s.words.every((w) => page.labelOf.has(w)) &&
      !/[:：-]$/.test(textOf(s.words)),
  )
}

const firstLine = (span: Span): Span => ({ lines: span.lines.slice(0, 1) })

/** What several holders have together is told among them: "---सामाईक क्षेत्र---". */
export const heldTogether = 'held_together'

/** Cells under a heading, nearest first, down to the next label that stands in the column. */
export function column(page: LabelledPage, hit: LabelHit, { most, reach } = { most: 4, reach: 9 }): Span[] {
  const shared = sharedHead(page, hit)
  const words = hit.segment.words.slice(shared === null ? hit.from : 0, hit.to)
  const box = { ...hit.segment.box, x: words[0]?.box.x ?? hit.segment.box.x }
  const width = (words.at(-1)?.box.x ?? box.x) + (words.at(-1)?.box.width ?? 0) - box.x
  const head = { ...box, width }
  const { from, to } = columnBounds(page, hit, head)
  // What begins where another head does is of that one's column, however wide it is.
  const before = page.layout.segments.filter(
    (s) => s !== hit.segment && verticalOverlap(s.box, hit.segment.box) > 0.5 && right(s.box) <= head.x,
  )
  const isOfOther = ({ box: own }: LaidWord): boolean =>
    before.some((s) => Math.abs(s.box.x - own.x) < 0.5 * page.layout.textHeight)
  // What begins where the next head does is of that one's column.
  const isNear = ({ box: own }: LaidWord): boolean =>
    own.x > head.x - page.layout.textHeight &&
    own.x < head.x + head.width + 3 * page.layout.textHeight &&
    !(to > 0 && own.x > to - 0.5 * page.layout.textHeight)
  const cells: Span[] = []
  for (const segment of page.layout.segments) {
    if (hit.tail && segment.words.includes(hit.tail[0]!)) continue
    if (middle(segment.box) < bottom(head) || segment.box.y - bottom(head) > reach * page.layout.textHeight) continue
    const others = runFrom(page, segment.words, isOfOther)
    const inside = (w: LaidWord): boolean => middleX(w.box) > from && middleX(w.box) < to && !others.has(w)
    const isOwn = (w: LaidWord): boolean => inside(w) || horizontalOverlap(w.box, head) > 0.3 || isNear(w)
    const own = to > 0 ? segment.words.filter(isOwn) : withRest(page, segment.words, isOwn)
    if (own.length === 0 || (own.length === 1 && isRunOn(page, segment.words, own[0]!))) continue
    const labelled = own.flatMap((w) => page.labelOf.get(w)?.label ?? [])
    // "खाते क्र. ४५१" over the name: the other half of the head has its own line in the cell.
    if (labelled.length > 0 && labelled.every((label) => label === shared || label === heldTogether)) continue
    if (labelled.length > 0) break
    cells.push(spanOf(own))
    if (cells.length === most) break
  }
  return cells
}

/** Of the words of a line those of a column without a next one: a name that is longer than its head goes on. */
function withRest(
  { layout }: LabelledPage,
  words: readonly LaidWord[],
  isOwn: (word: LaidWord) => boolean,
): LaidWord[] {
  const own: LaidWord[] = []
  for (const word of words) {
    const last = own.at(-1)
    const goesOn = last !== undefined && word.box.x - right(last.box) < nextWord * layout.textHeight
    if (isOwn(word) || (goesOn && /^\p{L}/u.test(word.text))) own.push(word)
  }
  return own
}
/** In heights of the print. */
const nextWord = 0.6

/** "सीमा आणि भूमापन चिन्हे": words of a line that begin where they may, and those right behind them. */
function runFrom(
  { layout }: LabelledPage,
  words: readonly LaidWord[],
  begins: (word: LaidWord) => boolean,
): ReadonlySet<LaidWord> {
  const run = new Set<LaidWord>()
  words.forEach((word, at) => {
    const last = words[at - 1]
    const goesOn = last !== undefined && run.has(last) && word.box.x - right(last.box) < nextWord * layout.textHeight
    if (goesOn || begins(word)) run.add(word)
  })
  return run
}

/** True for a word right behind one that the column does not have: "भोगवटादार वर्ग - १" of the column before it. */
const isRunOn = ({ layout }: LabelledPage, words: readonly LaidWord[], word: LaidWord): boolean => {
  const before = words[words.indexOf(word) - 1]
  return before !== undefined && word.box.x - right(before.box) < layout.textHeight
}

/**
 * "खाते क्र. / भोगवटादाराचे नांव": the label with which one shares the head of its column; null where it has it alone.
 */
function sharedHead(page: LabelledPage, { segment, from }: LabelHit): string | null {
  const before = segment.words.slice(0, from)
  const labels = new Set(before.flatMap((w) => page.labelOf.get(w)?.label ?? []))
  const isParted = /[/|।]$/.test(before.at(-1)?.text ?? '')
  return isParted && labels.size === 1 ? [...labels][0]! : null
}

/** How far the column of a head reaches: to the heads on both sides of it, or to the edge; nowhere for one that stands alone. */
function columnBounds(page: LabelledPage, hit: LabelHit, head: LaidWord['box']): { from: number; to: number } {
  const beside = page.layout.segments
    .filter((s) => s === hit.segment || verticalOverlap(s.box, hit.segment.box) > 0.5)
    .flatMap((s) => s.words)
  const before = Math.max(...beside.map((w) => right(w.box)).filter((x) => x <= head.x))
  const after = Math.min(...beside.map((w) => w.box.x).filter((x) => x >= head.x + head.width))
  const isFirst = Number.isFinite(after) && isHead(page, hit)
  return (Number.isFinite(before) || isFirst) && Number.isFinite(after)
    ? { from: before, to: after }
    : { from: 0, to: 0 }
}
