/**
 * Who is which party, by many weak signs together: what stands behind and before a name, its place among the parts of
 * the parties, its number in a list, and the same name over the signatures. No sign has to be there.
 */
import type { Flow } from './flow'
import { areFewerThanListed, isFirm, officesOfParties, relation, type ProseName } from './names'
import type { PartyWords } from './party-marks'
import { mentionsIn, type Mention } from './party-mentions'
import { zonesIn, type Part, type Zones } from './party-zones'

export interface FoundParty {
  readonly names: readonly ProseName[]
  /** 0..1 */
  readonly strength: number
  /** True where the deed tells more closely who each of them is. */
  readonly inFull: boolean
  /** True where the deed says that they are more than these: a number of the list, or the part in the plural. */
  readonly lacksOthers: boolean
  /** True where signs spoke for the other party too, or a witness bears the name: little decided. */
  readonly isNarrow: boolean
}

type Sign = 'closing' | 'label' | 'opening' | 'beside' | 'listed' | 'stamp'

/** Signs that stand for themselves; which of them speak for a name is summed up, each kind once. */
const weights: Readonly<Record<Sign, number>> = {
  closing: 3,
  label: 3,
  opening: 1,
  beside: 1.5,
  listed: 2.5,
  stamp: 2.4,
}
const leastWeight = 2.4
const leastLead = 1.5

/** Before a name that no party bears: whose child, in whose name, out of whose hand. */
const ofAnother = new RegExp(
  `(?:(?:${officesOfParties})\\s+of|पुत्र|पुत्री|सुपुत्र|सुपुत्री|पत्नी|विधवा|पिता|पति|आत्मज|स्व|(?<!favou?r\\s)\\bof|from|with|under|near|at|in|late)[\\s.:]*(?:late|the|श्री|स्व)?[\\s.]*$`,
  'iu',
)
const executes =
  /(?:\bby\s+and\s+(?:between|amongst?)|(?<!(?:represented|acting|signed|presented|identified|issued|granted|sanctioned|drafted|prepared|owned|constructed|built|developed|paid|duly)\s(?:\p{L}+\s)?)\bby)[\s:.-]*$/iu

