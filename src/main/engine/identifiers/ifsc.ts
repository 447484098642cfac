import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { positions, repairWith } from './repair'

const form = /^[A-Z]{4}0[0-9A-Z]{6}$/
const alphabets = positions('AAAA0******')

/** Indian Financial System Code: four letters of the bank, a zero, six of the branch. */
export const ifsc: Identifier = {
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    if (value.length !== 11) return failed('grammar', 'length')
    return form.test(value) ? passed('grammar') : failed('grammar', 'characters')
  },
  repair: (read) => repairWith(read, { alphabets, accept: () => true, unheard: false }),
}
