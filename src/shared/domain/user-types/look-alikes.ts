/** Letters and digits of one shape within a number: whether I or 1 was printed there, its place alone can tell. */

const alike = /^[Il1|O0]$/

/** True for a stroke and a ring, which most faces draw alike. */
export const isStrokeOrRing = (char: string): boolean => alike.test(char)

/** What readers confuse in poor print alone. */
const near: Readonly<Record<string, string>> = { B: '8', '8': 'B', S: '5', '5': 'S', Z: '2', '2': 'Z' }

/** The character that one may have been taken for in poor print; null where there is none. */
export const nearTwin = (char: string): string | null => near[char] ?? null

/** Places, of those that are no blanks, of strokes and rings among letters and digits. */
export const lookalikesIn = (text: string): readonly number[] => {
  const chars = bare(text)
  return mixedPlaces(text).filter((at) => isStrokeOrRing(chars.charAt(at)))
}

/** Places, of those that are no blanks, that are in runs of both letters and digits. */
export function mixedPlaces(text: string): readonly number[] {
  return [...bare(text).matchAll(/[\p{L}\p{N}|]+/gu)]
    .filter(([run]) => /[\p{L}|]/u.test(run) && /\p{N}/u.test(run))
    .flatMap(({ 0: run, index }) => Array.from(run, (_, i) => index + i))
}

const bare = (text: string): string => text.replace(/\s/g, '')
