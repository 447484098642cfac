/** An address that a form prints as a grid: each part of it in a cell of its own, beside its own label. */
import { tidyAddress } from './address-block'
import { addressRunOn } from './address-run-on'
import { fromWords } from '../rules/candidates'
import { fold, likeness } from '../labels/fuzzy'
import { parsed } from '../grammars/grammar'
import type { LabelledPage } from '../labels/labels'
import { middle, right, textOf, type LaidWord } from '../layout/layout'
import type { Candidate, Rule } from '../rules/rule'
import { spanOf } from '../layout/span'
import { printRows, type PrintRow } from '../tables/print-rows'

/** The parts of an address with the labels under which forms print them. */
const partLabels = {
  flat: [
    'Flat/Door/Block No.',
    'Flat / Door / Block No',
    'Flat/Door No',
    'Building No./Flat No.',
    'Building No/Flat No',
    'Door No',
    'House No',
    'Premises No',
  ],
  floor: ['Floor No.', 'Floor Number'],
  premises: ['Name of Premises/ Building', 'Name of the Premises/Building', 'Premises/Building', 'Building Name'],
  village: ['Village/Town', 'Town/Village'],
  block: ['Block'],
  road: ['Road/Street/Lane', 'Street/Road/Lane', 'Road/Street', 'Street Name', 'Road Name', 'Street'],
  landmark: ['Nearby Landmark', 'Landmark'],
  locality: ['Locality/Sub Locality', 'Locality Name', 'Locality'],
  city: ['City/Town/Village', 'City/Town/Locality/Village', 'City', 'City/Town'],
  district: ['District'],
  state: ['State'],
  pin: ['PIN Code', 'Pincode', 'PIN'],
} as const
type Part = keyof typeof partLabels

/** An address begins with one of these. */
const openings: ReadonlySet<Part> = new Set<Part>(['flat', 'floor', 'premises', 'village', 'road', 'locality'])
const fewestParts = 3
const leastLike = 0.86

const phrases = (Object.entries(partLabels) as [Part, readonly string[]][]).flatMap(([part, labels]) =>
  labels.map((label) => ({ part, folded: fold(label), own: /[\s/]/.test(label) })),
)

interface Cell {
  readonly part: Part
  readonly row: number
  /** The row of the last line of its label. */
  readonly last: number
  /** The words of the label on its first line. */
  readonly words: readonly LaidWord[]
  /** What is known of the label, folded: a narrow column breaks it over several lines. */
  readonly label: string
  readonly tail: readonly LaidWord[]
  readonly x: number
  /** True for "Road/Street: 3rd Main Road", whose value goes on under its label. */
  readonly inline: boolean
}

/**
 * The address in the first grid of each page on which `stands` says that one may be; `fewest` parts are one, fewer are
 * labels of a form that has none.
 */
export const addressInGrid = (
  rule: string,
  stands: (page: LabelledPage) => boolean = () => true,
  fewest = fewestParts,
): Rule => ({
  name: rule,
  find: ({ pages }) =>
    pages.filter(stands).flatMap((page) => {
      const runOn = addressRunOn(page, rule)
      return runOn.length > 0 ? runOn : gridOf(page, rule, fewest)
    }),
})

const contact = /^\W*(?:mobile|mob|phone|tel|e-?mail|fax|website)\b|@/i

/** "State / Pin  RAJASTHAN, Pin 322001": the label goes on. */
const restOfState = /^\s*\/?\s*pin(?:\s?code)?[\s:]+(?=\p{L})/iu

/** "District: PUNE, Pin 411045": the last part has its label within the cell of another. */
const labelOfPin = /\s*,?\s+pin(?:\s*-?\s*code)?\s*[:.-]?\s*(?=\d{6}(?!\d)|\d{3}\s\d{3}(?!\d))/i

/** "Plot No 62-" over "63". */
const brokenRange = /(\d-) (?=\d)/g

/** "LALPAR Block MORBI" beside "Village/Town": the label of the next part within the cell of one, written small. */
const labelWithin: Readonly<Partial<Record<Part, RegExp>>> = {
  village: /\s+Block\s+(?=\p{Lu})/u,
  road: /\s+City\s+(?=\p{Lu})/u,
  state: /\s+District\s+(?=\p{Lu})/u,
}

