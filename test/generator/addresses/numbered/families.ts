import type { Random } from '../../random'
import { fullName, makeFamily } from '../../people/names'
import type { Half } from '../home-words'
import { buildingName, counted, letter, localityName, nth, number, numbered, streetName, type Values } from './values'

/** Addresses of one make, as the cities and the countryside have their own. */
export interface Family {
  /** The cities, by the first digits of their PIN codes; all where none is given. */
  readonly pins: string
  /** Of the country: villages of a state without numbers, or small towns. */
  readonly rural?: 'villages' | 'towns'
  readonly make: (random: Random, half: Half) => Values
  /** Parts in the order of print. `has` says whether a part that may be left out is printed. */
  readonly print: (random: Random, values: Values, has: (key: string, odds: number) => boolean) => readonly (readonly [part: string, text: string])[] // prettier-ignore
  /** Values of which another makes it another home. */
  readonly telling: readonly string[]
}

const flatWords = ['Flat No', 'Flat', 'Flat No.', 'F.No.', 'Apartment No']
const houseWords = ['H.No.', 'House No', 'H No', 'No', '#', '']
const said = (word: string, value: string): string => (word === '' || word === '#' ? word + value : `${word} ${value}`)
const v = (values: Values, key: string): string => values[key] ?? ''

/** "C-4/112, Janakpuri", "Flat 87, Pocket 3, Sector 12". */
const blocks: Family = {
  pins: '1100 2013 2010 1210 1220 3020 1600 2260',
  make: (random, half) => ({ house: number(random, 1, 480), block: letter(random) + (random.chance(0.5) ? `-${number(random, 1, 9)}` : ''), floor: number(random, 0, 3), sector: random.chance(0.5) ? number(random, 1, 60) : '', quarter: `${localityName(random, half)} ${random.pick(['Vihar', 'Puri', 'Nagar', 'Enclave', ''])}`.trim() }), // prettier-ignore
  print: (random, values, has) => [
    ['house', random.weighted([[`${v(values, 'block')}/${v(values, 'house')}`, 4], [`${v(values, 'block').replace('-', random.pick([' ', '']))}-${v(values, 'house')}`, 2], [`${said(random.pick(houseWords), v(values, 'house'))}, ${random.pick(['Block', 'Block', 'Pocket', 'Blk'])} ${v(values, 'block')}`, 3]])], // prettier-ignore
    ['floor', has('floor', 0.3) ? random.pick([`${nth(v(values, 'floor'))} Floor`, counted(random, v(values, 'floor'), ['Floor', 'Flr'])]).replace(/^(?:0th|0) /, 'Ground ') : ''], // prettier-ignore
    ['locality', v(values, 'sector') !== '' && has('sector', 0.85) ? numbered(random, v(values, 'sector'), ['Sector', 'Sec', 'Sec.']) : ''], // prettier-ignore
    ['locality', v(values, 'quarter')],
  ],
  telling: ['house', 'block', 'sector', 'floor', 'quarter'],
}

/** "#218, 3rd Cross, 8th Main, 2nd Stage, ... Layout". */
const crosses: Family = {
  pins: '5600 5700 5750',
  make: (random, half) => ({ house: number(random, 1, 1400) + (random.chance(0.15) ? `/${number(random, 1, 9)}` : ''), building: random.chance(0.3) ? buildingName(random, half) : '', cross: number(random, 1, 28) + (random.chance(0.2) ? random.pick([...'ABC']) : ''), main: number(random, 1, 20) + (random.chance(0.1) ? random.pick([...'ABC']) : ''), stage: random.chance(0.6) ? number(random, 1, 6) : '', stageKind: random.pick(['Stage', 'Block', 'Phase']), quarter: localityName(random, half) }), // prettier-ignore
  print: (random, values, has) => {
    const cross = has('cross', 0.9) ? counted(random, v(values, 'cross'), ['Cross', 'Cross', 'Crs', 'Cross Road']) : ''
    const main = has('main', 0.85) ? counted(random, v(values, 'main'), ['Main', 'Main Road', 'Main Rd']) : ''
    const stage = v(values, 'stage') !== '' && has('stage', 0.85) ? counted(random, v(values, 'stage'), [v(values, 'stageKind')]) : '' // prettier-ignore
    const quarter = `${v(values, 'quarter')} ${random.pick(['Layout', 'Layout', 'Lyt', 'Extension', 'Nagar'].slice(0, 3))}`
    return [
      ['house', said(random.pick(['#', '# ', 'No.', 'No ', 'Site No', 'Door No', '']), v(values, 'house'))],
      ['building', has('building', 0.7) ? v(values, 'building') : ''],
      ...(random.chance(0.5) ? [['street', cross], ['street', main]] as const : [['street', main], ['street', cross]] as const), // prettier-ignore
      ...(random.chance(0.5) ? [['locality', stage], ['locality', quarter]] as const : [['locality', `${quarter} ${stage}`.trim()]] as const), // prettier-ignore
    ]
  },
  telling: ['house', 'cross', 'main', 'stage', 'quarter'],
}

