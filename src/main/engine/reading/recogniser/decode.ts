import type { Alphabet } from './alphabet'
import { bestLabels } from './beam'
import type { RecognisedChar, RecognisedLine } from './line-recogniser'
import type { LineOutput } from './network'
import { joinGlyphs } from './one-glyph'

/** A character and the columns that spell it. */
interface Run {
  readonly label: number
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** Columns in which nothing is in doubt part a line into pieces that are decoded each on its own. */
const surelyBlank = 0.995
const surely = 0.9
/**
 * A piece with less confidence a column than this is no text: the search for its best reading is not worth its time.
 */
const hopeless = 0.5
/** Weaker second choices are not worth telling. */
const tellable = 0.005
const mostOthers = 4
/** How much sign of a space, over the columns between two characters, makes one. */
const spaceSum = 0.25

/** Turns the outputs of the network into words. `left` is where the line begins on the sheet. */
export function decodeLine(output: LineOutput, alphabet: Alphabet, left: number): RecognisedLine {
  const words: RecognisedChar[][] = []
  let word: RecognisedChar[] = []
  const runs = withSpaces(findRuns(output), output, alphabet)
  for (const run of runs) {
    const char = toChar(run, output, alphabet, left)
    if (char.text === ' ') {
      if (word.length > 0) words.push(word)
      word = []
    } else if (char.text !== '') {
      word.push(char)
    }
  }
  if (word.length > 0) words.push(word)
  return { words: words.map(joinGlyphs) }
}

const probability = (output: LineOutput, column: number, label: number): number =>
  output.probabilities[column * output.stride + label] ?? 0

function findRuns(output: LineOutput): Run[] {
  const { blank } = output
  const runs: Run[] = []
  let from = 0
  while (from < output.columns) {
    if (probability(output, from, blank) >= surelyBlank) {
      from++
      continue
    }
    let to = from
    let sure = true
    let sum = 0
    while (to < output.columns && probability(output, to, blank) < surelyBlank) {
      const p = probability(output, to, output.best[to] ?? blank)
      if (p < surely) sure = false
      sum += p
      to++
    }
    runs.push(...(sure || sum < hopeless * (to - from) ? greedyRuns(output, from, to) : align(output, from, to)))
    from = to
  }
  return runs
}

/** Neighbouring columns with the same best label are one character. */
function greedyRuns(output: LineOutput, from: number, to: number): Run[] {
  const { blank } = output
  const runs: Run[] = []
  for (let c = from; c < to;) {
    const label = output.best[c] ?? blank
    let end = c + 1
    while (end < to && output.best[end] === label) end++
    if (label !== blank) runs.push({ label, from: c, to: end })
    c = end
  }
  return runs
}

/** Finds the likeliest text of a doubtful piece, over all the ways to spell it, then where each character lies. */
function align(output: LineOutput, from: number, to: number): Run[] {
  const { blank } = output
  const labels = bestLabels(output, from, to)
  if (labels.length === 0) return []
  // States: blank, first, blank, second, ... , blank.
  const states = labels.flatMap((label) => [blank, label]).concat(blank)
  const length = to - from
  const back = new Int32Array(length * states.length)
  let scores = states.map((label, s) => (s < 2 ? Math.log(probability(output, from, label) + 1e-30) : -Infinity))
  for (let c = 1; c < length; c++) {
    scores = states.map((label, s) => {
      const stay = scores[s] ?? -Infinity
      const step = s >= 1 ? (scores[s - 1] ?? -Infinity) : -Infinity
      const skip = s >= 2 && label !== blank && label !== states[s - 2] ? (scores[s - 2] ?? -Infinity) : -Infinity
      const best = Math.max(stay, step, skip)
      back[c * states.length + s] = best === stay ? 0 : best === step ? 1 : 2
      return best + Math.log(probability(output, from + c, label) + 1e-30)
    })
  }
  let state = states.length - 1
  if ((scores[state - 1] ?? -Infinity) > (scores[state] ?? -Infinity)) state--
  const spans = labels.map((label) => ({ label, from: to, to: from }))
  for (let c = length - 1; c >= 0; c--) {
    const span = state % 2 === 1 ? spans[(state - 1) / 2] : undefined
    if (span) {
      span.from = from + c
      span.to = Math.max(span.to, from + c + 1)
    }
    state -= back[c * states.length + state] ?? 0
  }
  return spans.filter((span) => span.to > span.from)
}

/** Spaces are often too weak to win a column: their signs are summed up between characters. */
function withSpaces(runs: readonly Run[], output: LineOutput, alphabet: Alphabet): Run[] {
  const space = alphabet.indexOf(' ')
  const out: Run[] = []
  runs.forEach((run, i) => {
    const before = runs[i - 1]
    if (before && before.label !== space && run.label !== space) {
      let sum = 0
      for (let c = before.to - 1; c <= run.from; c++) sum += probability(output, c, space)
      if (sum > spaceSum)
        out.push({
          label: space,
          from: before.to,
          to: Math.max(run.from, before.to),
        })
    }
    out.push(run)
  })
  return out
}

function toChar(run: Run, output: LineOutput, alphabet: Alphabet, left: number): RecognisedChar {
  let confidence = 0
  const others = new Map<string, number>()
  for (let c = run.from; c < run.to; c++) {
    confidence = Math.max(confidence, probability(output, c, run.label))
    for (let label = 0; label < alphabet.length; label++) {
      const p = probability(output, c, label)
      const text = alphabet[label] ?? ''
      if (p < tellable || label === run.label || label === output.blank || text === '') continue
      others.set(text, Math.max(others.get(text) ?? 0, p))
    }
  }
  return {
    text: alphabet[run.label] ?? '',
    confidence: Math.min(1, confidence),
    others: [...others]
      .map(([text, p]) => ({ text, confidence: Math.min(1, p) }))
      .sort((a, b) => b.confidence - a.confidence || (a.text < b.text ? -1 : 1))
      .slice(0, mostOthers),
    left: left + run.from * output.columnWidth,
    right: left + run.to * output.columnWidth,
  }
}
