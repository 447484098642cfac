/** What a code says in plain text under names of its own: lines, JSON, the parameters of an address. */

/** A name and its value, both as they stand in the code. */
export interface CodeFact {
  readonly name: string
  readonly value: string
}

/** Codes of forms hold some lines; what is longer is something else. */
const mostCharacters = 4000

/**
 * The named values of a code's text, in its order; none where it names nothing, as encrypted and signed codes do, or
 * an address without parameters. Never throws.
 */
export function plainFacts(text: string): readonly CodeFact[] {
  const whole = text.trim()
  if (whole === '' || whole.length > mostCharacters) return []
  return factsOfJson(whole) ?? factsOfAddress(whole) ?? factsOfLines(whole)
}

function factsOfJson(text: string): readonly CodeFact[] | null {
  if (!text.startsWith('{')) return null
  try {
    return factsOfObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** Those of objects within it too; a list says nothing of which of its members counts. */
const factsOfObject = (value: unknown): CodeFact[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
        typeof held === 'string' || typeof held === 'number'
          ? [{ name, value: String(held).trim() }]
          : factsOfObject(held),
      )

function factsOfAddress(text: string): readonly CodeFact[] | null {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return null
  return [...new URL(text).searchParams].map(([name, value]) => ({ name, value: value.trim() }))
}

const named = /^\s*([\p{L}][\p{L}\p{M}\p{N} ._/()&'’-]{0,59}?)\s*[:：=]\s*(.*)$/su
/** Marks between entries, best first: a comma stands within values too. */
const separators = [/[\r\n]+|[|;~^]/, /,/]

function factsOfLines(text: string): readonly CodeFact[] {
  const [entries, commas] = separators.map((separator) => entriesOf(text.split(separator)))
  return (entries?.length ?? 0) > 1 ? entries! : (commas ?? [])
}

/** A piece without a name goes on with the value before it. */
function entriesOf(pieces: readonly string[]): CodeFact[] {
  const facts: CodeFact[] = []
  for (const piece of pieces) {
    const [, name, value] = named.exec(piece) ?? []
    const last = facts.at(-1)
    if (name !== undefined && value !== undefined && !/^\/\//.test(value)) facts.push({ name, value: value.trim() })
    else if (last && piece.trim() !== '')
      facts[facts.length - 1] = { ...last, value: `${last.value}, ${piece.trim()}`.replace(/^, /, '') }
  }
  return facts
}
