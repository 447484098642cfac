import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { positions, repairWith } from './repair'
import { gstStateName } from './states'

const alphabets = positions('[12]9999999999999')

const stateKnown = (value: string): boolean => gstStateName(value.slice(1, 3)) !== null || value.slice(1, 3) === '00'

/** FSSAI licence: 14 digits; the first 1 (licence) or 2 (registration), then the state (00 central). No check digit. */
export const fssai: Identifier = {
  normalise: (text) => compact(text),
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    if (/\D/.test(value)) return failed('grammar', 'characters')
    if (value.length !== 14) return failed('grammar', 'length')
    if (!/^[12]/.test(value)) return failed('grammar', 'range')
    return stateKnown(value) ? passed('grammar') : failed('grammar', 'unknown_state')
  },
  repair: (read) => repairWith(read, { alphabets, accept: stateKnown, unheard: false }),
}
