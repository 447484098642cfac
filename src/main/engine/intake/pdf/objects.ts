/**
 * The objects of a file, by their numbers. The library draws pages and tells their text, and hands nothing out of what
 * else a page says of itself.
 */
import { inflateSync } from 'node:zlib'
import { PdfName, PdfReader, PdfRef, PdfWord, type PdfDict, type PdfValue } from './syntax'

export interface PdfObject {
  readonly value: PdfValue
  /** What is packed behind its dictionary; null where nothing is, or packed in a way that is not known here. */
  readonly stream: () => string | null
}

export interface PdfObjects {
  readonly get: (number: number) => PdfObject | undefined
  /** The value itself, or the one that it refers to. */
  readonly resolved: (value: PdfValue | undefined) => PdfValue | undefined
  readonly objectOf: (value: PdfValue | undefined) => PdfObject | undefined
}

/** A stream that unpacks to more is no page of text. */
const mostBytes = 64 << 20

/** What is packed together, unpacked, and what is read in vain, in lengths of the file: a file that asks for more is not meant to be read. */
const mostUnpacked = 256 << 20
const mostInVain = 4

export const isDict = (value: unknown): value is PdfDict => value instanceof Map

/** All objects of a file, found by reading it from its beginning: the last of a number counts. Null where it is locked. */
export function pdfObjects(bytes: Uint8Array): PdfObjects | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (/\/Encrypt[\s\d<]/.test(file)) return null
  const objects = new Map<number, PdfObject>()
  let inVain = 0
  let packed = 0
  const opening = /(\d{1,8})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])/g
  for (let match = opening.exec(file); match; match = opening.exec(file)) {
    const reader = new PdfReader(file, opening.lastIndex)
    const object = objectAt(reader)
    if (!object) {
      inVain += reader.at - opening.lastIndex
      if (inVain > mostInVain * file.length) return null
      continue
    }
    opening.lastIndex = Math.max(opening.lastIndex, reader.at)
    objects.set(Number(match[1]), object)
    const { values, size } = withinStream(object)
    packed += size
    if (packed > mostUnpacked) return null
    for (const [number, value] of values) objects.set(number, { value, stream: () => null })
  }
  const get = (number: number): PdfObject | undefined => objects.get(number)
  const objectOf = (value: PdfValue | undefined): PdfObject | undefined =>
    value instanceof PdfRef ? get(value.number) : undefined
  return {
    get,
    objectOf,
    resolved: (value) => (value instanceof PdfRef ? get(value.number)?.value : value),
  }
}

function objectAt(reader: PdfReader): PdfObject | null {
  try {
    const value = reader.next()
    if (value === undefined || value instanceof PdfWord) return null
    const after = reader.at
    const word = reader.next()
    if (!isDict(value) || !(word instanceof PdfWord) || word.word !== 'stream') {
      reader.at = after
      return { value, stream: () => null }
    }
    const start = reader.at + (/^(?:\r\n|\n|\r)/.exec(reader.text.slice(reader.at, reader.at + 2))?.[0].length ?? 0)
    const end = endOfStream(reader.text, start, value.get('Length'))
    reader.at = end
    return { value, stream: () => unpacked(reader.text.slice(start, end), value) }
  } catch {
    return null
  }
}

function endOfStream(text: string, start: number, length: PdfValue | undefined): number {
  if (typeof length === 'number' && /^\s*endstream/.test(text.slice(start + length, start + length + 14)))
    return start + length
  const end = text.indexOf('endstream', start)
  return end < 0 ? text.length : end
}

function unpacked(packed: string, dictionary: PdfDict): string | null {
  const filter = dictionary.get('Filter')
  const filters = filter === undefined || filter === null ? [] : Array.isArray(filter) ? filter : [filter]
  if (filters.length === 0) return packed
  const [only] = filters as readonly PdfValue[]
  if (filters.length > 1 || !(only instanceof PdfName) || !/^(?:FlateDecode|Fl)$/.test(only.name)) return null
  if (isDict(dictionary.get('DecodeParms'))) return null
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: mostBytes }).toString('latin1')
  } catch {
    return null
  }
}

interface Packed {
  readonly values: readonly (readonly [number, PdfValue])[]
  /** Of all that was unpacked. */
  readonly size: number
}
const nothingPacked: Packed = { values: [], size: 0 }

/** The objects that are packed together in one. */
function withinStream({ value, stream }: PdfObject): Packed {
  if (!isDict(value)) return nothingPacked
  const type = value.get('Type')
  const [count, first] = [value.get('N'), value.get('First')]
  if (!(type instanceof PdfName) || type.name !== 'ObjStm' || typeof count !== 'number' || typeof first !== 'number')
    return nothingPacked
  const text = stream()
  if (text === null) return nothingPacked
  const head = text.slice(0, first).trim().split(/\s+/).map(Number)
  const values = Array.from({ length: Math.min(count, head.length >> 1) }, (_, i) => i).flatMap((i) => {
    try {
      const one = new PdfReader(text, first + head[2 * i + 1]!).next()
      return one === undefined || one instanceof PdfWord ? [] : [[head[2 * i]!, one] as const]
    } catch {
      return []
    }
  })
  return { values, size: text.length }
}
