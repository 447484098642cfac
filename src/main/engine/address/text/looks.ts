/** Letters that a reader takes for one another. */
const pairs: ReadonlySet<string> = new Set('ce ec ao oa co oc eo oe hb bh uv vu nm mn nu un rt tr tl lt il li gq qg ft tf se es vy yv ij ji'.split(' ')) // prettier-ignore

/** An r and an n that stand close are read as an m, and an m of narrow print as them: of either the m. */
export const withoutRn = (text: string): string => (text.includes('rn') ? text.replaceAll('rn', 'm') : text)

/** "Templc" and "Temple": one letter differs, and by its looks it may be the other. */
export function looksAlike(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let apart = ''
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue
    if (apart !== '') return false
    apart = one[at]! + other[at]!
  }
  return pairs.has(apart)
}
