import type { Random } from '../../random'
import type { HiddenHome } from './home'

/** How an address is set: as labelled on a letter, as a bill cuts it, as typed by hand, as a courier has it. */
export const manners = ['labelled', 'bill', 'typed', 'courier', 'plain'] as const
export type Manner = (typeof manners)[number]

/** A part that a print leaves out. */
export type Dropped = 'street' | 'locality' | 'landmark' | 'place' | 'building' | 'door' | 'floor' | 'city' | 'state'

export interface HiddenPrint {
  readonly manner: Manner
  readonly without: Set<Dropped>
  readonly relation: boolean
  readonly pin: 'right' | 'wrong' | 'none'
}

/** The home's address as text. */
export function printHidden(random: Random, given: HiddenHome, how: HiddenPrint): string {
  const home = { ...given }
  // A town alone is every home of it: nobody could tell whether it is this one.
  const own = (['door', 'flat', 'building', 'street', 'locality', 'landmark', 'place'] as const).filter((part) => home[part] !== '') // prettier-ignore
  const bare = own.every((part) => how.without.has(part === 'flat' ? 'door' : part))
  for (const part of how.without) if (!(bare && part === own[0])) if (part !== 'floor') Object.assign(home, part === 'door' ? { door: '', flat: '' } : { [part]: '' }) // prettier-ignore
  const pin = how.pin === 'none' ? '' : how.pin === 'right' ? home.pin : slip(random, home.pin)
  const relation = how.relation ? `${home.relation} ${home.relative}` : ''
  const floor = home.floor < 0 || how.without.has('floor') ? '' : floorOf(random, home.floor)
  const city = random.chance(0.3) && home.city !== '' ? home.otherCity : home.city
  const quarter = [home.locality, home.side].filter((part) => part !== '').join(' ')
  const vtc = home.rural ? home.place : city || home.district
  switch (how.manner) {
    case 'labelled':
      return joined(', ', relation, home.door || (home.flat && `Flat ${home.flat}`), floor, home.building, home.street, home.landmark, quarter, vtc && `VTC: ${vtc}`, home.place && `PO: ${home.place}`, home.rural && home.taluk ? `Sub District: ${home.taluk}` : '', `District: ${home.district}`, home.state && `State: ${home.state}`, pin && `PIN Code: ${pin}`) // prettier-ignore
    case 'bill':
      return lines(joined(' ', relation, home.door && `HNO ${home.door}`, home.flat && `FLAT NO ${home.flat}`, floor, home.building, home.street, home.landmark, quarter, home.place, home.rural ? `${home.taluk && `TAL ${home.taluk} `}DIST ${home.district}` : city, pin).toUpperCase(), random.int(24, 36)) // prettier-ignore
    case 'typed':
      return byHand(random, joined(random.pick([' ', ', ', ',']), home.flat && `flat ${home.flat}`, home.door && `${random.pick(['house no ', '', 'hno ', 'h no.'])}${home.door}`, floor, home.building, home.street, home.landmark, quarter, home.place, city || home.district, home.state, pin)) // prettier-ignore
    case 'courier':
      return joined(', ', relation, floor, home.flat && `#${home.flat}`, home.building, home.door, home.landmark, home.street, quarter, `${home.place} ${city || home.district}`.trim(), `${shortState[home.state] ?? home.state} ${pin}`.trim()) // prettier-ignore
    case 'plain':
      return `${joined(', ', relation, home.door && `Door No. ${home.door}`, home.flat && `Flat No. ${home.flat}`, home.building, floor, home.street, quarter, home.landmark, home.place, home.rural && home.taluk ? `${home.taluk} Tk` : '', city, home.rural || random.chance(0.2) ? `${home.district} Dist` : '', home.state)}${pin === '' ? '' : ` - ${pin}.`}` // prettier-ignore
  }
}

const joined = (mark: string, ...parts: readonly string[]): string => parts.filter((part) => part !== '').join(mark)
const shortState: Readonly<Record<string, string>> = { Maharashtra: 'MH', Gujarat: 'GJ', Karnataka: 'KA', 'Tamil Nadu': 'TN', 'Uttar Pradesh': 'UP', Delhi: 'DL', Haryana: 'HR', Rajasthan: 'RJ', 'West Bengal': 'WB', Kerala: 'KL' } // prettier-ignore

const floorOf = (random: Random, floor: number): string =>
  floor === 0
    ? random.pick(['Gr Floor', 'G.F.', 'Ground Flr'])
    : random.pick([
        `${floor}${['', 'st', 'nd', 'rd'][floor] ?? 'th'} flr`,
        `Floor ${floor}`,
        `${['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'][floor] ?? ''} Floor`,
      ])

/** Words set on lines no wider than a form has them. */
function lines(text: string, width: number): string {
  const set: string[] = []
  for (const word of text.split(' ')) {
    const last = set.at(-1)
    if (last !== undefined && last.length + word.length < width) set[set.length - 1] = `${last} ${word}`
    else set.push(word)
  }
  return set.join('\n')
}

/** As people type by ear: a vowel dropped or doubled, b for v, an h more or less. */
function byHand(random: Random, text: string): string {
  return text.toLowerCase().replace(/[a-z]{5,}/g, (word) => {
    if (random.chance(0.65)) return word
    return random.pick<(one: string) => string>([
      (one) => one.slice(0, 2) + one.slice(2).replace(/[aeiou]/, ''),
      (one) => one[0] + one.slice(1).replace(/v/, 'b'),
      (one) => one[0] + one.slice(1).replace(/([aeo])(?=[^aeiou])/, '$1$1'),
      (one) => one[0] + one.slice(1).replace(/h/, ''),
      (one) => one.replace(/([kgtdpb])(?=[aeiou])/, '$1h'),
      (one) => one.replace(/sh/, 's').replace(/j/, 'z'),
    ])(word)
  })
}

function slip(random: Random, pin: string): string {
  const at = random.int(2, 5)
  return `${pin.slice(0, at)}${(Number(pin[at]) + random.int(1, 8)) % 10}${pin.slice(at + 1)}`
}
