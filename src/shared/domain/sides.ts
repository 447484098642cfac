import type { DetectedType } from './document-types'
import type { DocumentReading } from './reading'

/** What stands on one side of a card alone, and by what that side is known even where none of it could be read. */
interface Side {
  readonly paths: readonly string[]
  readonly cue: RegExp
}

/** Fields that stand on the front of a card alone. */
export const frontFields = {
  AADHAAR: ['name', 'date_of_birth', 'gender'],
  VOTER_ID: ['name', 'father_name'],
} as const

/** Cards whose sides come as separate images. What stands on both sides, as the number, is not listed. */
const fronts: Readonly<Partial<Record<string, Side>>> = {
  AADHAAR: {
    paths: frontFields.AADHAAR,
    cue: /\b(?:dob|birth|yob|male|female)\b|जन्म|पुरुष|महिला|स्त्री/i,
  },
  VOTER_ID: { paths: frontFields.VOTER_ID, cue: /\b(?:father|husband|mother)\b|पिता|पती|पति/i },
}

/**
 * The fields that the document cannot be missing, since the side on which they stand is not on it: an Aadhaar back
 * alone has no name. A side is there where any of its fields was found or its own words were seen.
 */
export function fieldsOfAbsentSide(type: DetectedType | null, reading: DocumentReading): readonly string[] {
  const front = type === null ? undefined : fronts[type]
  if (!front || !reading.fields.some((field) => field.path === 'address')) return []
  if (reading.fields.some((field) => front.paths.includes(field.path))) return []
  const text = reading.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
  return front.cue.test(text) ? [] : front.paths
}
