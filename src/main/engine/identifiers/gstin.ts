import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { DIGITS, LETTERS, positions, repairWith } from './repair'
import { gstStateName } from './states'
import { pan, panAgreesWithName, panHolder } from './pan'

const base36 = DIGITS + LETTERS
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/
const alphabets = positions('99AAA[PCHFATBLJG]A9999A[123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ]Z*')
/** Who deducts tax at its source, or collects it there, has a number of its own for that, with a D or a C for the Z. */
const ofDeductor = positions('99AAA[PCHFATBLJG]A9999A[123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ][CD]*')

/** The base-36 check character of the first 14 characters of a GSTIN. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0
  for (const [index, char] of [...first14].entries()) {
    const product = base36.indexOf(char) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return base36.charAt((36 - (sum % 36)) % 36)
}

const holds = (value: string): boolean => gstinCheckCharacter(value.slice(0, 14)) === value.charAt(14)

/** GST identification number: state code, PAN, entity, a letter (Z as a rule), base-36 check character. */
export const gstin: Identifier = {
  shownFailing: true,
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('check_digit', 'empty')
    if (value.length !== 15) return failed('check_digit', 'length')
    if (!form.test(value)) return failed('check_digit', 'characters')
    if (gstStateName(value.slice(0, 2)) === null) return failed('check_digit', 'unknown_state')
    if (!pan.check(gstinPan(value)).ok) return failed('check_digit', 'inner_pan')
    return holds(value) ? passed('check_digit') : failed('check_digit', 'check_digit')
  },
  repair(read) {
    const accept = (value: string): boolean => gstStateName(value.slice(0, 2)) !== null && holds(value)
    const usual = repairWith(read, { alphabets, accept, unheard: false })
    if (usual.length > 0) return usual
    return repairWith(read, { alphabets: ofDeductor, accept, unheard: false }).filter(({ edits }) => edits === 0)
  },
}

/** The PAN inside a GSTIN. */
export function gstinPan(value: string): string {
  return value.slice(2, 12)
}

/**
 * True where the PAN within a tax number is a firm's and has the letter that the firm's name begins with. A person's
 * says nothing of how the shop is called.
 */
export function gstinAgreesWithFirm(value: string, name: string): boolean {
  const holder = panHolder(gstinPan(value))
  return holder !== null && holder !== 'person' && panAgreesWithName(gstinPan(value), name)
}
