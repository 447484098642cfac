/**
 * Builds resources/gazetteer from open data. The raw files are not kept in the repository:
 * resources/gazetteer/README.md says where they come from. Deterministic: the same input gives the same bytes.
 *
 *   npx tsx scripts/addresses/build-gazetteer.ts [FOLDER]
 *
 * Without FOLDER only the lookup tables are made anew, from the PIN codes and places that are there: the rules of
 * sounds may have changed. FOLDER holds pincodes/ (india_post_2025.csv.gz, pin_master.csv.gz) and places/ (2-district.csv,
 * 3-subdistrict.csv, urban-local-body.csv.gz, city.json, geonames_in_altnames.tsv).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { distance } from 'fastest-levenshtein'
import { readPlaces } from '../../src/main/engine/address/gazetteer'
import { placeKey } from '../../src/main/engine/address/place-key'
import { stateNamed } from '../../src/main/engine/address/states'
import { nameRows, soundRows } from './gazetteer-tables'

const [, , folder] = process.argv
const out = join(import.meta.dirname, '../../resources/gazetteer')

/** Census codes by GeoNames' first-order codes. */
const geonamesStates: Readonly<Record<string, string>> = {
  '01': '35', '02': '37', '03': '18', '05': '04', '06': '26', '07': '07', '09': '24', '10': '06', '11': '02',
  '12': '01', '13': '32', '14': '31', '16': '27', '17': '14', '18': '17', '19': '29', '20': '13', '21': '21',
  '22': '34', '23': '03', '24': '08', '25': '33', '26': '16', '28': '19', '29': '11', '30': '12', '31': '15',
  '32': '26', '33': '30', '34': '10', '35': '23', '36': '09', '37': '22', '38': '20', '39': '05', '40': '36',
  '41': '38', '52': '26',
} // prettier-ignore

