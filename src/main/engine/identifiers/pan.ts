import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { positions, repairWith } from './repair'

/** Fourth letter of a PAN. */
const panHolderTypes = {
  P: 'person',
  C: 'company',
  H: 'hindu_undivided_family',
  F: 'firm',
  A: 'association_of_persons',
  T: 'trust',
  B: 'body_of_individuals',
  L: 'local_authority',
  J: 'artificial_juridical_person',
  G: 'government',
} as const
export type PanHolderType = (typeof panHolderTypes)[keyof typeof panHolderTypes]

const form = /^[A-Z]{5}\d{4}[A-Z]$/
const alphabets = positions('AAA[PCHFATBLJG]A9999A')

const holderLetter = (value: string): value is keyof typeof panHolderTypes => Object.hasOwn(panHolderTypes, value)

/** Permanent account number: AAAAA9999A. The check letter's rule is not public, so grammar is all there is. */
export const pan: Identifier = {
  shownFailing: true,
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    if (value.length !== 10) return failed('grammar', 'length')
    if (!form.test(value)) return failed('grammar', 'characters')
    if (!holderLetter(value.charAt(3))) return failed('grammar', 'holder_type')
    return value.slice(5, 9) === '0000' ? failed('grammar', 'range') : passed('grammar')
  },
  repair: (read) => repairWith(read, { alphabets, accept: (value) => value.slice(5, 9) !== '0000', unheard: false }),
}

/** Whose PAN it is by its fourth letter; null where that is none. */
export function panHolder(value: string): PanHolderType | null {
  const letter = value.charAt(3)
  return holderLetter(letter) ? panHolderTypes[letter] : null
}

/**
 * Whether the fifth letter agrees with the holder's name: for a person the first letter of the surname, which
 * is mostly the last word but may be any word; for others the first letter of the name.
 */
export function panAgreesWithName(value: string, name: string): boolean {
  const initials =
    name
      .toUpperCase()
      .match(/[A-Z]+/g)
      ?.map((word) => word.charAt(0)) ?? []
  const letter = value.charAt(4)
  return panHolder(value) === 'person' ? initials.includes(letter) : initials[0] === letter
}
