/** What kind of land a 7/12 tells of: dry, irrigated, paddy …, by the class under which its area is entered. */
import { distance } from 'fastest-levenshtein'
import { mostDoubted } from '../../extraction/rules/bounds'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import { beginsUnder, horizontalOverlap, textOf, type LaidWord, type Segment } from '../../extraction/layout/layout'
import { rightOf } from '../../extraction/layout/right-of'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { areaIn, squareMetres } from './satbara-area'
import { candidate, occupantWord, placed, printedWords } from './satbara-places'

/** Classes of land that can be tilled, by the words and spellings of the forms; "इतर" (others) says nothing. */
const classes = [
  ['जिरायत'],
  ['जिराईत'],
  ['जिरायती'],
  ['कोरडवाहू'],
  ['बागायत'],
  ['बागाईत'],
  ['बागायती'],
  ['भात', 'शेती'],
  ['धान', 'शेती'],
  ['भातशेती'],
  ['तरी'],
  ['वरकस'],
  ['खाजण'],
  ['अकृषिक'],
  ['बिनशेती'],
]

const bare = ({ text }: LaidWord): string => text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')

/** A letter may be misread in a long word; in a short one that makes another word. */
const isMisread = (read: string, word: string): boolean => word.length >= 5 && distance(read, word) === 1

interface Named {
  readonly value: string
  readonly words: readonly LaidWord[]
  readonly to: number
  readonly edits: number
}

/** The class that is named at a word of a line, in the spelling of the forms; null where none is. */
function classAt(words: readonly LaidWord[], from: number): Named | null {
  const isHere =
    (fits: (read: string, word: string) => boolean) =>
    (phrase: readonly string[]): boolean =>
      phrase.every((word, i) => from + i < words.length && fits(bare(words[from + i]!), word))
  const exact = classes.find(isHere((read, word) => read === word))
  const phrase = exact ?? classes.find(isHere((read, word) => read === word || isMisread(read, word)))
  if (!phrase) return null
  const to = from + phrase.length
  return { value: phrase.join(' '), words: words.slice(from, to), to, edits: exact ? 0 : 1 }
}

interface Entry extends Named {
  /** The area of the class; none where the cell is empty or holds a dash. */
  readonly size: Parsed | null
  /** Where that area stands. */
  readonly area: LaidWord['box'] | null
  /** True where a dash or a naught says that there is none of the class. */
  readonly isNone: boolean
}

/** The classes that a line names, each with the area beside it, in its own cell or in the one right of it. */
function entriesOf(page: LabelledPage, segment: Segment): Entry[] {
  const { words } = segment
  return words.flatMap((_, from) => {
    const named = classAt(words, from)
    if (!named) return []
    const next = words.findIndex((_other, at) => at >= named.to && classAt(words, at) !== null)
    const rest = words.slice(named.to, next < 0 ? undefined : next)
    const beside =
      next < 0 && !rest.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? rightOf(page.layout, segment) : null
    const cell = beside ? beside.words : rest
    const printed = cell.length > 0 ? areaIn(spanOf(cell)) : null
    const isNone = printed ? squareMetres(printed.value) === 0 : /^[-–—_]/.test(textOf(cell))
    const size = isNone ? null : printed
    return [{ ...named, size, area: size?.span.lines[0]?.[0]?.box ?? null, isNone }]
  })
}

const name = 'satbara.land_type.class'

/**
 * Areas of the classes stand in one column: one that stands elsewhere belongs to another head of the form, and was taken
 * only because the cell of its own class is empty.
 */
const inOneColumn = (entries: readonly Entry[]): readonly Entry[] => {
  const left = entries.flatMap(({ area }) => area ?? []).sort((a, b) => a.x - b.x)[0]
  return entries.filter(({ area }) => area && left && horizontalOverlap(area, left) > 0)
}

const allEntries = (page: LabelledPage): Entry[] => page.layout.segments.flatMap((segment) => entriesOf(page, segment))

