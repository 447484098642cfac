import { plainAmount } from '../../../../shared/lib/plain-amount'
import { fitsPattern, type UserFieldSpec } from '../../../../shared/domain/user-types/spec'
import { parseDate } from '../../identifiers'

/** What the lines at a field's place say, in the form of its kind; null where they say nothing of it. */
export function valueOfKind({ kind, pattern }: UserFieldSpec, lines: readonly string[]): string | null {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  switch (kind) {
    case 'date':
      return parseDate(text)?.value ?? null
    case 'amount':
      return plainAmount(text.replace(/^[^\d₹(-]*(?=[\d₹(-])/, '')) ?? firstAmount(text)
    case 'identifier':
      return pattern === null ? text : likePattern(text, pattern)
    case 'text':
      return text
  }
}

/** An amount with words round it. */
function firstAmount(text: string): string | null {
  const found = /\d[\d,]*(?:\.\d{1,2})?/.exec(text)?.[0]
  return found === undefined ? null : plainAmount(found)
}

/** The words of a text that are what the pattern says; the reader may have lost or added blanks. */
function likePattern(text: string, pattern: string): string | null {
  const wanted = pattern.replace(/\s/g, '')
  const words = text.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const joined = words.slice(from, to).join('')
      if (joined.length > wanted.length) break
      if (fitsPattern(joined, wanted)) return words.slice(from, to).join(pattern.includes(' ') ? ' ' : '')
    }
  }
  return null
}
