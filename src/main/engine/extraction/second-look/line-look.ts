/** One printed line seen again: cropped from the source at other scales than the page's, read by two readers. */
import { distance } from 'fastest-levenshtein'
import type { PageQuad } from '../../../../shared/domain/geometry'
import { crisp, evenLight, paddedQuad, warpRegion } from '../../imaging'
import { scriptOfMost, type GreyRaster, type ReadWord, type Script, type SourcePage } from '../../model'
import { onceFor } from '../../once-for'
import type { Reading } from '../../reading'
import type { LaidWord } from '../layout/layout'
import { spanOf, spanQuad } from '../layout/span'
import { splitWord } from '../layout/split-word'
import { cutBetweenLetters } from './whole-letters'

export interface LineLook {
  /** The line as the page's reading has it. */
  readonly printed: readonly LaidWord[]
  /** By the page's own networks, from a smaller crop; null where they read nothing. */
  readonly first: readonly LaidWord[] | null
  /** By networks that were trained apart. */
  readonly second: readonly LaidWord[] | null
}

/** Heights of the print in the crops, in pixels: at another size other letters blur and join. */
export const heights = { first: 30, second: 40 } as const
/** How far beyond its ends a line is looked at, in heights of its print: a letter and the blank before it. */
const across = 1.2
const down = 0.28

/** A printed line and the page that it stands on. */
export interface PlacedLine {
  readonly page: SourcePage
  /** One at least. */
  readonly words: readonly LaidWord[]
}

/** Lines by their first and last words: two fields that share one do not pay for it twice. */
const looksFrom = onceFor<LaidWord, Map<LaidWord, LineLook>>(() => new Map())
const knownLook = ({ words }: PlacedLine): LineLook | undefined => looksFrom(words[0]!).get(words.at(-1)!)

/** Looks at lines, all together, which costs half of one by one; a line that was looked at before costs nothing. */
export async function lookAtLines(lines: readonly PlacedLine[], reading: Reading): Promise<LineLook[]> {
  const ends = ({ words }: PlacedLine) => [words[0], words.at(-1)] as const
  const isSame = (a: PlacedLine, b: PlacedLine): boolean => ends(a).every((word, i) => word === ends(b)[i])
  const fresh = lines.filter((line, i) => !knownLook(line) && lines.findIndex((other) => isSame(other, line)) === i)
  const first = await readAgain(fresh, 'first', reading)
  const second = await readAgain(fresh, 'second', reading)
  for (const [i, line] of fresh.entries())
    looksFrom(line.words[0]!).set(line.words.at(-1)!, { printed: line.words, first: first[i]!, second: second[i]! })
  return lines.map((line) => knownLook(line)!)
}

async function readAgain(
  lines: readonly PlacedLine[],
  reader: 'first' | 'second',
  reading: Reading,
): Promise<(readonly LaidWord[] | null)[]> {
  const read = new Map<PlacedLine, readonly LaidWord[]>()
  for (const script of new Set(lines.map(scriptOf))) {
    const mine = lines.filter((line) => scriptOf(line) === script)
    const crops = mine.map(({ page, words }) => cropOf(page, spanQuad(spanOf(words))!, heights[reader]))
    const found = crops.length > 0 ? await reading.rereadFields(crops, { script, reader }) : []
    for (const [i, line] of found.entries())
      if (line)
        read.set(
          mine[i]!,
          line.words.flatMap((word) => laid(word, script)),
        )
  }
  return lines.map((line) => read.get(line) ?? null)
}

const scriptOf = ({ words }: PlacedLine): Script => scriptOfMost(words)

const corner = { x: 0, y: 0 } as const
const nowhere: PageQuad = [corner, corner, corner, corner]

/** Words parted as the page's are; grammars look at words only, places in the crop mean nothing to them. */
const laid = (word: ReadWord<unknown>, script: Script): LaidWord[] =>
  splitWord({ ...word, place: nowhere }).map(({ text, confidence, chars }) => ({
    text,
    confidence,
    chars,
    quad: nowhere,
    box: { x: 0, y: 0, width: 0, height: 0 },
    page: 0,
    script,
  }))

export function cropOf(page: SourcePage, quad: PageQuad, target: number): GreyRaster {
  const height = Math.hypot(quad[3].x - quad[0].x, quad[3].y - quad[0].y)
  const scale = Math.min(4, target / Math.max(4, height))
  const wide = crisp(evenLight(warpRegion(page, paddedQuad(quad, height * across, height * down), scale))).grey
  return cutBetweenLetters(wide, Math.round(height * across * scale), height * scale)
}

/**
 * True where a reading has the characters and the spaces of the print; marks at the ends, the spacing of marks and case
 * do not count. What stands beside the line may be in the reading too: it ends up in the crop where it is near.
 */
export function sameText(read: string, printed: string): boolean {
  const [a, b] = [plain(read), plain(printed)]
  return b !== '' && ` ${a} `.includes(` ${b} `)
}

/** A line of fewer characters is not cut short: what a reading lacks of it was not there to be read, or was misread. */
const longLine = 30

/** True where a reading has a long line as it is printed and lacks whole words at its ends: they are not in its crop. */
export function isCutShort(read: string, printed: string): boolean {
  const [a, b] = [plain(read), plain(printed)]
  const words = (text: string): number => text.split(' ').length
  return b.length >= longLine && a !== '' && b.includes(a) && words(a) < words(b)
}

/** Of so many characters that differ the crop shows another line, and says nothing of this one. */
const mostOther = 0.65

/** True where a reading of a crop has next to nothing of what is printed there. */
export const isOfAnotherLine = (read: string, printed: string): boolean =>
  printed.length > 5 && distance(read, printed) > mostOther * Math.max(read.length, printed.length)

function plain(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?([,.:;/()-]) ?/g, '$1')
      // "S/0" for "S/O", and "P.0." for "P.O.".
      .replace(/(?<=(?<![\p{L}\p{N}])(?:[scdwh]\/|p\.))0(?![\p{L}\p{N}])/gu, 'o')
      .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+]+$/gu, '')
  )
}
