/** Words that readers take for each other, letter by letter: needle printers and copies part few of these. */

/** Each letter of a group is taken for any other of it. */
const groups = ['CGOQD0(6', 'ceo', 'ae', 'gq9', 'mnw', 'mr', 'nhr', 'MNHW', 'lIi1|!tjJ', 'TI', 'ft', 'yv', 'YV', 'sS5', 'bBh68', 'BR', 'uvn', 'EF', 'PF', 'zZ2', 'ij'] // prettier-ignore

const alike = new Set(groups.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))))

/** How many letters of one text are others than those of another that they look like; null where any looks unlike. */
export function alikeLetters(a: string, b: string): number | null {
  if (a.length !== b.length) return null
  let off = 0
  for (const [i, letter] of [...a].entries()) {
    if (letter === b[i]) continue
    if (!alike.has(letter + (b[i] ?? ''))) return null
    off++
  }
  return off
}
