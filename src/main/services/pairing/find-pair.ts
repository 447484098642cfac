import type { DetectedType } from '../../../shared/domain/document-types'
import { frontFields } from '../../../shared/domain/sides'
import { namesDifferBySide } from './side-names'

/** An image of a card, as the search for its other side sees it. */
export interface CardImage {
  readonly id: string
  /** Order of arrival. */
  readonly number: number
  /** ISO time at which it was taken in. */
  readonly takenInAt: string
  readonly fileName: string
  readonly type: DetectedType
  /** What was read or said, by path; what is not on the image is absent. */
  readonly values: ReadonlyMap<string, string>
  /** Paths of values that stand in a code alone: the code of a back often holds what is printed on the front. */
  readonly coded: ReadonlySet<string>
}

interface CardSides {
  /** Whose the card is: on the front alone. */
  readonly front: readonly string[]
  readonly back: readonly string[]
  /** Printed on both sides of many cards. */
  readonly identifier: string
}

const cards: Readonly<Partial<Record<DetectedType, CardSides>>> = {
  AADHAAR: { front: frontFields.AADHAAR, back: ['address'], identifier: 'aadhaar_number' },
  VOTER_ID: { front: frontFields.VOTER_ID, back: ['address'], identifier: 'epic_number' },
  DRIVING_LICENSE: { front: ['name'], back: ['address', 'vehicle_classes'], identifier: 'license_number' },
  PASSPORT: {
    front: ['surname', 'given_names', 'mrz_line_1'],
    back: ['place_of_issue', 'passport_number'],
    identifier: 'passport_number',
  },
}

/** Types whose sides may come as two files. */
export const isCardType = (type: DetectedType | null): type is DetectedType =>
  type !== null && cards[type] !== undefined

/** Milliseconds between two files of one import, at most. */
const sameImport = 600_000

export interface FoundPair {
  readonly front: string
  readonly back: string
}

/**
 * The pair to which an image belongs: a front and a back whose fields complete each other and that one thing at least
 * holds together, be it the identifier, the names of the files or the order in which they came. Null where there is
 * none, or where either could as well belong to another: two people are never made one by a guess.
 */
export function findPair(id: string, images: readonly CardImage[]): FoundPair | null {
  const pairs = images.flatMap((front) =>
    images.flatMap((back) => {
      const tie = front.id === back.id ? 0 : tieOf(front, back)
      return tie > 0 ? [{ front: front.id, back: back.id, tie }] : []
    }),
  )
  const own = pairs.filter(({ front, back }) => front === id || back === id)
  const best = strongest(own)
  if (!best) return null
  // Seen from its other side, it must be the one as well.
  const rivals = pairs.filter(({ front, back }) => front === best.front || back === best.back)
  return strongest(rivals) === best ? { front: best.front, back: best.back } : null
}

/** Null where two are equally strong. */
function strongest<P extends { readonly tie: number }>(pairs: readonly P[]): P | null {
  const most = Math.max(...pairs.map(({ tie }) => tie))
  const [best, ...others] = pairs.filter(({ tie }) => tie === most)
  return best && others.length === 0 ? best : null
}

/** How strongly a front and a back hold together; 0 where they do not, or must not. */
function tieOf(front: CardImage, back: CardImage): number {
  const sides = cards[front.type]
  if (!sides || front.type !== back.type || !complete(sides, printedOn(front), printedOn(back))) return 0
  const identifiers = compare(front.values.get(sides.identifier), back.values.get(sides.identifier))
  const births = compare(front.values.get('date_of_birth'), back.values.get('date_of_birth'))
  if (identifiers === 'unequal' || births === 'unequal') return 0
  if (identifiers === 'equal') return 3
  const apart = Math.abs(Date.parse(front.takenInAt) - Date.parse(back.takenInAt))
  if (apart > sameImport) return 0
  if (namesDifferBySide(front.fileName, back.fileName)) return 2
  return Math.abs(front.number - back.number) === 1 ? 1 : 0
}

/** The front says whose card it is, and the back what the front does not. */
function complete({ front, back }: CardSides, on: ReadonlySet<string>, behind: ReadonlySet<string>): boolean {
  const isBack = !front.some((path) => behind.has(path)) && back.some((path) => behind.has(path))
  return isBack && front.some((path) => on.has(path)) && !(on.has('address') && behind.has('address'))
}

const printedOn = ({ values, coded }: CardImage): ReadonlySet<string> =>
  new Set([...values.keys()].filter((path) => !coded.has(path)))

/** A masked digit says nothing, so that numbers may agree without being known to be equal. */
function compare(one: string | undefined, other: string | undefined): 'equal' | 'unequal' | 'unknown' {
  if (one === undefined || other === undefined) return 'unknown'
  const [a, b] = [plain(one), plain(other)]
  if (a === b) return isMasked(a) ? 'unknown' : 'equal'
  const agree = a.length === b.length && [...a].every((char, i) => char === b[i] || isHidden(a, i) || isHidden(b, i))
  return agree ? 'unknown' : 'unequal'
}

const plain = (value: string): string => value.toUpperCase().replace(/[\s-]/g, '')
/** Numbers are masked from their beginning, four characters at least. */
const isMasked = (value: string): boolean => /^[X*]{4,}/.test(value)
const isHidden = (value: string, at: number): boolean => at < (/^[X*]{4,}/.exec(value)?.[0].length ?? 0)