function gridOf(page: LabelledPage, rule: string, fewest: number): Candidate[] {
  const rows = printRows(page.layout)
  const height = page.layout.textHeight
  const cells = firstGrid(cellsOn(rows, height), rows, height)
  if (new Set(cells.map((c) => c.part)).size < fewest) return []
  const filled = cells
    .map((cell) => ({ part: cell.part, lines: untilOther(page, valueOf(cell, cells, rows, height)) }))
    .filter(({ lines }) => lines.length > 0)
  const values = withoutStrokes(
    filled.map(({ lines }) => lines),
    height,
  )
  if (values.length < fewest) return []
  const text = values
    .map((lines, i) =>
      lines
        .map(textOf)
        .join(' ')
        .replace(brokenRange, '$1')
        .replace(restOfState, '')
        .replace(labelWithin[filled[i]!.part] ?? /^$/, ', ')
        .replace(/^[\s,.:-]+|[\s,:-]+$/g, ''),
    )
    .join(', ')
  const value = tidyAddress(text).replace(/\s+,/g, ',').replace(labelOfPin, ', ')
  return [fromWords(page.layout, 'address', rule, parsed(value, spanOf(...values.flat()), 1), 0.9)]
}

type Lines = readonly (readonly LaidWord[])[]

/** "I MKN ROAD" over "I TAMIL NADU": strokes under one another before several cells are the line that parts the columns. */
function withoutStrokes(values: readonly Lines[], height: number): Lines[] {
  const strokes = values.flatMap((lines) => {
    const [first, next] = lines[0] ?? []
    return first && next && /^[Il1]$/.test(first.text) ? [first] : []
  })
  const isLine = (word: LaidWord): boolean =>
    strokes.includes(word) && strokes.some((one) => one !== word && Math.abs(one.box.x - word.box.x) < 0.3 * height)
  return values.map((lines) => lines.map((line) => line.filter((word) => !isLine(word))))
}

/** The lines before the first that another label of the form opens: it stands under the last part of the address. */
function untilOther(page: LabelledPage, lines: Lines): Lines {
  const end = lines.findIndex((line, i) => i > 0 && line[0] !== undefined && page.labelOf.has(line[0]))
  return end < 0 ? lines : lines.slice(0, end)
}

/** All labels of parts on a page, row by row. */
function cellsOn(rows: readonly PrintRow[], height: number): Cell[] {
  const found = rows.flatMap((row, at) => labelsIn(row).map((hit) => ({ ...hit, at })))
  const columns = found.filter((hit) => hit.own).map((hit) => hit.words[0]!.box.x)
  return found.flatMap(({ part, words, own, at }) => {
    // The line between two cells, read as a stroke, stands before the label: "/ Building".
    const x = (words.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? words[0]!).box.x
    const colon = /[:：]$/.test(words.at(-1)!.text)
    // A bare word is a label where a longer label stands over or under it.
    if (!own && !columns.some((c) => Math.abs(c - x) < height)) return []
    const row = rows[at]!
    const next = row.words[row.words.indexOf(words.at(-1)!) + 1]
    const inline = colon && next !== undefined && next.box.x - right(words.at(-1)!.box) < 1.2 * height
    return [{ part, row: at, last: at, words, label: foldedLabel(words), tail: [], x, inline }]
  })
}

const foldedLabel = (words: readonly LaidWord[]): string => fold(textOf(words).replace(/[:：.]+$/, ''))

interface LabelRun {
  readonly part: Part
  readonly words: readonly LaidWord[]
  /** True for a label of several words, which nothing else is. */
  readonly own: boolean
}

function labelsIn(row: PrintRow): LabelRun[] {
  const runs: LabelRun[] = []
  for (let from = 0; from < row.words.length; from++) {
    const run = labelAt(row.words, from)
    if (!run) continue
    runs.push(run)
    from += run.words.length - 1
  }
  return runs
}

/** True where a wide blank, or nothing, follows the words before a place. */
const endsPiece = (words: readonly LaidWord[], to: number): boolean => {
  const [last, next] = [words[to - 1]!, words[to]]
  return next === undefined || next.box.x - right(last.box) > 0.9 * last.box.height
}

/**
 * The likest label that begins with a word, the longest of several; or the beginning of one that goes on under itself,
 * which fills its cell: "Street" is no "Street/Road/Lane" behind "Nehru".
 */
function labelAt(words: readonly LaidWord[], from: number): LabelRun | null {
  let best: { readonly run: LabelRun; readonly like: number } | null = null
  for (let to = Math.min(words.length, from + 5); to > from; to--) {
    const run = words.slice(from, to)
    const text = foldedLabel(run)
    if (text.length < 3) continue
    for (const { part, folded, own } of phrases) {
      const isBegun =
        (from === 0 || endsPiece(words, from)) &&
        endsPiece(words, to) &&
        own &&
        text.length > 5 &&
        folded.startsWith(text)
      const like = Math.max(likeness(text, folded), isBegun ? leastLike : 0)
      if (like >= (own ? leastLike : 1) && like > (best?.like ?? 0)) best = { run: { part, words: run, own }, like }
    }
  }
  return best?.run ?? null
}

