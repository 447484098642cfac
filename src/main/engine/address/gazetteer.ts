import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { placeKey } from './place-key'
import { nameSound } from './text/sound'

/** What the directory of post offices knows of a PIN code. */
export interface PinPlaces {
  /** Census codes; several where the PIN crosses a border. */
  readonly states: readonly string[]
  /** Lookup keys. */
  readonly districts: readonly string[]
  readonly taluks: readonly string[]
  readonly offices: readonly string[]
}

/** A town, district or sub-district. */
export interface Place {
  /** In lower case. */
  readonly name: string
  /** Census code. */
  readonly state: string
  /** Town or city with a council. */
  readonly town: boolean
  /** City with a municipal corporation. */
  readonly corporation: boolean
  readonly district: boolean
  readonly subDistrict: boolean
}

/** Places and PIN codes of India. */
export interface Gazetteer {
  pin(code: string): PinPlaces | null
  /** All places of this name or spelling; the name as placeKey makes it. */
  named(key: string): readonly Place[]
  /** Whether a district, a taluk or a post office, in a town or a village, has this name, as placeKey makes it. */
  hasOffice(key: string): boolean
  /** Cities with a corporation and districts whose name sounds so, however it is spelt; the sound as nameSound makes it. */
  heard(sound: string): readonly Place[]
  /** First three digits of the PIN codes of the post offices, taluks and districts of this name, as placeKey makes it. */
  regionsOf(key: string): readonly string[]
  /** Whether a word, in lower case, is one of a name of a place or a post office. */
  hasWord(word: string): boolean
}

const NONE: readonly Place[] = []

/** Reads the gazetteer of a folder, about 40 ms. Throws where its files are missing. */
export function loadGazetteer(folder: string): Gazetteer {
  const pins = new Map(lines(folder, 'pins.tsv.gz').map((line) => [line.slice(0, 6), line]))
  const places = readPlaces(lines(folder, 'places.tsv.gz'))
  let sounds: ReadonlyMap<string, readonly Place[]> | null = null
  let regions: ReadonlyMap<string, string> | null = null
  const regionsOf = (key: string): readonly string[] => parted((regions ??= readRegions(pins.values())).get(key) ?? '')
  let words: ReadonlySet<string> | null = null
  return {
    pin(code) {
      const line = pins.get(code)
      if (line === undefined) return null
      const [, states = '', districts = '', taluks = '', offices = ''] = line.split('\t')
      return {
        states: parted(states),
        districts: parted(districts).map(placeKey),
        taluks: parted(taluks).map(placeKey),
        offices: parted(offices).map(placeKey),
      }
    },
    named: (key) => places.get(key) ?? NONE,
    heard: (sound) => (sounds ??= readSounds(places)).get(sound) ?? NONE,
    hasOffice: (key) => regionsOf(key).length > 0,
    regionsOf,
    hasWord(word) {
      // Some 100 ms, once.
      words ??= new Set([...places.keys(), ...pins.values()].flatMap((line) => line.toLowerCase().match(letters) ?? []))
      return words.has(word)
    },
  }
}

const leastHeard = 6
const letters = /\p{Script=Latin}+/gu
const parted = (text: string): readonly string[] => (text === '' ? [] : text.split('|'))

function lines(folder: string, file: string): readonly string[] {
  return gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split('\n')
}

/** Long names only: short ones sound like other words. */
function readSounds(places: ReadonlyMap<string, readonly Place[]>): ReadonlyMap<string, readonly Place[]> {
  const sounds = new Map<string, readonly Place[]>()
  for (const [key, named] of places) {
    const known = named.filter(({ corporation, district }) => corporation || district)
    const sound = known.length === 0 || key.length < leastHeard ? '' : nameSound(key)
    if (sound !== '') sounds.set(sound, [...(sounds.get(sound) ?? []), ...known])
  }
  return sounds
}

/**
 * The first three digits of the PIN codes of every district, taluk and post office, parted by |. Some 100 ms: it is
 * asked only of texts without a PIN code.
 */
function readRegions(lines: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of lines) {
    const region = line.slice(0, 3)
    for (const column of line.split('\t').slice(2, 5))
      for (const name of parted(column)) {
        const key = name.toLowerCase()
        const known = found.get(key)
        if (known === undefined) found.set(key, region)
        else if (!known.endsWith(region)) found.set(key, `${known}|${region}`)
      }
  }
  return found
}

function readPlaces(rows: readonly string[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>()
  for (const row of rows) {
    const [name = '', state = '', kinds = '', aliases = ''] = row.split('\t')
    const place: Place = {
      name: name.toLowerCase(),
      state,
      town: /[cC]/.test(kinds),
      corporation: kinds.includes('C'),
      district: kinds.includes('d'),
      subDistrict: kinds.includes('s'),
    }
    for (const key of [placeKey(name), ...parted(aliases)]) {
      const known = places.get(key)
      if (known === undefined) places.set(key, [place])
      else known.push(place)
    }
  }
  return places
}
