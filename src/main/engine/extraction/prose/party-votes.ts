/**
 * Who is which party, by many weak signs together: what stands behind and before a name, its place among the parts of
 * the parties, its number in a list, and the same name over the signatures. No sign has to be there.
 */
import type { Flow } from './flow'
import {
  areFewerThanListed,
  isFirm,
  nameAt,
  officesOfParties,
  relation,
  titlesOfParties,
  toldOf,
  type ProseName,
} from './names'
import { labelOf, markersIn, writesAs, type PartyWords } from './party-marks'

export interface FoundParty {
  readonly names: readonly ProseName[]
  /** 0..1 */
  readonly strength: number
  /** True where the deed tells more closely who each of them is. */
  readonly inFull: boolean
  /** True where the deed says that they are more than these: a number of the list, or the part in the plural. */
  readonly lacksOthers: boolean
}

type Part = 'first' | 'second'
type Sign = 'closing' | 'label' | 'opening' | 'beside' | 'listed'

/** Signs that stand for themselves; which of them speak for a name is summed up, each kind once. */
const weights: Readonly<Record<Sign, number>> = { closing: 3, label: 3, opening: 1, beside: 1.5, listed: 2.5 }
const leastWeight = 2.4
const leastLead = 1.5

interface Mention {
  readonly name: ProseName
  /** Where its title, its number or itself begins. */
  at: number
  /** Behind its number. */
  readonly from: number
  readonly titled: boolean
  /** Its number in a list; 0 for none. */
  item: number
  readonly told: boolean
}