const societyKinds = [
  'CHS',
  'CHS Ltd',
  'Co-op Hsg Soc',
  'Co Operative Housing Society Ltd',
  'Society',
  'Soc',
  'Apartment',
  '',
]

/** "B-603, Neelkanth CHS, Plot 12, Sector 5", "603, B Wing". */
const wings: Family = {
  pins: '4000 4006 4110 3800 3950 4220 4400',
  make: (random, half) => ({ flat: random.chance(0.7) ? `${number(random, 1, 22)}0${number(random, 1, 8)}` : number(random, 1, 40), wing: random.chance(0.7) ? random.pick([...'ABCDEF', '1', '2', '3', '7', '12', `${letter(random)}${number(random, 1, 12)}`]) : '', building: buildingName(random, half), plot: random.chance(0.3) ? number(random, 1, 300) : '', sector: random.chance(0.35) ? number(random, 1, 44) : '', street: random.chance(0.5) ? streetName(random, half) : '', quarter: localityName(random, half), side: random.chance(0.4) ? random.pick(['East', 'West']) : '' }), // prettier-ignore
  print: (random, values, has) => {
    const [flat, wing] = [v(values, 'flat'), v(values, 'wing')]
    const label = said(random.pick([...flatWords, '', '']), flat)
    const lettered = /^[A-Z]\d+$/.exec(wing)
    const house = wing === '' ? label : lettered !== null ? random.pick([`${label}, ${wing}`, `${label}, ${wing[0] ?? ''}-${wing.slice(1)}`, `${wing[0] ?? ''}-${wing.slice(1)}/${flat}`, `${label}, Bldg ${wing}`, `Bldg No ${wing[0] ?? ''}-${wing.slice(1)}, ${label}`]) : random.pick([`${/\d/.test(wing) ? random.pick(['', 'T', 'T-']) : ''}${wing}${random.pick(['-', '/', '-'])}${flat}`, `${label}, ${wing}${/\d/.test(wing) ? ' Tower' : random.pick([' Wing', '-Wing'])}`, `${label}, ${random.pick(/\d/.test(wing) ? ['Tower', 'Bldg No', 'Building', 'Tower No'] : ['Wing', 'Wing', 'Block', 'Bldg'])} ${wing}`]) // prettier-ignore
    return [
      ['house', house],
      ['building', `${v(values, 'building')} ${random.pick(societyKinds)}`.trim()],
      ['house', v(values, 'plot') !== '' && has('plot', 0.6) ? numbered(random, v(values, 'plot'), ['Plot', 'Plot No', 'P.No']) : ''], // prettier-ignore
      ['street', v(values, 'street') !== '' && has('street', 0.7) ? `${v(values, 'street')} ${random.pick(['Road', 'Rd', 'Road', 'Marg'].slice(0, 3))}` : ''], // prettier-ignore
      ['locality', v(values, 'sector') !== '' && has('sector', 0.85) ? numbered(random, v(values, 'sector'), ['Sector', 'Sec']) : ''], // prettier-ignore
      ['locality', has('quarter', 0.9) || has('side', 0) ? `${v(values, 'quarter')} ${v(values, 'side') === '' || !has('side', 0.85) ? '' : random.pick([v(values, 'side'), `(${v(values, 'side')[0] ?? ''})`])}`.trim() : ''], // prettier-ignore
    ]
  },
  telling: ['flat', 'wing', 'building', 'sector', 'side', 'flat', 'wing', 'plot'],
}

