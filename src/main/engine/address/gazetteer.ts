import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { placeKey } from './place-key'
import { sortedTable } from './sorted-table'

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
  /**
   * Cities with a corporation and districts whose name sounds so, however it is spelt; the sound as nameSound makes it.
   */
  heard(sound: string): readonly Place[]
  /**
   * First three digits of the PIN codes of the post offices, taluks and districts of this name, as placeKey makes it.
   */
  regionsOf(key: string): readonly string[]
  /**
   * PIN codes of the post offices whose name sounds so, the sound as nameSound makes it; none for a name of many.
   */
  pinsOfOffice(sound: string): readonly string[]
  /** Whether a word of Latin letters, in lower case, is one of a name of a place or a post office. */
  hasWord(word: string): boolean
}

const NONE: readonly Place[] = []

/** Reads the gazetteer of a folder, some 60 ms. Throws where its files are missing. */
export function loadGazetteer(folder: string): Gazetteer {
  const pins = sortedTable(unpacked(folder, 'pins.tsv.gz'))
  const names = sortedTable(unpacked(folder, 'names.tsv.gz'))
  const places = readPlaces(lines(folder, 'places.tsv.gz'))
  const sounds = readSounds(lines(folder, 'sounds.tsv.gz'), places)
  // Only addresses that are compared ask for it.
  let offices: ((sound: string) => string | null) | null = null
  const regionsOf = (key: string): readonly string[] => parted(names(key) ?? '')
  return {
    pin(code) {
      const found = pins(code)
      if (found === null) return null
      const [states = '', districts = '', taluks = '', offices = ''] = found.split('\t')
      return {
        states: parted(states),
        districts: parted(districts).map(placeKey),
        taluks: parted(taluks).map(placeKey),
        offices: parted(offices).map(placeKey),
      }
    },
    named: (key) => places.get(key) ?? NONE,
    heard: (sound) => sounds.get(sound) ?? NONE,
    hasOffice: (key) => regionsOf(key).length > 0,
    regionsOf,
    pinsOfOffice: (sound) => parted((offices ??= sortedTable(unpacked(folder, 'offices.tsv.gz')))(sound) ?? ''),
    hasWord: (word) => names(word) !== null,
  }
}

const parted = (text: string): readonly string[] => (text === '' ? [] : text.split('|'))

const unpacked = (folder: string, file: string): Buffer => gunzipSync(readFileSync(join(folder, file)))

const lines = (folder: string, file: string): readonly string[] => unpacked(folder, file).toString('utf8').split('\n')

/** Whether a place is known widely enough to be looked for by its sound. */
export const isHeard = ({ corporation, district }: Place): boolean => corporation || district

/** Places by the sound of their names; the rows name them by their keys. */
function readSounds(
  rows: readonly string[],
  places: ReadonlyMap<string, readonly Place[]>,
): ReadonlyMap<string, readonly Place[]> {
  return new Map(
    rows.map((row) => {
      const [sound = '', keys = ''] = row.split('\t')
      return [sound, parted(keys).flatMap((key) => (places.get(key) ?? NONE).filter(isHeard))]
    }),
  )
}

/** Places by the lookup keys of their names, of the rows of places.tsv.gz. */
export function readPlaces(rows: readonly string[]): ReadonlyMap<string, readonly Place[]> {
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
