import type { AddressPartName } from '../../../../shared/domain/address-match'
import type { Aligned } from './align'
import type { NameWord, Prepared } from './prepare'

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
  /** Both have names, and share none of them. */
  readonly noneShared: number
  /** 1 where they name as many, all the same but one, and that of one kind: one name stands for another. */
  readonly swapped: number
  /** "Sai Darshan" and "Sai Prasad": names of one kind that begin alike and go on otherwise. */
  readonly within: number
}

type Kind = 'building' | 'street' | 'locality' | 'quarter'

const kindOfPart: Readonly<Partial<Record<AddressPartName | 'other', Kind>>> = {
  building: 'building',
  street: 'street',
  locality: 'locality',
  village: 'locality',
  post_office: 'quarter',
}

/** A word that the other address has less of is not in it. */
const held = 0.5
/** The first word of a name is not: of "Sagarika" the other has only the beginning. */
const headHeld = 0.65
/** These end the name of a building and tell it from others, as "Apartment" and "Society" do not. */
const telling = new Set('krupa darshan pride sadan kunj dham niketan mahal palace paradise elegance castle villa manzil kutir greens meadows heights park garden gardens valley view hills woods square plaza arcade villas'.split(' ')) // prettier-ignore

interface Lost extends Record<Kind, number> {
  /** Of the names that are lost, the words that say of what kind they are. */
  readonly endings: string[]
  names: number
  /** How much the other has of the name that it has most of. */
  best: number
  /** Of each name that the other lacks, whole or in a word, of what kind it is: "nagar", or "building". */
  readonly lost: string[]
  /** Kinds of names of which the other has the first word, and lacks another. */
  readonly within: Set<Kind>
}

export function rivalNames(a: Prepared, b: Prepared, aligned: Aligned): RivalNames {
  const one = lostNames(a, aligned.a, b.local)
  const other = lostNames(b, aligned.b, a.local)
  return {
    building: Math.min(one.building, other.building),
    street: Math.min(one.street, other.street),
    locality: Math.min(one.locality, other.locality),
    quarter: Math.min(one.quarter, other.quarter),
    any: Math.min(Math.max(one.building, one.street, one.locality), Math.max(other.building, other.street, other.locality)), // prettier-ignore
    alike: one.endings.some((ending) => other.endings.includes(ending)) ? 1 : 0,
    swapped: one.names === other.names && one.lost.length === 1 && one.lost.join() === other.lost.join() ? 1 : 0,
    within: both(one.within, other.within),
    noneShared: one.names > 0 && other.names > 0 ? 1 - Math.max(one.best, other.best) : 0,
  }
}

function both(a: ReadonlySet<Kind>, b: ReadonlySet<Kind>): number {
  for (const kind of a) if (b.has(kind)) return 1
  return 0
}

/** Of each kind the name that the other address has least of: 0 it has all of it, 1 nothing. `local` is the other's. */
function lostNames({ words }: Prepared, scores: Float64Array, local: ReadonlySet<string>): Lost {
  const lost: Lost = { building: 0, street: 0, locality: 0, quarter: 0, endings: [], names: 0, best: 0, lost: [], within: new Set() } // prettier-ignore
  let at = 0
  while (at < words.length) {
    const { run } = words[at]!
    let kind = kindOf(words[at]!)
    let [all, matched] = [0, 0]
    let head = -1
    let lacking = false
    let ending = ''
    for (; at < words.length && words[at]!.run === run; at += 1) {
      const word = words[at]!
      if (word.common) ending = word.text
      // The first word of a name is its name, whatever else it is: "Park View".
      if ((word.common && (head < 0 || !telling.has(word.text))) || word.reach === 'town') continue
      // What the other's PIN code knows is a quarter too: a PIN code may be missing or wrong.
      if (kind === 'locality' && local.has(word.sound)) kind = 'quarter'
      if (head < 0) head = scores[at]!
      else if (scores[at]! < held) lacking = true
      // As a name a common word tells as well: "Bank Colony".
      const weight = 0.5 + 0.5 * word.weight
      all += weight
      matched += weight * scores[at]!
    }
    if (kind === undefined || all === 0) continue
    // The first word of a name tells it from others: "Ganga View", "Rose View".
    const share = head < headHeld ? 1 : 1 - matched / all
    lost[kind] = Math.max(lost[kind], share)
    if (head >= headHeld && lacking) lost.within.add(kind)
    lost.names += 1
    if (share > held || lacking) lost.lost.push(ending === '' ? kind : ending)
    lost.best = Math.max(lost.best, 1 - share)
    if (share === 1 && ending !== '') lost.endings.push(ending)
  }
  return lost
}

function kindOf({ part, reach }: NameWord): Kind | undefined {
  const kind = kindOfPart[part]
  return kind === 'locality' && reach === 'quarter' ? 'quarter' : kind
}
