/**
 * First digits that the balances of several rows share: no amount between them bears these out. Where one of the balances
 * was read with another there, and put right by the others, it may be they that were read wrong, all alike.
 */
import type { Checked, Movement } from './movement'

/** So many balances that were read alike are not read wrong alike. */
const leastAlike = 4

/** Rows in order of time, of which those that follow from each other are tied no more where one says otherwise. */
export function withoutOutvoted(asRead: readonly Movement[], checked: readonly Checked[]): readonly Checked[] {
  const out = [...checked]
  for (let from = 0; from < checked.length;) {
    let to = from + 1
    while (to < checked.length && checked[to]!.link === 'holds') to++
    if (isOutvoted(asRead.slice(from, to), checked.slice(from, to)))
      for (let i = from; i < to; i++) out[i] = { ...out[i]!, tied: false }
    from = to
  }
  return out
}

function isOutvoted(asRead: readonly Movement[], checked: readonly Checked[]): boolean {
  return checked.some((row, i) => {
    const place = placeChanged(asRead[i]!.balance, row.balance)
    if (place === null) return false
    const shown = checked.map(({ balance }) => upTo(balance, place))
    const alike = asRead.filter(({ balance }, k) => balance !== null && upTo(balance, place) === shown[k]).length
    return new Set(shown).size === 1 && alike < leastAlike
  })
}

/** The place of the first digit that is another than was read; null where the two do not have as many. */
function placeChanged(read: number | null, shown: number | null): number | null {
  if (read === null || shown === null || read === shown) return null
  const [a, b] = [String(Math.abs(read)), String(Math.abs(shown))]
  return a.length === b.length ? a.length - 1 - [...a].findIndex((char, i) => char !== b[i]) : null
}

const upTo = (balance: number | null, place: number): number => Math.floor(Math.abs(balance ?? 0) / 10 ** place)
