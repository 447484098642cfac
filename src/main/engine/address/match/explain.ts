import { addressPartNames, matchReasons, type AddressPartName, type AlignedPart, type MatchExplanation, type MatchReason, type MatchReasonCode, type PartVerdict } from '../../../../shared/domain/address-match' // prettier-ignore
import { foreignCountry } from '../parser/foreign'
import type { Analysis } from '../parser/analyse'
import { compareNumbers, numbersTurn, sectorsInParts } from './numbers/compare-numbers'
import type { Comparison } from './features'
import { held } from './words/held-names'
import { compareNames, type Agreement, type PeopleCompared } from './people'
import type { Prepared } from './prepared'
import { anyBuilding } from './words/rival-names'

/** Parts against parts, and what moved the scores. */
export function explain(a: Prepared, b: Prepared, compared: Comparison, people: PeopleCompared): MatchExplanation {
  const parts = addressPartNames.flatMap((part) => alignedPart(part, a, b, compared))
  return { parts, reasons: reasonsOf(parts, compared, people, isForeign(a) || isForeign(b)) }
}

const isForeign = ({ analysis }: Prepared): boolean => foreignCountry(analysis) !== null

function alignedPart(part: AddressPartName, a: Prepared, b: Prepared, compared: Comparison): AlignedPart[] {
  const source = printed(a.analysis, part)
  const target = printed(b.analysis, part)
  if (source === null && target === null) return []
  const verdict =
    source === null ? 'missing_in_source' : target === null ? 'missing_in_target' : verdictOf(part, a, b, compared)
  return [{ part, source, target, verdict }]
}

