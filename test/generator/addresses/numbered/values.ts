import type { Random } from '../../random'
import { placeNames, spaced, type Half } from '../home-words'

/** What a home of a numbered quarter is told by; keys are those of its family. */
export type Values = Readonly<Record<string, string>>

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const words = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** "3rd" */
export const nth = (number: string): string => {
  const last = Number(number) % 100
  return `${number}${last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th')}`
}

/** "3rd Cross", "III Cross", "Third Cross", "3 Cross", "3rd X"; "12th A Cross" and "12A Cross" for "12A". */
export function counted(random: Random, number: string, kinds: readonly string[]): string {
  const kind = random.pick(kinds)
  const lettered = /^(\d+)([A-Z])$/.exec(number)
  if (lettered !== null) return random.pick([`${nth(lettered[1] ?? '')} ${lettered[2] ?? ''} ${kind}`, `${number} ${kind}`, `${lettered[1] ?? ''}-${lettered[2] ?? ''} ${kind}`]) // prettier-ignore
  const roman = romans[Number(number)] ?? ''
  return random.weighted([
    [`${nth(number)} ${kind}`, 6],
    [`${number} ${kind}`, 1],
    [roman.length > 1 ? `${roman} ${kind}` : `${nth(number)} ${kind}`, 2],
    [words[Number(number)] === undefined || number === '0' ? `${nth(number)} ${kind}` : `${words[Number(number)] ?? ''} ${kind}`, 1], // prettier-ignore
  ])
}

/** "Sector 3", "Sec-3", "Sec III". */
export function numbered(random: Random, number: string, kinds: readonly string[]): string {
  const kind = random.pick(kinds)
  const roman = romans[Number(number)] ?? ''
  return random.weighted([
    [`${kind} ${number}`, 5],
    [`${kind}-${number}`, 2],
    [`${kind} No ${number}`, 1],
    [roman === '' ? `${kind} ${number}` : `${kind} ${roman}`, 2],
    [roman === '' ? `${kind} ${number}` : `${kind}-${roman}`, 1],
  ])
}

export const buildingName = (random: Random, half: Half): string => {
  const { buildings, seconds } = placeNames(half)
  return spaced(random.chance(0.5) ? `${random.pick(buildings)} ${random.pick(seconds)}` : random.pick(buildings))
}
export const localityName = (random: Random, half: Half): string => spaced(random.pick(placeNames(half).localities))
export const streetName = (random: Random, half: Half): string => spaced(random.pick(placeNames(half).streets))
export const letter = (random: Random): string => random.pick([...'ABCDEFGHJK'])
export const number = (random: Random, least: number, most: number): string => String(random.int(least, most))

/**
 * Another value of the same make: another letter, a number near, with two digits changed in place, or any up to `most`;
 * another name.
 */
export function otherValue(random: Random, value: string, half: Half, most = Infinity): string {
  if (value === 'East' || value === 'West') return value === 'East' ? 'West' : 'East'
  for (;;) {
    const other = change(random, value, half)
    if (Number(/\d+/.exec(other)?.[0] ?? 0) > most) continue
    if (other !== value && other.slice(0, 5) + other.length !== value.slice(0, 5) + value.length) return other
    if (/\d/.test(value) && other !== value) return other
  }
}

function change(random: Random, value: string, half: Half): string {
  if (/^[A-Z]$/.test(value)) return letter(random)
  const numbers = [...value.matchAll(/\d+/g)]
  if (numbers.length === 0) return random.pick([buildingName, localityName, streetName])(random, half)
  // A letter beside the number: "12A" and "12B".
  if (/[A-Z]$/.test(value) && random.chance(0.4)) return value.slice(0, -1) + letter(random)
  const { 0: digits, index } = random.chance(0.7) ? numbers.at(-1)! : random.pick(numbers)
  const near = Math.max(1, Number(digits) + random.pick([-3, -2, -1, 1, 2, 3]))
  const turned = [...digits].reverse().join('').replace(/^0+/, '') || digits
  const next = random.weighted([
    [String(near), 5],
    [turned, 3],
    [String(random.int(1, 10 ** digits.length - 1)), 2],
  ])
  return value.slice(0, index) + next + value.slice(index + digits.length)
}
