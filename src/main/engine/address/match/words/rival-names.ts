import { farness } from './farness'
import { soundOf } from '../../text/sound'
import type { Aligned } from './align'
import { areTwoStreets } from './compare-streets'
import { headHeld, held, heldNames, type HeldName, type NameKind } from './held-names'
import type { Prepared } from '../prepared'

/** 0..1 each: both sides have a name of this kind that the other lacks. */
export interface RivalNames {
  readonly building: number
  readonly street: number
  /** Of colonies and villages that the post office does not know. */
  readonly locality: number
  /** Both name a quarter or village of the PIN code's post offices, and not the same. */
  readonly quarter: number
  /** Names of any of these kinds: parsing does not always tell them apart. */
  readonly any: number
  /** "Asha Nagar" and "Vidya Nagar": names that say of themselves to be of one kind. */
  readonly alike: number
  /** One has no name of any of these kinds. */
  readonly none: boolean
  /** Both have names, and share none of them. */
  readonly noneShared: number
  /** 1 where they name as many, all the same but one, and that of one kind: one name stands for another. */
  readonly swapped: number
  /** "Sai Darshan" and "Sai Prasad", "Om Sai" and "Sai Krupa": names that share a word and are otherwise others. */
  readonly within: number
  /**
   * Between the same neighbours each has a name that the other lacks: both of one kind by what they say, or perhaps.
   */
  readonly replaced: number
  readonly perhapsReplaced: number
  /** "Lake Gardens" and "Lake Town": one name of two kinds; half where one of them only says that it is a building. */
  readonly otherEnding: number
  /** "Colootola Lane" and "Colootola Street": streets of one name and two kinds. */
  readonly otherStreet: number
  /** "Lake Road" and "Lake View Road": one has a word more inside a name that begins and ends alike. */
  readonly inserted: number
}

interface Lost extends Record<NameKind, number> {
  /** Of the names that are lost, the words that say of what kind they are. */
  readonly endings: string[]
  /** How much the other has of the name that it has most of. */
  best: number
  /** Of each name that the other lacks, whole or in a word, of what kind it is: "nagar", or "building". */
  readonly lost: string[]
}

export function rivalNames(a: Prepared, b: Prepared, aligned: Aligned): RivalNames {
  const [namesA, namesB] = [heldNames(a, aligned.a, b.local), heldNames(b, aligned.b, a.local)]
  const [one, other] = [lostOf(namesA), lostOf(namesB)]
  const partners = partnersOf([a, namesA], [b, namesB], aligned)
  const [replaced, perhapsReplaced] = replacements([a, namesA], [b, namesB], partners)
  let [within, otherEnding, otherStreet, inserted] = [beginOtherwise([a, namesA], [b, namesB], aligned) ? 1 : 0, 0, 0, 0] // prettier-ignore
  for (const [i, j] of partners) {
    const [name, another] = [namesA[i]!, namesB[j]!]
    if (within < 1) within = Math.max(within, goOnOtherwise(name, another))
    otherEnding = Math.max(otherEnding, endingsApart(name, another, areTwoWords(a, name) && areTwoWords(b, another)))
    if (areTwoStreets([a, name], [b, another])) otherStreet = 1
    if (insertedIn(name, another)) inserted = 1
  }
  return {
    building: Math.min(one.building, other.building),
    street: Math.min(one.street, other.street),
    locality: Math.min(one.locality, other.locality),
    quarter: Math.min(one.quarter, other.quarter),
    any: Math.min(Math.max(one.building, one.street, one.locality), Math.max(other.building, other.street, other.locality)), // prettier-ignore
    alike: one.endings.some((ending) => other.endings.includes(ending)) ? 1 : 0,
    swapped: namesA.length === namesB.length && one.lost.length === 1 && one.lost.join() === other.lost.join() ? 1 : 0,
    within,
    none: namesA.length === 0 || namesB.length === 0,
    noneShared: namesA.length > 0 && namesB.length > 0 ? 1 - Math.max(one.best, other.best) : 0,
    replaced,
    perhapsReplaced,
    otherEnding,
    otherStreet,
    inserted,
  }
}

