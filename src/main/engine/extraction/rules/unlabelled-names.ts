/** Names on a card of which the labels were not read: small print is the first that a blur or a copy loses. */
import { fromWords } from './candidates'
import { nameGrammar, type Parsed } from '../grammars/grammar'
import type { LabelledPage } from '../labels/labels'
import { bottom, middle, type Segment } from '../layout/layout'
import { rightOf } from '../layout/right-of'
import type { Candidate, Rule } from './rule'
import { spanOf, wordsOf } from '../layout/span'

/** Below every band that spares a human's look: the place alone says whose name it is. */
const mostByOrder = 0.9
/** Print of which any word was read worse may be a label. */
const readWell = 0.6
/** Values are printed as large as most of the card, or larger. */
const leastHeight = 0.8
/** Heights of a line over the father's label within which the name stands. */
const linesBetween = 3

/** Where the label of the name was lost: the line over the father's is the name. */
export const nameOverFather = (rule: string, path: string): Rule => ({
  name: rule,
  find: ({ pages }) =>
    pages.flatMap((page) => {
      if (page.hits.some((h) => h.label === 'name')) return []
      const father = page.hits.find((h) => h.label === 'father')
      if (!father) return []
      // In the column of the labels, or in that of the values.
      const over = [father.segment, rightOf(page.layout, father.segment)].map((line) => line && lineOver(page, line))
      const read = over.map((line) => line && nameOf(page, line)).find((found) => found)
      return read ? [fromWords(page.layout, path, rule, read, 0.8)] : []
    }),
})

const lineOver = (page: LabelledPage, line: Segment): Segment | undefined =>
  page.layout.segments
    .filter((s) => bottom(s.box) < middle(line.box) && inColumn(s, line))
    .filter((s) => line.box.y - bottom(s.box) < linesBetween * line.box.height)
    .sort((a, b) => b.box.y - a.box.y)[0]

/** Where neither label was read: the first two names of a column under the heading, the holder's and the father's. */
export const namesByOrder = (rule: string, paths: { readonly name: string; readonly father: string }): Rule => ({
  name: rule,
  find: ({ pages }) => {
    const labels = pages.flatMap((page) => page.hits.map((h) => h.label))
    if (labels.includes('name') || labels.includes('father')) return []
    return pages.flatMap((page) => {
      const [name, father] = firstTwo(page)
      const put = (path: string, read: Parsed, strength: number): Candidate => ({
        ...fromWords(page.layout, path, rule, read, strength),
        most: mostByOrder,
      })
      // One name by itself may be either's.
      return name && father ? [put(paths.name, name, 0.6), put(paths.father, father, 0.55)] : []
    })
  },
})

function firstTwo(page: LabelledPage): Parsed[] {
  const headings = page.hits.filter((h) => h.label === 'heading')
  if (headings.length === 0) return []
  const top = Math.min(...headings.map((h) => bottom(h.segment.box)))
  const names = page.layout.segments
    .filter((s) => s.box.y > top && s.box.height > leastHeight * page.layout.textHeight && isReadWell(s))
    .flatMap((segment) => {
      const read = nameOf(page, segment)
      return read && read.fit === 1 && wordsOf(read.span).length === segment.words.length ? [{ segment, read }] : []
    })
  return names.filter(({ segment }) => inColumn(segment, names[0]!.segment)).map(({ read }) => read)
}

/** Where the father's label was read as another word: `sorwer IRFAN AHMED`, in the column of the name's label. */
export const fatherByWornLabel = (rule: string, path: string): Rule => ({
  name: rule,
  find: ({ pages }) =>
    pages.flatMap((page) => {
      if (page.hits.some((h) => h.label === 'father')) return []
      const name = page.hits.find((h) => h.label === 'name')?.segment
      const under = page.layout.segments.filter((s) => name && s.box.y > bottom(name.box) && inColumn(s, name))
      return under.flatMap(({ words: [label, ...value] }) => {
        if (!label || value.length < 2 || label.confidence > readWell || page.labelOf.has(label)) return []
        const read = value.every((w) => w.confidence > readWell && !page.labelOf.has(w)) && nameGrammar(spanOf(value))
        const whole = read && read.fit === 1 && wordsOf(read.span).length === value.length
        return whole ? [{ ...fromWords(page.layout, path, rule, read, 0.6), most: mostByOrder }] : []
      })
    }),
})

const nameOf = (page: LabelledPage, { words }: Segment): Parsed | null =>
  words.some((w) => page.labelOf.has(w)) ? null : nameGrammar(spanOf(words))

/** True for a line of which no word was read so badly that it may be a label. */
export const isReadWell = ({ words, script }: Segment): boolean =>
  script === 'latin' && words.every((w) => w.confidence > readWell)

const inColumn = (s: Segment, other: Segment): boolean =>
  Math.abs(s.box.x - other.box.x) < 2.5 * Math.max(s.box.height, other.box.height)
