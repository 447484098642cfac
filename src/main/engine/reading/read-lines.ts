import type { SheetBox } from '../../../shared/domain/geometry'
import type { FurtherScript } from '../../../shared/domain/languages'
import type { Script, TextLine } from '../model'
import { onceFor } from '../once-for'
import { isStrayBar } from './bars'
import { withFurtherScript } from './further-script'
import { flatten, type FlatChar, hasWeakStretch, meanConfidence } from './flat-chars'
import { inCells, isMachineReadable } from './machine-lines'
import { mergeReadings } from './merge-readings'
import { hasLatinWord, hasOwnDigits, isBetter, isDevanagariPage, isInOtherDigits } from './native-lines'
import type { LineImage, LineRecogniser } from './recogniser/line-recogniser'
import type { FoundLine } from './segmentation/find-lines'
import { withRupeeSigns } from './rupee-signs'
import { toTextLine } from './text-line'
import { withWriting, type ReadLine } from './written-lines'

/** A line whose shapes say less of its script is tried as Latin first, which costs a third of Devanagari. */
const clearEvidence = 3
const sureReading = 0.9
/** Enough for a line that looks Latin: the other model would hardly do better. */
const fairReading = 0.75
/** Neighbours that are both less sure than this put a line in doubt. */
const weak = 0.8
const weakInLatin = 0.6
/** What is put over and under a line that reads badly, in heights of its box. */
const moreAir = 0.07
/** What reads worse than this as Latin, and shows no headline, is no text at all. */
const hopeless = 0.35

const latinOrDigit = /[A-Za-z0-9]/

const other = (script: Script): Script => (script === 'latin' ? 'devanagari' : 'latin')

/**
 * Reads found lines, each by the model of its script. A line that holds both scripts, or stays doubtful, is read by the
 * other model too, and each stretch of it is taken from the surer reading. What is doubtful even then may be in a
 * `further` script, of a language that was added. `writing` reads what may be filled in by hand. Null where nothing can
 * be read.
 */
export async function readLines(
  recogniser: LineRecogniser,
  lines: readonly FoundLine[],
  further: readonly FurtherScript[],
  writing: LineRecogniser,
): Promise<(TextLine<SheetBox> | null)[]> {
  const read = await readRaw(recogniser, lines, further, writing)
  return withRupeeSigns(read, lines).map((chars, i) => toTextLine(chars, lines[i]!))
}

/** Reads lines by the model of one script alone. Null where nothing can be read. */
export async function rereadLines(
  recogniser: LineRecogniser,
  lines: readonly FoundLine[],
  script: Script,
): Promise<(TextLine<SheetBox> | null)[]> {
  const tasks = lines.map((line) => ({ line, script }))
  const read = await readAll(recogniser, tasks)
  return read.map(({ line, chars }) => toTextLine(isMachineReadable(chars) ? inCells(line, chars) : chars, line))
}

/** The characters of each line, before what is no text is told from text; of print alone where `writing` is not given. */
export async function readRaw(
  recogniser: LineRecogniser,
  lines: readonly FoundLine[],
  further: readonly FurtherScript[],
  writing?: LineRecogniser,
): Promise<FlatChar[][]> {
  const once = await readAll(
    recogniser,
    lines.map((line) => ({ line, script: firstScript(line) })),
  )
  const aired = await withMoreAir(recogniser, once)
  const first = writing ? await withWriting(writing, aired) : aired
  const doubtful = first.filter(isDoubtful)
  const second = await readAll(
    recogniser,
    doubtful.map(({ line, script }) => ({ line, script: other(script) })),
  )
  const again = new Map(second.map((read) => [read.line, read.chars]))
  const merged = first.map(({ line, script, chars }) => {
    const others = again.get(line) ?? []
    const latin = script === 'latin' ? chars : others
    return isMachineReadable(latin) ? inCells(line, latin) : mergeReadings(chars, others)
  })
  const bundled = isDevanagariPage(merged) ? await withNativeNumbers(recogniser, first, again, merged) : merged
  if (further.length === 0) return bundled
  return withFurtherScript(lines, bundled, further, async (wanted, script) => {
    const tasks = wanted.map((line) => ({ line, script }))
    return (await readAll(recogniser, tasks)).map(({ chars }) => chars)
  })
}

/**
 * Clean print in figures now and then reads as rubbish, and with a little more paper over and under it as it is: lines
 * that look Latin and read badly are tried so before anything else.
 */