/** Spellings of cities that were renamed, are written in more ways than the sources know, or in a few letters. */
const renamed: readonly (readonly [name: string, state: string, aliases: readonly string[]])[] = [
  ['Mumbai', '27', ['Bombay', 'Mum', 'Greater Mumbai', 'Mumbai City', 'Brihan Mumbai', 'मुंबई']],
  ['Pune', '27', ['Poona', 'Pune City', 'पुणे']],
  ['Bengaluru', '29', ['Bangalore', 'Blr', 'Bglr', 'Bangaluru', 'Bengalooru', 'Bangalore City', 'बेंगलुरु', 'बंगलुरु']],
  ['Chennai', '33', ['Madras', 'Chennai City', 'चेन्नई']],
  ['Kolkata', '19', ['Calcutta', 'Kol', 'Cal', 'Kolkatta', 'कोलकाता']],
  ['Howrah', '19', ['Haora', 'हावड़ा']],
  ['New Delhi', '07', ['N Delhi', 'नई दिल्ली']],
  ['Delhi', '07', ['Dilli', 'दिल्ली']],
  ['Hyderabad', '36', ['Hyd', 'Haidrabad', 'हैदराबाद']],
  ['Secunderabad', '36', []],
  ['Varanasi', '09', ['Banaras', 'Benares', 'Kashi', 'वाराणसी']],
  ['Prayagraj', '09', ['Allahabad', 'प्रयागराज', 'इलाहाबाद']],
  ['Ayodhya', '09', ['Faizabad']],
  ['Kanpur', '09', ['Cawnpore', 'Kanpur Nagar', 'कानपुर']],
  ['Ghaziabad', '09', ['Gzb', 'Gaziabad']],
  ['Noida', '09', ['नोएडा']],
  ['Greater Noida', '09', ['Gr Noida', 'Gr. Noida']],
  ['Gurugram', '06', ['Gurgaon', 'Ggn', 'गुरुग्राम', 'गुड़गांव']],
  ['Vadodara', '24', ['Baroda', 'वडोदरा']],
  ['Dehradun', '05', ['D Dun', 'Ddn', 'Dehra Dun']],
  ['Faridabad', '06', ['Fbd']],
  ['Jalandhar', '03', ['Jullundur', 'Jalandar']],
  ['Bharuch', '24', ['Broach']],
  ['Ahmedabad', '24', ['Ahmadabad', 'Amdavad', 'अहमदाबाद']],
  ['Mysuru', '29', ['Mysore']],
  ['Mangaluru', '29', ['Mangalore']],
  ['Hubballi', '29', ['Hubli', 'Hubli Dharwad', 'Hubballi Dharwad']],
  ['Belagavi', '29', ['Belgaum']],
  ['Ballari', '29', ['Bellary']],
  ['Kalaburagi', '29', ['Gulbarga']],
  ['Vijayapura', '29', ['Bijapur']],
  ['Shivamogga', '29', ['Shimoga']],
  ['Tumakuru', '29', ['Tumkur']],
  ['Hosapete', '29', ['Hospet']],
  ['Chikkamagaluru', '29', ['Chikmagalur', 'Chickmagalur']],
  ['Thiruvananthapuram', '32', ['Trivandrum', 'Tvm']],
  ['Kochi', '32', ['Cochin']],
  ['Kozhikode', '32', ['Calicut']],
  ['Kollam', '32', ['Quilon']],
  ['Alappuzha', '32', ['Alleppey']],
  ['Thrissur', '32', ['Trichur']],
  ['Palakkad', '32', ['Palghat']],
  ['Kannur', '32', ['Cannanore']],
  ['Tiruchirappalli', '33', ['Trichy', 'Tiruchirapalli', 'Trichirappalli']],
  ['Thanjavur', '33', ['Tanjore']],
  ['Thoothukudi', '33', ['Tuticorin']],
  ['Tirunelveli', '33', ['Tinnevelly']],
  ['Coimbatore', '33', ['Kovai', 'Cbe']],
  ['Udhagamandalam', '33', ['Ooty', 'Ootacamund']],
  ['Kanniyakumari', '33', ['Kanyakumari', 'Cape Comorin']],
  ['Visakhapatnam', '37', ['Vizag', 'Vskp', 'Vishakhapatnam', 'Waltair']],
  ['Vijayawada', '37', ['Bezawada']],
  ['Anantapur', '37', ['Anantapuramu', 'Ananthapur']],
  ['Kadapa', '37', ['Cuddapah', 'Y S R']],
  ['Puducherry', '34', ['Pondicherry', 'Pondy', 'Ponducherry']],
  ['Guwahati', '18', ['Gauhati', 'Ghy', 'गुवाहाटी']],
  ['Panaji', '30', ['Panjim']],
  ['Margao', '30', ['Madgaon']],
  ['Bhubaneswar', '21', ['Bhubaneshwar', 'Bbsr']],
  ['Khordha', '21', ['Khurda']],
  ['Baleshwar', '21', ['Balasore']],
  ['Shimla', '02', ['Simla']],
  ['Rupnagar', '03', ['Ropar']],
  ['Sahibzada Ajit Singh Nagar', '03', ['Mohali', 'SAS Nagar', 'S A S Nagar']],
  ['Chhatrapati Sambhajinagar', '27', ['Aurangabad', 'Chh Sambhajinagar']],
  ['Dharashiv', '27', ['Osmanabad']],
  ['Ahilyanagar', '27', ['Ahmednagar', 'Ahmadnagar']],
  ['Nashik', '27', ['Nasik', 'नाशिक', 'नासिक']],
  ['Navi Mumbai', '27', ['New Mumbai', 'Navi Mumbai City']],
  ['Pimpri Chinchwad', '27', ['Pimpri', 'Chinchwad']],
  ['Kalyan', '27', ['Kalyan Dombivali', 'Kalyan Dombivli']],
  ['Dombivli', '27', ['Dombivali']],
  ['Chandigarh', '04', ['चंडीगढ़']],
  ['Patna', '10', ['पटना']],
  ['Lucknow', '09', ['Lko', 'लखनऊ']],
  ['Jaipur', '08', ['जयपुर']],
  ['Nagpur', '27', ['नागपुर', 'नागपूर']],
  ['Indore', '23', ['इंदौर']],
  ['Bhopal', '23', ['भोपाल']],
  ['Thane', '27', ['Thana', 'ठाणे']],
  ['Narmadapuram', '23', ['Hoshangabad']],
  ['Pandit Deen Dayal Upadhyaya Nagar', '09', ['Mughalsarai', 'Mughal Sarai', 'Deen Dayal Nagar']],
  ['Rajamahendravaram', '37', ['Rajahmundry', 'Rajamundry']],
  ['Firozpur', '03', ['Ferozepore', 'Ferozepur', 'Ferozpur']],
  ['Nuh', '06', ['Mewat']],
  ['Nellore', '37', ['Sri Potti Sriramulu Nellore', 'S P S R Nellore', 'Spsr Nellore']],
  ['Bardhaman', '19', ['Burdwan', 'Barddhaman']],
  ['Medinipur', '19', ['Midnapore', 'Midnapur']],
  ['Paschim Medinipur', '19', ['West Midnapore', 'Medinipur West', 'Paschim Midnapore']],
  ['Purba Medinipur', '19', ['East Midnapore', 'Medinipur East', 'Purba Midnapore']],
  ['Hooghly', '19', ['Hugli']],
  ['Jabalpur', '23', ['Jubbulpore']],
  ['Sagar', '23', ['Saugor']],
  ['Keonjhar', '21', ['Kendujhar']],
  ['Brahmapur', '21', ['Berhampur', 'Ganjam Berhampur']],
  ['Kandhamal', '21', ['Phulbani']],
  ['Shahid Bhagat Singh Nagar', '03', ['Nawanshahr', 'Nawashahr', 'SBS Nagar']],
  ['Sri Muktsar Sahib', '03', ['Muktsar']],
  ['Bulandshahr', '09', ['Bulandshahar']],
  ['Kasganj', '09', ['Kanshiram Nagar', 'Kanshi Ram Nagar']],
  ['Hathras', '09', ['Mahamaya Nagar']],
  ['Amroha', '09', ['Jyotiba Phule Nagar', 'J P Nagar']],
  ['Sambhal', '09', ['Bhim Nagar']],
  ['Shamli', '09', ['Prabudh Nagar']],
  ['Hapur', '09', ['Panchsheel Nagar']],
  ['Bhadohi', '09', ['Sant Ravidas Nagar', 'Sant Ravi Das Nagar']],
  ['Lakhimpur Kheri', '09', ['Lakhimpur', 'Kheri']],
  ['Kamthi', '27', ['Kamptee']],
  ['Vasai', '27', ['Bassein']],
  ['Navi Mumbai', '27', ['New Bombay']],
  ['Nagaon', '18', ['Nowgong']],
  ['Sribhumi', '18', ['Karimganj']],
  ['Port Blair', '35', ['Sri Vijaya Puram', 'Sri Vijayapuram']],
  ['Kanchipuram', '33', ['Conjeevaram', 'Kancheepuram']],
  ['Ramanathapuram', '33', ['Ramnad']],
  ['Munger', '10', ['Monghyr']],
  ['Purnia', '10', ['Purnea']],
  ['West Champaran', '10', ['Pashchim Champaran', 'Paschim Champaran', 'Paschimi Champaran']],
  ['East Champaran', '10', ['Purba Champaran', 'Purvi Champaran', 'Purbi Champaran']],
  ['East Singhbhum', '20', ['Purbi Singhbhum', 'Purvi Singhbhum', 'Purbi Singhbum']],
  ['West Singhbhum', '20', ['Pashchimi Singhbhum', 'Paschimi Singhbhum', 'Paschimi Singhbum']],
  ['Medininagar', '20', ['Daltonganj']],
  ['Mormugao', '30', ['Vasco Da Gama', 'Vasco']],
]

