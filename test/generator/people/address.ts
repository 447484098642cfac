import offices from '../data/offices.json'
import type { Random } from '../random'

/** The parts of one Indian address; any may be empty but locality, district, state and PIN code. */
export interface Address {
  readonly house: string
  readonly building: string
  readonly street: string
  readonly landmark: string
  readonly locality: string
  /** City or town; empty in the country. */
  readonly city: string
  readonly post: string
  readonly subDistrict: string
  readonly district: string
  readonly state: string
  readonly pin: string
}

/** One line of offices.json: PIN code, office, district, city, state. */
type Office = readonly [string, string, string, string, string]

const buildings = [
  'Shanti Niwas',
  'Sai Krupa Apartment',
  'Ganga Heights',
  'Green Park Society',
  'Shree Sadan',
  'Rose Villa',
  'Om Residency',
  'Silver Oak Apts',
  'Krishna Kunj',
  'Mangalmurti CHS',
  'Prestige Enclave',
  'Sunrise Tower',
  'Al Noor Manzil',
  'Gokul Dham',
  'Lotus Bhavan',
  'DDA Flats',
  'Anand Vihar CHSL',
  'Sneh Sagar',
]
const streets = [
  'MG Road',
  'Station Road',
  '2nd Cross',
  '4th Main',
  'Gandhi Chowk',
  'Nehru Street',
  'Bazar Road',
  'Link Road',
  '80 Feet Road',
  'Temple Street',
  'Tilak Path',
  'Kaman Road',
  'Anna Salai',
  'Ring Road',
  'Subhash Marg',
  'Church Lane',
  'Main Road',
  '1st Floor',
  'Gali No 5',
  'Shivaji Path',
  'Old Delhi Road',
  'Bypass Road',
]
const landmarks = [
  'Near Shiv Mandir',
  'Opp SBI Bank',
  'Near Bus Stand',
  'Behind City Hospital',
  'Near Government School',
  'Opp. Railway Station',
  'Near Jama Masjid',
  'Behind Petrol Pump',
  'Near Water Tank',
  'Beside Post Office',
  'Near Gurudwara',
  'Opp Municipal Garden',
]
const rooms = [
  'Flat No',
  'Flat',
  'Room No',
  'H No',
  'House No',
  'H.No.',
  'Plot No',
  'Door No',
  'D.No',
  'Qtr No',
  'S/No',
]

/** The states of the post offices, one for each, so that a pick falls on them as addresses do. */
export const officeStates: readonly string[] = (offices as unknown as readonly Office[]).map((o) => o[4])

export function makeAddress(random: Random, state?: string): Address {
  const fits = (offices as unknown as readonly Office[]).filter((o) => state === undefined || o[4] === state)
  const [pin, office, district, city, stateName] = random.pick(fits)
  const urban = city !== ''
  const number = random.weighted<() => string>([
    [() => `${random.int(1, 980)}`, 4],
    [() => `${random.letters(1)}-${random.int(1, 1200)}`, 3],
    [() => `${random.int(1, 60)}/${random.int(1, 400)}`, 3],
    [() => `${random.int(1, 30)}${random.pick(['A', 'B', 'C', '-A'])}`, 1],
    [() => `${random.int(1, 20)}-${random.int(1, 30)}-${random.int(1, 200)}/${random.int(1, 9)}`, 1],
  ])()
  const house = random.chance(0.55) ? `${random.pick(rooms)} ${number}` : number
  return {
    house: urban || random.chance(0.6) ? house : '',
    building: urban && random.chance(0.55) ? random.pick(buildings) : '',
    street: random.chance(urban ? 0.7 : 0.4) ? random.pick(streets) : '',
    landmark: random.chance(0.4) ? random.pick(landmarks) : '',
    locality: office,
    city,
    post: random.chance(urban ? 0.15 : 0.6) ? office : '',
    subDistrict: !urban && random.chance(0.5) ? district : '',
    district,
    state: stateName,
    pin,
  }
}
