/** What most of several readings of one line say at each of its places. */

/**
 * What a reading has in the place of each character of another, and before it; the last is what stands behind all. Null
 * beyond its own ends: of what was not in its crop it says nothing.
 */
interface Laid {
  readonly at: readonly (string | null)[]
  readonly before: readonly string[]
}

export interface CommonText {
  readonly text: string
  /** True where at every place two readings at least have what it has. */
  readonly isAgreed: boolean
}

/** Signs that readers make of letters, and no narration or name has. */
const odd = /[^\p{L}\p{M}\p{N}\s/@.,:;&()*+'#%_-]/u

/** A line as the page's reading has it. */
export interface Printed {
  readonly text: string
  /** Of each of its characters, whether it was read well enough to stand against both others. */
  readonly isFirm: (at: number) => boolean
  /** Whether its blanks stand; else one goes that both others have not, between characters that one of them has. */
  readonly keepsBlanks: boolean
}

/** The printed text with what both others have otherwise at a place. No blank comes in: the page's are measured. */
export function commonText(printed: Printed, one: string, other: string): CommonText {
  const chars = [...printed.text]
  const [first, second] = [laidOver(chars, [...one]), laidOver(chars, [...other])]
  let text = ''
  let isAgreed = true
  const take = (own: string, a: string | null, b: string | null, isKept: boolean): void => {
    isAgreed &&= own === a || own === b || a === b
    text += isKept || a === null || a !== b || a === ' ' || odd.test(a) ? own : a
  }
  const isSeen = (at: number): boolean => [first, second].some((laid) => laid.at[at] === chars[at])
  const isKept = (at: number): boolean =>
    chars[at] === ' ' ? printed.keepsBlanks || !isSeen(at - 1) || !isSeen(at + 1) : printed.isFirm(at)
  for (let i = 0; i <= chars.length; i += 1) {
    take('', first.before[i]!, second.before[i]!, false)
    if (i < chars.length) take(chars[i]!, first.at[i]!, second.at[i]!, isKept(i))
  }
  return { text: text.replace(/ +/g, ' ').trim(), isAgreed }
}

/** Lays one text over another so that the fewest characters differ. */
function laidOver(chars: readonly string[], others: readonly string[]): Laid {
  const width = others.length + 1
  const costs = new Uint16Array((chars.length + 1) * width)
  const cost = (i: number, j: number): number => costs[i * width + j]!
  const same = (i: number, j: number): number => (chars[i - 1] === others[j - 1] ? 0 : 1)
  for (let i = 0; i <= chars.length; i += 1)
    for (let j = 0; j < width; j += 1)
      costs[i * width + j] =
        i === 0 || j === 0 ? i + j : Math.min(cost(i - 1, j - 1) + same(i, j), cost(i - 1, j) + 1, cost(i, j - 1) + 1)
  const at: (string | null)[] = chars.map(() => '')
  const before = Array.from({ length: chars.length + 1 }, () => '')
  for (let [i, j] = [chars.length, others.length]; i > 0 || j > 0;) {
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + same(i, j)) at[--i] = others[--j]!
    else if (j > 0 && cost(i, j) === cost(i, j - 1) + 1) before[i] = others[--j]! + before[i]!
    else at[--i] = j === 0 || j === others.length ? null : ''
  }
  return { at, before }
}
