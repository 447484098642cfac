/** How people tell the two sides apart at the end of a file's name; the front first. */
const marks: readonly (readonly [front: string, back: string])[] = [
  ['front', 'back'],
  ['front', 'rear'],
  ['obverse', 'reverse'],
  ['f', 'b'],
  ['a', 'b'],
  ['1', '2'],
  ['01', '02'],
]

/** Words and numbers of a name without its extension: `Asha_Aadhaar2.jpg` is asha, aadhaar, 2. */
const wordsOf = (fileName: string): readonly string[] =>
  fileName
    .normalize('NFKC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []

/** True where two names differ in one word alone, and that word says front in the first and back in the second. */
export function namesDifferBySide(front: string, back: string): boolean {
  const [one, other] = [wordsOf(front), wordsOf(back)]
  if (one.length !== other.length) return false
  const different = one.flatMap((word, i) => (word === other[i] ? [] : [[word, other[i]] as const]))
  const [difference] = different
  return different.length === 1 && marks.some(([f, b]) => difference?.[0] === f && difference[1] === b)
}