type Row = Readonly<Record<string, string>>

/** Rows of a CSV file with a header; quotes and commas inside them as RFC 4180 has it. */
function csv(path: string): readonly Row[] {
  const [header = [], ...lines] = text(path).split(/\r?\n/).filter((line) => line !== '').map(cells) // prettier-ignore
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ''])))
}

const cells = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((cell) =>
    (cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '').trim(),
  )

function text(path: string): string {
  const bytes = readFileSync(join(folder ?? '', path))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
}

const code = (state: string): string => stateNamed(state)?.code ?? ''
const titled = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : name

/**
 * c a town or city with a council, C one with a municipal corporation, g known as a place only, d a district,
 * s a sub-district.
 */
type Kind = 'C' | 'c' | 'g' | 'd' | 's'

interface Place {
  readonly name: string
  readonly state: string
  readonly kinds: Set<Kind>
  readonly aliases: Set<string>
}

/** What councils call themselves beside the town's name. */
const council =
  /\b(?:municipal (?:corporation|committee|council)|municipality|nagar (?:panchayat|palika|parishad)|town panchayat|cantonment board)\b(?: of)?/gi

const places = new Map<string, Place>()

function place(rawName: string, state: string, kind: Kind, aliases: readonly string[] = []): void {
  const name = titled(
    rawName
      .replace(/\s*\(.*?\)\s*/g, ' ')
      .replace(council, '')
      .trim(),
  )
  if (placeKey(name) === '' || state === '') return
  const at = `${placeKey(name)}|${state}`
  const known = places.get(at) ?? { name, state, kinds: new Set(), aliases: new Set() }
  known.kinds.add(kind)
  for (const alias of aliases)
    if (placeKey(alias) !== '' && placeKey(alias) !== placeKey(name)) known.aliases.add(placeKey(alias))
  places.set(at, known)
}

