/** One text is not two things of a paper. */
import type { ExtractedField } from '../../../../shared/domain/reading'
import { inDoubt } from '../../extraction/rules/bounds'
import { fold } from '../../extraction/labels/fuzzy'

/** Shorter names may well be part of another. */
const leastShared = 8

/** What is said to be two things, as a customer and their vehicle in cells that run into each other, is neither surely. */
export function notTwice(fields: readonly ExtractedField[], paths: ReadonlySet<string>): ExtractedField[] {
  const named = fields.filter(({ path }) => paths.has(path)).map(({ path, value }) => ({ path, own: fold(value) }))
  const isShared = (path: string, own: string): boolean =>
    named.some((other) => {
      const [short, long] = own.length < other.own.length ? [own, other.own] : [other.own, own]
      return other.path !== path && short.length >= leastShared && long.includes(short)
    })
  return fields.map((field) =>
    paths.has(field.path) && isShared(field.path, fold(field.value)) ? inDoubt(field) : field,
  )
}
