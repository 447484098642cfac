/** The field of an address: its text by the directory of places, and the members that are parsed out of it. */
import type { GivenType } from '../../../../shared/domain/document-types'
import type { ExtractedField } from '../../../../shared/domain/reading'
import { parseAddress, wordEvidence, type Gazetteer, type ParsedAddress } from '../../address'
import { mostDoubted } from '../rules/bounds'
import { confidenceOf, fittedProbability, type Calibration } from '../belief/confidence'
import { curveOf } from '../belief/curves'
import type { Extraction, JudgedField } from '../extraction'
import type { Features } from '../belief/features'
import type { PlaceFeatures } from '../belief/field-features'
import type { LaidWord } from '../layout/layout'
import { memberFeatures } from '../belief/member-features'
import { withPlaceLetters } from './place-letters'
import { tokensIn } from '../tokens'

/** An address with what the directory of places makes of it. */
export interface PlacedAddress {
  readonly text: string
  readonly parsed: ParsedAddress
  readonly places: PlaceFeatures
  /** Words in which letters were exchanged for those that a place must have: likely so, and never sure. */
  readonly respelt: ReadonlySet<string>
  /** What it is believed at most. */
  readonly most: number
}

/** An address as it was read, or with the letters that its places must have. */
export function addressOf(read: string, printed: readonly LaidWord[], gazetteer: Gazetteer): PlacedAddress {
  const placed = (text: string): PlacedAddress => {
    const parsed = parseAddress(text, gazetteer)
    // Of a town, a state and a PIN code alone the lines above them were lost, or it is nobody's address.
    const most = parsed.formatted.address_line_1.value === '' ? mostDoubted : 1
    return { text, parsed, places: placesOf(parsed, gazetteer), respelt: new Set(), most }
  }
  const asRead = placed(read)
  const text = withPlaceLetters(read, asRead.places.spelling, printed)
  if (text === read) return asRead
  const own = new Set(tokensIn(read))
  const respelt = new Set(tokensIn(text).filter((token) => !own.has(token)))
  return { ...placed(text), respelt, most: mostDoubted }
}

function placesOf({ formatted, doubts, clarity, segments }: ParsedAddress, gazetteer: Gazetteer): PlaceFeatures {
  const found = [formatted.postcode, formatted.state, formatted.city].filter((member) => member.value !== '')
  const pin = gazetteer.pin(formatted.postcode.value)
  return {
    doubt: doubts.length > 0,
    parts: found.length / 3,
    clarity,
    spelling: wordEvidence(segments, pin, gazetteer),
  }
}

/** Of a PIN code and a state that do not go together, one was misread or is wrong. */
const contested: ReadonlySet<string> = new Set(['postcode', 'state'])

/** Of an address that is believed less, part of its head may be missing, and nothing in the rest of it says so. */
const leastForHead = 0.9

/** True for an address that neither a PIN code nor a state closes: where it was cut off, the town in it is any town. */
const isOpen = ({ postcode, state }: ParsedAddress['formatted']): boolean => postcode.value === '' && state.value === ''

/** The whole that members are parsed out of. */
interface Whole {
  readonly type: GivenType
  readonly features: Features
  readonly address: PlacedAddress
  /** The words that it was read from; none where it comes from a code. */
  readonly printed: readonly LaidWord[]
  /** The words that both looks have; null where there was none. */
  readonly seen: ReadonlySet<string> | null
}

/** The members of the interface's `formatted_address`, parsed out of the field of the whole. */
export function addressMembers(
  field: ExtractedField,
  {
    type,
    features,
    printed,
    seen,
    address: {
      parsed: { formatted, doubts },
      places: { spelling, clarity },
      respelt,
    },
  }: Whole,
  calibration: Calibration,
): Extraction {
  const evidence = field.evidence[0]!
  const { address: learnt = calibration.curves.other } = calibration.curves
  const source = fittedProbability(learnt, features)
  // A city that no directory has is a small place, or was misread.
  const unknown = new Set(spelling.strange)
  const fields: ExtractedField[] = []
  const judged: JudgedField[] = []
  for (const [member, { value, confidence: part }] of Object.entries(formatted)) {
    if (value === '') continue
    const path = `formatted_address.${member}`
    const curve = curveOf('text', path)
    const own = memberFeatures(features, {
      value,
      source,
      // A line ends where the city begins.
      part: curve === 'line' ? Math.min(part, formatted.city.confidence) : part,
      printed,
      seen,
      strange: spelling.strange,
      misspelt: [...spelling.misspelt.keys()],
    })
    const isContested = doubts.length > 0 && contested.has(member)
    const isHeadInDoubt = member === 'address_line_1' && field.confidence < leastForHead
    // Of two towns beside each other either may be the city, and the other ends the line before it.
    const isEither = clarity <= 0 && (member === 'city' || member === 'address_line_1')
    const isOfPart = member === 'city' && isOpen(formatted) && field.confidence < leastForHead
    const isUnknown = member === 'city' && tokensIn(value).some((token) => unknown.has(token))
    const isRespelt = tokensIn(value).some((token) => respelt.has(token))
    const isInDoubt = isContested || isHeadInDoubt || isEither || isOfPart || isUnknown || isRespelt
    const most = isInDoubt ? mostDoubted : 1
    judged.push({ path, value, curve, features: own, most })
    fields.push({
      path,
      value,
      confidence: Math.min(most, confidenceOf(calibration, { type, path, curve }, own)),
      proven: false,
      evidence: [{ ...evidence, source: 'derived', rule: `address.${member}`, proofs: [] }],
      alternates: [],
      reasons: [{ code: 'parsed_from_address' }, ...doubts.map((code) => ({ code }))],
    })
  }
  return { fields, judged }
}
