import { toDevanagari } from '../people/transliterate'
import type { Random } from '../random'
import { cityPins } from './cities'
import type { Home } from './home'

/** What is done to an address in print; `evaluate` tells scores apart by them. */
export const mutations = [
  'abbreviated', 'by_ear', 'reordered', 'run_together', 'no_pin', 'wrong_pin', 'no_state', 'no_city', 'no_locality', 'no_street', 'no_building', 'no_house',
  'other_landmark', 'with_relation', 'old_city', 'ocr', 'devanagari', 'capitals', 'notation', 'short', 'glued', 'no_floor',
] as const // prettier-ignore
export type Mutation = (typeof mutations)[number]

export interface Printed {
  readonly text: string
  /** The parts printed and their text, for judging a parser. */
  readonly parts: readonly (readonly [part: string, text: string])[]
}

/** Prints a home on one line, with these changes. */
export function printHome(
  random: Random,
  home: Home,
  how: ReadonlySet<Mutation>,
  withRelation: boolean,
  withPerson = false,
): Printed {
  const parts = partsOf(random, home, how, withRelation, withPerson).filter(([, text]) => text !== '')
  const ordered = how.has('reordered') ? reorder(random, parts) : parts
  return setParts(random, ordered, home.pin, how)
}

/** Sets parts on one line, in their order, with these changes. */
export function setParts(
  random: Random,
  parts: readonly (readonly [part: string, text: string])[],
  pin: string,
  how: ReadonlySet<Mutation>,
): Printed {
  const written = parts.map(([part, text]) => [part, rewrite(random, part, text, how)] as const)
  const separator = how.has('run_together') ? ' ' : random.pick([', ', ', ', ', ', ',', ' , ', ',\n'])
  let text = written.map(([, one]) => one).join(separator)
  if (!how.has('no_pin'))
    text += `${random.pick([' - ', '-', ' ', ', ', '. PIN ', ', Pin Code: ', ' PIN-'])}${pinOf(random, pin, how)}`
  if (how.has('glued'))
    text = text
      .replace(/, /g, (comma) => (random.chance(0.4) ? ',' : comma))
      .replace(/ (?=Road|Nagar|Colony|Puram)/g, (blank) => (random.chance(0.5) ? '' : blank))
  if (how.has('ocr')) text = ocr(random, text)
  if (how.has('capitals')) text = text.toUpperCase()
  return { text, parts: [...written, ...(how.has('no_pin') ? [] : [['postcode', ''] as const])] }
}

function partsOf(
  random: Random,
  home: Home,
  how: ReadonlySet<Mutation>,
  withRelation: boolean,
  withPerson: boolean,
): [string, string][] {
  const short = how.has('short')
  const drop = (mutation: Mutation): boolean => how.has(mutation)
  const city = how.has('old_city')
    ? random.pick([...(cityPins.find(([, name]) => name === home.city)?.[2] ?? []), home.city])
    : home.city
  const relation = withRelation
    ? `${random.pick([home.relation, `${home.relation}:`, home.relation.toLowerCase(), home.relation.replace('/', '.') + '.'])} ${home.relative}`
    : ''
  const labels = {
    flat: ['Flat No', 'Flat', 'Flat No.', 'F.No', ''],
    flat_said: ['Flat No', 'Flat', 'Flat No.'],
    shop: ['Shop No', 'Shop', 'Shop No.', 'Office No'],
    house: ['H.No', 'House No', 'H No', 'H.No.', 'Door No', 'D.No', '#', ''],
    plot: ['Plot No', 'Plot', 'Plot No.'],
    '': [''],
  }[home.houseLabel]
  const label = random.pick(labels)
  // "B/304" for flat 304 of wing B.
  const fused = how.has('notation') && home.wing !== '' && /^\d+$/.test(home.house) && !short
  const wing = fused || home.wing === '' ? '' : random.pick(wingForms)(home.wing)
  const number = fused
    ? `${/\d/.test(home.wing) ? random.pick([`T${home.wing}-`, `${home.wing}/`]) : home.wing + random.pick(['-', '/', ' ', ''])}${home.house}`
    : how.has('notation')
      ? notation(random, home.house)
      : home.house
  const house =
    home.house === '' || drop('no_house') ? '' : `${label}${label === '' || label === '#' ? '' : ' '}${number}`
  const floor =
    home.floor < 0 || how.has('no_floor')
      ? ''
      : home.floor === 0
        ? 'Ground Floor'
        : `${home.floor}${['th', 'st', 'nd', 'rd'][home.floor] ?? 'th'} Floor`
  const landmark = home.landmark === null || short ? '' : `${home.landmark[0]} ${home.landmark[1]}`
  const joined = (pair: readonly [string, string] | null): string =>
    pair === null
      ? ''
      : pair[1].startsWith('th ')
        ? `${ordinal(Number(pair[0]))}${pair[1].slice(2)}`
        : `${pair[0]} ${pair[1]}`.trim()
  const village = home.rural
    ? `${random.pick(['Vill', 'Village', 'Vill.', 'At', 'At Post', 'Vill & PO', '', 'Vill-'])} ${home.office}`.trim()
    : home.office
  const taluk =
    home.rural && home.taluk !== '' && random.chance(0.6) && !short
      ? `${random.pick(['Tal', 'Tehsil', 'Teh.', 'Taluka', 'Tq'])} ${home.taluk}`
      : ''
  const district = home.rural
    ? `${random.pick(['Dist', 'Dist.', 'District', 'Distt'])} ${home.district}`
    : random.chance(0.2)
      ? home.district
      : ''
  const office = home.rural ? village : random.chance(0.6) || home.locality === null ? home.office : ''
  return [
    [
      'person',
      withPerson
        ? `${withRelation && random.chance(0.5) ? '' : random.pick(['Shri ', 'Mr ', 'Smt. ', 'Mrs. '])}${home.person}`
        : '',
    ],
    ['care_of', relation],
    ['house', house],
    ['house', short ? '' : wing],
    ['floor', short ? '' : floor],
    ['building', drop('no_building') ? '' : joined(home.building)],
    [
      'house',
      short || home.plot === '' || random.chance(0.25)
        ? ''
        : `${random.pick(['Plot No ', 'Plot ', 'S.No. ', drop('no_house') ? 'Plot ' : ''])}${home.plot}`,
    ],
    ['locality', home.ward === '' || short ? '' : `Ward No ${home.ward}`],
    [
      home.street?.[0] === 'Sector' ? 'locality' : 'street',
      drop('no_street') || (short && home.locality !== null) ? '' : joined(home.street),
    ],
    ['landmark', landmark],
    ['locality', drop('no_locality') ? '' : joined(home.locality)],
    [home.rural ? 'village' : 'locality', office],
    [
      'post_office',
      home.rural && random.chance(0.4) && !short ? `${random.pick(['PO', 'P.O.', 'Post'])} ${home.office}` : '',
    ],
    ['sub_district', taluk],
    ['city', drop('no_city') ? '' : city],
    ['district', drop('no_city') && !home.rural ? '' : district],
    ['state', drop('no_state') ? '' : home.state],
  ]
}

