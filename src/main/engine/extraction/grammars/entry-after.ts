/** Where behind a value of a form the next entry begins, on the same line. */
import type { Grammar } from './grammar'

/**
 * "दत्तात्रय चौगुले भोगवटादार : स्वतः", "Asha Rao Token No / Staff No : 4471": a word with a colon behind a name begins
 * another entry, and so does a number's label of several words; others may have more of them.
 */
export const entryAfter =
  /\s+(?:(?:\p{L}[\p{L}\p{M}.]*\s+){1,2}?(?:no|number|code|id)\b\.?(?:\s*\/\s*(?:\p{L}[\p{L}.]*\s+){0,2}?(?:no|number|code|id)\b\.?)?|\p{L}[\p{L}\p{M}.]*)\s?[:：](?!\/\/).*$/iu

/** Another entry behind a value leaves it in doubt: its label may have begun earlier. */
export const besideEntry = 0.7

/** "APL-1   NFSA : No": what a grammar reads of a value, without the entry that follows it. */
export const untilEntry =
  (grammar: Grammar): Grammar =>
  (span) => {
    const read = grammar(span)
    const value = read?.value.replace(entryAfter, '') ?? ''
    return read && value !== read.value ? { ...read, value, fit: read.fit * besideEntry } : read
  }