/** Cells from the first that may open an address to the first that comes again or stands far off. */
function firstGrid(cells: readonly Cell[], rows: readonly PrintRow[], height: number): Cell[] {
  const first = cells.findIndex((c) => openings.has(c.part))
  if (first < 0) return []
  const grid: Cell[] = []
  for (const begun of cells.slice(first)) {
    const last = grid.at(-1)
    if (grid.some(({ tail }) => tail.includes(begun.words[0]!))) continue
    const cell = withTail(begun, rows, height)
    if (grid.some((c) => c.part === cell.part)) break
    if (last && rows[cell.row]!.box.y - rows[last.row]!.box.y > 7 * height) break
    grid.push(cell)
  }
  return acrossRows(grid)
}

/**
 * From left to right, and down: "Name of Premises/ Building" on three lines begins over "Flat/Door/Block No." at its left,
 * and ends under it.
 */
const acrossRows = (grid: readonly Cell[]): Cell[] =>
  grid.toSorted((a, b) => {
    const areOfOneRow = a.row <= b.last && b.row <= a.last
    return areOfOneRow ? a.x - b.x : a.row - b.row
  })

/** So many lines of print further down a label that its cell breaks goes on at most. */
const nextLines = 2

/**
 * A label with what goes on under it: "Premises/" and "Building" under "Name of". The value may stand right beside a
 * line of it.
 */
function withTail(cell: Cell, rows: readonly PrintRow[], height: number): Cell {
  for (let row = cell.last + 1; row <= cell.last + nextLines; row++) {
    const { words } = rows[row] ?? { words: [] }
    const from = words.findIndex(({ box }) => Math.abs(box.x - cell.x) < 0.6 * height)
    const to = from < 0 ? 0 : tailEnd(cell, words, from)
    // "Name of Premises" under "Locality" is longer than "Locality Name": a label of its own.
    if (to === 0 || (labelAt(words, from)?.words.length ?? 0) > to - from) continue
    const tail = words.slice(from, to)
    return withTail(
      { ...cell, last: row, label: cell.label + foldedLabel(tail), tail: [...cell.tail, ...tail] },
      rows,
      height,
    )
  }
  return cell
}

/** Behind the last of the words from a place on with which a label goes on; 0 where it does not. */
function tailEnd({ part, label }: Cell, words: readonly LaidWord[], from: number): number {
  for (let to = Math.min(words.length, from + 3); to > from; to--) {
    const whole = label + foldedLabel(words.slice(from, to))
    if (whole !== label && phrases.some((phrase) => phrase.part === part && phrase.folded.startsWith(whole))) return to
  }
  return 0
}

/** True for what begins where labels of the grid do, or left of all of them. */
const opensRow = ({ box }: LaidWord, cells: readonly Cell[], height: number): boolean =>
  cells.every(({ x }) => box.x < x + height) || cells.some(({ x }) => Math.abs(x - box.x) < height)

/** The lines of a cell's value: beside its label as far as the next column of labels, down to the next row of them. */
function valueOf(cell: Cell, cells: readonly Cell[], rows: readonly PrintRow[], height: number): LaidWord[][] {
  const labels = new Set(cells.flatMap((c) => [...c.words, ...c.tail]))
  const until = Math.min(...cells.filter((c) => c.x > cell.x + 3 * height).map((c) => c.x)) - 0.5 * height
  const after = right(cell.words.at(-1)!.box)
  const between = (row: PrintRow, from: number): LaidWord[] =>
    row.words.filter((w) => !labels.has(w) && w.box.x >= from && w.box.x < until && !/^[|/:：]+$/.test(w.text))
  const own = between(rows[cell.row]!, after - 2)
  const nextRow = Math.min(...cells.filter((c) => c.row > cell.last).map((c) => c.row), rows.length)
  // Of two lines in a cell one stands over its label, which is set in the middle of it.
  const above = rows[cell.row - 1]
  const isCentred = own.length === 0 && above && middle(rows[cell.row]!.box) - middle(above.box) < 0.9 * height
  const first = isCentred ? between(above, after - 2) : own
  const from = cell.inline ? cell.x - height : (first[0]?.box.x ?? after) - 0.6 * height
  const lines = first.length > 0 ? [first] : []
  let last = middle(rows[cell.row]!.box)
  for (let at = cell.row + 1; at < nextRow; at++) {
    const row = rows[at]!
    const gap = middle(row.box) - last
    const down = rows[nextRow] ? middle(rows[nextRow].box) - middle(row.box) : Infinity
    if (gap > 2.1 * height || (gap > 1.15 * down && own.length > 0)) break
    last = middle(row.box)
    // Under the last row what begins further left is another row of the form, or a value beside this one: "PRADESH".
    if (nextRow === rows.length && row.words.some((w) => w.box.x < from && opensRow(w, cells, height))) break
    const words = between(row, from)
    // How the firm is reached is told in the last of the cells.
    if (contact.test(textOf(words))) break
    if (words.length > 0) lines.push(words)
  }
  return lines
}