/** Of each kind the name that the other address has least of: 0 it has all of it, 1 nothing. */
function lostOf(names: readonly HeldName[]): Lost {
  const lost: Lost = { building: 0, street: 0, locality: 0, quarter: 0, endings: [], best: 0, lost: [] }
  for (const name of names) {
    const ending = name.endings.at(-1)
    lost[name.kind] = Math.max(lost[name.kind], name.lost)
    lost.best = Math.max(lost.best, 1 - name.lost)
    if (name.lost === 1 && ending !== undefined) lost.endings.push(ending)
    if (name.lost > held || name.lacking) lost.lost.push(ending ?? name.kind)
  }
  return lost
}

type Names = readonly [address: Prepared, names: readonly HeldName[]]

/**
 * Names of both that begin with the same word, of "Gokhale Road, Gokhale Nagar" those of one kind; by their places in
 * the two lists.
 */
function partnersOf([, namesA]: Names, [b, namesB]: Names, { toB }: Aligned): [number, number][] {
  const partners: [number, number][] = []
  for (let i = 0; i < namesA.length; i += 1) {
    const { head, at, endings } = namesA[i]!
    const sound = head < headHeld ? undefined : b.words[toB[at]!]?.sound
    if (sound === undefined) continue
    let [best, ofOneKind] = [-1, false]
    for (let j = 0; j < namesB.length && !ofOneKind; j += 1) {
      if (b.words[namesB[j]!.at]!.sound !== sound) continue
      ofOneKind = shareEnding(endings, namesB[j]!.endings)
      if (best < 0 || ofOneKind) best = j
    }
    if (best >= 0) partners.push([i, best])
  }
  return partners
}
const shareEnding = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((ending) => other.includes(ending))

/** "Sai Darshan" and "Sai Prasad", "Kumar Residency" and "Kumar Pinnacle", "Sai Vihar" and "Sai Vrindavan": each has a word that the other lacks. */
const goOnOtherwise = (one: HeldName, other: HeldName): number =>
  (one.lacking || other.lacking) && lacksWord(one) && lacksWord(other) ? farApart(one.rest, other.rest) : 0
const lacksWord = ({ lacking, kind, endings, endingLost }: HeldName): boolean =>
  lacking || (endingLost && kind !== 'street' && !saysLittle.has(endings.at(-1)!))

/** "Om Sai" and "Sai Krupa": the first word of the one is a later one of the other, and either has a word more. */
function beginOtherwise([a, namesA]: Names, [b, namesB]: Names, { toB }: Aligned): boolean {
  for (const one of namesA)
    for (const other of namesB) {
      if (one.lacking === other.lacking || (one.lacking ? other : one).head >= headHeld) continue
      if (one.lacking) {
        if (toB[one.at]! > other.at && b.words[toB[one.at]!]!.run === b.words[other.at]!.run) return true
        continue
      }
      const { run } = a.words[one.at]!
      for (let at = one.at + 1; a.words[at]?.run === run; at += 1) if (toB[at] === other.at) return true
    }
  return false
}

/** How far a name stands for another between the same neighbours: for one of its kind, or of what may be its kind. */
function replacements(
  [a, namesA]: Names,
  [b, namesB]: Names,
  partners: readonly (readonly [number, number])[],
): readonly [replaced: number, perhaps: number] {
  let [replaced, perhaps] = [0, 0]
  for (let i = 0; i < namesA.length; i += 1) {
    const one = namesA[i]!
    if (one.lost <= held) continue
    for (let j = 0; j < namesB.length; j += 1) {
      const other = namesB[j]!
      if (other.lost <= held || partners.some(([x, y]) => x < i !== y < j)) continue
      const alike = kindsAlike(one, other)
      if (alike === 0) continue
      const apart = farApart(a.words[one.at]!.sound, b.words[other.at]!.sound)
      if (alike === 1) replaced = Math.max(replaced, apart)
      else perhaps = Math.max(perhaps, apart)
    }
  }
  return [replaced, replaced > 0 ? 0 : perhaps]
}