/** "Room No 14, Laxmi Chawl No 3", "Bldg 27, Room 438, ... Colony", "27/438". */
const rooms: Family = {
  pins: '4000 4006 4110',
  make: (random, half) => ({ room: number(random, 1, 480), row: random.chance(0.7) ? number(random, 1, 99) : '', kind: random.pick(['Chawl', 'Chawl', 'Colony', 'Vasahat']), name: localityName(random, half), street: random.chance(0.6) ? streetName(random, half) : '' }), // prettier-ignore
  print: (random, values, has) => {
    const [room, row, kind] = [v(values, 'room'), v(values, 'row'), v(values, 'kind')]
    const chawl = kind === 'Chawl'
    const label = said(random.pick(['Room No', 'Room', 'R.No', 'Rm', 'Kholi No', '']), room)
    const building = row === '' || chawl ? '' : said(random.pick(['Bldg', 'Bldg No', 'Building No']), row)
    const name = `${v(values, 'name')} ${chawl ? random.pick(['Chawl', 'Chawl', 'Chl', 'Chwl']) : random.pick([kind, kind === 'Colony' ? 'Col' : kind])}${row !== '' && chawl ? random.pick([' No ', ' ', ' No. '])+row : ''}` // prettier-ignore
    const house =
      building === '' ? label : random.pick([`${row}/${room}`, `${building}, ${label}`, `${label}, ${building}`])
    return [
      ['house', house],
      ['building', name],
      ['street', v(values, 'street') !== '' && has('street', 0.7) ? `${v(values, 'street')} ${random.pick(['Road', 'Cross Road', 'Rd'].slice(0, 1))}` : ''], // prettier-ignore
    ]
  },
  telling: ['room', 'row', 'name'],
}

/** "Old No 18 New No 37, ... Street", "Plot 24, Door No 11, 3rd Street, ... Nagar". */
const doors: Family = {
  pins: '6000 6410 6250',
  make: (random, half) => oneTelling({ door: number(random, 1, 90), old: random.chance(0.5) ? number(random, 91, 190) : '', plot: random.chance(0.3) ? number(random, 1, 300) : '', flat: random.chance(0.3) ? `${random.pick(['F', 'G', 'S', 'T'])}${number(random, 1, 4)}` : '', building: buildingName(random, half), nth: random.chance(0.4) ? number(random, 1, 12) : '', street: streetName(random, half), quarter: localityName(random, half) }), // prettier-ignore
  print: (random, values, has) => {
    const [door, old] = [v(values, 'gate') || v(values, 'door'), v(values, 'old')]
    const doorWord = random.pick(['Door No', 'D.No', 'No', 'No.', ''])
    const both = random.pick([`Old No ${old} New No ${door}`, `New No.${door}, Old No.${old}`, `${door}/${old}`, `${old}/${door}`, `New No ${door}`, `${door} (Old ${old})`, `Old ${old} New ${door}`]) // prettier-ignore
    const street = v(values, 'nth') === '' ? `${v(values, 'street')} ${random.pick(['Street', 'St', 'Street'])}` : counted(random, v(values, 'nth'), ['Street', 'St', 'Str']) // prettier-ignore
    return [
      ['house', v(values, 'flat') === '' ? '' : said(random.pick(['Flat', 'Flat No', '']), random.pick([v(values, 'flat'), v(values, 'flat').replace(/(?=\d)/, '-')]))], // prettier-ignore
      ['building', v(values, 'flat') === '' ? '' : `${v(values, 'building')} ${random.pick(['Apartments', 'Flats', 'Apts', 'Enclave'].slice(0, 3))}`], // prettier-ignore
      ['house', v(values, 'plot') !== '' && has('plot', 0.6) ? `Plot No ${v(values, 'plot')}` : ''],
      ['house', old === '' ? said(doorWord, door) : both],
      ['street', street],
      ['locality', `${v(values, 'quarter')} ${random.pick(['Nagar', 'Ngr', 'Nagar'])}`],
    ]
  },
  telling: ['gate', 'flat', 'nth', 'street', 'quarter'],
}

