import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nameRows, officeRows, placeKeyRows, soundRows } from '../../../../../scripts/addresses/gazetteer-tables'
import { nameSound } from '../../../../../src/main/engine/address/text/sound'
import { loadGazetteer } from '../../../../../src/main/engine/address/gazetteer'

const folder = join(import.meta.dirname, '../../../../../resources/gazetteer')
const rowsOf = (file: string): string[] => gunzipSync(readFileSync(join(folder, file))).toString('utf8').split('\n') // prettier-ignore
const gazetteer = loadGazetteer(folder)
const pins = rowsOf('pins.tsv.gz').map((row) => row.split('\t'))

describe('the lookup tables of the gazetteer', () => {
  // After a change of the rules of sounds: npx tsx scripts/addresses/build-gazetteer.ts
  it('are those of its PIN codes, its places and the rules of sounds', () => {
    const placeKeys = placeKeyRows(rowsOf('places.tsv.gz'))
    expect(rowsOf('place-keys.tsv.gz').join('\n') === placeKeys.join('\n')).toBe(true)
    expect(rowsOf('names.tsv.gz').join('\n') === nameRows(rowsOf('pins.tsv.gz'), placeKeys).join('\n')).toBe(true)
    expect(rowsOf('sounds.tsv.gz').join('\n') === soundRows(placeKeys).join('\n')).toBe(true)
    expect(rowsOf('offices.tsv.gz').join('\n') === officeRows(rowsOf('pins.tsv.gz')).join('\n')).toBe(true)
  })

  it('know the PIN codes of a post office however its name is spelt, and none for a name of many', () => {
    const pinsOf = (name: string): readonly string[] => gazetteer.pinsOfOffice(nameSound(name))
    expect(pinsOf('siolim')).toEqual(['403517'])
    expect(pinsOf('himayat nagar')).toEqual(pinsOf('himayathnagar'))
    expect(pinsOf('rampur')).toEqual([])
  })

  it('know every region of every name, and no other', () => {
    const due = new Set(
      pins.flatMap(([pin = '', , ...columns]) =>
        columns.flatMap((column) => column.split('|')).map((name) => `${name.toLowerCase()} ${pin.slice(0, 3)}`),
      ),
    )
    const names = new Set([...due].map((one) => one.slice(0, -4)))
    names.delete('')
    const told = [...names].flatMap((name) => gazetteer.regionsOf(name).map((region) => `${name} ${region}`))
    expect(told.filter((one) => !due.has(one))).toEqual([])
    expect(new Set(told).size).toBe([...due].filter((one) => !one.startsWith(' ')).length)
    expect([...names].filter((name) => !gazetteer.hasOffice(name))).toEqual([])
  })

  it('know the words of names, and that a word alone is no office', () => {
    const words = new Set(
      pins.flatMap(
        (columns) =>
          columns
            .join(' ')
            .toLowerCase()
            .match(/[a-z]+/g) ?? [],
      ),
    )
    expect([...words].filter((word) => !gazetteer.hasWord(word))).toEqual([])
    expect(gazetteer.hasWord('xqvzt')).toBe(false)
    expect([gazetteer.hasWord('parganas'), gazetteer.hasOffice('parganas')]).toEqual([true, false])
  })

  it('hear cities and districts, however they are spelt, and short names not at all', () => {
    const heard = (sound: string): string[] => gazetteer.heard(sound).map(({ name }) => name)
    expect(heard('suryapet')).toContain('suryapet')
    expect(heard('pun')).toEqual([])
  })
})

describe('the gazetteer', () => {
  it('has every PIN code of the directory, and no other', () => {
    const [first, last] = [pins[0], pins.at(-1)]
    for (const row of [first, last, pins[9999]])
      expect(gazetteer.pin(row?.[0] ?? '')?.states).toEqual(row?.[1]?.split('|'))
    expect(pins.filter(([pin = '']) => gazetteer.pin(pin) === null)).toEqual([])
    expect([gazetteer.pin('999999'), gazetteer.pin('41100'), gazetteer.pin('')]).toEqual([null, null, null])
  })
})
