import type { ReadChar } from '../model'
import { confusionsOf, isMark } from './confusions'
import { latinDigits } from './digits'
import type { ReadText, RepairCandidate } from './identifier'

const BARE_TEXT_CONFIDENCE = 0.9
/** For a character of the right alphabet that nothing speaks for: lets check digits reach it, last of all. */
const UNHEARD_OF = 0.01
const BEAM = 250
const MOST_CANDIDATES = 5
const LEAST_PROBABILITY = 0.01
/** Characters that fit their place in no way. */
const MOST_STRAY = 1
/** A character read twice, against one read once. */
const TWIN = 0.3

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const DIGITS = '0123456789'

/**
 * Alphabets by position from a pattern: `A` a letter, `9` a digit, `*` either, `[...]` one of these, anything
 * else itself after a backslash.
 */
export function positions(pattern: string): readonly string[] {
  const tokens = pattern.match(/\[[^\]]*\]|\\.|./gu) ?? []
  return tokens.map((token) => {
    if (token === 'A') return LETTERS
    if (token === '9') return DIGITS
    if (token === '*') return LETTERS + DIGITS
    if (token.startsWith('[')) return token.slice(1, -1)
    return token.slice(-1)
  })
}

/** The characters of a reading without separators, each in upper case with Latin digits. */
export function readChars(read: ReadText): readonly ReadChar[] {
  const chars: readonly ReadChar[] =
    typeof read === 'string' ? [...read].map((text) => ({ text, confidence: BARE_TEXT_CONFIDENCE, others: [] })) : read
  return chars
    .map((char) => ({
      text: fold(char.text),
      confidence: char.confidence,
      others: char.others.map((other) => ({ text: fold(other.text), confidence: other.confidence })),
    }))
    .filter((char) => /^[0-9A-Z]$/.test(char.text) || isMark(char.text))
}

const fold = (text: string): string => latinDigits(text).toUpperCase()

export interface Choice {
  readonly text: string
  readonly weight: number
}

/** What one position may hold, best first. `unheard` admits characters that nothing speaks for. */
export function choices(char: ReadChar, alphabet: string, unheard: boolean): readonly Choice[] {
  const weights = new Map<string, number>()
  const offer = (text: string, weight: number): void => {
    if (text.length === 1 && alphabet.includes(text)) weights.set(text, Math.max(weights.get(text) ?? 0, weight))
  }
  const sure = Math.min(0.995, Math.max(0.02, char.confidence))
  offer(char.text, sure)
  for (const other of char.others) offer(other.text, other.confidence)
  for (const [text, weight] of confusionsOf(char.text)) offer(text, weight * (1 - sure))
  for (const other of char.others)
    for (const [text, weight] of confusionsOf(other.text)) offer(text, weight * other.confidence * (1 - sure))
  if (unheard) for (const text of alphabet) offer(text, UNHEARD_OF * (1 - sure))
  return [...weights]
    .map(([text, weight]) => ({ text, weight }))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
}

export interface RepairRules {
  /** One alphabet a position; the reading must have as many characters. */
  readonly alphabets: readonly string[]
  readonly accept: (value: string) => boolean
  /** True where check digits are strong enough to choose among characters that nothing speaks for. */
  readonly unheard: boolean
}

interface Path {
  readonly value: string
  readonly weight: number
  readonly edits: number
}

/**
 * Values of this form that the characters may stand for, with raw weights, unordered. One character too many
 * is dropped where it may be the second sight of its neighbour (`O0` for a bold 0).
 */
export function enumerate(chars: readonly ReadChar[], rules: RepairRules): readonly Path[] {
  if (chars.length === rules.alphabets.length) return enumerateExactly(chars, rules)
  if (chars.length !== rules.alphabets.length + 1) return []
  return chars.flatMap((char, index) => {
    if (!isTwin(char, chars[index - 1]) && !isTwin(char, chars[index + 1])) return []
    const others = [...chars.slice(0, index), ...chars.slice(index + 1)]
    return enumerateExactly(others, rules).map((path) => ({
      ...path,
      weight: path.weight * TWIN,
      edits: path.edits + 1,
    }))
  })
}

const isTwin = (char: ReadChar, neighbour: ReadChar | undefined): boolean =>
  neighbour !== undefined && (neighbour.text === char.text || confusionsOf(char.text).has(neighbour.text))

function enumerateExactly(chars: readonly ReadChar[], rules: RepairRules): readonly Path[] {
  // Check digits choose one character that nothing speaks for, not a whole number.
  const stray = chars.filter((char, index) => choices(char, rules.alphabets[index] ?? '', false).length === 0).length
  if (stray > MOST_STRAY) return []
  let paths: readonly Path[] = [{ value: '', weight: 1, edits: 0 }]
  for (const [index, char] of chars.entries())
    paths = extend(paths, char.text, choices(char, rules.alphabets[index] ?? '', rules.unheard))
  return paths.filter((path) => rules.accept(path.value))
}

/**
 * The likeliest paths that go on with one of the options; both are given with the best first. Of the n-th path only so
 * many options are tried that `BEAM` others are not already known to be likelier: all of them would be thousands.
 */
function extend(paths: readonly Path[], read: string, options: readonly Choice[]): readonly Path[] {
  const next: Path[] = []
  for (const [place, path] of paths.entries()) {
    const tried = Math.min(options.length, Math.floor(BEAM / (place + 1)))
    for (let i = 0; i < tried; i++) {
      const { text, weight } = options[i]!
      const edits = path.edits + (text === read ? 0 : 1)
      next.push({ value: path.value + text, weight: path.weight * weight, edits })
    }
  }
  return next.sort((a, b) => b.weight - a.weight).slice(0, BEAM)
}

/** Orders paths into candidates: best first, likely enough, few. */
export function rank(paths: readonly Path[]): readonly RepairCandidate[] {
  const best = new Map<string, Path>()
  for (const path of paths) {
    const known = best.get(path.value)
    if (known === undefined || known.weight < path.weight) best.set(path.value, path)
  }
  const total = [...best.values()].reduce((sum, path) => sum + path.weight, 0)
  return [...best.values()]
    .map((path) => ({ value: path.value, probability: path.weight / total, edits: path.edits }))
    .filter((candidate) => candidate.probability >= LEAST_PROBABILITY)
    .sort((a, b) => b.probability - a.probability || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
}

/** Repairs a reading against one form or several. */
export function repairWith(read: ReadText, ...forms: readonly RepairRules[]): readonly RepairCandidate[] {
  const chars = readChars(read)
  return rank(forms.flatMap((form) => enumerate(chars, form)))
}
