import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { positions, repairWith } from './repair'

const form = /^[A-Z]\d{7}$/
const firstLetters = 'ABCDEFGHIJKLMNOPRSTUVWXYZ'
const alphabets = positions(`[${firstLetters}]9999999`)

/** Number of an Indian passport: a letter (not Q) and seven digits. Its check digit is in the MRZ. */
export const passport: Identifier = {
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    if (value.length !== 8) return failed('grammar', 'length')
    if (!form.test(value)) return failed('grammar', 'characters')
    return firstLetters.includes(value.charAt(0)) ? passed('grammar') : failed('grammar', 'range')
  },
  repair: (read) => repairWith(read, { alphabets, accept: () => true, unheard: false }),
}