/** 0 where one sound may be the other misread, a letter in four, 1 where every other letter differs. */
function farApart(one: string, other: string): number {
  const share = farness(one, other)
  return Math.min(1, Math.max(0, 4 * (share - 0.25)))
}

/** 1 of one kind, as their last words say; 0 of two; between where one does not say. */
function kindsAlike(one: HeldName, other: HeldName): number {
  const alike = wideKind(one) === wideKind(other)
  if (one.endings.length > 0 && other.endings.length > 0) return alike ? 1 : 0
  if (alike && one.endings.length === other.endings.length) return 1
  return one.kind === 'street' || other.kind === 'street' ? 0 : 0.5
}

const wideKind = ({ kind }: HeldName): NameKind => (kind === 'quarter' ? 'locality' : kind)

function endingsApart(one: HeldName, other: HeldName, plain: boolean): number {
  if (one.endings.length === 0 || other.endings.length === 0) return 0
  const [last, otherLast] = [one.endings.at(-1)!, other.endings.at(-1)!]
  if (areInterchanged(last, otherLast) || soundOf(last).vowels === soundOf(otherLast).vowels) return 0
  if (other.endings.includes(last) || one.endings.includes(otherLast)) return 0
  // "Emerald Dham Mansion" and "Emerald Dham Plaza"
  const begunAlike = shareEnding(one.endings, other.endings)
  if (begunAlike && (anyBuilding.has(last) || anyBuilding.has(otherLast) || !one.endingLost || !other.endingLost))
    return 0
  if (one.kind === 'street' && other.kind === 'street') return 0
  const apart = (Number(saysKind(one)) + Number(saysKind(other))) / 2
  // "Shanti Vihar, Raipur Road" and "Shantivihar Raipur Road": what ends the one is in the other. Of "Vikas Nagar" and
  // "Vikas Khand, Gomti Nagar" it ends another name.
  return plain && one.kind !== 'street' && other.kind !== 'street'
    ? apart
    : (apart * (Number(one.endingLost) + Number(other.endingLost))) / 2
}

const saysKind = ({ kind, endings }: HeldName): boolean =>
  kind !== 'building' || endings.some((ending) => !anyBuilding.has(ending))

/** "Vikas Nagar": a name and what it is. */
const areTwoWords = ({ words }: Prepared, { at, endings }: HeldName): boolean =>
  endings.length === 1 && words[at + 1]?.text === endings[0]

/** What a firm or a board built is called by any of these. */
const interchanged: ReadonlySet<string> = new Set(['colony', 'township', 'estate'])
/** "Masala Bazar" is "Masala Market": one word in two languages. */
const markets: ReadonlySet<string> = new Set(['market', 'bazar', 'mandi'])

const areInterchanged = (one: string, other: string): boolean =>
  [interchanged, markets].some((words) => words.has(one) && words.has(other))

/** Words that say of a building no more than that it is one. */
export const anyBuilding: ReadonlySet<string> = new Set('apartment society building complex house flats homes'.split(' ')) // prettier-ignore

/** What ends a name and may be left out. */
const saysLittle: ReadonlySet<string> = new Set([...anyBuilding, ...interchanged, 'area', 'town', 'city', 'market', 'village']) // prettier-ignore

function insertedIn(one: HeldName, other: HeldName): boolean {
  const [ending, otherEnding] = [one.endings.at(-1), other.endings.at(-1)]
  return ending !== undefined && ending === otherEnding && one.lacking !== other.lacking
}
