import { latinDigits } from './digits'
import { failed, passed, type Identifier, type ReadText } from './identifier'
import { luhnHolds } from './luhn'
import { enumerate, positions, rank, readChars } from './repair'

const recent = /^[A-Z]{3}\d{7}$/
const old = /^[A-Z]{2}\/\d{2}\/\d{3}\/\d{6,7}$/
const recentAlphabets = positions('AAA9999999')
/** Serials of six digits and of seven. */
const oldAlphabets = [positions('AA99999999999'), positions('AA999999999999')]

/** Weight of a form without its check digit against one with it: some genuine numbers fail it. */
const WITHOUT_CHECK = 0.05

/**
 * The four parts of an old number with something between them that is a slash or looks like one, a slash at least once.
 */
const parted = /^(?=.*\/)\w{2}[/\\|Il1]\w{2}[/\\|Il1]\w{3}[/\\|Il1]\w{6,7}$/
const isOfPart = (_: unknown, at: number): boolean => ![2, 5, 9].includes(at)

/** A number without its slashes, which are read as letters and digits that are strokes as well. */
function withoutSlashes(read: ReadText): ReadText {
  return typeof read === 'string' ? [...read].filter(isOfPart).join('') : read.filter(isOfPart)
}

const slashed = (value: string): string =>
  `${value.slice(0, 2)}/${value.slice(2, 4)}/${value.slice(4, 7)}/${value.slice(7)}`

/**
 * Number of an elector's photo identity card. Recent: three letters and seven digits, the last a Luhn check
 * digit of the six before it. Old: state, district, constituency and serial between slashes, unchecked.
 */
export const epic: Identifier = {
  shownFailing: true,
  normalise(text) {
    const cleaned = latinDigits(text)
      .toUpperCase()
      .replace(/[^0-9A-Z/]/g, '')
    return old.test(cleaned) ? cleaned : cleaned.replaceAll('/', '')
  },
  check(value) {
    if (value === '') return failed('grammar', 'empty')
    if (old.test(value)) return passed('grammar')
    if (value.length !== 10) return failed('check_digit', 'length')
    if (!recent.test(value)) return failed('check_digit', 'characters')
    return luhnHolds(value.slice(3)) ? passed('check_digit') : failed('check_digit', 'check_digit')
  },
  repair(read) {
    const text = typeof read === 'string' ? read : read.map((char) => char.text).join('')
    const isParted = parted.test(text)
    const chars = readChars(isParted ? withoutSlashes(read) : read)
    if (isParted || (text.match(/[/\\|]/g)?.length ?? 0) >= 2 || chars.length === 13) {
      const alphabets = oldAlphabets.find(({ length }) => length === chars.length) ?? oldAlphabets[0]!
      const paths = enumerate(chars, { alphabets, accept: () => true, unheard: false })
      return rank(paths.map((path) => ({ ...path, value: slashed(path.value) })))
    }
    const paths = enumerate(chars, { alphabets: recentAlphabets, accept: () => true, unheard: false })
    return rank(
      paths.map((path) => (luhnHolds(path.value.slice(3)) ? path : { ...path, weight: path.weight * WITHOUT_CHECK })),
    )
  },
}
