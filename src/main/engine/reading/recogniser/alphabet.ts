import { ByteReader } from './byte-reader'
import type { TrainedData } from './traineddata'

/** The text of each output of a network; the empty string for those that stand for no character. */
export type Alphabet = readonly string[]

const space = 0
/** Entries 1 and 2 of a unicharset are marks of the old recogniser and no text. */
const marks: readonly number[] = [1, 2]

/**
 * Joins characters and recoder. Throws for an alphabet in which a character takes several outputs: none of the
 * languages that are read here has one.
 */
export function parseAlphabet(data: Pick<TrainedData, 'characters' | 'recoder'>): Alphabet {
  const characters = data.characters
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ')[0] ?? '')
  const reader = new ByteReader(data.recoder)
  const codes = Array.from({ length: reader.int32() }, () => {
    reader.skip(1)
    if (reader.int32() !== 1) throw new Error('a character of this language takes several outputs')
    return reader.int32()
  })
  const labels: string[] = Array.from({ length: Math.max(...codes) + 1 }, () => '')
  codes.forEach((code, index) => {
    if (!marks.includes(index)) labels[code] = index === space ? ' ' : (characters[index] ?? '').normalize('NFC')
  })
  return labels
}
