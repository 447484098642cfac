import { ByteReader } from './byte-reader'

/** The parts of a traineddata file that recognition needs, by their index in it. */
const parts = { network: 17, characters: 21, recoder: 22 } as const

export interface TrainedData {
  readonly network: Uint8Array
  /** The unicharset: text, a line a character. */
  readonly characters: string
  readonly recoder: Uint8Array
}

/** Splits Tesseract's container file. Throws where a part is missing. */
export function splitTrainedData(file: Uint8Array): TrainedData {
  const reader = new ByteReader(file)
  const offsets = Array.from({ length: reader.int32() }, () => reader.int64())
  const part = (index: number): Uint8Array => {
    const start = offsets[index] ?? -1
    if (start < 0) throw new Error(`traineddata has no part ${index}`)
    const end = Math.min(file.length, ...offsets.filter((o) => o > start))
    return file.subarray(start, end)
  }
  return {
    network: part(parts.network),
    characters: new TextDecoder().decode(part(parts.characters)),
    recoder: part(parts.recoder),
  }
}
