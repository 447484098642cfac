/**
 * Builds resources/gazetteer from open data. The raw files are not kept in the repository:
 * resources/gazetteer/README.md says where they come from. Deterministic: the same input gives the same bytes.
 *
 *   npx tsx scripts/addresses/build-gazetteer.ts [FOLDER]
 *
 * Without FOLDER the lookup tables are made anew, from the PIN codes and places that are there with what
 * known-spellings.ts adds to them: it or the rules of sounds may have changed. FOLDER holds pincodes/ (india_post_2025.csv.gz, pin_master.csv.gz) and places/
 * (2-district.csv, 3-subdistrict.csv, urban-local-body.csv.gz, city.json, geonames_in_altnames.tsv).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { distance } from 'fastest-levenshtein'
import { placeKey } from '../../src/main/engine/address/place-key'
import { stateNamed } from '../../src/main/engine/address/states'
import { nameRows, officeRows, placeKeyRows, soundRows } from './gazetteer-tables'
import { geonamesStates, renamed, renamedTowns } from './known-spellings'

const [, , folder] = process.argv
const out = join(import.meta.dirname, '../../resources/gazetteer')

type Row = Readonly<Record<string, string>>

/** Rows of a CSV file with a header; quotes and commas inside them as RFC 4180 has it. */
function csv(path: string): readonly Row[] {
  const [header = [], ...lines] = text(path)
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cells)
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
}

/** The places as they were made last, for want of the raw files. */
function keepPlaces(): void {
  for (const row of lines('places.tsv.gz')) {
    const [name = '', state = '', kinds = '', aliases = ''] = row.split('\t')
    for (const kind of kinds) place(name, state, kind as Kind, aliases.split('|'))
  }
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

function writePlaces(): void {
  for (const [name, state, aliases] of renamed) place(name, state, 'C', aliases)
  for (const [name, state, aliases] of renamedTowns) place(name, state, 'g', aliases)
  write(
    'places.tsv.gz',
    [...places.values()]
      .map(({ name, state, kinds, aliases }) =>
        [tidy(name), state, sorted(kinds).join(''), sorted(aliases).map(tidy).join('|')].join('\t'),
      )
      .sort(),
  )
}

function writePins(): void {
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
  const placeKeys = placeKeyRows(lines('places.tsv.gz'))
  write('place-keys.tsv.gz', placeKeys)
  write('names.tsv.gz', nameRows(lines('pins.tsv.gz'), placeKeys))
  write('sounds.tsv.gz', soundRows(placeKeys))
  write('offices.tsv.gz', officeRows(lines('pins.tsv.gz')))
}

const lines = (file: string): string[] =>
  gunzipSync(readFileSync(join(out, file)))
    .toString('utf8')
    .split('\n')

if (folder === undefined) keepPlaces()
else {
  addPlaces()
  writePins()
}
writePlaces()
writeTables()
