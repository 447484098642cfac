import type { Gazetteer } from '../gazetteer'
import { nameSound } from '../text/sound'

/** What a PIN code makes known, by the sound of names. */
export interface PinNames {
  readonly states: readonly string[]
  readonly districts: ReadonlySet<string>
  /** What the districts are called besides: "East Champaran", where the post office has "Purbi Champaran". */
  readonly districtsToo: ReadonlySet<string>
  readonly taluks: ReadonlySet<string>
  readonly offices: ReadonlySet<string>
  /** Words of the names of districts and taluks, and those of post offices alone. */
  readonly wide: ReadonlySet<string>
  readonly local: ReadonlySet<string>
}

const most = 4_000

/** The names around a PIN code; those asked for last are kept. Null where the directory does not have it. */
export function pinNamesOf(gazetteer: Gazetteer): (pin: string) => PinNames | null {
  const kept = new Map<string, PinNames | null>()
  return (code) => {
    const seen = kept.get(code)
    if (seen !== undefined) return seen
    const places = gazetteer.pin(code)
    const names =
      places === null
        ? null
        : {
            states: places.states,
            districts: sounds(places.districts),
            districtsToo: sounds(places.districts.flatMap(otherSides)),
            taluks: sounds(places.taluks),
            offices: sounds(places.offices),
            wide: sounds([...places.districts, ...places.taluks].flatMap((name) => name.split(' '))),
            local: sounds(places.offices.flatMap((name) => name.split(' '))),
          }
    if (kept.size >= most) kept.clear()
    kept.set(code, names)
    return names
  }
}

const sounds = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(nameSound))

const compass: readonly (readonly string[])[] = [['east', 'purba', 'purbi'], ['west', 'paschim', 'pashchim'], ['north', 'uttar', 'uttara'], ['south', 'dakshin', 'dakshina']] // prettier-ignore

/** "East Champaran", "Purba Champaran" and "Champaran East" for "Purbi Champaran"; none for a name without a side. */
function otherSides(name: string): string[] {
  const words = name.split(' ')
  const side = compass.find((forms) => forms.includes(words[0]!) || forms.includes(words.at(-1)!))
  if (side === undefined || words.length < 2) return []
  const rest = (side.includes(words[0]!) ? words.slice(1) : words.slice(0, -1)).join(' ')
  return side.flatMap((form) => [`${form} ${rest}`, `${rest} ${form}`])
}
