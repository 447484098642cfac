import { unknownSign, type PageQuad, type ReadWord, type Script, type TextLine } from '../../model'
import type { TextRun } from './text-runs'

/** Gaps, in heights of the line. */
const SAME_WORD = 0.12
const SAME_LINE = 2.5
/** A run that begins so far before the end of the last lies over it: the text of one column runs into the next. */
const OVERLAP = 0.3
/** Baselines nearer than this share of the height are one. */
const SAME_BASELINE = 0.3
const SAME_DIRECTION = Math.cos((3 * Math.PI) / 180)

/** Joins the runs of a page to words and lines, in the order in which they are read. */
export function groupLines(runs: readonly TextRun[]): TextLine<PageQuad>[] {
  const rows: TextRun[][] = []
  for (const run of runs) {
    const row = rows.find((candidate) => onSameBaseline(candidate[0]!, run))
    if (row) row.push(run)
    else rows.push([run])
  }
  return rows
    .sort((a, b) => offBaseline(a[0]!, b[0]!))
    .flatMap((row) => splitRow(row.sort((a, b) => position(a, row[0]!) - position(b, row[0]!))))
}

function onSameBaseline(first: TextRun, run: TextRun): boolean {
  const cosine = first.along.x * run.along.x + first.along.y * run.along.y
  const height = Math.min(heightOf(first), heightOf(run))
  return cosine > SAME_DIRECTION && Math.abs(offBaseline(run, first)) < SAME_BASELINE * height
}

/** How far below the baseline of `first` the run stands. */
function offBaseline(run: TextRun, first: TextRun): number {
  const x = run.origin.x - first.origin.x
  const y = run.origin.y - first.origin.y
  return y * first.along.x - x * first.along.y
}

/** How far along the baseline of `first` the run begins. */
function position(run: TextRun, first: TextRun): number {
  return (run.origin.x - first.origin.x) * first.along.x + (run.origin.y - first.origin.y) * first.along.y
}

function heightOf(run: TextRun): number {
  return run.ascent + run.descent
}

function splitRow(row: readonly TextRun[]): TextLine<PageQuad>[] {
  const lines: TextRun[][][] = []
  let end = -Infinity
  for (const run of row) {
    const start = position(run, row[0]!)
    const gap = (start - end) / heightOf(run)
    const line = lines.at(-1)
    if (!line || gap > SAME_LINE) lines.push([[run]])
    else if (gap > SAME_WORD) line.push([run])
    // A run that lies on the one before it is the same text drawn twice, as programs do to make it bold.
    else if (gap > -0.5 || line.at(-1)!.at(-1)!.text !== run.text) {
      if (gap < -OVERLAP && !beginsUnderMark(run, line.at(-1)!.at(-1)!)) line.push([run])
      else line.at(-1)!.push(run)
    }
    end = Math.max(end, start + run.width)
  }
  return lines.map(readLine)
}

/** Some fonts draw a vowel's sign as wide as a letter and step back behind it: the next letter begins under the sign. */
const beginsUnderMark = (run: TextRun, last: TextRun): boolean =>
  /\p{M}$/u.test(last.text) && position(run, last) > last.width / 2

function readLine(words: readonly (readonly TextRun[])[]): TextLine<PageQuad> {
  const text = words
    .flat()
    .map((run) => run.text)
    .join('')
  return { words: words.map(readWord), place: quadAround(words.flat()), script: scriptOf(text) }
}

/**
 * What a font without a full character map leaves for a sign: controls and private codes, or the number of the sign
 * as if it were a letter's, as of "ti" in papers that word processors make.
 */
const unexplained = /[\p{Cc}\p{Co}\uFFFD\u0100-\u024F]/gu

/** What a PDF says of its own text is certain as reading, whatever may be thought of its truth. */
function readWord(runs: readonly TextRun[]): ReadWord<PageQuad> {
  const text = runs
    .map((run) => run.text)
    .join('')
    .normalize('NFC')
    .replace(unexplained, unknownSign)
  return {
    text,
    confidence: 1,
    place: quadAround(runs),
    chars: Array.from(text, (char) => ({ text: char, confidence: 1, others: [] })),
  }
}

const indianScripts: readonly (readonly [Script, RegExp])[] = [
  ['devanagari', /[\u0900-\u097f]/g],
  ['bengali', /[\u0980-\u09ff]/g],
  ['gujarati', /[\u0a80-\u0aff]/g],
  ['tamil', /[\u0b80-\u0bff]/g],
  ['telugu', /[\u0c00-\u0c7f]/g],
  ['kannada', /[\u0c80-\u0cff]/g],
]

function scriptOf(text: string): Script {
  for (const [script, sign] of indianScripts) if (2 * (text.match(sign)?.length ?? 0) > text.length) return script
  return 'latin'
}

function quadAround(runs: readonly TextRun[]): PageQuad {
  const first = runs[0]!
  const { origin, along } = first
  const end = Math.max(...runs.map((run) => position(run, first) + run.width))
  const ascent = Math.max(...runs.map((run) => run.ascent))
  const descent = Math.max(...runs.map((run) => run.descent))
  const at = (x: number, y: number) => ({
    x: origin.x + along.x * x - along.y * y,
    y: origin.y + along.y * x + along.x * y,
  })
  return [at(0, -ascent), at(end, -ascent), at(end, descent), at(0, descent)]
}
