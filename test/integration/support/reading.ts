import type { ReadRequest, ReadResult } from '../../../src/main/engine'
import type { Reader } from '../../../src/main/services'
import type { DetectedType } from '../../../src/shared/domain/document-types'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { quadOf } from '../../../src/shared/domain/geometry'
import type { DocumentReading, Evidence, ExtractedField } from '../../../src/shared/domain/reading'

const evidence = (rawText: string): Evidence => ({
  page: 0,
  quad: quadOf({ x: 10, y: 10, width: 100, height: 20 }),
  source: 'ocr',
  rule: 'test',
  rawText,
  proofs: [],
})

export const field = (path: string, value: string, confidence: number, more: Partial<ExtractedField> = {}) => ({
  path,
  value,
  confidence,
  proven: false,
  evidence: [evidence(value)],
  alternates: [],
  reasons: [],
  ...more,
})

export const alternate = (value: string): ExtractedField['alternates'][number] => ({
  value,
  confidence: 0.5,
  kind: 'ocr',
  evidence: evidence(value),
})

export const panFields: readonly ExtractedField[] = [
  field('name_as_per_pan', 'ASHA RANI', 0.999),
  field('father_name', 'MOHAN LAL', 0.995),
  field('pan_number', 'ABCPE1234F', 0.9),
  field('dob', '1990-02-03', 0.5),
  field('document_quality_flag', 'original', 0.999),
]

/** A number with a right check digit. */
export const aadhaarNumber = '234567890124'

export const aadhaarFields: readonly ExtractedField[] = [
  field('name', 'Asha Rani', 0.999),
  field('date_of_birth', '1990-02-03', 0.999),
  field('gender', 'FEMALE', 0.999),
  field('aadhaar_number', aadhaarNumber, 0.6, { alternates: [alternate('234567890139')] }),
]

export function readingOf(
  type: DetectedType,
  fields: readonly ExtractedField[],
  words: string[] = [],
): DocumentReading {
  return {
    engineVersion: 'test',
    classification: { type, confidence: 0.99, nearest: [], forced: false },
    pages: [
      {
        index: 0,
        width: 1000,
        height: 600,
        turn: 0,
        source: 'ocr',
        words: words.map((text, i) => ({
          text,
          quad: quadOf({ x: 10 + 100 * i, y: 10, width: 90, height: 20 }),
          confidence: 0.9,
          line: 0,
        })),
      },
    ],
    fields,
    masked: [],
    timings: {},
  }
}

export const resultOf = (reading: DocumentReading, request: ReadRequest): ReadResult => ({
  reading,
  pages: [{ index: 0, mime: 'image/png', bytes: request.bytes }],
  further: [],
  furtherThumbnails: [],
  thumbnail: Buffer.concat([Buffer.from('thumbnail of '), request.bytes]),
})

/** A reader that answers as the test says. */
export const readerThat = (read: Reader['read'], size = 2): Reader => ({ size, read, resize: () => undefined })

export const readsAs = (type: DetectedType, fields: readonly ExtractedField[], words: string[] = []): Reader =>
  readerThat((request) => Promise.resolve(resultOf(readingOf(request.forcedType ?? type, fields, words), request)))

/** Reads `TYPE|path=value|…`; a file that holds anything else is damaged. */
export const readsText: Reader = readerThat((request) => {
  const [type = '', ...pairs] = Buffer.from(request.bytes).toString().split('|')
  if (!/^[A-Z_]+$/.test(type)) return Promise.reject(new CodedError('DAMAGED'))
  const fields = pairs.map((pair) => field(pair.split('=')[0] ?? '', pair.split('=')[1] ?? '', 0.995))
  return Promise.resolve(resultOf(readingOf(type as DetectedType, fields), request))
})