/** Somebody acts for a party until the next one is told of: "through her attorney and husband Mr. …". */
const actsFor = /(?:through|represented\s+by|acting\s+by|तर्फे|मुखत्यार)(?![\p{L}\p{M}])[^;:]{0,90}$/iu
/** "represented by its partners (1) Mr. … and (2) Mr. …": all of that list act for the party before it. */
const actAsList = /(?:through|represented\s+by|acting\s+by|तर्फे|मार्फत)(?![\p{L}\p{M}])[^;:(]{0,70}\(?1\s?[.)][^;]*$/iu
const reachOfActors = 500
const forBoth = /for\s+(?:(?:him|her|my|them)?sel(?:f|ves))\s+and\s[^.;:]{0,90}$/iu

/** "Occupation: Pvt. Employee", "Sold to: B. Anusha": what a label of something else heads, on its line or under it. */
const underOtherLabel =
  /(?<![\p{L}\p{M}])(?:occupation|occ|profession|designation|caste|religion|nationality|sold\s+to|issued\s+to|for\s+whom|on\s+behalf\s+of|व्यवसाय|धंदा|पेशा|जाति|जात)\s*[:：.-]*\s*$|(?<!\p{L})(?:building|block|society|road|street|location|village|town|city)(?:\s+(?:name|sector))?\s*[:：]\s*$/iu

/** "working at Kaveri / Technologies India Pvt. Ltd.": for whom somebody works. */
const worksAt =
  /(?<!\p{L})(?:work(?:ing|s|ed)?|employ(?:ed|ee)|posted|serving|service)\s+(?:at|with|in|for|under|of)[^\p{L}\p{N}]*$/iu
/** "having its office at E-119, Lajpat Nagar, / New Delhi, through its partner": a part of where somebody is found. */
const withinAddress =
  /(?<![\p{L}\p{M}])(?:r\s?\/\s?o|(?:residing|resides?|office|place\s+of\s+business|carrying\s+on\s+business|situated|address)\s+(?:is\s+)?at|residents?\s+of)(?![\p{L}\p{M}])\s*[:：]?[^;:()]{2,100},\s*$/iu

/** "(S/o Rudra / Pratap Kapadia), aged 24": a line broke within the name of a father, so far that some words stand before. */
const mostBroken = 3
const endsInRelative = (before: string): boolean =>
  /\n\s*$/u.test(before) &&
  Array.from({ length: mostBroken }, (_, i) => new RegExp(`(?:\\s+[\\p{L}\\p{M}.]+){${i + 1}}\\s*$`, 'u')).some(
    (words) => {
      const rest = before.replace(words, '')
      return rest !== before && (relation.test(rest) || worksAt.test(rest))
    },
  )

/** "residing at B-3, Shri Krupa, Naupada": houses bear titles of people too, and nothing more is told of them. */
const isHouse = (text: string, { name, from, item, told, titled }: Mention, before: string): boolean =>
  titled &&
  !told &&
  item === 0 &&
  /^(?:shri|shree|sri|श्री)[.\s]/iu.test(text.slice(from, name.start)) &&
  withinAddress.test(before)

const isOfAnother = (text: string, mention: Mention, { closing, labels }: Zones): boolean => {
  const { at, item, titled } = mention
  const after = Math.max(0, ...[...closing, ...labels].map(({ end }) => end).filter((end) => end <= at))
  const before = text.slice(Math.max(after, at - 130), at)
  if (underOtherLabel.test(before) || isHouse(text, mention, before)) return true
  if (executes.test(before) || forBoth.test(before) || (item > 1 && andSpouse.test(before))) return false
  if (!titled && item === 0 && (endsInRelative(before) || withinAddress.test(before))) return true
  if (item === 1 && actsFor.test(before)) return true
  if (item > 1 && actAsList.test(text.slice(Math.max(after, at - reachOfActors), at))) return true
  return relation.test(before) || ofAnother.test(before) || (item === 0 && actsFor.test(before))
}

/** "1. Shri …, and his wife 2. Smt. …": both are told of. */
const andSpouse =
  /(?<![\p{L}\p{M}])(?:and|व|आणि|एवं|तथा|और)\s+(?:his|her|त्यांची|त्यांचे|त्यांचा|उनकी|उनके)\s+(?:wife|husband|पत्नी|पती|पति)[\s,]*$/iu

/** "Vendor: …, Licensed Stamp Vendor": of the paper, not of the house. */
const sellsStamps =
  /^[\s,]*\(?(?:(?:govt\.?|government)\s+)?(?:licen[cs]ed\s+|l(?:ic)?\.?\s+)?stamp\s+(?:vendor|seller|dealer)/iu

const opensFirst =
  /(?:\bbetween|\bby\s+and\s+amongst?|b\s?e\s?t\s?w\s?e\s?e\s?n|(?:हम|मैं|मनकि)(?:\s+कि)?)[\s:.-]*(?:\(?1\s?[.)]\s*)?$/iu
const opensSecond = /in\s+favou?r\s+of[\s:.-]*(?:\(?1\s?[.)]\s*)?$/iu

const longestPart = 2500
const longestLabelled = 420

/** Both parties as far as the signs tell; null for one that none tells of. */
export function partiesByVotes({ text }: Flow, words: PartyWords): Readonly<Record<Part, FoundParty | null>> {
  const zones = zonesIn(text, words)
  const mentions = mentionsIn(text, zones)
  const ballots = new Map<string, Ballot>()
  let previous: { mention: Mention; signs: ReadonlyMap<Part, readonly Sign[]> } | null = null
  for (const mention of mentions) {
    const signs = signsOf(text, mention, zones, words)
    const isNext = previous && signs.size === 0 && follows(previous.mention, mention, text)
    if (previous && isNext && !isOfOtherList(text, mention, zones)) {
      for (const part of previous.signs.keys()) signs.set(part, ['listed'])
    }
    const isWitness = zones.isWitness(mention.at)
    if (mention.item > 0 || signs.size > 0) previous = isWitness ? null : { mention, signs }
    const key = mention.name.value
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim()
    const ballot = ballots.get(key) ?? { mention: null, first: new Set(), second: new Set(), witness: 0 }
    ballots.set(key, ballot)
    if (isWitness) ballot.witness++
    else if (signs.size > 0 && (!ballot.mention || isOnSheetOfStamp(ballot.mention, zones))) ballot.mention = mention
    if (!isWitness) for (const [part, kinds] of signs) for (const kind of kinds) ballot[part].add(kind)
  }
  const first = elected(text, ballots, 'first', zones)
  const second = elected(text, ballots, 'second', zones)
  // Where one of both is found alone, the zones of the other may have been taken for its own.
  return first && second ? { first, second } : { first: first && doubted(first), second: second && doubted(second) }
}

const doubted = (party: FoundParty): FoundParty => ({ ...party, inFull: false, lacksOthers: true })

interface Ballot {
  mention: Mention | null
  readonly first: Set<Sign>
  readonly second: Set<Sign>
  witness: number
}

const sum = (signs: ReadonlySet<Sign>): number => [...signs].reduce((total, sign) => total + weights[sign], 0)

function elected(text: string, ballots: ReadonlyMap<string, Ballot>, part: Part, zones: Zones): FoundParty | null {
  const other = part === 'first' ? 'second' : 'first'
  const members = [...ballots.values()].flatMap((ballot) => {
    const weight = sum(ballot[part])
    const isMember = weight >= leastWeight && weight - sum(ballot[other]) >= leastLead && ballot.mention !== null
    const kept = weight - 2 * ballot.witness
    return isMember && ballot.mention
      ? [{ mention: ballot.mention, weight: kept, lead: kept - sum(ballot[other]) }]
      : []
  })
  // Who bought the stamp wrote names in short: those of the deed itself are the parties'.
  const inDeed = members.filter(({ mention }) => !isOnSheetOfStamp(mention, zones))
  const sorted = (inDeed.length > 0 ? inDeed : members).sort((a, b) => a.mention.at - b.mention.at)
  const [head] = sorted
  if (!head) return null
  // A party is told of at one place: who comes up behind other matters is somebody else, or the same again.
  const end = zones.ends.find((at) => at > head.mention.name.end) ?? Infinity
  const told = sorted.filter(({ mention }) => mention.at < end)
  const names = told.map(({ mention }) => mention.name)
  const closing = zones.closing.find(({ start, which }) => which === part && start > head.mention.at)
  const label = zones.labels.find(({ start }) => start > head.mention.at)
  const inFull = told.every(({ mention }) => mention.told)
  const weight = Math.min(...told.map((member) => member.weight))
  const block = text.slice(
    head.mention.at,
    Math.min(end, closing?.start ?? Infinity, label?.start ?? Infinity, names.at(-1)!.end + reachOfList),
  )
  return {
    names,
    strength: inFull ? 0.97 : weight >= weights.closing ? 0.9 : 0.8,
    inFull,
    isNarrow: inDeed.length === 0 || told.some(({ lead }) => lead < leastWeight),
    lacksOthers:
      head.mention.at > endOfDeed * text.length ||
      areFewerThanListed(names, block) ||
      ((closing?.ofSeveral ?? false) && isOnePerson(names)),
  }
}

const isOnSheetOfStamp = ({ name }: Mention, { labels }: Zones): boolean =>
  labels.some(({ ofStamp, end }) => ofStamp && name.start >= end && name.start - end < besideLabel)
const besideLabel = 12

/** Behind it stand signatures, which leave out many. */
const endOfDeed = 0.6
/** So far behind the last name a list may go on. */
const reachOfList = 300

/** Firms are told of in the plural too. */
const isOnePerson = (names: readonly ProseName[]): boolean => names.length === 1 && !isFirm(names[0]!.value.split(' '))

function signsOf(text: string, mention: Mention, zones: Zones, words: PartyWords): Map<Part, Sign[]> {
  const signs = new Map<Part, Sign[]>()
  const add = (part: Part, sign: Sign): void => void signs.set(part, [...(signs.get(part) ?? []), sign])
  const { name, at } = mention
  if (isOfAnother(text, mention, zones) || sellsStamps.test(text.slice(name.end))) return signs
  const several = name.value.includes(' ')
  // Numbers count clauses and papers too: names in capitals alone are known by theirs.
  const listed = mention.item > 0 && several && /^\p{Lu}/u.test(name.value)
  const likely = mention.titled || (mention.told && several) || listed || isFirm(name.value.split(' '))
  const closing = zones.closing.find(({ start }) => start >= name.end)
  const until = closing?.start ?? 0
  const inTheMidst = [...zones.bodies, ...zones.openings].some((b) => b > name.end && b < until)
  // "… लिहून देणार" that closes what is said of the party before says nothing of the next one.
  const closesBefore = zones.closing.some(({ end }) => end <= at && !/\S/.test(text.slice(end, at)))
  // "प्रथम पक्ष विक्रेता श्री …": the part stands before the title.
  for (const part of ['first', 'second'] as const) {
    const partBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words[part]})\\s$`, 'iu')
    if (mention.titled && !closesBefore && partBefore.test(text.slice(Math.max(0, at - 30), at))) add(part, 'label')
  }
  const nearest = signs.size > 0 ? undefined : zones.labels.filter(({ end }) => end <= name.start + 1).at(-1)
  const isUnheard = isOfOtherList(text, mention, zones) || (nearest?.alone && !mention.told && mention.item === 0)
  const label = isUnheard ? undefined : nearest
  if (label && name.start - label.end < longestLabelled) {
    const isFirst = !/\p{L}/u.test(text.slice(label.end, mention.from))
    const isNext = !label.ofStamp && (mention.item > 1 || mention.titled)
    const heads =
      ((isFirst && (several || likely || mention.item > 0)) ||
        (isNext && (likely || (mention.item > 0 && mention.told)))) &&
      !ended(text, label.end, name.start, zones)
    if (heads) add(label.which, label.ofStamp ? 'stamp' : 'label')
  }
  // What heads a name tells more than what comes somewhere behind it.
  const mayClose = likely && !inTheMidst && until - name.end < longestPart && !(label && signs.size > 0)
  if (mayClose && closing && closing.which !== 'other') add(closing.which, 'closing')
  const before = text.slice(Math.max(0, at - 40), at + (mention.item > 0 ? 0 : name.start - at))
  if (likely && opensFirst.test(before)) add('first', 'opening')
  if (likely && opensSecond.test(before)) add('second', 'opening')
  const after = text.slice(name.end, name.end + 40)
  for (const part of ['first', 'second'] as const) {
    if (
      new RegExp(
        `^[\\s,"”'’]*\\(?\\s*(?:the\\s+)?["“'‘]?(?:${words[part]})(?![\\p{L}\\p{M}]|\\s*(?:[:：]|\\t))`,
        'iu',
      ).test(after)
    )
      add(part, 'beside')
  }
  return signs
}

const firstItem = /(?<![\p{L}\p{N}])\(?1\s?[.)]\s/u
/** True for one of a list that began under the label before: signatures that stand beside each other. */
function isOfOtherList(text: string, { at, item }: Mention, { labels }: Zones): boolean {
  const [nearest, one] = labels.filter(({ end }) => end <= at).reverse()
  if (item < 2 || !nearest || !one || firstItem.test(text.slice(nearest.end, at))) return false
  return firstItem.test(text.slice(one.end, nearest.start))
}

/** True where what a label heads is over: another part, the body of the deed, a blank line. */
const ended = (text: string, from: number, to: number, zones: Zones): boolean =>
  zones.closing.some(({ start }) => start >= from && start < to) ||
  zones.openings.some((at) => at >= from && at < to) ||
  zones.bodies.some((b) => b > from && b < to) ||
  /\n\s*\n/.test(text.slice(from, to))

/** True for the next of a list. */
const follows = (before: Mention, mention: Mention, text: string): boolean =>
  mention.item > 1 &&
  mention.item === Math.max(1, before.item) + 1 &&
  mention.at - before.name.end < 320 &&
  !/\p{Lu}{4,}[^\n]{0,30}\n/u.test(text.slice(before.name.end, mention.at))
