/** Lines in the script of a language that was added. Which one it is, is found: the one that reads the page best. */
import type { FurtherScript } from '../../../shared/domain/languages'
import { hasWeakStretch, meanConfidence, type FlatChar } from './flat-chars'
import { mergeReadings } from './merge-readings'
import type { FoundLine } from './segmentation/find-lines'

/** Reads lines by the model of one script. */
export type ReadIn = (lines: readonly FoundLine[], script: FurtherScript) => Promise<(readonly FlatChar[])[]>

/** A line that was read as surely as this is in the script that it was read in; on a page in another one, as this. */
const sure = 0.9
const quiteSure = 0.985
/** Two neighbours that are less sure than this may be a word of another script in a line that is sure as a whole. */
const weak = 0.7
/** Lines that are read in each script to tell which it is; the longest tell most. */
const sample = 6
/**
 * A script is believed with so many of its letters, read as surely as this, and so much surer than what was read
 * before.
 */
const leastLetters = 6
const leastSure = 0.8
const leastLead = 0.08

const letterOf: Readonly<Record<FurtherScript, RegExp>> = {
  bengali: /\p{Script=Bengali}/u,
  gujarati: /\p{Script=Gujarati}/u,
  kannada: /\p{Script=Kannada}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
}

/** The readings of lines, those in a further script replaced where its model is surer of them. */
export async function withFurtherScript(
  lines: readonly FoundLine[],
  read: readonly FlatChar[][],
  scripts: readonly FurtherScript[],
  readIn: ReadIn,
): Promise<FlatChar[][]> {
  const all = lines.map((_, i) => i)
  const script = await scriptOf(
    all.filter((i) => isDoubtful(read[i]!, sure)),
    lines,
    read,
    scripts,
    readIn,
  )
  if (script === null) return [...read]
  const mayBe = all.filter((i) => isDoubtful(read[i]!, quiteSure))
  const again = await readIn(
    mayBe.map((i) => lines[i]!),
    script,
  )
  const better = new Map(mayBe.map((i, k) => [i, surer(read[i]!, again[k]!, script)]))
  return read.map((chars, i) => better.get(i) ?? chars)
}

const isDoubtful = (chars: readonly FlatChar[], enough: number): boolean =>
  chars.length > 0 && (meanConfidence(chars) < enough || hasWeakStretch(chars, weak))

async function scriptOf(
  doubtful: readonly number[],
  lines: readonly FoundLine[],
  read: readonly FlatChar[][],
  scripts: readonly FurtherScript[],
  readIn: ReadIn,
): Promise<FurtherScript | null> {
  const longest = [...doubtful].sort((a, b) => lines[b]!.image.box.width - lines[a]!.image.box.width).slice(0, sample)
  let best: { readonly script: FurtherScript; readonly gain: number } | null = null
  for (const script of scripts) {
    const tried = await readIn(
      longest.map((i) => lines[i]!),
      script,
    )
    const inScript = tried
      .map((chars, k) => ({ chars, before: read[longest[k]!]! }))
      .filter(({ chars }) => isIn(chars, script))
    const after = inScript.flatMap(({ chars }) => chars)
    const confidence = meanConfidence(after)
    const lead = confidence - meanConfidence(inScript.flatMap(({ before }) => before))
    const gain = lead * after.length
    if (lettersOf(after, script) < leastLetters || confidence < leastSure || lead < leastLead) continue
    if (best === null || gain > best.gain) best = { script, gain }
  }
  return best?.script ?? null
}

const lettersOf = (chars: readonly FlatChar[], script: FurtherScript): number =>
  chars.filter(({ text }) => letterOf[script].test(text)).length

/** Half of what was read are letters of the script. */
const isIn = (chars: readonly FlatChar[], script: FurtherScript): boolean => 2 * lettersOf(chars, script) > chars.length

/** A line as the further script's model has it, joined with what is Latin in it; as it was where that was surer. */
function surer(before: FlatChar[], again: readonly FlatChar[], script: FurtherScript): FlatChar[] {
  if (lettersOf(again, script) === 0) return before
  const latin = before.filter((char) => char.script === 'latin')
  const merged = mergeReadings(latin, again)
  return lettersOf(merged, script) > 0 && meanConfidence(merged) > meanConfidence(before.map(lessTrusted))
    ? merged
    : before
}

/** On a page in a further script, letters of Devanagari are mostly its own that were taken for them. */
const ofDevanagari = 0.8
const lessTrusted = (char: FlatChar): FlatChar =>
  char.script === 'devanagari' ? { ...char, confidence: ofDevanagari * char.confidence } : char
