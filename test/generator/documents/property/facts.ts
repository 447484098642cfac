import type { Day } from '../../people/dates'
import { makeDay } from '../../people/dates'
import { fullName, makeFamily, type Gender } from '../../people/names'
import { makeAddress } from '../../people/address'
import { Facts } from '../pages/business'

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const belowHundred = (n: number): string =>
  n < 20 ? (small[n] ?? '') : `${tens[Math.floor(n / 10)] ?? ''}${n % 10 ? ` ${small[n % 10] ?? ''}` : ''}`

/** A whole number in Indian English: "Forty Five Lakh Twenty Thousand Five Hundred". */
export function inWords(value: number): string {
  const parts: string[] = []
  let rest = value
  for (const [size, name] of [
    [1e7, 'Crore'],
    [1e5, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    if (rest >= size) parts.push(`${belowHundred(Math.floor(rest / size))} ${name}`)
    rest %= size
  }
  if (rest > 0) parts.push(belowHundred(rest))
  return parts.join(' ')
}

const months = 'January February March April May June July August September October November December'.split(' ')
export const marathiMonths = 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' ')
const ending = (n: number): string =>
  n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'
export const monthName = (d: Day): string => months[d.month - 1] ?? ''
export const dayOf = (d: Day): string => `${d.day}${ending(d.day)}`
/** "12th day of March, 2021". */
export const spokenDay = (d: Day): string => `${dayOf(d)} day of ${monthName(d)}, ${d.year}`

export const devaDigits = (text: string): string => text.replace(/\d/g, (c) => String.fromCharCode(0x966 + Number(c)))

/** Indian grouping without decimals. */
export const lakhs = (value: number): string => value.toLocaleString('en-IN')
export const plain = (value: number): string => value.toFixed(2)

export interface Person {
  readonly name: string
  readonly title: string
  readonly relation: string
  readonly home: string
  readonly age: number
}

/** People, places and sums of a deed. */
export class DeedFacts extends Facts {
  party(): Person {
    const family = makeFamily(this.random.fork(`party-${this.random.int(0, 1e6)}`))
    const gender: Gender = family.gender
    return {
      name: fullName(family.name),
      title:
        gender === 'FEMALE'
          ? this.random.pick(['Mrs.', 'Smt.', 'Ms.'])
          : this.random.pick(['Mr.', 'Shri', 'Shri.', 'Sri']),
      relation: `${gender === 'FEMALE' ? 'W/o' : 'S/o'} ${fullName(makeFamily(this.random.fork(`kin-${this.random.int(0, 1e6)}`)).name)}`,
      home: this.address(),
      age: this.random.int(24, 78),
    }
  }

  date = (from = 2012, to = 2025): Day => makeDay(this.random, from, to)
  sum = (low: number, high: number, step: number): number => this.random.int(low / step, high / step) * step
}

export { makeAddress }
