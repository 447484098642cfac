/** Lookup tables of the gazetteer, made with it, so that an app that starts need not make them. */
import { isHeard, readPlaceKeys } from '../../src/main/engine/address/gazetteer'
import { placeKey } from '../../src/main/engine/address/place-key'
import { nameSound } from '../../src/main/engine/address/text/sound'

/**
 * Rows `key TAB places`: of each name and spelling, as placeKey makes it, the places that bear it, parted by |, each as
 * "27Cd pune": census code of the state, kinds, name in lower case. `places` are the rows of places.tsv.gz.
 */
export function placeKeyRows(places: readonly string[]): string[] {
  const found = new Map<string, Set<string>>()
  for (const row of places) {
    const [name = '', state = '', kinds = '', aliases = ''] = row.split('\t')
    for (const key of [placeKey(name), ...aliases.split('|')])
      if (key !== '') entry(found, key).add(`${state}${kinds} ${name.toLowerCase()}`)
  }
  return inByteOrder([...found])
}

/**
 * Rows `name TAB regions` in the order of bytes that sortedTable wants, names in lower case: for the districts, taluks
 * and post offices of the PIN codes the first three digits of those, parted by |; for any other word of their names
 * and of the places nothing. `pins` are the rows of pins.tsv.gz in their order, `placeKeys` those of placeKeyRows.
 */
export function nameRows(pins: readonly string[], placeKeys: readonly string[]): string[] {
  const regions = new Map<string, Set<string>>()
  for (const row of pins)
    for (const name of row
      .split('\t')
      .slice(2, 5)
      .flatMap((column) => column.split('|')))
      if (name !== '') entry(regions, name.toLowerCase()).add(row.slice(0, 3))
  for (const name of [...placeKeys.map(keyOf), ...regions.keys()])
    for (const word of name.match(/\p{Script=Latin}+/gu) ?? []) entry(regions, word)
  return inByteOrder([...regions])
}

/** A name of more post offices tells no place from another. */
const mostOffices = 30

/**
 * Rows `sound TAB PIN codes` in the order of bytes: of the names of post offices, however they are spelt, the PIN codes,
 * parted by |. `pins` are the rows of pins.tsv.gz.
 */
export function officeRows(pins: readonly string[]): string[] {
  const offices = new Map<string, Set<string>>()
  for (const row of pins)
    for (const name of (row.split('\t')[4] ?? '').split('|')) {
      const sound = nameSound(placeKey(name))
      if (sound.length >= leastOffice) entry(offices, sound).add(row.slice(0, 6))
    }
  return inByteOrder([...offices].filter(([, found]) => found.size <= mostOffices))
}
const leastOffice = 4

const inByteOrder = (rows: readonly (readonly [string, ReadonlySet<string>])[]): string[] =>
  rows
    .map(([name, found]) => ({ bytes: Buffer.from(name), row: `${name}\t${[...found].join('|')}` }))
    .sort((a, b) => a.bytes.compare(b.bytes))
    .map(({ row }) => row)

function entry(regions: Map<string, Set<string>>, name: string): Set<string> {
  const known = regions.get(name) ?? new Set()
  regions.set(name, known)
  return known
}

/** Shorter names sound like other words. */
const leastHeard = 6

/**
 * Rows `sound TAB keys`, the keys parted by |: the cities with a corporation and the districts that sound so. `placeKeys`
 * are the rows of placeKeyRows.
 */
export function soundRows(placeKeys: readonly string[]): string[] {
  const placesOf = readPlaceKeys(placeKeys)
  const sounds = new Map<string, Set<string>>()
  for (const key of placeKeys.map(keyOf)) {
    const sound = key.length < leastHeard || !placesOf(key).some(isHeard) ? '' : nameSound(key)
    if (sound !== '') entry(sounds, sound).add(key)
  }
  return inByteOrder([...sounds])
}

const keyOf = (row: string): string => row.slice(0, row.indexOf('\t'))
