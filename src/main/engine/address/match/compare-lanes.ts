import type { AddressNumber, NumberKind } from './numbers'

/** Of numbered streets, wards and sectors each is compared with its own kind: a ward may agree and a street not. */
export function lanes(a: readonly AddressNumber[], b: readonly AddressNumber[]): readonly [number, number] {
  let [same, conflict] = [0, 0]
  for (const one of a) {
    if (one.kind !== 'lane' && one.kind !== 'area') continue
    const others = b.filter(
      ({ kind, what }) => (kind === 'lane' || kind === 'area') && (what === one.what || isSeries(what, one.what)),
    )
    // "14th Main" and "14th Cross": streets of two kinds, where neither names the other's.
    if (others.length === 0 && sameOfAnotherKind(one, a, b)) conflict = 1
    if (others.length === 0) continue
    // "Sector 17" holds "Sector 17-B", but "2nd A Cross" is another street than "2nd Cross".
    const holdsParts = one.kind === 'area'
    if (
      others.some(
        ({ pieces, text }) =>
          text === one.text || (holdsParts && pieces.every((piece, at) => piece === (one.pieces[at] ?? piece))),
      )
    )
      same = 1 // prettier-ignore
    else conflict = 1
  }
  return [same, conflict]
}

/** "Khand 2" and "Part 1": one of them does not say what it counts. */
const isSeries = (what: string, other: string): boolean =>
  (what === '' && parts.has(other)) || (other === '' && parts.has(what))
const parts: ReadonlySet<string> = new Set(['part', 'phase', 'stage', 'scheme', 'type', 'zone'])

const sameOfAnotherKind = (one: AddressNumber, own: readonly AddressNumber[], others: readonly AddressNumber[]): boolean =>
  crossing.has(one.what) &&
  others.some(({ what, text }) => text === one.text && what !== one.what && crossing.has(what) && !own.some((number) => number.what === what)) // prettier-ignore
const crossing: ReadonlySet<string> = new Set(['cross', 'main', 'avenue', 'lane'])

/** Whether numbers of these kinds agree, and whether both sides have some and none agrees. */
export function group(
  a: readonly AddressNumber[],
  b: readonly AddressNumber[],
  kinds: readonly NumberKind[],
): readonly [number, number] {
  const one = a.filter(({ kind }) => kinds.includes(kind))
  const other = b.filter(({ kind }) => kinds.includes(kind))
  if (one.length === 0 || other.length === 0) return [0, 0]
  const same = one.some(({ text }) => other.some((number) => number.text === text))
  return same ? [1, 0] : [0, 1]
}