function addPlaces(): void {
  for (const row of csv('places/urban-local-body.csv.gz'))
    place(row['Local Body Name'] ?? '', code(row['State Name'] ?? ''), row['Localbody Type Code'] === '4' ? 'C' : 'c')
  for (const row of csv('places/2-district.csv')) place(row['District Name'] ?? '', code(row['State Name'] ?? ''), 'd')
  for (const row of csv('places/3-subdistrict.csv'))
    place((row['Sub-district Name'] ?? '').replace(/ HQ$/, ''), code(row['State Name'] ?? ''), 's')
  const inStates = JSON.parse(text('places/state.json')) as readonly { id: number; name: string }[]
  const districts = JSON.parse(text('places/city.json')) as readonly Record<string, string | number>[]
  for (const row of districts) {
    const state = inStates.find((one) => one.id === row['state_id'])
    place(String(row['en_name']), code(state?.name ?? ''), 'd', [String(row['hi_name']), String(row['mr_name'])])
  }
  for (const line of text('places/geonames_in_altnames.tsv').split('\n').slice(1)) {
    const [, , name = '', admin = '', , latin = '', devanagari = ''] = line.split('\t')
    const near = latin.split('|').filter((other) => isSpelling(name, other))
    place(name, geonamesStates[admin] ?? '', 'g', [
      ...near,
      ...devanagari.split('|').filter((other) => !/[a-z]/i.test(other)),
    ])
  }
  for (const [name, state, aliases] of renamed) place(name, state, 'C', aliases)
}

/** Keeps a spelling of the same name; drops romanised Arabic and Chinese. */
function isSpelling(name: string, other: string): boolean {
  const [a, b] = [placeKey(name), placeKey(other)]
  if (b.length < 4 || !/^[a-z ]+$/.test(b)) return false
  return a[0] === b[0] && distance(a, b) <= Math.max(1, Math.floor(a.length * 0.3))
}

interface Pin {
  readonly states: Set<string>
  readonly districts: Set<string>
  readonly taluks: Set<string>
  readonly offices: Set<string>
}

function readPins(): ReadonlyMap<string, Pin> {
  const pins = new Map<string, Pin>()
  const pin = (value: string): Pin => {
    const known = pins.get(value) ?? {
      states: new Set(),
      districts: new Set(),
      taluks: new Set(),
      offices: new Set(),
    }
    pins.set(value, known)
    return known
  }
  for (const row of csv('pincodes/pin_master.csv.gz')) {
    const value = row['pincode'] ?? ''
    if (!/^[1-9]\d{5}$/.test(value)) continue
    const one = pin(value)
    for (const state of (row['state'] ?? '').split('|')) if (code(state) !== '') one.states.add(code(state))
    for (const district of (row['districts'] ?? '').split('|')) if (district !== '') one.districts.add(titled(district))
    for (const taluk of (row['taluks_2014'] ?? '').split('|')) if (usable(taluk)) one.taluks.add(titled(taluk))
  }
  for (const row of csv('pincodes/india_post_2025.csv.gz')) {
    const value = row['pincode'] ?? ''
    if (!/^[1-9]\d{5}$/.test(value)) continue
    const one = pin(value)
    if (code(row['state'] ?? '') !== '') one.states.add(code(row['state'] ?? ''))
    const office = (row['office'] ?? '').replace(/\s+(?:[BSHG]\.?\s?P?\.?O\.?|PO|MDG|I\.?D\.?C)\.?$/i, '').trim()
    if (office !== '') one.offices.add(titled(office))
  }
  return pins
}

const usable = (taluk: string): boolean => taluk !== '' && !/^(na|null|nan)$/i.test(taluk)

const sorted = (set: ReadonlySet<string>): readonly string[] => [...set].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

function write(name: string, lines: readonly string[]): void {
  const packed = gzipSync(lines.join('\n'), { level: 9 })
  writeFileSync(join(out, name), packed)
  console.log(`${name}: ${lines.length} lines, ${packed.length} bytes`)
}

const tidy = (text: string): string => text.replace(/[\t|\n]/g, ' ')

function writeSources(): void {
  addPlaces()
  write(
    'places.tsv.gz',
    [...places.values()]
      .map(({ name, state, kinds, aliases }) =>
        [tidy(name), state, sorted(kinds).join(''), sorted(aliases).map(tidy).join('|')].join('\t'),
      )
      .sort(),
  )
  write(
    'pins.tsv.gz',
    [...readPins()]
      .map(([pin, { states, districts, taluks, offices }]) =>
        [pin, ...[states, districts, taluks, offices].map((set) => sorted(set).map(tidy).join('|'))].join('\t'),
      )
      .sort(),
  )
}

function writeTables(): void {
  const lines = (file: string): string[] => gunzipSync(readFileSync(join(out, file))).toString('utf8').split('\n') // prettier-ignore
  const byKey = readPlaces(lines('places.tsv.gz'))
  write('names.tsv.gz', nameRows(lines('pins.tsv.gz'), byKey))
  write('sounds.tsv.gz', soundRows(byKey))
}

if (folder !== undefined) writeSources()
writeTables()
