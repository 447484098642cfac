import type { ReadChar } from '../model'
import { confusionsOf } from './confusions'
import { choices, type Choice } from './repair'

/** One place of a fixed form. */
export interface Slot {
  /** What it may hold. */
  readonly alphabet: string
  /** What stands there when the reader saw nothing; null where something must have been seen. */
  readonly unseen: string | null
}

/** Characters from `start` to `end`, the last of which must fit those before it. */
export interface Check {
  readonly end: number
  readonly holds: (value: string) => boolean
}

const BEAM = 160
const MOST_CHOICES = 4
const MOST_SKIPPED = 2
/** How much less likely a reading is whose check digit fails: readers err more often than printers. */
const FAILED_CHECK = 0.005
const SKIPPED_FILLER = 0.25
const SKIPPED_TWIN = 0.08
const SKIPPED = 0.003
const UNSEEN = 0.2

interface Path {
  readonly value: string
  /** Paths of one value have one number: comparing long strings of their making is slow. */
  readonly id: number
  /** Characters of the reading that are used up. */
  readonly used: number
  readonly weight: number
}

/**
 * Lays a reading over a form of fixed places, where the reader may have seen a character twice or missed a
 * filler: the likeliest value, with the check digits' word on it. Null where nothing fits.
 */
export function align(chars: readonly ReadChar[], slots: readonly Slot[], checks: readonly Check[]): string | null {
  const line = new Line(chars)
  let paths: readonly Path[] = [{ value: '', id: 0, used: 0, weight: 1 }]
  for (const [index, slot] of slots.entries()) {
    const check = checks.find((one) => one.end === index + 1)
    const next: Path[] = []
    for (const path of paths) steps(path, line, slot, next)
    const judged = check === undefined ? next : next.map((path) => judge(path, check))
    paths = prune(judged)
  }
  const whole = paths.map((path) => ({ ...path, weight: path.weight * restWeight(line, path.used) }))
  return whole.sort((a, b) => b.weight - a.weight)[0]?.value ?? null
}

/** What many paths ask of one reading, worked out once. */
class Line {
  readonly length: number
  /** By character: how likely it is that it was read though nothing stands there. */
  readonly skipWeights: readonly number[]
  readonly #chars: readonly ReadChar[]
  readonly #choices = new Map<string, (readonly Choice[])[]>()
  readonly #ids = new Map<number, number>()

  constructor(chars: readonly ReadChar[]) {
    this.#chars = chars
    this.length = chars.length
    this.skipWeights = chars.map((_, at) => skipWeight(chars, at))
  }

  choices(at: number, alphabet: string): readonly Choice[] {
    let row = this.#choices.get(alphabet)
    if (row === undefined) this.#choices.set(alphabet, (row = []))
    return (row[at] ??= choices(this.#chars[at]!, alphabet, false).slice(0, MOST_CHOICES))
  }

  /** The number of a value that goes on with one more character. */
  idAfter(id: number, char: string): number {
    const key = id * 0x10000 + char.charCodeAt(0)
    let next = this.#ids.get(key)
    if (next === undefined) this.#ids.set(key, (next = this.#ids.size + 1))
    return next
  }
}

function steps(path: Path, line: Line, slot: Slot, next: Path[]): void {
  const add = (char: string, used: number, weight: number): void => {
    next.push({ value: path.value + char, id: line.idAfter(path.id, char), used, weight })
  }
  let weight = path.weight
  const end = Math.min(line.length, path.used + MOST_SKIPPED + 1)
  for (let at = path.used; at < end; at += 1) {
    for (const choice of line.choices(at, slot.alphabet)) add(choice.text, at + 1, weight * choice.weight)
    weight *= line.skipWeights[at]!
  }
  if (slot.unseen !== null) add(slot.unseen, path.used, path.weight * UNSEEN)
}

/** How likely it is that a character was read though nothing stands there. */
function skipWeight(chars: readonly ReadChar[], at: number): number {
  const text = chars[at]?.text ?? ''
  if (text === '<') return SKIPPED_FILLER
  const twins = [chars[at - 1]?.text ?? '', chars[at + 1]?.text ?? '']
  return twins.some((twin) => twin === text || confusionsOf(text).has(twin)) ? SKIPPED_TWIN : SKIPPED
}

function restWeight({ length, skipWeights }: Line, used: number): number {
  let weight = 1
  for (let at = used; at < length; at += 1) weight *= skipWeights[at]!
  return weight
}

const judge = (path: Path, check: Check): Path =>
  check.holds(path.value) ? path : { ...path, weight: path.weight * FAILED_CHECK }

/** The best paths, the best one only of those that are alike from here on. */
function prune(paths: readonly Path[]): readonly Path[] {
  const best = new Map<number, Path>()
  for (const path of paths) {
    const key = path.id * 0x10000 + path.used
    const known = best.get(key)
    if (known === undefined || known.weight < path.weight) best.set(key, path)
  }
  const kept = [...best.values()].sort((a, b) => b.weight - a.weight).slice(0, BEAM)
  const top = kept[0]?.weight ?? 1
  return kept.map((path) => ({ ...path, weight: path.weight / top }))
}
