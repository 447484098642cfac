/**
 * Signs of a PDF's text for which its font names no letters, as joined ones ("ti", "ff"), read from the page's pixels.
 */
import { escaped } from '../escaped'
import { crisp, paddedQuad, warpRegion } from '../imaging'
import {
  unknownSign,
  type BundledScript,
  type GreyRaster,
  type PageQuad,
  type ReadChar,
  type ReadWord,
  type SourcePage,
  type TextLine,
} from '../model'
import type { Reading } from './index'

/** How sure one may be of a word of which a sign stays unknown. */
const ofUnknown = 0.2
/** Height of the print in a crop, in pixels, and how much of the paper around it comes along, in heights. */
const cropHeight = 36
const around = 0.2
/** One sign stands for so many letters at most, as in "office". */
const mostLetters = 3

type Word = ReadWord<PageQuad>

const isUnknown = ({ text }: Word): boolean => text.includes(unknownSign)
const ownLetters = /[\u0904-\u0939]/u
const scriptOf = ({ text }: Word): BundledScript => (ownLetters.test(text) ? 'devanagari' : 'latin')

/** The lines of a drawn page's text layer without unknown signs: their letters read, or left out in doubt. */
export async function readUnknownSigns(
  page: SourcePage,
  lines: readonly TextLine<PageQuad>[],
  reading: Pick<Reading, 'rereadFields'>,
): Promise<readonly TextLine<PageQuad>[]> {
  const unknown = lines.flatMap(({ words }) => words.filter(isUnknown))
  if (unknown.length === 0) return lines
  // A word that stands on the page often is the same signs each time.
  const distinct = page.drawn ? [...new Map(unknown.map((word) => [word.text, word])).values()] : []
  const known = new Map<string, readonly ReadChar[]>()
  for (const script of ['latin', 'devanagari'] as const)
    for (const reader of ['first', 'second'] as const) {
      const left = distinct.filter((word) => scriptOf(word) === script && !known.has(word.text))
      if (left.length === 0) continue
      const crops = left.map(({ place }) => cropOf(page, place))
      const read = await reading.rereadFields(crops, { script, reader })
      for (const [i, { text }] of left.entries()) {
        const chars = filledIn(text, read[i]?.words.flatMap((word) => word.chars) ?? [])
        if (chars) known.set(text, chars)
      }
    }
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => withLetters(word, known.get(word.text))).filter(({ text }) => text !== ''),
  }))
}

function withLetters(word: Word, chars: readonly ReadChar[] | undefined): Word {
  if (!isUnknown(word)) return word
  const left = word.chars.filter(({ text }) => text !== unknownSign)
  const all = chars ?? left.map((char) => ({ ...char, confidence: ofUnknown }))
  return {
    ...word,
    text: all.map(({ text }) => text).join(''),
    confidence: chars ? Math.min(...chars.map(({ confidence }) => confidence)) : ofUnknown,
    chars: all,
  }
}

/**
 * The characters of a word whose unknown signs are those that a reader sees between the known ones; null where it does
 * not see these. Signs of Devanagari stand for whole syllables, in the order of drawing: the word is what is seen.
 */
export function filledIn(text: string, read: readonly ReadChar[]): readonly ReadChar[] | null {
  const seen = read.map((char) => char.text).join('')
  if (ownLetters.test(text)) return ownLetters.test(seen) ? read : null
  const parts = text.split(new RegExp(`(${unknownSign}+)`, 'u'))
  // A sign that stands alone may be a bullet: only letters that are joined are told from one.
  const least = parts.join('') === parts[1] ? 2 : 1
  const pattern = parts.map((part, i) =>
    i % 2 === 0 ? `(${escaped(part)})` : `(\\p{L}{${least * part.length},${mostLetters * part.length}})`,
  )
  const match = new RegExp(`^${pattern.join('')}$`, 'iu').exec(seen)
  if (!match) return null
  let at = 0
  return parts.flatMap((part, i) => {
    const from = at
    at += match[i + 1]!.length
    return i % 2 === 0
      ? Array.from(part, (letter) => ({ text: letter, confidence: 1, others: [] }))
      : read.slice(from, at)
  })
}

function cropOf(page: SourcePage, place: PageQuad): GreyRaster {
  const [tl, , , bl] = place
  const height = Math.max(4, Math.hypot(bl.x - tl.x, bl.y - tl.y))
  return crisp(warpRegion(page, paddedQuad(place, around * height, around * height), cropHeight / height)).grey
}
