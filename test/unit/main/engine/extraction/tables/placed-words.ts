import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { rowsOfWords, type PrintRow } from '../../../../../../src/main/engine/extraction/tables/print-rows'

const height = 25
const letter = 12

/** A word of so many letters at a place. */
function word([text, x, y]: readonly [string, number, number]): LaidWord {
  const box = { x, y, width: text.length * letter, height }
  return {
    text, box, page: 0, confidence: 1, chars: [], script: 'latin',
    quad: [{ x, y }, { x: x + box.width, y }, { x: x + box.width, y: y + height }, { x, y: y + height }] as never,
  } // prettier-ignore
}

/** Words at their places, by their rows. */
export const rowsAt = (words: readonly (readonly [text: string, x: number, y: number])[]): readonly PrintRow[] =>
  rowsOfWords(words.map(word), height, 0)
