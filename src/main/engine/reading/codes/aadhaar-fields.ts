import { findDates, parseYear } from '../../identifiers'

/** An address in parts; empty where it has none. */
interface AddressParts {
  readonly careOf: string
  readonly house: string
  readonly street: string
  readonly landmark: string
  readonly locality: string
  /** Village, town or city. */
  readonly town: string
  readonly postOffice: string
  readonly subDistrict: string
  readonly district: string
  readonly state: string
  readonly postcode: string
}

/** What an Aadhaar code says of its holder; empty where it says nothing. */
export interface AadhaarFields {
  readonly name: string
  /** yyyy-mm-dd, or empty where only the year is known. */
  readonly dateOfBirth: string
  readonly yearOfBirth: string
  readonly gender: 'male' | 'female' | 'transgender' | ''
  /** The whole number where the code carries it (old form), else empty. */
  readonly aadhaarNumber: string
  readonly lastFour: string
  readonly address: AddressParts
}

/** Reads a birth date or year as codes write it: dd-mm-yyyy, dd/mm/yyyy, yyyy-mm-dd, yyyy. */
export function birthOf(text: string): Pick<AadhaarFields, 'dateOfBirth' | 'yearOfBirth'> {
  const date = findDates(text)[0]?.value ?? ''
  const year = date === '' ? parseYear(text) : Number(date.slice(0, 4))
  return { dateOfBirth: date, yearOfBirth: year === null ? '' : String(year) }
}

export function genderOf(text: string): AadhaarFields['gender'] {
  const letter = text.trim().charAt(0).toUpperCase()
  return letter === 'M' ? 'male' : letter === 'F' ? 'female' : letter === 'T' ? 'transgender' : ''
}

/** The address on one line, in the order in which the letter prints it. */
export function addressLine(address: AddressParts): string {
  const parts = [
    address.careOf,
    address.house,
    address.street,
    address.landmark,
    address.locality,
    address.town,
    address.postOffice === '' || address.postOffice === address.town ? '' : `PO: ${address.postOffice}`,
    address.subDistrict === '' || address.subDistrict === address.town ? '' : address.subDistrict,
    address.district === address.town ? '' : address.district,
    address.state,
  ]
  const line = parts.filter((part) => part !== '').join(', ')
  return address.postcode === '' ? line : `${line} - ${address.postcode}`
}