/**
 * Where streets are counted they have no name. A door that has an old number or holds flats is not told by one digit:
 * that would be a misprint.
 */
function oneTelling(values: Values): Values {
  const alone = v(values, 'old') === '' && v(values, 'flat') === ''
  return {
    ...values,
    ...(v(values, 'nth') === '' ? {} : { street: '' }),
    ...(alone ? { gate: v(values, 'door') } : {}),
  }
}

/** "8-3-231/A/45, ... Colony". */
const longDoors: Family = {
  pins: '5000 5200 5300',
  make: (random, half) => oneTelling({ door: `${number(random, 1, 20)}-${number(random, 1, 16)}-${number(random, 1, 900)}${random.chance(0.6) ? `/${random.pick([letter(random), number(random, 1, 60)])}` : ''}${random.chance(0.3) ? `/${number(random, 1, 60)}` : ''}`, flat: random.chance(0.4) ? `${number(random, 1, 6)}0${number(random, 1, 6)}` : '', building: buildingName(random, half), road: random.chance(0.3) ? number(random, 1, 14) : '', quarter: localityName(random, half) }), // prettier-ignore
  print: (random, values, has) => {
    const flat = v(values, 'flat') === '' ? [] : ([['house', said(random.pick([...flatWords, '']), v(values, 'flat'))], ['building', `${v(values, 'building')} ${random.pick(['Residency', 'Apts', 'Apartments', 'Towers'].slice(1, 3))}`]] as const) // prettier-ignore
    const door = ['house', said(random.pick(['H.No.', 'D.No.', 'H No', '']), (v(values, 'gate') || v(values, 'door')).replaceAll('/', random.pick(['/', '/', '-'])))] as const // prettier-ignore
    return [
      ...(random.chance(0.5) ? [...flat, door] : [door, ...flat]),
      ['street', v(values, 'road') !== '' && has('road', 0.7) ? random.pick([numbered(random, v(values, 'road'), ['Road', 'Street', 'Lane']), counted(random, v(values, 'road'), ['Lane', 'Street'])]) : ''], // prettier-ignore
      ['locality', `${v(values, 'quarter')} ${random.pick(['Nagar', 'Nagar Colony', 'Nagar'])}`],
    ]
  },
  // A door's number is the town's: a house of another lane would be a misprint.
  telling: ['gate', 'gate', 'flat', 'quarter'],
}

/** "23, Umiya Park Society, Part 2". */
const societies: Family = {
  pins: '3800 3950 3900 3600 3020 4520 4620 3420 8000',
  make: (random, half) => ({ house: (random.chance(0.4) ? `${letter(random)}-` : '') + number(random, 1, 180), name: localityName(random, half), kind: random.pick(['Society', 'Colony', 'Park Society', 'Vihar', 'Bungalows', 'Nagar']), part: random.chance(0.5) ? number(random, 1, 4) : '', street: random.chance(0.6) ? streetName(random, half) : '' }), // prettier-ignore
  print: (random, values, has) => [
    ['house', said(random.pick([...houseWords, 'Plot No', 'Block No', 'P.No.']), v(values, 'house').replace('-', random.pick(['-', '/', ' '])))], // prettier-ignore
    ['locality', `${v(values, 'name')} ${v(values, 'kind').replace('Society', random.pick(['Society', 'Soc', 'Soc.']))}${v(values, 'part') !== '' && has('part', 0.85) ? random.pick([`, ${numbered(random, v(values, 'part'), ['Part', 'Vibhag', 'Part'])}`, ` ${numbered(random, v(values, 'part'), ['Part', 'Vibhag', 'Part'])}`, ` ${v(values, 'part')}`]) : ''}`], // prettier-ignore
    ['street', v(values, 'street') !== '' && has('street', 0.7) ? `${v(values, 'street')} Road` : ''],
  ],
  // People name one society's road or another: a road alone does not tell.
  telling: ['house', 'name', 'part'],
}

