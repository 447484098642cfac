/** Fields that a code of a form says in plain text: taken only from what the code itself names as the form does. */
import { bareAmountsIn } from '../prose/amounts'
import { parseDate, type Identifier } from '../../identifiers'
import { scriptOfMost } from '../../model'
import { plainFacts, type CodeFact } from '../../reading/codes'
import { mostDoubted } from './bounds'
import { fromCode } from './candidates'
import { bare } from '../labels/fuzzy'
import type { Candidate, Rule, RuleContext } from './rule'

/** One field of a code. */
export interface CodeField {
  readonly path: string
  /** Under which names; those of the print may be given, for blanks, marks and capitals count nothing. */
  readonly names: readonly string[]
  /** The value that a text says; empty where it says none. */
  readonly read: (text: string) => string
  /** True for words, which a paper in Devanagari spells otherwise than its code in Latin letters. */
  readonly inWords?: boolean
}

/** A number that must be of its kind. */
export const codedNumber =
  (identifier: Identifier) =>
  (text: string): string => {
    const value = identifier.normalise(text)
    return identifier.check(value).ok ? value : ''
  }

export const codedDate =
  (years: { readonly from: number; readonly to: number }) =>
  (text: string): string =>
    parseDate(text, years)?.value ?? ''

export const codedAmount = (text: string): string =>
  bareAmountsIn(text)[0]?.value ?? (/^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : '')

/** Words of a code as they stand; what is no text, or too much for a name, is none. */
export const codedText = (text: string): string =>
  /\p{L}[\p{L}\p{M}.]/u.test(text) && text.length <= 120 ? text.replace(/\s+/g, ' ') : ''

/** A code is exact where the print may be misread, but nothing vouches for who made it. */
const strength = 0.95
/** Words are written one way in a code and another in print: the print is preferred where it can be read. */
const strengthOfWords = 0.6

/** What codes say of fields. Such codes are unsigned, so a value that stands in one alone is never sure. */
export const codeFacts = (name: string, fields: readonly CodeField[]): Rule => ({
  name,
  find: (context) =>
    context.codes.flatMap(({ page, code }) => {
      const facts = plainFacts(code.text)
      return facts.length === 0
        ? []
        : fields
            .filter((field) => field.inWords !== true || !isDevanagari(context))
            .flatMap((field) => {
              const value = valueOf(facts, field)
              return value === ''
                ? []
                : [fromPlainCode({ page, quad: code.quad }, name, field.path, value, field.inWords ? strengthOfWords : strength)]
            })
    }),
}) // prettier-ignore

/** A value that an unsigned code says. */
export const fromPlainCode = (
  at: Parameters<typeof fromCode>[0],
  rule: string,
  path: string,
  value: string,
  believed = strength,
): Candidate => ({
  ...fromCode(at, 'qr', rule, path, value, {
    strength: believed,
    reasons: [{ code: 'signature_not_verified' }],
  }),
  most: mostDoubted,
})

/** That of all facts of its names, where they agree. */
function valueOf(facts: readonly CodeFact[], { names, read }: CodeField): string {
  const known = new Set(names.map(bare))
  const values = new Set(facts.filter(({ name }) => known.has(bare(name))).map(({ value }) => read(value)))
  values.delete('')
  return values.size === 1 ? [...values][0]! : ''
}

const isDevanagari = ({ pages }: RuleContext): boolean =>
  scriptOfMost(pages.flatMap(({ layout }) => layout.segments)) === 'devanagari'
