/** Ruled lines at the left of cells that were read as a mark before what the cells say. */
import type { Box } from '../../../../shared/domain/geometry'

interface Word {
  readonly text: string
  readonly confidence: number
  readonly box: Box<'sheet'>
}

/** What a stroke between two cells is read as, where it stands apart from a letter. */
const mark = /^[:/|,.;()[\]¦!'"`-]$/
/** Of the height of the mark: a stroke is narrow, and stands right over the next. */
const [narrow, aside] = [0.25, 0.5]
/** In heights of the mark: how far down the next row may be. */
const nextRow = 5
/** A mark that is printed is read with more confidence. */
const mostRead = 0.75

/**
 * The marks at the beginning of lines that are one ruled line: they stand one over the other, and are not all read as the
 * same sign, as the colons of a column are.
 */
export function strokesOfLine<Own extends Word>(
  lines: readonly { readonly words: readonly Own[] }[],
): ReadonlySet<Own> {
  const strokes = lines.flatMap(({ words }) => (words.length > 1 && isStroke(words[0]!) ? [words[0]!] : []))
  return new Set(strokes.filter((one) => strokes.some((other) => goesOn(one, other))))
}

const isStroke = ({ text, box, confidence }: Word): boolean =>
  mark.test(text) && confidence < mostRead && box.width < narrow * box.height

const goesOn = (one: Word, other: Word): boolean =>
  one.text !== other.text &&
  Math.abs(one.box.x - other.box.x) < aside * one.box.height &&
  Math.abs(one.box.y - other.box.y) < nextRow * one.box.height
