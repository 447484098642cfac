/** Names of one family on one paper: two spellings that a dot tells apart are one name, of which one was misread. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { inDoubt } from '../../extraction/rules/bounds'

const parties = ['seller_name', 'buyer_name']

/** A word without the dots over and under its letters, which a worn print loses and a speck adds. */
const withoutDots = (word: string): string => word.normalize('NFD').replace(/[\u0901\u0902\u093c]/gu, '')

const wordsOfName = (name: string): string[] => name.match(/[\p{L}\p{M}]+/gu) ?? []

/** The parties of which a word stands among their names in another spelling are in doubt. */
export function doubtingNamesAlike(fields: readonly ExtractedField[]): ExtractedField[] {
  const named = fields.filter(({ path }) => parties.includes(path))
  const all = named.flatMap(({ value }) => wordsOfName(value))
  const isOtherwise = (word: string): boolean =>
    all.some((other) => other !== word && withoutDots(other) === withoutDots(word))
  return fields.map((field) =>
    parties.includes(field.path) && wordsOfName(field.value).some(isOtherwise) ? inDoubt(field) : field,
  )
}