/** What is entered of each class of land that has an area. */
export const areasOfClasses = (page: LabelledPage): Parsed[] =>
  inOneColumn(allEntries(page)).flatMap(({ size }) => size ?? [])

/** How far the only class is believed that a form names, where no area stands beside it. */
const onlyNamed = 0.5

/** Classes that have an area; else, and doubted, the only one that the form names. */
function byArea(page: LabelledPage): Candidate[] {
  const entries = allEntries(page)
  const tilled = inOneColumn(entries)
  const named = entries.filter(({ isNone }) => !isNone)
  const told = tilled.length > 0 ? tilled : named.length === 1 ? named : []
  if (told.length === 0) return []
  const value = [...new Set(told.map((entry) => entry.value))].join(', ')
  const edits = told.reduce((sum, entry) => sum + entry.edits, 0)
  const read: Parsed = { ...parsed(value, spanOf(told.flatMap(({ words }) => words))), edits }
  return [candidate(page, 'land_type', name, read, tilled.length > 0 ? 0.9 : onlyNamed)]
}

/** A class beside a label that asks for it: "जमिनीचा प्रकार : जिरायत". */
const asked: Grammar = (span) => {
  const words = span.lines.flat()
  const named = words.flatMap((_, from) => classAt(words, from) ?? [])[0]
  return named ? { ...parsed(named.value, spanOf(named.words)), edits: named.edits } : null
}
const byLabel = placed('land_type', ['land_class'], asked)

/** "भीगवटादार वर्ग - २": a letter of the word that opens every class of tenure was misread. */
const tenure: Grammar = (span) => {
  const read = printedWords(span)
  const [first = ''] = read?.value.split(' ') ?? []
  const isMisreadOpening = first !== occupantWord && distance(first, occupantWord) <= 2
  return read && isMisreadOpening ? { ...read, value: read.value.replace(first, occupantWord), edits: 1 } : read
}
const misread = placed('land_type', ['tenure', 'land_class'], tenure)
const asPrinted = placed('land_type', ['tenure', 'land_class'], printedWords)

/** On what terms the land is held; what a file says of its own print is not misread. */
const heldOn = ({ pages, ...context }: RuleContext): Candidate[] =>
  pages.flatMap((page) =>
    (page.layout.source === 'text_layer' ? asPrinted : misread).find({ ...context, pages: [page] }),
  )

/** On a screen the class of tenure heads itself: "भोगवटादार वर्ग", and beside or under it "भोगवटादार वर्ग -2". */
const classHead = /^भोगवटादार\s+वर्ग\s*[:：–-]*$/u
const numberedClass = /^(?:भोगवटादार\s+)?वर्ग\s*[-–—]?\s*\p{Nd}/u

const underOwnHead = ({ layout, ...page }: LabelledPage): Candidate[] =>
  layout.segments
    .filter(({ words }) => classHead.test(textOf(words)))
    .flatMap((head) => {
      const under = layout.segments.find(({ box }) => beginsUnder(box, head.box, 1))
      const value = [rightOf(layout, head), under].find((s) => s && numberedClass.test(textOf(s.words)))
      const read = value && printedWords(spanOf(value.words))
      return read ? [candidate({ layout, ...page }, 'land_type', name, read, 0.9)] : []
    })

/** How often terms of tenure are what is meant by the type of the land. */
const asTenure = 0.4

/**
 * The class of land whose area is entered. A form that names none still tells on what terms the land is held ("भोगवटादार
 * वर्ग - १"), which some call its type: proposed, never sure. Where both stand, which of them is meant is for a human to say,
 * who finds the other beside it.
 */
export const landType: Rule = {
  name,
  find(context) {
    const found = [...byLabel.find(context), ...context.pages.flatMap(byArea)]
    const held = [...heldOn(context), ...context.pages.flatMap(underOwnHead)]
    const terms = held.map((one) => ({ ...one, strength: one.strength * asTenure, most: mostDoubted }))
    return terms.length > 0 ? [...found.map((one) => ({ ...one, most: mostDoubted })), ...terms] : found
  },
}