/** "A Wing", "Tower 4": one building of several. */
const wingForms: readonly ((wing: string) => string)[] = [
  (wing) => `${wing} Wing`,
  (wing) => `Wing ${wing}`,
  (wing) => `${wing}-Wing`,
  (wing) => `Block ${wing}`,
  (wing) => `Tower ${wing}`,
  (wing) => `Bldg No ${wing}`,
]

const ordinal = (number: number): string =>
  `${number}${number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`

/** Other ways to write a house number: "12-B", "12/B", "12 B", "B/204". */
function notation(random: Random, house: string): string {
  const mark = random.pick(['-', '/', ' ', ''])
  if (/^[A-Z]-\d+$/.test(house)) return house.replace('-', random.pick(['-', '/', ' ']))
  if (/^\d+[A-Z]$/.test(house)) return house.replace(/(?=[A-Z])/, mark)
  if (/^\d+\/\d+$/.test(house)) return house.replace('/', random.pick(['/', '-', ' / ']))
  return house
}

function pinOf(random: Random, right: string, how: ReadonlySet<Mutation>): string {
  const pin = how.has('wrong_pin') ? wrong(random, right) : right
  return random.chance(0.12) ? `${pin.slice(0, 3)} ${pin.slice(3)}` : pin
}

function wrong(random: Random, pin: string): string {
  // Now and then it is that of quite another place.
  if (random.chance(0.12)) return `${random.int(1, 8)}${random.digits(2)}0${random.digits(2)}`
  const at = random.chance(0.8) ? random.int(3, 5) : random.int(0, 5)
  if (random.chance(0.3)) {
    const from = Math.min(4, at)
    const swapped = pin.slice(0, from) + (pin[from + 1] ?? '') + (pin[from] ?? '') + pin.slice(from + 2)
    if (swapped !== pin && !swapped.startsWith('0')) return swapped
  }
  const digit = String((Number(pin[at]) + random.int(1, 8)) % 10)
  return at === 0 && digit === '0' ? wrong(random, pin) : pin.slice(0, at) + digit + pin.slice(at + 1)
}

function reorder(
  random: Random,
  parts: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const copy = [...parts]
  for (let turns = random.int(1, 2); turns > 0; turns -= 1) {
    const movable = copy.flatMap(([part], index) =>
      /street|landmark|locality|building|care_of/.test(part) ? [index] : [],
    )
    if (movable.length < 2) break
    const [taken] = copy.splice(random.pick(movable), 1)
    if (taken !== undefined) copy.splice(Math.min(copy.length, random.pick(movable)), 0, taken)
  }
  return copy
}