/** All runs of a part as printed, label included. */
function printed({ text, words, runs, postcode }: Analysis, part: AddressPartName): string | null {
  if (part === 'postcode') return postcode?.value ?? null
  const found = runs.filter((run) => run.part === part)
  if (found.length === 0) return null
  return found
    .map(({ from, to, label }) => {
      const before =
        label === '' ? undefined : words.slice(Math.max(0, from - 2), from).find((word) => word.text === label)
      return text.slice(before?.start ?? words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
    })
    .join(', ')
}

const ofNames: Readonly<Record<Exclude<Agreement, 'missing'>, PartVerdict>> = {
  same: 'agrees',
  near: 'near',
  other: 'differs',
}

function verdictOf(
  part: AddressPartName,
  a: Prepared,
  b: Prepared,
  { aligned, places, details }: Comparison,
): PartVerdict {
  switch (part) {
    case 'postcode':
      return places.pin === 'same' ? 'agrees' : places.pin === 'near' ? 'near' : 'differs'
    case 'state':
      return places.stateOther ? 'differs' : 'agrees'
    case 'care_of':
    case 'person': {
      const agreement = part === 'person' ? compareNames(a.person, b.person) : compareNames(a.careOf, b.careOf)
      return agreement === 'missing' ? 'near' : ofNames[agreement]
    }
    case 'house':
    case 'floor':
      return numbersVerdict(part, a, b)
    default: {
      const share = Math.max(shareOf(part, a, aligned.a), shareOf(part, b, aligned.b))
      const byNumber = numbersVerdict(part, a, b)
      if (share < 0) return byNumber
      if ((part === 'city' || part === 'district') && places.city === 'same') return 'agrees'
      const [lacksA, lacksB] = [lacks(part, a, aligned.a), lacks(part, b, aligned.b)]
      const apart = byNumber === 'differs' || (details.wordInside ? lacksA || lacksB : lacksA && lacksB)
      return share > 0.75 ? (apart ? 'near' : 'agrees') : share > 0.4 ? 'near' : 'differs'
    }
  }
}

/**
 * "Cyber Heights" and "Cyber Tower": whether the part has a word that the other address lacks, and that tells one name
 * from another.
 */
const lacks = (part: AddressPartName, { words }: Prepared, scores: readonly number[]): boolean =>
  words.some((word, index) => word.part === part && scores[index]! < held && !anyBuilding.has(word.text))

const towns: ReadonlySet<string> = new Set<AddressPartName>(['city', 'district', 'sub_district'])

function shareOf(part: AddressPartName, { words }: Prepared, scores: readonly number[]): number {
  let [all, matched] = [0, 0]
  words.forEach((word, index) => {
    // "Old Guntur, Guntur": the city's own name is no locality that the other could have.
    if (word.part !== part || (word.reach === 'town' && !towns.has(part))) return
    all += word.weight
    matched += word.weight * (scores[index] ?? 0)
  })
  return all === 0 ? -1 : matched / all
}

function numbersVerdict(part: AddressPartName, a: Prepared, b: Prepared): PartVerdict {
  const { same, near, conflict, crossed, siblings, unitConflict, blockConflict, laneConflict, floorConflict } =
    compareNumbers(numbersIn(part, a), numbersIn(part, b), numbersTurn(a, b), sectorsInParts(a, b))
  if (unitConflict + blockConflict + laneConflict + floorConflict > 0) return 'differs'
  if (same > 0) return conflict > 0 ? 'near' : 'agrees'
  if (near > 0) return 'near'
  return conflict + siblings + crossed > 0 ? 'differs' : 'agrees'
}

const numbersIn = (part: AddressPartName, { analysis, numbers }: Prepared): Prepared['numbers'] => {
  const texts = new Set(
    analysis.runs
      .filter((run) => run.part === part)
      .flatMap((run) => analysis.words.slice(run.from, run.to).map((word) => word.text)),
  )
  return numbers.filter(({ text }) => texts.has(text))
}

function reasonsOf(
  parts: readonly AlignedPart[],
  { numbers, places, features, reach, otherName, otherSide, details }: Comparison,
  people: PeopleCompared,
  foreign: boolean,
): MatchReason[] {
  const codes: [MatchReasonCode, 'for' | 'against'][] = []
  const say = (when: boolean, code: MatchReasonCode, speaks: 'for' | 'against'): void => {
    if (when) codes.push([code, speaks])
  }
  const verdict = (part: AddressPartName): PartVerdict | undefined => parts.find((one) => one.part === part)?.verdict
  const [least = 0, most = 0, , , rivals = 0] = features
  say(foreign, 'other_country', 'against')
  say(reach !== 'home', 'no_home', 'against')
  say(places.city === 'other' || places.city === 'elsewhere', 'other_city', 'against')
  say(places.otherTown || places.otherDistrict || places.townBesides, 'other_town', 'against')
  say(places.stateOther, 'other_state', 'against')
  say(numbers.unitConflict > 0, 'other_flat', 'against')
  say(numbers.unitConflict === 0 && numbers.conflict > 0 && numbers.same === 0, 'other_house', 'against')
  say(numbers.siblings > 0, 'other_flat', 'against')
  say(numbers.blockConflict > 0, 'other_block', 'against')
  say(numbers.same > 0, 'same_house', 'for')
  say(details.furtherHouse, 'further_house', 'against')
  say(numbers.same === 0 && numbers.near > 0 && !details.furtherHouse, 'near_house', 'for')
  say(numbers.laneConflict > 0, 'other_street_number', 'against')
  say(numbers.laneSame > 0, 'same_street_number', 'for')
  say(numbers.floorConflict > 0, 'other_floor', 'against')
  say(otherSide, 'other_side', 'against')
  for (const part of ['building', 'street', 'locality'] as const) {
    say(verdict(part) === 'agrees', `same_${part}`, 'for')
    say(verdict(part) === 'differs', `other_${part}`, 'against')
  }
  say(details.otherKindOfStreet, 'other_kind_of_street', 'against')
  say(details.onePhase, 'one_phase', 'against')
  say(details.wordInside, 'word_inside', 'against')
  say(verdict('landmark') === 'differs', 'other_landmark', 'against')
  say(least > 0.6 && !otherName, 'same_words', 'for')
  // A name that is another by one word weighs more than its words do.
  say(rivals > 0.5 || otherName, 'other_words', 'against')
  say(reach === 'home' && least < 0.5 && most > 0.7, 'little_known', 'against')
  say(places.city === 'same', 'same_city', 'for')
  say(places.pin === 'same', 'same_postcode', 'for')
  say(places.pin === 'near', 'near_postcode', 'against')
  say(places.pin === 'region' || places.pin === 'other', 'other_postcode', 'against')
  say(people.relation === 'same', 'same_relation', 'for')
  say(people.relation === 'other', 'other_relation', 'against')
  say(people.person === 'same', 'same_person', 'for')
  say(people.person === 'other', 'other_person', 'against')
  say(people.person === 'missing' && people.relation === 'missing', 'no_person', 'against')
  const seen = new Set<string>()
  return codes.flatMap(([code, speaks]) => {
    if (seen.has(code)) return []
    seen.add(code)
    return [{ code, text: matchReasons[code], speaks }]
  })
}
