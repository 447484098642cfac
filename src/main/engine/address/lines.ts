import type { FoundCity } from './find-city'
import { placeKey } from './place-key'
import { trim, type Segment } from './segments'

/**
 * address_line_1: house, building, street, locality. address_line_2: person, relation, landmark, post office, police
 * station, sub-district, with their labels. Lower case, in the order of print. City, district and state stand
 * in members of their own.
 */
export function toLines(
  segments: readonly Segment[],
  city: FoundCity | null,
  isDistrict: (name: string) => boolean,
  /** Whether it is a district and no town. */
  isNoTown: (name: string) => boolean,
): { readonly first: string; readonly second: string } {
  const first: string[] = []
  const second: string[] = []
  const cityKey = city === null ? '' : placeKey(city.name)
  for (const [index, segment] of segments.entries()) {
    const isCity = city?.index === index
    const text = isCity ? trim(city.rest) : segment.text
    if (text === '') continue
    switch (segment.kind) {
      case 'relation':
      case 'landmark':
      case 'post':
      case 'police':
      case 'sub_district':
        second.push(text)
        break
      case 'town':
        first.push(isCity ? text : segment.value)
        break
      case 'district':
      case 'state':
        break
      case 'village':
      case 'plain':
        if (index === 0 && segments.length > 1 && person.test(text)) second.push(text)
        else if (isCity || !repeatsPlace(segment, index)) first.push(text)
        break
    }
  }
  return { first: join(first), second: join(second) }

  function labelled(index: number): boolean {
    return segments[index]?.kind !== 'plain'
  }

  /** The city a second time beside itself, or the district after it. */
  function repeatsPlace(segment: Segment, index: number): boolean {
    if (city === null || index === 0) return false
    if (placeKey(segment.value) === cityKey) return Math.abs(index - city.index) === 1 && !labelled(city.index)
    if (city.index < 0) return false
    // "South Delhi, New Delhi"; but "Nagpur, Wardha" may be a quarter of that name.
    return index > city.index ? isDistrict(segment.value) : index === city.index - 1 && isNoTown(segment.value)
  }
}

/** "Mr Anil Kumar", "M/s Balaji Traders": who lives there, without a number. */
const person = /^(?:mr|mrs|ms|miss|smt|m\/s|श्री|श्रीमती)(?:\.\s*|\s+)\D+$/iu

const join = (parts: readonly string[]): string => [...new Set(parts.map((part) => part.toLowerCase()))].join(', ')