const abbreviations: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bEast\b/g, ['(E)', 'E', 'East']], [/\bWest Bengal\b/g, ['W Bengal', 'WB', 'West Bengal']], [/\bWest\b(?! Bengal)/g, ['(W)', 'W', 'West']], [/\bRoad\b/g, ['Rd', 'Rd.', 'rd']], [/\bNagar\b/g, ['Ngr', 'Nagar', 'nagar']], [/\bSociety\b/g, ['Soc', 'Soc.', 'CHS']], [/\bApartments?\b/g, ['Apt', 'Apts', 'Appt.', 'Apartment']],
  [/\bOpposite\b/g, ['Opp', 'Opp.', 'Opp to']], [/\bNear\b/g, ['Nr', 'Nr.', 'near']], [/\bBehind\b/g, ['B/h', 'Bh']], [/\bStreet\b/g, ['St', 'St.', 'Str']], [/\bColony\b/g, ['Col', 'Clny', 'Colony']],
  [/\bBuilding\b/g, ['Bldg', 'Bldg.']], [/\bExtension\b/g, ['Extn', 'Ext']], [/\bSector\b/g, ['Sec', 'Sec.', 'Sect']], [/\bFloor\b/g, ['Flr', 'Fl']], [/\bStation\b/g, ['Stn', 'Stn.']], [/\bMahatma Gandhi\b/g, ['M G', 'MG', 'M.G.']],
  [/\bMarket\b/g, ['Mkt']], [/\bHospital\b/g, ['Hosp', 'Hospital']], [/\bGovernment\b/g, ['Govt', 'Govt.']], [/\bMohalla\b/g, ['Moh', 'Moh.']], [/\bNiwas\b/g, ['Nivas', 'Niwas']], [/\bBhavan\b/g, ['Bhawan', 'Bhavan']], [/\bMaharashtra\b/g, ['MH', 'Maharashtra']], [/\bUttar Pradesh\b/g, ['UP', 'U.P.']],
] // prettier-ignore

/** Spellings of one sound, both ways. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'], [/v/g, 'w'], [/ee/g, 'i'], [/(?<=[bcdfghjklmnprstv])i(?=[bcdfghjklmnprstv])/g, 'ee'], [/aa/g, 'a'], [/(?<=[bdgklmnprstv])a(?=[dgklmnrt])/g, 'aa'], [/sh/g, 's'], [/th/g, 't'], [/(?<=[aeiou])t(?=[aeiou])/g, 'th'], [/ksh/g, 'x'], [/oo/g, 'u'], [/u(?=[bcdglmnprst])/g, 'oo'],
  [/(?<=[aeiou])r(?=[aeiou])/g, 'd'], [/(?<=[aeiou])d(?=[aeiou])/g, 'r'], [/(?<=[aeiou])([lmnpst])(?=[aeiou])/g, '$1$1'], [/([lmnpst])\1/g, '$1'], [/dh/g, 'd'], [/bh/g, 'b'], [/z/g, 'j'], [/ph/g, 'f'], [/au/g, 'ou'], [/a$/g, ''], [/y$/g, 'i'], [/i$/g, 'y'], [/ch(?=h)/g, 'c'],
] // prettier-ignore

function rewrite(random: Random, part: string, given: string, how: ReadonlySet<Mutation>): string {
  let text = given
  if (how.has('abbreviated')) for (const [from, to] of abbreviations) text = text.replace(from, () => random.pick(to))
  if (how.has('by_ear') && part !== 'state')
    text = text.replace(/[A-Za-z]{5,}/g, (word) => (random.chance(0.45) ? byEar(random, word) : word))
  if (how.has('devanagari') && part !== 'house') text = /[A-Za-z]{3}/.test(text) ? toDevanagari(text) : text
  return text
}

function byEar(random: Random, word: string): string {
  const fitting = sounds.filter(([from]) => new RegExp(from.source).test(word.slice(1)))
  if (fitting.length === 0) return word
  const [from, to] = random.pick(fitting)
  return (word[0] ?? '') + word.slice(1).replace(new RegExp(from.source), to)
}

const confused: Readonly<Record<string, string>> = {
  o: '0',
  O: '0',
  l: '1',
  i: 'l',
  I: 'l',
  S: '5',
  s: 'e',
  a: 'o',
  e: 'c',
  n: 'm',
  u: 'v',
  r: 't',
  h: 'b',
  t: 'l',
  g: 'q',
  B: '8',
}

/** A letter in thirty misread, a comma or a blank lost here and there; digits hold. */
function ocr(random: Random, text: string): string {
  let read = ''
  for (const [at, char] of [...text].entries()) {
    // A mark is not lost between two numbers: nobody could part "330,2nd Floor" again.
    const parts = /\d/.test(text[at + 1] ?? '')
    if (char === ',' && random.chance(0.3)) read += random.pick(parts ? ['.', ' '] : ['.', ' ', ''])
    else if (/[A-Za-z]/.test(char) && random.chance(0.035)) read += random.chance(0.3) ? '' : (confused[char] ?? char)
    else read += char
  }
  return read
}
