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

/**
 * Opens the gazetteer of a folder. Its large tables are looked up where they lie, each unpacked when it is first asked
 * for, some 12 ms. Throws where their files are missing.
 */
export function loadGazetteer(folder: string): Gazetteer {
  const [pins, names, offices] = [largeTable(folder, 'pins'), largeTable(folder, 'names'), largeTable(folder, 'offices')] // prettier-ignore
  const named = readPlaceKeys(lines(folder, 'place-keys.tsv.gz'))
  const sounds = rowsByKey(lines(folder, 'sounds.tsv.gz'))
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
    named,
    heard: kept((sound) => parted(sounds.get(sound) ?? '').flatMap((key) => named(key).filter(isHeard))),
    hasOffice: (key) => regionsOf(key).length > 0,
    regionsOf,
    pinsOfOffice: (sound) => parted(offices(sound) ?? ''),
    hasWord: (word) => names(word) !== null,
  }
}

const parted = (text: string): readonly string[] => (text === '' ? [] : text.split('|'))

/** Read at once and unpacked on the first question: no address asks all of them. */
function largeTable(folder: string, name: string): (key: string) => string | null {
  const packed = readFileSync(join(folder, `${name}.tsv.gz`))
  let lookUp: ((key: string) => string | null) | null = null
  return (key) => (lookUp ??= sortedTable(gunzipSync(packed)))(key)
}

const lines = (folder: string, file: string): readonly string[] =>
  gunzipSync(readFileSync(join(folder, file))).toString('utf8').split('\n') // prettier-ignore

/** Whether a place is known widely enough to be looked for by its sound. */
export const isHeard = ({ corporation, district }: Place): boolean => corporation || district

/** Of rows `key TAB value` the values by their keys. */
const rowsByKey = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => {
    const tab = row.indexOf('\t')
    return [row.slice(0, tab), row.slice(tab + 1)] as const
  })) // prettier-ignore

/** Places by the lookup keys of their names, of the rows of place-keys.tsv.gz; each is made when it is first asked for. */
export function readPlaceKeys(rows: readonly string[]): (key: string) => readonly Place[] {
  const told = rowsByKey(rows)
  // A place of two names is one.
  const places = new Map<string, Place>()
  const placeOf = (text: string): Place => {
    const known = places.get(text) ?? readPlace(text)
    places.set(text, known)
    return known
  }
  return kept((key) => parted(told.get(key) ?? '').map(placeOf))
}

/** "27Cd pune": census code of the state, kinds, name in lower case. */
function readPlace(text: string): Place {
  const [, state = '', kinds = '', name = ''] = /^(\d*)([a-zA-Z]*) (.*)$/.exec(text) ?? []
  return {
    name,
    state,
    town: /[cC]/.test(kinds),
    corporation: kinds.includes('C'),
    district: kinds.includes('d'),
    subDistrict: kinds.includes('s'),
  }
}

/** Remembers what was found; what was not costs one look. */
function kept(find: (key: string) => readonly Place[]): (key: string) => readonly Place[] {
  const found = new Map<string, readonly Place[]>()
  return (key) => {
    const seen = found.get(key)
    if (seen !== undefined) return seen
    const places = find(key)
    if (places.length === 0) return NONE
    found.set(key, places)
    return places
  }
}
