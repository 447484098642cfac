import type { Analysis } from '../../parser/analyse'
import type { Prepared } from '../prepared'
import { isHouse } from './numbers'

/** Numbers of what an address stands opposite to or near: the "45" of "Opp. H No 45", the "720" of "near pillar 720". */
export const numbersBeside = ({ runs, words }: Analysis): readonly string[] =>
  runs.flatMap(({ part, from, to }) => (part === 'landmark' ? words.slice(from, to).flatMap(({ number, text }) => (number ? [text] : [])) : [])) // prettier-ignore

/** Whether the house of one is what the other only stands beside. */
export const standsBeside = ({ numbers }: Prepared, { beside, numbers: others }: Prepared): boolean =>
  beside.length > 0 &&
  numbers.some(
    ({ kind, text }) => isHouse(kind) && beside.includes(text) && !others.some((other) => other.text === text),
  )
