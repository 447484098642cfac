import type { Fields } from '../layout'
import type { Address } from '../people/address'
import type { Random } from '../random'

/** An address as a document prints it, and what the interface makes of it. */
export interface PrintedAddress {
  /** All of it in one line, as printed, lines joined with a space. */
  readonly value: string
  /** Truth of formatted_address.*, lowercase; parts that are not printed are left out. */
  readonly formatted: Fields
}

/**
 * Writes an address in one line. `relation` ("S/O: Ram Lal") stands first and may be empty. Streets and places go to
 * address_line_1; relation, landmark, post office and sub-district to address_line_2.
 */
export function printAddress(random: Random, a: Address, relation: string, style: 'card' | 'letter'): PrintedAddress {
  const labelled = style === 'letter' && random.chance(0.6)
  const caps = random.chance(0.12)
  const write = (text: string): string => (caps ? text.toUpperCase() : text)
  const post = a.post === '' ? '' : `${random.pick(labelled ? ['PO: '] : ['PO: ', 'PO ', 'Post ', 'P.O. '])}${a.post}`
  const sub =
    a.subDistrict === ''
      ? ''
      : labelled
        ? `Sub District: ${a.subDistrict}`
        : random.chance(0.5)
          ? `Tal ${a.subDistrict}`
          : `Tehsil ${a.subDistrict}`
  const town = a.city === '' ? '' : labelled ? `VTC: ${a.city}` : a.city
  const sameAsCity = a.district.toLowerCase() === a.city.toLowerCase()
  const district = labelled
    ? `District: ${a.district}`
    : sameAsCity || a.district === ''
      ? ''
      : random.pick([a.district, `Dist ${a.district}`, `Dist: ${a.district}`])
  const place = a.city === '' && labelled ? `VTC: ${a.locality}` : a.locality
  const parts = [relation, a.house, a.building, a.street, a.landmark, place, post, town, sub, district]
  const ending = labelled
    ? `State: ${a.state}, PIN Code: ${a.pin}`
    : random.pick([`${a.state} - ${a.pin}`, `${a.state}, ${a.pin}`, `${a.state} ${a.pin}`, `${a.state}-${a.pin}`])
  const value = write([...parts.filter((p) => p !== ''), ending].join(', '))
  const city = a.city === '' ? a.district : a.city
  // A locality of the city's own name says the city once more.
  const locality = a.locality.toLowerCase() === city.toLowerCase() ? '' : a.locality
  const line2 = [relation, a.landmark, post, sub]
  const join = (list: readonly string[]): string =>
    list
      .filter((p) => p !== '')
      .join(', ')
      .toLowerCase()
  return {
    value,
    formatted: {
      'formatted_address.address_line_1': join([a.house, a.building, a.street, locality]),
      'formatted_address.address_line_2': join(line2),
      'formatted_address.city': city.toLowerCase(),
      'formatted_address.state': a.state.toLowerCase(),
      'formatted_address.postcode': a.pin,
    },
  }
}

/** Members that have nothing to hold are absent. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
