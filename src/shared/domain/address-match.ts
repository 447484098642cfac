/** Addresses in parts and compared: what the engine says of them, and the desk and the service show. */

export const addressPartNames = [
  'care_of',
  'person',
  'house',
  'building',
  'floor',
  'street',
  'locality',
  'landmark',
  'village',
  'post_office',
  'sub_district',
  'district',
  'city',
  'state',
  'postcode',
] as const
export type AddressPartName = (typeof addressPartNames)[number]

/** A part of an address and where it stands in the text. */
export interface AddressPart {
  readonly name: AddressPartName
  /** As it is compared: lower case, Latin letters, abbreviations written out. */
  readonly value: string
  /** UTF-16 offsets into the text as given; `end` is after the last character. */
  readonly start: number
  readonly end: number
  /** 0..1: how sure the part is this part, given that the text is right. Not calibrated. */
  readonly confidence: number
}

export type PartVerdict = 'agrees' | 'near' | 'differs' | 'missing_in_source' | 'missing_in_target'

/** One part beside the same part of the other address, as printed; null where one of them lacks it. */
export interface AlignedPart {
  readonly part: AddressPartName
  readonly source: string | null
  readonly target: string | null
  readonly verdict: PartVerdict
}

/** What moved a score, strongest first: a code for translation, the sentence in English, and which way. */
export interface MatchReason {
  readonly code: MatchReasonCode
  readonly text: string
  readonly speaks: 'for' | 'against'
}

export const matchReasons = {
  same_words: 'The distinctive words agree.',
  other_words: 'Each names distinctive words that the other lacks.',
  same_house: 'The house number is the same.',
  near_house: 'The house numbers are alike but not the same.',
  other_house: 'The house numbers differ.',
  further_house: 'One house number has a further part, as 12 and 12/1: perhaps another house.',
  other_flat: 'The flat or door within the building differs.',
  other_block: 'The block, wing or tower differs.',
  other_floor: 'The floors differ.',
  same_street_number: 'The numbered street, sector or ward is the same.',
  other_street_number: 'The numbered street, sector or ward differs.',
  same_building: 'The building is the same.',
  other_building: 'The buildings differ.',
  same_street: 'The street is the same.',
  other_street: 'The streets differ.',
  other_kind_of_street: 'The streets share a name but are of two kinds, as Road and Lane.',
  same_locality: 'The locality or village is the same.',
  other_locality: 'The localities or villages differ.',
  one_phase: 'Only one of them names a phase or part of the place.',
  word_inside: 'A name of one has a word more, as Sun Tower and Sun City Tower.',
  other_side: 'Each lies in another half of the place, as East and West, Kalan and Khurd.',
  other_landmark: 'The landmarks differ, which says little.',
  same_postcode: 'The PIN code is the same.',
  near_postcode: 'The PIN codes differ in one place, perhaps a slip.',
  other_postcode: 'The PIN codes differ.',
  same_city: 'The city or district is the same.',
  other_city: 'The cities or districts differ.',
  other_town: 'They name different towns, sub-districts or police stations.',
  other_state: 'The states differ.',
  no_home: 'One of the two names no house, building or street, only where it would lie.',
  little_known: 'One of the two says too little of the house to be sure.',
  other_country: 'One of the two is in another country: it is read as far as it goes.',
  same_relation: 'Both name the same relative.',
  other_relation: 'They name different relatives: perhaps two people of one household.',
  same_person: 'The same person is named.',
  other_person: 'Different people are named.',
  no_person: 'No person is named in both, so only the household is known.',
} as const
export type MatchReasonCode = keyof typeof matchReasons

export interface MatchExplanation {
  readonly parts: readonly AlignedPart[]
  readonly reasons: readonly MatchReason[]
}

/** Why a text cannot be compared as an address. */
export const addressRefusals = {
  empty: 'The address is empty.',
  no_words: 'The address holds no words or numbers.',
  only_name: 'The text names a person but no place.',
  only_postcode: 'The text is a PIN code and nothing else: thousands of homes share it.',
  too_long: 'The text is far longer than an address, and names no town.',
  no_place: 'Nothing in the text is a house, a street, a locality, a city or a PIN code.',
} as const
export type AddressRefusal = keyof typeof addressRefusals

/** One target compared with the source: scores, or why there are none. */
export type AddressMatch =
  | {
      readonly kind: 'compared'
      /** 0..1, calibrated: of pairs with 0.9, nine in ten are the same address. */
      readonly similarity: number
      /** 0..1, calibrated: the two belong to the same individual. */
      readonly samePerson: number
      readonly explanation: MatchExplanation
    }
  | {
      readonly kind: 'refused'
      /** Which of the two is none. */
      readonly refused: 'source' | 'target'
      readonly refusal: AddressRefusal
    }