/** "Qtr No B-142, Street 22, Sector 3, ... Township". */
const quarters: Family = {
  pins: '8340 4920 7510 1600 4400',
  make: (random, half) => ({ house: random.pick([`${letter(random)}-${number(random, 1, 300)}`, `${number(random, 1, 40)}${random.pick(['A', 'B'])}`, number(random, 1, 900)]), street: random.chance(0.5) ? number(random, 1, 40) : '', sector: number(random, 1, 12), name: localityName(random, half), kind: random.pick(['Township', 'Colony', 'Nagar']) }), // prettier-ignore
  print: (random, values, has) => [
    ['house', said(random.pick(['Qtr No', 'Quarter No', 'Qr', 'Q.No.', 'Quarter', 'H.No']), v(values, 'house').replace('-', random.pick(['-', '/', ' '])))], // prettier-ignore
    ['street', v(values, 'street') !== '' && has('street', 0.85) ? numbered(random, v(values, 'street'), ['Street', 'Road', 'Street']) : ''], // prettier-ignore
    ['locality', numbered(random, v(values, 'sector'), ['Sector', 'Sec', 'Sector'])],
    ['locality', `${v(values, 'name')} ${v(values, 'kind') === 'Nagar' ? 'Nagar' : random.pick(['Township', 'Colony', v(values, 'kind')])}`], // prettier-ignore
  ],
  telling: ['house', 'street', 'sector', 'sector', 'name'],
}

/** "Puthenpurackal House, Kidangoor PO": no number. */
const named: Family = {
  pins: '',
  rural: 'villages',
  make: (random, half) => ({ name: spell(random, half), ward: random.chance(0.2) ? number(random, 1, 20) : '' }),
  print: (random, values, has) => [
    ['house', `${v(values, 'name')} ${random.pick(['House', '(H)', 'House', 'Veedu', ''])}`.trim()],
    ['locality', v(values, 'ward') !== '' && has('ward', 0.5) ? `Ward No ${v(values, 'ward')}` : ''],
  ],
  telling: ['name', 'office', 'office'],
}
const spell = (random: Random, half: Half): string =>
  localityName(random, half).split(' ')[0] + random.pick(['parambil', 'veettil', 'purackal', 'kkal', 'thara', 'mattathil', 'kunnel', 'edathu']) // prettier-ignore

/** "Ward No 9, Mohalla ..., Nokha, Bikaner": a small town of its district. */
const towns: Family = {
  pins: '',
  rural: 'towns',
  make: (random, half) => ({ house: random.chance(0.5) ? number(random, 1, 300) : '', ward: number(random, 1, 25), name: localityName(random, half), kind: random.pick(['Mohalla', 'Colony', 'Nagar', 'Chowk']), father: fullName(makeFamily(random).father), relation: random.chance(0.4) ? random.pick(['S/O', 'D/O', 'C/O']) : '' }), // prettier-ignore
  print: (random, values, has) => [
    ['care_of', v(values, 'relation') !== '' && has('relation', 0.7) ? `${v(values, 'relation')} ${v(values, 'father')}` : ''], // prettier-ignore
    ['house', v(values, 'house') === '' ? '' : said(random.pick(houseWords), v(values, 'house'))],
    ['locality', has('ward', 0.75) ? numbered(random, v(values, 'ward'), ['Ward', 'Ward No', 'W.No.']) : ''],
    ['locality', v(values, 'kind') === 'Mohalla' ? `${random.pick(['Mohalla', 'Moh.', 'Moh'])} ${v(values, 'name')}` : `${v(values, 'name')} ${v(values, 'kind')}`], // prettier-ignore
    ['city', has('town', 0.85) ? v(values, 'town') : ''],
  ],
  telling: ['town', 'town', 'ward', 'name', 'house'],
}

export const families: readonly Family[] = [
  towns,
  blocks,
  crosses,
  wings,
  rooms,
  doors,
  longDoors,
  societies,
  quarters,
  named,
]
