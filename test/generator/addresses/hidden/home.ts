import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { cityPins } from '../cities'
import { urbanPins, countryPins } from '../pins'

/** A home of the manner that is out of sight: other names, other numbers, other ways of saying where. */
export interface HiddenHome {
  readonly person: string
  readonly relation: string
  readonly relative: string
  readonly door: string
  readonly flat: string
  readonly floor: number
  readonly building: string
  readonly street: string
  readonly locality: string
  readonly side: string
  readonly landmark: string
  readonly place: string
  readonly rural: boolean
  readonly taluk: string
  readonly district: string
  readonly city: string
  readonly otherCity: string
  readonly state: string
  readonly pin: string
}

const list = (text: string): readonly string[] => text.split(',')
const owners = list('Rathi,Lodha,Mehta,Bhatia,Kothari,Malhotra,Chordia,Wadhwa,Runwal,Godambe,Pereira,Fernandes,Iqbal,Sodhi,Bajwa,Mohanty,Sahoo,Barua,Gogoi,Menon,Kurup,Reddy,Naicker,Gowda,Hegde,Shetty,Bohra,Soni,Trivedi,Vora') // prettier-ignore
const epithets = list('Golden,Silver,Emerald,Pearl,Royal,Grand,New,Shubh,Nav,Eastern,Imperial,Sapphire,Orchid,Maple,Cedar') // prettier-ignore
const blocks = list('Arcade,Palace,Homes,Plaza,Castle,Pride,Paradise,Regency,Chambers,Elegance,Garden,Greens,Habitat,Co-op Hsg Soc,Apartment,House,Manzil,Nilaya,Illam') // prettier-ignore
const roads = list('Lal Bahadur,Jawahar,Kasturba,Maulana Azad,Rani Jhansi,Bose,Cotton,Commercial,Brigade,Sampige,Margosa,Kutchery,Big Bazaar,Nethaji,Bharathi,Kalpana,Vidhan,Garstin,Sipri,Ferozepur,Hosur,Kamptee,Wardha,Sinhgad,Karve') // prettier-ignore
const roadKinds = list('Road,Road,Rasta,Sarani,Salai,Street,Gali,Bypass Road,Service Road,Main Road,Marg')
const quarters = list('Amrit,Basant,Model,Pratap,Rana Pratap,Kailash,Ashiana,Vasant,Hanuman,Adarsh,Jyoti,Sundar,Lakshmi,Bhavani,Murugan,Anna,Velan,Chaitanya,Ranjit,Defence,Bank,Railway,Teachers,Police,LIC,Electric') // prettier-ignore
const quarterKinds = list('Colony,Nagar,Vihar,Enclave,Layout,Puri,Kunj,Garden,Town,Palya,Mohalla,Tola,Para')
const things = list('Hanuman Temple,Reliance Fresh,HP Petrol Pump,Canara Bank,Union Bank ATM,Govt Hospital,Kalyana Mantapam,Bus Depot,Fire Station,Masjid,Kali Bari,Lions Club,Panchayat Bhawan,Water Works,Electric Sub Station,St Joseph School') // prettier-ignore
const words = list('Near,Opp,Behind,Adjacent to,Next to,Backside of,Above,Beside')

export function makeHiddenHome(random: Random): HiddenHome {
  const rural = random.chance(0.28)
  const pin = random.pick(rural ? countryPins : urbanPins)
  const city = rural ? undefined : cityPins.find(([prefix]) => pin.pin.startsWith(prefix))
  const family = makeFamily(random)
  const flats = !rural && random.chance(0.5)
  return {
    person: fullName(family.name),
    relation: random.pick(['S/O', 'D/O', 'W/O', 'C/O']),
    relative: fullName(family.father),
    door: flats ? '' : doorNumber(random, rural),
    flat: flats
      ? random.pick([
          () => String(random.int(101, 1204)),
          () => `${random.pick(['A', 'B', 'C', 'T1', 'T2'])}-${random.int(1, 999)}`,
        ])()
      : '',
    floor: flats && random.chance(0.35) ? random.int(0, 8) : -1,
    building: flats || random.chance(0.15) ? buildingName(random) : '',
    street: random.chance(rural ? 0.2 : 0.6) ? streetName(random) : '',
    locality: !rural && random.chance(0.7) ? quarterName(random) : '',
    side: !rural && random.chance(0.12) ? random.pick(['East', 'West', 'Phase 1', 'Phase 2', 'Stage II']) : '',
    landmark: random.chance(0.4) ? `${random.pick(words)} ${random.pick(things)}` : '',
    place: random.pick(pin.offices),
    rural,
    taluk: pin.taluk,
    district: pin.district,
    city: city?.[1] ?? '',
    otherCity: city?.[2][0] ?? city?.[1] ?? '',
    state: pin.state,
    pin: pin.pin,
  }
}

export const buildingName = (random: Random): string =>
  `${random.pick(random.chance(0.5) ? owners : epithets)} ${random.pick(blocks)}`
export const quarterName = (random: Random): string => `${random.pick(quarters)} ${random.pick(quarterKinds)}`
export const streetName = (random: Random): string =>
  random.weighted<() => string>([
    [() => `${random.pick(roads)} ${random.pick(roadKinds)}`, 7],
    [() => `${random.int(1, 20)}${random.pick(['th A Cross', 'th Main Road', 'th Street', 'th Avenue'])}`, 1.5],
    [() => `${random.pick(['Lane No', 'Gali Number', 'Block', 'Pocket'])} ${random.int(1, 12)}`, 1],
    [() => `Sector ${random.int(1, 60)}${random.pick(['', '', '-A', 'B'])}`, 1],
  ])()

export function doorNumber(random: Random, rural: boolean): string {
  if (rural && random.chance(0.4)) return ''
  return random.pick<() => string>([
    () => String(random.int(2, 1500)),
    () => `${random.int(1, 9)}-${random.int(1, 20)}-${random.int(100, 999)}/${random.int(1, 40)}`,
    () => `${random.pick(['WZ', 'RZ', 'C', 'HIG', 'MIG', 'LIG', 'D', 'EWS'])}-${random.int(1, 300)}`,
    () => `New No ${random.int(1, 60)} Old No ${random.int(61, 140)}`,
    () => `TC ${random.int(1, 50)}/${random.int(100, 2000)}`,
    () => `${random.int(1, 90)}/${random.int(1, 90)}${random.pick(['', 'A', 'B'])}`,
  ])()
}
