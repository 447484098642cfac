/** Streets and quarters of large cities that are printed by their old name as often as by their new one, or cut short. */
import { suffixes, titles } from '../../text/lexicon'
import { nameSound, soundOf } from '../../text/sound'
import type { NameWord, Prepared, Rarity } from '../prepared'
import { renamedStreetNames } from './renamed-street-names'

/** One name, as the sounds of its words, and the words that stand for it. */
interface Renamed {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** By the sound of its first word the names that begin so, the longest first. */
type Renames = ReadonlyMap<string, readonly Renamed[]>

interface City {
  readonly sounds: readonly string[]
  readonly region: string
  readonly renamed: Renames
}

const [everywhere, ...cities] = [...renamedStreetNames.matchAll(/^([\w, ]+) (\d+|\*):\n((?:\s{2}.*\n)+)/gm)].map(
  ([, names = '', region = '', rows = '']): City => ({
    sounds: names.split(',').map((name) => nameSound(name.toLowerCase())),
    region,
    renamed: renamesOf(rows),
  }),
)

/** Rows "old name, older name=name" parted by semicolons. */
function renamesOf(rows: string): Renames {
  const found = new Map<string, Renamed[]>()
  for (const row of rows.split(';')) {
    const [old = '', name = ''] = row.trim().split('=')
    // The new name stands for itself, so that an address that says both says one.
    for (const words of [...old.split(','), name].flatMap(spelt)) {
      const from = words.map(soundOfWord)
      const first = from[0] ?? ''
      found.set(first, [...(found.get(first) ?? []), { from, to: name.split(' ') }].sort((a, b) => b.from.length - a.from.length)) // prettier-ignore
    }
  }
  return found
}

/**
 * "nepean sea road" and "nepeansea road": the first two words of a longer name may be written as one, and initials with
 * the word behind them, "jpnagar".
 */
function spelt(name: string): string[][] {
  const words = name.split(' ')
  const [first = '', second = '', ...more] = words
  const asOne = more.length > 0 ? first.length > 2 : first.length === 2 && second === 'nagar'
  return asOne ? [words, [first + second, ...more]] : [words]
}

function soundOfWord(word: string): string {
  return soundOf(word).vowels
}

/** What "road" stands for in a name above: "Nepean Sea Marg". */
const ways: ReadonlySet<string> = new Set('road marg street salai sarani path avenue'.split(' ').map(soundOfWord))
const road = soundOfWord('road')

/** Index of the city that an address is in, by its PIN code or a name; -1 where no street of it was renamed. */
export const renamingCity = (namedSounds: ReadonlySet<string>, pin: string): number =>
  cities.findIndex(({ sounds, region }) => pin.startsWith(region) || sounds.some((sound) => namedSounds.has(sound)))

/** Indices of the cities that know one of the words as the beginning of a name that was changed. */
export const citiesThatRename = (words: readonly NameWord[]): readonly number[] =>
  cities.flatMap(({ renamed }, city) => (words.some((_, at) => renamedAt(renamed, words, at) !== undefined) ? [city] : [])) // prettier-ignore

/** An address that names no city, as one in the city of the other, if that is one. */
export function asIn(one: Prepared, { city }: Prepared): Prepared {
  const spoken = one.inCities.get(city)
  return spoken === undefined ? one : { ...one, ...spoken }
}

/** "Warden Road, Mumbai" as "Bhulabhai Desai Road": the words of an address, those of old names by the new ones of a city. */
export function underNewNames(words: readonly NameWord[], city: number, rarity: Rarity): readonly NameWord[] {
  const renames = cities[city]?.renamed
  const found: NameWord[] = []
  const said = new Set<string>()
  for (let at = 0; at < words.length; at += 1) {
    const one = words[at]!
    const known = renamedAt(renames, words, at) ?? renamedAt(everywhere?.renamed, words, at)
    // A post office may bear the name of its street, and a part of the district that of a quarter: "Saltlake".
    const isTown = one.reach === 'town' && one.part !== 'street' && known?.from.length === 1
    const renamed = isTown ? undefined : known
    if (renamed === undefined) found.push(one)
    else {
      // "Park Street (Mother Teresa Sarani)"
      const name = renamed.to.join(' ')
      if (!said.has(name)) found.push(...renamed.to.map((text) => named(text, one, rarity)))
      said.add(name)
      at += renamed.from.length - 1
    }
  }
  return found
}

const renamedAt = (renames: Renames | undefined, words: readonly NameWord[], at: number): Renamed | undefined =>
  renames?.get(words[at]!.sound)?.find(({ from }) => isAt(from, words, at))

const isAt = (sounds: readonly string[], words: readonly NameWord[], at: number): boolean =>
  sounds.every((sound, i) => {
    const word = words[at + i]
    return word?.run === words[at]!.run && (word.sound === sound || (sound === road && ways.has(word.sound)))
  })

function named(text: string, { part, run, reach }: NameWord, rarity: Rarity): NameWord {
  const { vowels, bones, end } = soundOf(text)
  const common = suffixes.has(text) || titles.has(text)
  const weight = common ? Math.min(0.25, rarity(text)) : rarity(text)
  return {
    text,
    sound: vowels,
    bones,
    end,
    common,
    weight,
    part,
    run,
    known: true,
    reach: part === 'street' ? 'own' : reach,
  }
}
