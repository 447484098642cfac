import { compact } from './digits'
import { failed, passed, type Identifier } from './identifier'
import { enumerate, positions, rank, readChars } from './repair'
import { udyamStateName } from './states'

const form = /^UDYAM-([A-Z]{2})-(\d{2})-(\d{7})$/
const alphabets = positions('UDYAMAA999999999')

const dashed = (value: string): string =>
  `${value.slice(0, 5)}-${value.slice(5, 7)}-${value.slice(7, 9)}-${value.slice(9)}`

/** Udyam registration number: UDYAM-XX-00-0000000, state, district and serial. */
export const udyam: Identifier = {
  normalise(text) {
    const cleaned = compact(text)
    return cleaned.length === 16 ? dashed(cleaned) : cleaned
  },
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    const found = form.exec(value)
    if (found === null) return failed('grammar', value.length === 19 ? 'characters' : 'length')
    return udyamStateName(found[1] ?? '') === null ? failed('grammar', 'unknown_state') : passed('grammar')
  },
  repair: (read) =>
    rank(
      enumerate(readChars(read), {
        alphabets,
        accept: (value) => udyamStateName(value.slice(5, 7)) !== null,
        unheard: false,
      }).map((path) => ({ ...path, value: dashed(path.value) })),
    ),
}
