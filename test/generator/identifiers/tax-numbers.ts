/** Tax numbers that fit who holds them, as real ones do: the state, the kind of person and a letter of the name. */
import type { Random } from '../random'
import { withGstin } from './checksums'

/** Codes that begin a GSTIN, by the name of the state. */
const codes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  Telangana: '36',
  'Andhra Pradesh': '37',
}

/** The GST code of a state. */
export function gstCode(state: string): string {
  const code = codes[state]
  if (code === undefined) throw new RangeError(`no GST code of ${state}`)
  return code
}

/** The state of a GST code. */
export function stateOfGst(code: string): string {
  const found = Object.entries(codes).find(([, own]) => own === code)
  if (found === undefined) throw new RangeError(`no state of GST code ${code}`)
  return found[0]
}

/** Who holds a PAN. */
export interface Holder {
  readonly name: string
  /** Letters for kinds of persons, one of which the PAN has fourth; without them the end of the name says. */
  readonly kinds?: string
  /** The name is that of a person, whose surname comes last. */
  readonly isPerson?: boolean
}

/** Kinds that the legal form in a firm's name leaves open; a name without one is a proprietor's or a partnership's. */
const kindsOf = (name: string): string => (/\b(Ltd|Limited)\b/i.test(name) ? 'C' : /\bLLP\b/i.test(name) ? 'F' : 'PF')

/**
 * A GSTIN with the fourth and fifth letters of its PAN fitted to its holder. The fifth is the first of the name, or of
 * a person's surname. It stays as drawn for a proprietor under a firm's name, which does not show the surname, and in
 * one of 25, whose name is no longer that under which the number was given.
 */
export function heldBy(random: Random, gstin: string, holder: Holder): string {
  const kind = random.pick([...(holder.kinds ?? kindsOf(holder.name))])
  const renamed = random.chance(1 / 25)
  const drawn = gstin.charAt(6)
  const named = holder.isPerson === true ? holder.name.split(' ').at(-1)! : holder.name
  const shown = !renamed && (kind !== 'P' || holder.isPerson === true)
  const initial = shown ? named.charAt(0).toUpperCase() : drawn
  return withGstin(`${gstin.slice(0, 5)}${kind}${initial}${gstin.slice(7, 14)}`)
}
