/**
 * Devanagari digits told by their shapes. Print knows two manners of them; the networks of lines were taught the one of
 * Mumbai and take the ९ of the other for ६ and its ५ for ९ or ४, all of them alike, so that a second opinion agrees.
 * Of the usual manner they take ५ for ८ now and then.
 */
import { median } from '../../median'
import type { LineImage, RecognisedChar, RecognisedLine } from '../recogniser/line-recogniser'
import { middle } from '../segmentation/ink-spans'
import { activityOf, type DigitNetwork } from './digit-network'
import { glyphImage } from './glyph-image'
import { glyphsOf } from './glyphs'
import { straightPiece } from './straight-piece'

const native = '०१२३४५६७८९'
/**
 * What digits are taken for: as they are read, as they are printed, and how surely their shape must say so. Of 44
 * families of faces, each told by what was learnt from the others, 15 digits in 25,000 were told wrongly so, 13 of them
 * a ४ for a ५.
 */
const mistaken = [
  { read: '६', printed: '९', surely: 0.75, otherManner: true },
  { read: '९', printed: '५', surely: 0.9, otherManner: true },
  { read: '४', printed: '५', surely: 0.9, otherManner: true },
  { read: '८', printed: '५', surely: 0.9, otherManner: false },
] as const
/** A shape as sure as this bears a digit out, and one that says so of what is not mistaken so often is a doubt. */
const sure = 0.9
/** The ९ of the other manner whose thin tail was lost looks like this one by its shape as well. */
const wornNine = '६'
/** One opinion stands against the other: the digit is not sure, whichever is taken. */
const mostBelieved = 0.8
/** A digit as it was read lies this near its glyph's middle, in usual distances between characters. */
const reach = 0.5

interface Told {
  readonly char: RecognisedChar
  readonly as: 'told' | 'other_manner' | 'untold'
}

/**
 * Lines of one page, one `image` each, with their digits as they are printed. Where a page has some of the other manner,
 * digits that touch their neighbours, and so cannot be told by their shape, are in doubt.
 */
export function digitsByShape(
  lines: readonly RecognisedLine[],
  images: readonly LineImage[],
  network: DigitNetwork,
): RecognisedLine[] {
  const told = lines.map(({ words }, i) => words.map((word) => toldByShape(word, images[i]!, network)))
  const otherManner = told.flat(2).some(({ as }) => as === 'other_manner')
  return told.map((words) => ({
    words: words.map((word) => word.map(({ char, as }) => (otherManner && as === 'untold' ? doubted(char) : char))),
  }))
}

function toldByShape(word: readonly RecognisedChar[], image: LineImage, network: DigitNetwork): Told[] {
  if (image.inverted || !word.some(isMistakable)) return word.map((char) => ({ char, as: 'told' }))
  const pitch = pitchOf(word, image)
  const piece = straightPiece(image, word[0]!.left - pitch, word.at(-1)!.right + pitch)
  const cut = glyphsOf(piece.raster)
  return word.map((char) => {
    if (!isMistakable(char)) return { char, as: 'told' }
    const glyph = cut(middle(char) - piece.left, reach * pitch)
    if (glyph === null) return { char, as: 'untold' }
    const { probabilities } = activityOf(network, glyphImage(glyph))
    const best = Math.max(...probabilities)
    const shown = native[probabilities.indexOf(best)]!
    if (shown === char.text) {
      const isBorneOut = best >= sure && shown !== wornNine
      return { char: isBorneOut ? { ...char, shapeAgrees: true } : char, as: 'told' }
    }
    const known = mistaken.find(({ read, printed }) => read === char.text && printed === shown)
    if (!known || best < known.surely) return { char: best < sure ? char : doubted(char), as: 'untold' }
    const others = [
      { text: char.text, confidence: 1 - mostBelieved },
      ...char.others.filter(({ text }) => text !== shown),
    ]
    return {
      char: { ...char, text: shown, confidence: mostBelieved, others },
      as: known.otherManner ? 'other_manner' : 'told',
    }
  })
}

const isMistakable = ({ text }: RecognisedChar): boolean => mistaken.some(({ read }) => read === text)

const doubted = (char: RecognisedChar): RecognisedChar => ({
  ...char,
  confidence: Math.min(char.confidence, mostBelieved),
})

/** The usual distance between the characters of a word; of a lone one half the height of its line. */
function pitchOf(word: readonly RecognisedChar[], { box }: LineImage): number {
  const distances = word.slice(1).map((char, i) => middle(char) - middle(word[i]!))
  return distances.length === 0 ? box.height / 2 : median(distances)
}
