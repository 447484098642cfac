import type { ReadChar } from '../model'
import { confusionsOf } from './confusions'
import { choices } from './repair'

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
  /** Characters of the reading that are used up. */
  readonly used: number
  readonly weight: number
}

/**
 * Lays a reading over a form of fixed places, where the reader may have seen a character twice or missed a
 * filler: the likeliest value, with the check digits' word on it. Null where nothing fits.
 */
export function align(chars: readonly ReadChar[], slots: readonly Slot[], checks: readonly Check[]): string | null {
  let paths: readonly Path[] = [{ value: '', used: 0, weight: 1 }]
  for (const [index, slot] of slots.entries()) {
    const check = checks.find((one) => one.end === index + 1)
    const next = paths.flatMap((path) => steps(path, chars, slot))
    const judged = check === undefined ? next : next.map((path) => judge(path, check))
    paths = prune(judged)
  }
  const whole = paths.map((path) => ({ ...path, weight: path.weight * restWeight(chars, path.used) }))
  return whole.sort((a, b) => b.weight - a.weight)[0]?.value ?? null
}

function steps(path: Path, chars: readonly ReadChar[], slot: Slot): readonly Path[] {
  const next: Path[] = []
  let weight = path.weight
  for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
    const at = path.used + skipped
    const char = chars[at]
    if (char === undefined) break
    for (const choice of choices(char, slot.alphabet, false).slice(0, MOST_CHOICES))
      next.push({ value: path.value + choice.text, used: at + 1, weight: weight * choice.weight })
    weight *= skipWeight(chars, at)
  }
  if (slot.unseen !== null)
    next.push({ value: path.value + slot.unseen, used: path.used, weight: path.weight * UNSEEN })
  return next
}

/** How likely it is that a character was read though nothing stands there. */
function skipWeight(chars: readonly ReadChar[], at: number): number {
  const text = chars[at]?.text ?? ''
  if (text === '<') return SKIPPED_FILLER
  const twins = [chars[at - 1]?.text ?? '', chars[at + 1]?.text ?? '']
  return twins.some((twin) => twin === text || confusionsOf(text).has(twin)) ? SKIPPED_TWIN : SKIPPED
}

function restWeight(chars: readonly ReadChar[], used: number): number {
  let weight = 1
  for (let at = used; at < chars.length; at += 1) weight *= skipWeight(chars, at)
  return weight
}

const judge = (path: Path, check: Check): Path =>
  check.holds(path.value) ? path : { ...path, weight: path.weight * FAILED_CHECK }

/** The best paths, the best one only of those that are alike from here on. */
function prune(paths: readonly Path[]): readonly Path[] {
  const best = new Map<string, Path>()
  for (const path of paths) {
    const key = `${path.used} ${path.value}`
    const known = best.get(key)
    if (known === undefined || known.weight < path.weight) best.set(key, path)
  }
  const kept = [...best.values()].sort((a, b) => b.weight - a.weight).slice(0, BEAM)
  const top = kept[0]?.weight ?? 1
  return kept.map((path) => ({ ...path, weight: path.weight / top }))
}
