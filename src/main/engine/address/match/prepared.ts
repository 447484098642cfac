/** An address as the matcher compares it. */
import type { AddressPartName } from '../../../../shared/domain/address-match'
import type { Place } from '../gazetteer'
import type { Analysis } from '../parser/analyse'
import type { Side } from '../text/sides'
import type { KnownQuarter } from './places/known-quarters'
import type { AddressNumber } from './numbers/address-number'
import type { QuarterMark } from './places/quarter-marks'

/** A word that tells one address from another. */
export interface NameWord {
  readonly text: string
  readonly sound: string
  readonly bones: string
  /** How a village's name ends that it sounds like; empty where it does not. */
  readonly end: string
  /** How rare it is, 0..1. */
  readonly weight: number
  /** Other addresses, or names of places, have it as it is spelt: it is hardly another misread. */
  readonly known: boolean
  /** True for a word that says of what kind a name is, "nagar". */
  readonly common: boolean
  readonly part: AddressPartName | 'other'
  /** Index of the run that it is in. */
  readonly run: number
  /** How many houses share it: those of a town or district, of a quarter or village around a post office, few. */
  readonly reach: 'town' | 'quarter' | 'own'
}

/** What a run of words says to be, and the words that name it. */
export interface KindOfName {
  readonly kind: string
  readonly sort: 'settlement' | 'building' | 'street' | 'institution'
  /** Indices of its words, those of kinds left out. */
  readonly names: readonly number[]
}

/** What an address says as it is printed, whatever its words are taken for: a second look where the parser erred. */
export interface AsPrinted {
  /** The digits of its numbers, each once, in the order of print. */
  readonly digits: readonly string[]
  /** Its numbers with their letters, marks left out: "bxx2214" of "B-XX/2214". */
  readonly whole: readonly string[]
  /** Letters that stand alone or in a number, each once. */
  readonly letters: readonly string[]
  /** Hashes of three consonants in a row, over the ends of words: where a blank stands changes nothing. Sorted. */
  readonly grams: Int32Array
}

/** The words of an address, and what is made of them. */
export interface Spoken {
  readonly words: readonly NameWord[]
  /** First word of each sound. */
  readonly bySound: ReadonlyMap<string, number>
  /** Sound of each word and the one behind it, written as one. */
  readonly together: readonly string[]
  /** Sorted, each once. */
  readonly grams: Int32Array
  readonly allGrams: Int32Array
  readonly asPrinted: AsPrinted
  readonly kinds: readonly KindOfName[]
  /** Runs that name an institution, by the word for one. */
  readonly institutions: ReadonlySet<number>
}

/** An address made ready to be compared with others. */
export interface Prepared extends Spoken {
  readonly analysis: Analysis
  /** Its letters and digits alone, as `bareText` has them. */
  readonly bare: string
  /** Hashes of three signs in a row of its words in Latin letters, over their ends, sorted, each once. */
  readonly bareGrams: Int32Array
  /** Index of the city by whose new names its streets are called; -1 where it has none. */
  readonly city: number
  /** Where it names no city, its words by the new names of each city that knows an old one in it. */
  readonly inCities: ReadonlyMap<number, Spoken>
  readonly numbers: readonly AddressNumber[]
  /** Numbers of its landmarks. */
  readonly beside: readonly string[]
  /** Whether one of them may be of a house, a plot, a flat or a building. */
  readonly isNumbered: boolean
  readonly pin: string
  /** First three digits of the PIN codes where it may be; none where it does not say. */
  readonly regions: readonly string[]
  readonly state: string
  /** Places that it names; those that its PIN code lies in, by sound. */
  readonly named: ReadonlySet<Place>
  /** Sounds of the districts among them. */
  readonly districts: readonly string[]
  readonly namedSounds: ReadonlySet<string>
  /** Names of its villages and quarters, by sound. */
  readonly quarters: ReadonlySet<string>
  /** Those of them that the post office knows. */
  readonly knownQuarters: readonly KnownQuarter[]
  /** Sound of the sub-district that it says to lie in, "Taluka Khed"; empty where it says none. */
  readonly subDistrict: string
  /** That of its block of villages, "Block Manigachhi", as the states of the east count them besides. */
  readonly villageBlock: string
  /** Sound of its district, where a part of it is one. */
  readonly district: string
  /** Sounds of what it calls its village and its post office; empty where it calls none so. */
  readonly village: string
  readonly post: string
  /** Sound of its police station; empty where it names none. */
  readonly police: string
  /** True where the place that it names best is a city or district beyond doubt. */
  readonly sureOfCity: boolean
  /** True where that place is called a district: the city in it may have another name. */
  readonly byDistrict: boolean
  /** Index of the run of the name that stands last before its district or city; -1 where there is none. */
  readonly lastPlace: number
  readonly around: ReadonlySet<string>
  /** Names that people use for one another, of which it has one: as `twinRowsOf` finds them. */
  readonly twinRows: number
  /** Words of the names of its PIN code's post offices, by sound. */
  readonly local: ReadonlySet<string>
  /** Halves of a town, a railway or a quarter that it names: "east" of "Andheri (E)", "old" of "Old Palasia". */
  readonly sides: ReadonlySet<Side>
  /** That which stands before the name of its town: "small" of "Nani Daman"; null where none does. */
  readonly sideOfTown: Side | null
  readonly marks: readonly QuarterMark[]
  readonly careOf: string
  /** The label before it, written out: "wo_" for a wife; empty where it names no relative. */
  readonly relation: string
  readonly person: string
  /** Sounds of the names of its people. */
  readonly people: readonly string[]
  /** Sound of what it begins with, where that may be a person without a label; empty where it is anything else. */
  readonly first: string
}

/** How rare a word is, 0..1; 1 for one never seen. */
export type Rarity = (word: string) => number