async function withMoreAir(recogniser: LineRecogniser, lines: readonly ReadLine[]): Promise<ReadLine[]> {
  const poor = lines.filter(
    ({ line: { signs }, script, chars }) =>
      script === 'latin' && signs.script === 'latin' && !signs.mixed && meanConfidence(chars) < fairReading,
  )
  if (poor.length === 0) return [...lines]
  const images = poor.map(({ line }) => withAir(line.image))
  const read = await recogniser.recognise(images, 'latin')
  const better = new Map(
    poor.flatMap((own, i) => {
      const chars = flatten(read[i]!, { script: 'latin', image: images[i]! })
      return meanConfidence(chars) >= sureReading ? [[own.line, { ...own, chars }] as const] : []
    }),
  )
  return lines.map((own) => better.get(own.line) ?? own)
}

/** One image for each line, so that what was read of it to find out which way is up is not read again. */
const withAir = onceFor((image: LineImage): LineImage => {
  const more = Math.max(2, Math.round(moreAir * image.box.height))
  return { ...image, box: { ...image.box, y: image.box.y - more, height: image.box.height + 2 * more } }
})

/**
 * On a page in Devanagari, the lines in which nothing is Latin by its letters, as its own model alone reads them; where
 * that shows which digits the page has, those too whose number alone was read in others.
 */
async function withNativeNumbers(
  recogniser: LineRecogniser,
  first: readonly ReadLine[],
  again: ReadonlyMap<FoundLine, readonly FlatChar[]>,
  merged: readonly FlatChar[][],
): Promise<FlatChar[][]> {
  const inLatin = ({ line, script, chars }: ReadLine): readonly FlatChar[] =>
    script === 'latin' ? chars : (again.get(line) ?? [])
  const inOwn = ({ line, script, chars }: ReadLine): readonly FlatChar[] | undefined =>
    script === 'devanagari' ? chars : again.get(line)
  const withOwn = async (
    lines: readonly FlatChar[][],
    isWanted: (read: ReadLine, line: readonly FlatChar[]) => boolean,
  ): Promise<FlatChar[][]> => {
    const wanted = first.filter((read, i) => inLatin(read).length > 0 && isWanted(read, lines[i]!))
    const unread = wanted.filter((read) => inOwn(read) === undefined)
    const tasks = unread.map(({ line }) => ({ line, script: 'devanagari' as const }))
    const late = new Map((await readAll(recogniser, tasks)).map((read) => [read.line, read.chars]))
    return first.map((read, i) => {
      const own = wanted.includes(read) ? (inOwn(read) ?? late.get(read.line) ?? []) : []
      const sure = meanConfidence(own) >= sureReading && !own.some((_, k) => isStrayBar(own, k))
      return own.length > 0 && sure && isBetter(own, inLatin(read)) ? [...own] : lines[i]!
    })
  }
  const numbers = await withOwn(merged, (read) => !hasLatinWord(inLatin(read)))
  if (!hasOwnDigits(numbers)) return numbers
  const others = await withOwn(numbers, (_, line) => isInOtherDigits(line))
  return others.map((line, i) => (isInOtherDigits(line) ? numbers[i]! : line))
}

const firstScript = ({ signs }: FoundLine): Script =>
  signs.script === 'devanagari' && signs.evidence < clearEvidence ? 'latin' : signs.script

function isDoubtful({ line: { signs }, script, chars }: ReadLine): boolean {
  const confidence = meanConfidence(chars)
  if (script === 'latin' && isMachineReadable(chars)) return false
  const latinByShape = signs.script === 'latin' && signs.evidence >= 1
  if (script === 'latin' && latinByShape && !signs.mixed && confidence < hopeless) return false
  if (script === 'devanagari' && chars.some(({ text }) => latinOrDigit.test(text))) return true
  if (script === 'latin' && signs.script === 'latin' && !signs.mixed)
    return confidence < fairReading || hasWeakStretch(chars, weakInLatin)
  return (signs.mixed && confidence < 0.98) || confidence < sureReading || hasWeakStretch(chars, weak)
}

async function readAll(
  recogniser: LineRecogniser,
  tasks: readonly { readonly line: FoundLine; readonly script: Script }[],
): Promise<ReadLine[]> {
  const chars = new Map<FoundLine, FlatChar[]>()
  for (const script of new Set(tasks.map((task) => task.script))) {
    const mine = tasks.filter((task) => task.script === script).map(({ line }) => line)
    if (mine.length === 0) continue
    const read = await recogniser.recognise(
      mine.map(({ image }) => image),
      script,
    )
    mine.forEach((line, i) => chars.set(line, flatten(read[i]!, { script, image: line.image })))
  }
  return tasks.map(({ line, script }) => ({ line, script, chars: chars.get(line) ?? [] }))
}
