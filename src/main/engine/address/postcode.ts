/** A PIN code inside a text. */
export interface FoundPostcode {
  /** Six digits. */
  readonly value: string
  readonly start: number
  readonly end: number
  /** True where a label such as "PIN" stands before it. */
  readonly labelled: boolean
  /** True where letters were taken for digits. */
  readonly repaired: boolean
}

const label =
  'p[il1]n\\s*(?:-?\\s*code)?(?:\\s*(?:no|number))?|postal\\s*code|post\\s*code|zip(?:\\s*code)?|पिन(?:\\s*कोड)?'
const strict = new RegExp(
  `(?:(${label})\\s*[.:;=-]*\\s*)?(?<![\\d/])([1-9]\\d{2})[ \\t]?[- ]?[ \\t]?(\\d{3})(?![\\d/])`,
  'giu',
)
const loose = new RegExp(`(${label})\\s*[.:;=-]*\\s*([0-9OQDIlLSBZ|]{3})\\s?([0-9OQDIlLSBZ|]{3})(?![0-9A-Za-z])`, 'giu')
const tail = /(?:[-–,.\s]|(?<=[a-z])(?=[1-9]))([0-9OQDIlLSBZ|]{3})\s?([0-9OQDIlLSBZ|]{3})[\s.,]*$/
const digitFor: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', D: '0', I: '1', i: '1', l: '1', L: '1', '|': '1', S: '5', s: '5', B: '8', b: '8', Z: '2', z: '2' } // prettier-ignore

/** The PIN code of an address: the labelled one, else the last that stands for itself. */
export function findPostcode(text: string): FoundPostcode | null {
  const found = [...text.matchAll(strict)].map((match) => ({
    value: `${match[2] ?? ''}${match[3] ?? ''}`,
    start: match.index,
    end: match.index + match[0].length,
    labelled: match[1] !== undefined,
    repaired: false,
  }))
  const plain = found.filter(
    (one) => !partOfAnotherNumber(text, one.start) && !beginsAsDoor(text, one) && !isRangeInStreet(text, one),
  )
  const best = plain.findLast((one) => one.labelled) ?? plain.at(-1)
  if (best !== undefined) return best
  for (const match of [...text.matchAll(loose)].reverse()) {
    const value = digits(`${match[2] ?? ''}${match[3] ?? ''}`)
    if (value !== null)
      return { value, start: match.index, end: match.index + match[0].length, labelled: true, repaired: true }
  }
  const last = tail.exec(text)
  const value = last === null ? null : digits(`${last[1] ?? ''}${last[2] ?? ''}`)
  if (last === null || value === null) return null
  return { value, start: last.index, end: text.length, labelled: false, repaired: true }
}

/** Six characters as digits; null where too few of them are, as in a word. */
function digits(read: string): string | null {
  const value = read.replace(/\D/g, (char) => digitFor[char] ?? char)
  const sure = read.match(/\d/g)?.length ?? 0
  // "49OOO6": no letter is as much like a digit as an O.
  return (sure >= 4 || (sure === 3 && /^[\dO]+$/.test(read))) && /^[1-9]\d{5}$/.test(value) ? value : null
}

/** "122-347 Mansarovar": where nothing stands before it, three digits and three are a door's. */
const beginsAsDoor = (text: string, { start, end, labelled }: FoundPostcode): boolean =>
  !labelled && /^\W*$/.test(text.slice(0, start)) && /^\d{3}-\d{3}$/.test(text.slice(start, end)) && /\p{L}/u.test(text.slice(end)) // prettier-ignore

/** "Sarna House, 211-215 Gokhale Street": houses side by side, which the name of their street follows. */
const isRangeInStreet = (text: string, { start, end, labelled }: FoundPostcode): boolean =>
  !labelled && /^\d{3}-\d{3}$/.test(text.slice(start, end)) && ofStreet.test(text.slice(end))
const ofStreet = /^[\s,]+(?:[\p{L}.']+\s+){1,3}(?:st|str|street|rd|road|marg|lane|gali|galli|bazar|bazaar|path|avenue|ave|sarani|salai)\b/iu // prettier-ignore

/** True for six digits after a word that announces another number: a plot, a survey, a telephone. */
function partOfAnotherNumber(text: string, start: number): boolean {
  return /(?:\b(?:plot|survey|sy|s|gat|khasra|khata|door|house|h|flat|sco|scf|scb|shops?|booth|gala|room|office|unit|phone|ph|mobile|mob|tel|fax|no|number)\.?\s*(?:no)?\.?\s*[:-]?\s*)$/i.test(
    text.slice(Math.max(0, start - 20), start),
  )
}
