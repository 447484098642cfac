import { plainAmount } from '../../../../shared/lib/plain-amount'
import { fitsPattern, type UserFieldSpec } from '../../../../shared/domain/user-types/spec'
import { parseDate } from '../../identifiers'
import { confusionsOf } from '../../identifiers/confusions'

export interface UserValue {
  readonly value: string
  /** True where characters were exchanged for others of the same looks. */
  readonly repaired: boolean
}

/** What the lines at a field's place say, in the form of its kind; null where they say nothing of it. */
export function valueOfKind({ kind, pattern }: UserFieldSpec, lines: readonly string[]): UserValue | null {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const asRead = (value: string | null = null): UserValue | null => (value === null ? null : { value, repaired: false })
  switch (kind) {
    case 'date':
      return asRead(parseDate(text)?.value)
    case 'amount':
      return asRead(plainAmount(text.replace(/^[^\d₹(-]*(?=[\d₹(-])/, '')) ?? firstAmount(text))
    case 'identifier':
      return pattern === null ? asRead(text) : likePattern(text, pattern)
    case 'text':
      return asRead(text)
  }
}

/** An amount with words round it. */
function firstAmount(text: string): string | null {
  const found = /\d[\d,]*(?:\.\d{1,2})?/.exec(text)?.[0]
  return found === undefined ? null : plainAmount(found)
}

/** The words of a text that are what the pattern says; the reader may have lost or added blanks, or read O for 0. */
function likePattern(text: string, pattern: string): UserValue | null {
  const wanted = pattern.replace(/\s/g, '')
  const words = text.split(' ')
  const runs = words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1)))
  for (const run of runs)
    if (fitsPattern(run.join(''), wanted)) return { value: run.join(pattern.includes(' ') ? ' ' : ''), repaired: false }
  for (const run of runs) {
    const value = towards(run.join(''), wanted)
    if (value !== null) return { value, repaired: true }
  }
  return null
}

/** At most one character in so many may have been read as another. */
const fewestRight = 4
/** Less likely exchanges are made by nobody but a repair that a check digit bears out. */
const likelyLooks = 0.3

/** A text with the characters of the same looks that a pattern asks for; null where it is another text. */
function towards(text: string, pattern: string): string | null {
  if (text.length !== pattern.length) return null
  let exchanged = 0
  const chars = Array.from(text, (char, i) => {
    if (fitsPattern(char, pattern[i]!)) return char
    exchanged += 1
    const [best] = [...confusionsOf(char.toUpperCase())]
      .filter(([other, weight]) => weight >= likelyLooks && fitsPattern(other, pattern[i]!))
      .sort((a, b) => b[1] - a[1])
    return best?.[0] ?? null
  })
  return chars.includes(null) || exchanged * fewestRight > text.length ? null : chars.join('')
}
