/**
 * Copies out of the old register of Index II: a table with a head over each numbered column, and one deed under them.
 * What its heads say is told by the words over the numbers, and its values are what stands between two columns' edges.
 */
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, middle, middleX, right, textOf, type LaidWord } from '../../extraction/layout/layout'
import { spanOf, type Span } from '../../extraction/layout/span'
import { latinDigits } from '../../identifiers'
import { onceFor } from '../../once-for'

export type RegisterLabel =
  | 'deed'
  | 'price'
  | 'market'
  | 'property'
  | 'area'
  | 'assessment'
  | 'seller'
  | 'buyer'
  | 'executed'
  | 'registered'
  | 'serial'
  | 'duty'
  | 'fee'

type Cell = readonly (readonly LaidWord[])[]
type Columns = ReadonlyMap<RegisterLabel, Cell>

/** What the head of each column says, without the blanks that a narrow column sets anywhere. */
const heads: readonly (readonly [RegisterLabel, RegExp])[] = [
  ['deed', /विलेखाचा\s*प्रकार|दस्ताचा\s*प्रकार|(?:nature|type)\s*of\s*(?:deed|document)/iu],
  ['property', /भू\s*-?\s*मापन|मिळकतीचे\s*वर्णन|survey/iu],
  ['market', /^(?:\(\p{Nd}+\))?\s*(?:बाजार\s*भाव|बाजार\s*मूल्य|market\s*value)\s*(?:\(|$)/iu],
  ['area', /क्षेत्र(?:फळ|\s|$)|(?:^|\s)area/iu],
  ['assessment', /आकारणी|जुडी|assessment/iu],
  ['seller', /दे\s*णा|executing|executant/iu],
  ['buyer', /घे\s*णा|claim(?:ing|ant)/iu],
  ['executed', /दिल्या(?:चा|ची)|दस्ताची\s*तारीख|date\s*of\s*execution/iu],
  ['registered', /नोंद\p{M}?णी(?:चा|ची|\s*केल्या|\s*(?:तारीख|दिनांक))|date\s*of\s*registration/iu],
  ['serial', /अनुक्रम|दस्त\s*(?:नंबर|क्रमांक)|serial/iu],
  ['duty', /मुद्रांक(?:\s*शुल्क|\s|$)|stamp\s*duty/iu],
  ['fee', /नोंद\p{M}?णी\s*(?:फी|शुल्क)|registration\s*fee/iu],
]

/** So many numbers in a row are those of columns. */
const fewestColumns = 6
/** So many go on in a further band of the table. */
const fewestInBand = 3
/** Between the lines of one head, and of one cell, in heights of the print: a cell has paragraphs. */
const blankOfHead = 1.2
const blankOfCell = 3.5
const blankAtNumbers = 4

/** True for a label that heads a column of the page, or may: it has its value under it, and none beside it. */
export const isInRegister = (page: LabelledPage, label: string): boolean =>
  columnsOf(page).size > 0 && (opens.some(([own]) => own === label) || heads.some(([own]) => own === label))

/** What stands in the column of a label; nothing where the page is none of the register. */
export function registerCell(page: LabelledPage, label: RegisterLabel): Span {
  const columns = columnsOf(page)
  const own = columns.get(label)
  if (label !== 'deed' && own) return spanOf(...own)
  if (label !== 'deed' && label !== 'price' && label !== 'market') return spanOf()
  return ofDeed(columns.get('deed') ?? [], label)
}

/** What stands under the deed in its column; a sum that nothing names is what was paid. */
const opens: readonly (readonly [RegisterLabel, RegExp])[] = [
  ['price', /^[([]?(?:मोबदला|consideration|(?:रु|रू|rs)\.?\s*\p{Nd})/iu],
  ['market', /^[([]?(?:बाजार\s?(?:भाव|मूल्य)|बा\.\s?भा|market)/iu],
]

/** The column of the deed tells up to three things, each under the other: the deed, what was paid, and what it is worth. */
function ofDeed(cell: Cell, wanted: RegisterLabel): Span {
  const labels = cell.map((line) => opens.find(([, says]) => says.test(textOf(line)))?.[0])
  const from = wanted === 'deed' ? 0 : labels.indexOf(wanted)
  if (from < 0) return spanOf()
  const end = labels.findIndex((label, i) => i > from && label !== undefined)
  return spanOf(...cell.slice(from, end < 0 ? undefined : end))
}

const columnsOf = onceFor((page: LabelledPage): Columns => {
  const words = page.layout.segments.flatMap((segment) => segment.words)
  const bands = numberRows(words)
  const columns = new Map<RegisterLabel, Cell>()
  bands.forEach((numbers, i) => {
    const ends = bands[i + 1]?.[0]
    const within = ends ? words.filter((w) => middle(w.box) < middle(ends.box) - 0.5 * ends.box.height) : words
    const told = [columnsUnder, columnsWithHeads, columnsOfClosedHeads].map((columns) => columns(numbers, within))
    for (const [label, cell] of told.reduce((most, one) => (one.size > most.size ? one : most)))
      if (!columns.has(label)) columns.set(label, cell)
  })
  return columns.size >= fewestColumns / 2 ? columns : new Map()
})

/** The columns of a table of which the heads stand over the numbers, and the values under these. */
function columnsUnder(numbers: readonly LaidWord[], words: readonly LaidWord[]): Columns {
  const top = Math.min(...numbers.map(({ box }) => box.y))
  const floor = Math.max(...numbers.map(({ box }) => bottom(box)))
  const above = block([...linesOf(words.filter((w) => middle(w.box) < top))].reverse(), top, blankOfHead)
  const below = block(linesOf(words.filter((w) => middle(w.box) > floor)), floor, blankOfCell)
  return headedCells(numbers, [...above].reverse(), below, floor)
}

/** The columns of a table of which each head stands beside its number or under it, and the values under the heads. */
function columnsWithHeads(numbers: readonly LaidWord[], words: readonly LaidWord[]): Columns {
  const top = Math.min(...numbers.map(({ box }) => box.y))
  const lines = linesOf(words.filter((w) => middle(w.box) > top && !numbers.includes(w)))
  const above = block(lines, top, blankOfHead)
  const floor = Math.max(top, ...above.flat().map(({ box }) => bottom(box)))
  return headedCells(numbers, above, block(lines.slice(above.length), floor, blankOfCell), floor)
}

/** The columns of a table of which each head ends with its number, on whatever line that is. */
function columnsOfClosedHeads(numbers: readonly LaidWord[], words: readonly LaidWord[]): Columns {
  const floor = Math.max(...numbers.map(({ box }) => bottom(box)))
  const own = words.filter((w) => !numbers.includes(w))
  const above = block([...linesOf(own.filter((w) => middle(w.box) < floor))].reverse(), floor, blankOfHead)
  const below = block(linesOf(own.filter((w) => middle(w.box) > floor)), floor, blankOfCell)
  return headedCells(numbers, [...above].reverse(), below, floor)
}

/** The cells under those heads that tell what they are of. */
function headedCells(numbers: readonly LaidWord[], above: Cell, under: Cell, floor: number): Columns {
  const foot = under.findIndex((line) => runsAcross(line, numbers))
  const below = foot < 0 ? under : under.slice(0, foot)
  const edges = edgesOf(numbers, [...above, ...below].flat())
  const columns = new Map<RegisterLabel, Cell>()
  numbers.forEach((_, i) => {
    const within = (lines: Cell): Cell =>
      lines.map((line) => line.filter((w) => middleX(w.box) > edges[i]! && middleX(w.box) < edges[i + 1]!))
    const label = labelOfHead(textOf(within(above).flat()))
    const cell = block(within(below).filter((line) => line.length > 0), floor, blankOfCell) // prettier-ignore
    if (label !== null && cell.length > 0) columns.set(label, cell)
  })
  return columns
}

/** "खरी नक्कल. मूळ सूचीबरोबर रुजवात घेऊन दिली असे.": a sentence under the table, without the blanks of columns. */
function runsAcross(line: readonly LaidWord[], numbers: readonly LaidWord[]): boolean {
  const [from, to] = [line[0]!.box.x, right(line.at(-1)!.box)]
  const passed = numbers.filter(({ box }) => from < box.x && to > right(box)).length
  const isOfCells = line.some(({ box }, i) => i > 0 && box.x - right(line[i - 1]!.box) > blankOfColumns * box.height)
  return passed >= mostInCell && !isOfCells
}
/** Between the words of two cells, in heights of the print: those of a sentence stand closer. */
const blankOfColumns = 0.7
/** What stands in one cell reaches over no more than the number of the next one. */
const mostInCell = 2

/** The label of a head; null where it says none, or those of two columns that were not told apart. */
function labelOfHead(head: string): RegisterLabel | null {
  const said = heads.filter(([, says]) => says.test(head)).map(([label]) => label)
  // The head of the deed speaks of the assessment too: who pays it, where the deed is a lease.
  const told = said.includes('deed') ? said.filter((label) => label !== 'assessment') : said
  return told.length === 1 ? told[0]! : null
}

/**
 * The rows of the columns' numbers, each from the left: a table that is broken into bands counts on from one to the
 * next. Where heads stand beside their numbers, these are in brackets.
 */
function numberRows(words: readonly LaidWord[]): readonly (readonly LaidWord[])[] {
  const rows: (readonly LaidWord[])[] = []
  for (const line of linesOf(words)) {
    const bracketed = line.filter(({ text }) => /^\(\p{Nd}{1,2}\)$/u.test(text))
    const row = bracketed.length >= fewestInBand ? bracketed : line
    const first = rows.length === 0 ? 1 : numberOf(rows.at(-1)!.at(-1)!) + 1
    const counts = row.every((word, i) => numberOf(word) === first + i)
    if (counts && row.length >= (first === 1 ? fewestColumns : fewestInBand)) rows.push(row)
  }
  if (rows.length > 0) return rows
  const stepped = numbersInHeads(words)
  return stepped.length >= fewestColumns ? [stepped] : []
}

/** Numbers that close heads of one line and of several stand at several heights, within so many of the print. */
const mostSteps = 6

/** The numbers in brackets that each stand right of the one before, in one row of heads. */
function numbersInHeads(words: readonly LaidWord[]): readonly LaidWord[] {
  const bracketed = words.filter(({ text }) => /^\(\p{Nd}{1,2}\)$/u.test(text))
  const chains = bracketed
    .filter((word) => numberOf(word) === 1)
    .map((first) => {
      const chain = [first]
      for (;;) {
        const last = chain.at(-1)!
        const next = bracketed.find(
          (word) =>
            numberOf(word) === numberOf(last) + 1 &&
            word.box.x > right(last.box) &&
            Math.abs(middle(word.box) - middle(first.box)) < mostSteps * first.box.height,
        )
        if (!next) return chain
        chain.push(next)
      }
    })
  return chains.sort((a, b) => b.length - a.length)[0] ?? []
}

const numberOf = ({ text }: LaidWord): number => Number(/^\(?(\d{1,2})\)?$/.exec(latinDigits(text))?.[1] ?? NaN)

/** Words by lines from the top, each from the left. */
function linesOf(words: readonly LaidWord[]): Cell {
  const lines: LaidWord[][] = []
  for (const word of [...words].sort((a, b) => middle(a.box) - middle(b.box))) {
    const line = lines.at(-1)
    if (line && middle(word.box) - middle(line[0]!.box) < 0.5 * word.box.height) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((a, b) => a.box.x - b.box.x))
}

/** The lines from an edge on, up or down, as far as no wider blank parts two of them. */
function block(lines: Cell, from: number, widest: number): Cell {
  let last = from
  let blank = blankAtNumbers
  const kept: (readonly LaidWord[])[] = []
  for (const line of lines) {
    const [top, floor] = [Math.min(...line.map(({ box }) => box.y)), Math.max(...line.map(({ box }) => bottom(box)))]
    const height = Math.max(...line.map(({ box }) => box.height))
    if (Math.max(top - last, last - floor) > blank * height) break
    kept.push(line)
    last = top >= from ? floor : top
    blank = widest
  }
  return kept
}

/** Where the columns part: in the widest blank between two numbers that no word of the table stands in. */
function edgesOf(numbers: readonly LaidWord[], words: readonly LaidWord[]): readonly number[] {
  const between = numbers.slice(1).map((next, i) => {
    const [from, to] = [numbers[i]!.box.x, right(next.box)]
    const near = [...words, numbers[i]!, next]
      .filter(({ box }) => right(box) > from && box.x < to)
      .sort((a, b) => a.box.x - b.box.x)
    let [end, best, edge] = [from, 0, (from + to) / 2]
    for (const { box } of near) {
      if (box.x - end > best) [best, edge] = [box.x - end, (box.x + end) / 2]
      end = Math.max(end, right(box))
    }
    return edge
  })
  return [-Infinity, ...between, Infinity]
}