/** Where names begin, the surest first: at a title, at a number of a list, behind words that open a party, on a line. */
const beginnings = [
  new RegExp(`(?<![\\p{L}\\p{M}])(?=(?:${titlesOfParties})[.\\s]\\s*[\\p{L}\\d])`, 'giu'),
  /(?<=^|[\s;,(:])\(?\d{1,2}\s?[.)](?=[\s:|]*\p{L})/gu,
  /(?<![\p{L}\p{M}])(?:by\s+and\s+between|between|by|to|favou?r\s+of|एवं|तथा|और|कि)[\s:]+(?=\p{L})|(?<!\p{L})(?:I|We)\b,?\s+(?=\p{L})|(?<![\p{L}\p{M}])(?:and|व|आणि)[\s:]+(?=\p{L})/giu,
  /(?<=^|\n|\t)[^\S\n\t]*(?=\p{L})/gu,
]
const longestName = 160
/** A name ends with its cell. */
const cellBehindName = /^((?:[^\s]+ )+[^\s]+)\t[^]*$/u

/** Every name of the text that looks like one of somebody; those that labels head begin behind them. */
function mentionsIn(text: string, { closing, labels }: Marks): Mention[] {
  const found: Mention[] = []
  const starts = beginnings.map((pattern) =>
    [...text.matchAll(pattern)].map((m) => ({
      at: m.index,
      from: m.index + m[0].length,
      item: Number(/\d{1,2}(?=\s?[.)]$)/.exec(m[0])?.[0] ?? '0'),
      isOpened: /\p{L}/u.test(m[0]),
    })),
  )
  starts.splice(
    2,
    0,
    labels.map(({ end }) => ({ at: end, from: end, item: 0, isOpened: true })),
  )
  const stops = [...closing, ...labels].map(({ start }) => start).sort((a, b) => a - b)
  for (const { at, from, item, isOpened } of starts.flat()) {
    const stop = Math.min(from + longestName, stops.find((start) => start > from) ?? text.length)
    const name = nameAt(text.slice(from, stop).replace(cellBehindName, '$1'), from)
    if (!name) continue
    const clash = found.find((m) => m.name.start < name.end && name.start < m.name.end)
    if (clash) {
      // The number before a title belongs to the name.
      if (item > 0 && clash.item === 0 && clash.name.start === name.start) Object.assign(clash, { item, at })
      continue
    }
    if (fromWhom.test(text.slice(name.end, name.end + 24))) continue
    const opener = item > 0 ? at : from
    const titled = /\p{L}/u.test(text.slice(from, name.start))
    const behind = text.slice(name.end, name.end + 60)
    const told = toldOf.test(behind) || (isOpened && /^[\s,]*\(?\s*here(?:in)?after(?!\p{L})/iu.test(behind))
    found.push({ name, at: opener, from, titled, item, told })
  }
  return found.sort((a, b) => a.at - b.at)
}

/** "श्री दिलीप आहेर यांचेकडून": from whom something came earlier. */
const fromWhom = /^\s*यां[चज]\p{M}*\s*कडून/u

/** Before a name that no party bears: whose child, in whose name, out of whose hand. */
const ofAnother = new RegExp(
  `(?:(?:${officesOfParties})\\s+of|पुत्र|पुत्री|सुपुत्र|सुपुत्री|पत्नी|विधवा|पिता|पति|आत्मज|स्व|(?<!favou?r\\s)\\bof|from|with|under|near|at|in|late)[\\s.:]*(?:late|श्री|स्व)?[\\s.]*$`,
  'iu',
)
const executes =
  /(?:\bby\s+and\s+between|(?<!(?:represented|acting|signed|presented|identified|issued|granted|sanctioned|drafted|prepared|owned|constructed|built|developed|paid|duly)\s(?:\p{L}+\s)?)\bby)[\s:.-]*$/iu

/** Somebody acts for a party until the next one is told of: "through her attorney and husband Mr. …". */
const actsFor = /(?:through|represented\s+by|acting\s+by|तर्फे|मुखत्यार)(?![\p{L}\p{M}])[^;:]{0,90}$/iu
const forBoth = /for\s+(?:(?:him|her|my|them)?sel(?:f|ves))\s+and\s[^.;:]{0,90}$/iu

const isOfAnother = (text: string, { at, item }: Mention, { closing, labels }: Marks): boolean => {
  const after = Math.max(0, ...[...closing, ...labels].map(({ end }) => end).filter((end) => end <= at))
  const before = text.slice(Math.max(after, at - 130), at)
  if (executes.test(before) || forBoth.test(before)) return false
  return relation.test(before) || ofAnother.test(before) || (item === 0 && actsFor.test(before))
}

const opensFirst = /(?:\bbetween|b\s?e\s?t\s?w\s?e\s?e\s?n|(?:हम|मैं|मनकि)(?:\s+कि)?)[\s:.-]*(?:\(?1\s?[.)]\s*)?$/iu
const opensSecond = /in\s+favou?r\s+of[\s:.-]*(?:\(?1\s?[.)]\s*)?$/iu

/** "EXECUTED BY : …", "IN FAVOUR OF : …": what a deed does heads its parties like a label. */
const opensAsLabel = { first: /executed\s+by\s*[:：–-]+\s*/giu, second: /in\s+favou?r\s+of\s*[:：–-]+\s*/giu }

/** Those who see and write a deed. */
const witness =
  /(?<![\p{L}\p{M}])(?:witness(?:es)?|identif(?:ied|ier)|drafted|prepared\s+by|scribe|advocate|गवाह|गवाहान|साक्षीदार|साक्षी|ओळखणार|लेखक)(?![\p{L}\p{M}])/giu
/** Parts of others who join in a deed. */
const otherPart =
  /(?:called|referred|known|described)[^.;]{0,40}?(?:confirming|consenting|developers?|guarantors?|third)(?!\p{L}|\s*[-/]\s*\p{L})/giu
/** Where parties have been told of. */
const body =
  /(?<![\p{L}\p{M}])(?:whereas|witness(?:eth|es\s+as)|now\s+this|now\s+therefore|चूंकि|यह(?:\s+है)?\s+कि|कारणे|जे\s*की|विदित\s+हो)(?![\p{L}\p{M}])/giu
const opening = /(?<![\p{L}\p{M}])(?:between|b\s?e\s?t\s?w\s?e\s?e\s?n)(?!\p{L})|(?<=^|\n)[^\S\n]*(?:हम|मैं|मनकि)\s/giu
const longestPart = 2500
const longestLabelled = 420

/** Both parties as far as the signs tell; null for one that none tells of. */
export function partiesByVotes({ text }: Flow, words: PartyWords): Readonly<Record<Part, FoundParty | null>> {
  const marks = marksIn(text, words)
  const mentions = mentionsIn(text, marks)
  const ballots = new Map<string, Ballot>()
  let previous: { mention: Mention; signs: ReadonlyMap<Part, readonly Sign[]> } | null = null
  for (const mention of mentions) {
    const signs = signsOf(text, mention, marks, words)
    if (previous && signs.size === 0 && follows(previous.mention, mention, text)) {
      for (const part of previous.signs.keys()) signs.set(part, ['listed'])
    }
    const isWitness = marks.isWitness(mention.at)
    if (mention.item > 0 || signs.size > 0) previous = isWitness ? null : { mention, signs }
    const key = mention.name.value
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim()
    const ballot = ballots.get(key) ?? { mention: null, first: new Set(), second: new Set(), witness: 0 }
    ballots.set(key, ballot)
    if (isWitness) ballot.witness++
    else if (signs.size > 0) ballot.mention ??= mention
    if (!isWitness) for (const [part, kinds] of signs) for (const kind of kinds) ballot[part].add(kind)
  }
  const first = elected(text, ballots, 'first', marks)
  const second = elected(text, ballots, 'second', marks)
  // Where one of both is found alone, the marks of the other may have been taken for its own.
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

function elected(text: string, ballots: ReadonlyMap<string, Ballot>, part: Part, marks: Marks): FoundParty | null {
  const other = part === 'first' ? 'second' : 'first'
  const members = [...ballots.values()].flatMap((ballot) => {
    const weight = sum(ballot[part])
    const isMember = weight >= leastWeight && weight - sum(ballot[other]) >= leastLead && ballot.mention !== null
    return isMember && ballot.mention ? [{ mention: ballot.mention, weight: weight - 2 * ballot.witness }] : []
  })
  const sorted = members.sort((a, b) => a.mention.at - b.mention.at)
  const [head] = sorted
  if (!head) return null
  // A party is told of at one place: who comes up behind other matters is somebody else, or the same again.
  const end = marks.ends.find((at) => at > head.mention.name.end) ?? Infinity
  const told = sorted.filter(({ mention }) => mention.at < end)
  const names = told.map(({ mention }) => mention.name)
  const closing = marks.closing.find(({ start, which }) => which === part && start > head.mention.at)
  const label = marks.labels.find(({ start }) => start > head.mention.at)
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
    lacksOthers:
      head.mention.at > endOfDeed * text.length ||
      areFewerThanListed(names, block) ||
      ((closing?.ofSeveral ?? false) && isOnePerson(names)),
  }
}

/** Behind it stand signatures, which leave out many. */
const endOfDeed = 0.6
/** So far behind the last name a list may go on. */
const reachOfList = 300

/** Firms are told of in the plural too. */
const isOnePerson = (names: readonly ProseName[]): boolean => names.length === 1 && !isFirm(names[0]!.value.split(' '))

interface Marks {
  /** Parts that close what is said of somebody; of others too. */
  readonly closing: readonly {
    readonly which: Part | 'other'
    readonly start: number
    readonly end: number
    readonly ofSeveral: boolean
  }[]
  readonly labels: readonly { readonly which: Part; readonly start: number; readonly end: number }[]
  readonly bodies: readonly number[]
  /** Where other matters than parties begin. */
  readonly ends: readonly number[]
  /** Where the first party begins. */
  readonly openings: readonly number[]
  isWitness(at: number): boolean
}

function marksIn(text: string, words: PartyWords): Marks {
  const others = [...text.matchAll(otherPart)].map((m) => ({
    which: 'other' as const,
    start: m.index,
    end: m.index + m[0].length,
    ofSeveral: false,
  }))
  const own = markersIn(text, words).map((marker, _, all) => {
    // A part that has another name than the first of its kind is that of one more party.
    const first = all.find(({ which }) => which === marker.which)
    return first && first.word !== marker.word ? { ...marker, which: 'other' as const } : marker
  })
  const labels = (['first', 'second'] as const).flatMap((which) =>
    [labelOf(words[which]), writesAs(words[which]), opensAsLabel[which]].flatMap((label) =>
      [...text.matchAll(label)]
        .filter((m) => m[0].search(writesAs(words[which === 'first' ? 'second' : 'first'])) < 0)
        // A part on a line of its own closes what is said before it, where it heads nothing.
        .filter((m) => !own.some(({ start, end }) => start < m.index + m[0].length && m.index < end))
        .map((m) => ({ which, start: m.index, end: m.index + m[0].length })),
    ),
  )
  const bodies = [...text.matchAll(body)].map(({ index }) => index)
  const witnesses = [...text.matchAll(witness)].map((m) => m.index + m[0].length)
  return {
    closing: [...own, ...others].sort((a, b) => a.start - b.start),
    labels: labels.sort((a, b) => a.start - b.start),
    bodies,
    ends: [...bodies, ...[...text.matchAll(witness)].map(({ index }) => index)].sort((a, b) => a - b),
    openings: [...text.matchAll(opening)].map(({ index }) => index),
    isWitness(at) {
      const seen = witnesses.filter((end) => end <= at && at - end < 260).at(-1)
      return seen !== undefined && !labels.some(({ start }) => start >= seen && start <= at)
    },
  }
}

function signsOf(text: string, mention: Mention, marks: Marks, words: PartyWords): Map<Part, Sign[]> {
  const signs = new Map<Part, Sign[]>()
  const add = (part: Part, sign: Sign): void => void signs.set(part, [...(signs.get(part) ?? []), sign])
  const { name, at } = mention
  if (isOfAnother(text, mention, marks)) return signs
  const several = name.value.includes(' ')
  // Numbers count clauses and papers too: names in capitals alone are known by theirs.
  const listed = mention.item > 0 && several && /^\p{Lu}/u.test(name.value)
  const likely = mention.titled || (mention.told && several) || listed || isFirm(name.value.split(' '))
  const closing = marks.closing.find(({ start }) => start >= name.end)
  const until = closing?.start ?? 0
  const inTheMidst = [...marks.bodies, ...marks.openings].some((b) => b > name.end && b < until)
  const label = marks.labels.filter(({ end }) => end <= name.start + 1).at(-1)
  if (label && name.start - label.end < longestLabelled) {
    const isFirst = !/\p{L}/u.test(text.slice(label.end, mention.from))
    const isNext = mention.item > 1 || mention.titled
    const heads =
      ((isFirst && (several || likely || mention.item > 0)) ||
        (isNext && (likely || (mention.item > 0 && mention.told)))) &&
      !ended(text, label.end, name.start, marks)
    if (heads) add(label.which, 'label')
  }
  // "प्रथम पक्ष विक्रेता श्री …": the part stands before the title.
  for (const part of ['first', 'second'] as const) {
    const partBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words[part]})\\s$`, 'iu')
    if (mention.titled && signs.size === 0 && partBefore.test(text.slice(Math.max(0, at - 30), at))) add(part, 'label')
  }
  // What heads a name tells more than what comes somewhere behind it.
  const mayClose = likely && !inTheMidst && until - name.end < longestPart && !(label && signs.size > 0)
  if (mayClose && closing && closing.which !== 'other') add(closing.which, 'closing')
  const before = text.slice(Math.max(0, at - 40), at + (mention.item > 0 ? 0 : name.start - at))
  if (likely && opensFirst.test(before)) add('first', 'opening')
  if (likely && opensSecond.test(before)) add('second', 'opening')
  const after = text.slice(name.end, name.end + 40)
  for (const part of ['first', 'second'] as const) {
    if (new RegExp(`^[\\s,"”'’]*\\(?\\s*(?:the\\s+)?["“'‘]?(?:${words[part]})(?![\\p{L}\\p{M}])`, 'iu').test(after))
      add(part, 'beside')
  }
  return signs
}

/** True where what a label heads is over: another part, the body of the deed, a blank line. */
const ended = (text: string, from: number, to: number, marks: Marks): boolean =>
  marks.closing.some(({ start }) => start >= from && start < to) ||
  marks.bodies.some((b) => b > from && b < to) ||
  /\n\s*\n/.test(text.slice(from, to))

/** True for the next of a list. */
const follows = (before: Mention, mention: Mention, text: string): boolean =>
  mention.item > 1 &&
  mention.item === Math.max(1, before.item) + 1 &&
  mention.at - before.name.end < 320 &&
  !/\p{Lu}{4,}[^\n]{0,30}\n/u.test(text.slice(before.name.end, mention.at))
