import type { Side } from '../../text/sides'
import type { Aligned } from '../words/align'
import type { Prepared } from '../prepared'
import type { QuarterMark } from './quarter-marks'

/** How far one address names a part, or a younger neighbour, of the quarter that the other names; 0..1 each. */
export interface QuarterParts {
  /** "Model Town" and "Model Town Extension", "Kailash Colony" and "Greater Kailash". */
  readonly extended: number
  /** "Palasia" and "New Palasia"; half for the old one, which may be called by the name alone. */
  readonly aged: number
  /** "Sant Nagar" and "West Sant Nagar"; half behind the name, where many leave it out: "Andheri", "Andheri West". */
  readonly sided: number
}

const none: QuarterParts = { extended: 0, aged: 0, sided: 0 }
const ages: ReadonlySet<string> = new Set<Side>(['new', 'old'])
const sides: ReadonlySet<string> = new Set<Side>(['east', 'west', 'north', 'south', 'upper', 'lower', 'large', 'small'])

/** What only one of them says of a quarter that both name. */
export function quarterParts(a: Prepared, b: Prepared, { a: scoresA, b: scoresB }: Aligned): QuarterParts {
  if (a.marks.length === 0 && b.marks.length === 0) return none
  const found = { extended: 0, aged: 0, sided: 0 }
  for (const [one, other, scores] of [
    [a, b, scoresA],
    [b, a, scoresB],
  ] as const)
    for (const { run, word, mark, leads } of one.marks) {
      if (saysOfItsKind(other, mark) || isMisread(one, word, scores) || !isNamedIn(other, one, run, word, scores))
        continue
      if (mark === 'extension' || mark === 'greater') found.extended = 1
      else if (ages.has(mark)) found.aged = Math.max(found.aged, mark === 'old' ? 0.5 : 1)
      else if (sides.has(mark)) found.sided = Math.max(found.sided, leads ? 1 : 0.5)
    }
  return found
}

/** "Mudra Park South" and "Mudra Park Sout" */
const isMisread = ({ words }: Prepared, asked: string, scores: readonly number[]): boolean =>
  words.some(({ text }, at) => text === asked && scores[at]! > 0.6)

/** Where it says another side of the kind, the two are compared as such. */
const saysOfItsKind = ({ marks, sides: said }: Prepared, asked: QuarterMark['mark']): boolean =>
  marks.some(({ mark }) => mark === asked || kindOf(mark) === kindOf(asked)) || [...said].some((side) => kindOf(side) === kindOf(asked)) // prettier-ignore
const kindOf = (mark: string): string =>
  ages.has(mark) ? 'age' : /^(?:east|west|north|south)$/.test(mark) ? 'side' : /^(?:upper|lower)$/.test(mark) ? 'height' : /^(?:large|small)$/.test(mark) ? 'size' : mark // prettier-ignore

/** Whether the other address has the whole name but for the mark; of "Sector 7 Extension" and "6th Street Extension" the number. */
function isNamedIn(other: Prepared, one: Prepared, run: number, mark: string, scores: readonly number[]): boolean {
  let [named, common] = [false, 0]
  for (const [at, word] of one.words.entries()) {
    if (word.run !== run || word.text === mark) continue
    if (!word.common) named = true
    else if (scores[at]! > 0.6) common += 1
    if (scores[at]! <= 0.6 && !word.common) return false
  }
  // "Model Town Extension": both words are in names of many quarters.
  if (named || common > 1) return true
  const { from, to, part } = one.analysis.runs[run]!
  const numbers =
    part === 'locality' || part === 'street' ? one.analysis.words.slice(from, to).filter(({ number }) => number) : []
  return numbers.length > 0 && numbers.every(({ text }) => other.numbers.some(({ kind, pieces }) => (kind === 'area' || kind === 'lane') && pieces.join('') === text)) // prettier-ignore
}
