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
  repair: (read) =>
    repairWith(read, { alphabets, accept: () => true, unheard: false }).map((found) => {
      const value = withZeros(found.value)
      const changed = [...value].filter((c, i) => c !== found.value[i]).length
      return changed === 0 ? found : { ...found, value, edits: found.edits + changed }
    }),
}

/** Right behind the zero, in a branch that has digits alone, a ring is a zero too: SBIN0O00466; KCCB0ODV047 has it. */
const withZeros = (value: string): string =>
  value.replace(/^(.{5})(O+)(?=\d+$)/, (_, bank: string, rings: string) => bank + '0'.repeat(rings.length))
