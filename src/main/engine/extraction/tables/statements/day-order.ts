/** What the order of a statement's days says of each of them. */

/**
 * How a day stands among those of the rows around it. `between`: it falls between two that stand close together, so that
 * hardly another day would; `fits`: it breaks no order; `breaks`: it does, or of two that break each other it is one.
 */
export type Standing = 'between' | 'fits' | 'breaks'

/** Days as yyyy-mm-dd, null where a row has none; most of them rise, or most fall. */
export function standings(days: readonly (string | null)[]): Standing[] {
  const known = days.flatMap((day, row) => (day === null ? [] : [{ row, at: Date.parse(day) / dayLength }]))
  const rising = chainOf(known.map(({ at }) => at))
  const falling = chainOf(known.map(({ at }) => -at))
  const { sure, length } = falling.length > rising.length ? falling : rising
  const told: Standing[] = days.map(() => 'breaks')
  if (length < leastInOrder * known.length) return told
  const inOrder = known.filter((_, i) => sure[i])
  inOrder.forEach(({ row }, i) => {
    const [before, after] = [inOrder[i - 1], inOrder[i + 1]]
    const isClose = before && after && Math.abs(after.at - before.at) <= mostApart
    told[row] = isClose ? 'between' : 'fits'
  })
  return told
}

/**
 * Days whose year alone breaks the order, with the year of the rows around them: between the fourth and the thirteenth of a
 * month stands no day of the year after. Nor does a bank book what is to come: days after `thisYear` tell no order, and
 * the first and the last have the year of the one row beside them.
 */
export function withNeighboursYears(days: readonly (string | null)[], thisYear: number): (string | null)[] {
  const isPast = (day: string): boolean => Number(day.slice(0, 4)) <= thisYear
  const told = standings(days.map((day) => (day !== null && isPast(day) ? day : null)))
  const inOrder = (row: number): string | null => (told[row] === 'breaks' ? null : (days[row] ?? null))
  return days.map((day, row) => {
    if (day === null || told[row] !== 'breaks') return day
    const before = days.slice(0, row).findLast((_, i) => inOrder(i) !== null)
    const after = days.slice(row + 1).find((_, i) => inOrder(row + 1 + i) !== null)
    const only = before ?? after
    if (!only || ((!before || !after) && isPast(day))) return day
    const [first, last] = (before ?? only) < (after ?? only) ? [before ?? only, after ?? only] : [after ?? only, before ?? only] // prettier-ignore
    const isNear = (one: string): boolean =>
      before && after
        ? one >= first && one <= last
        : Math.abs(Date.parse(one) - Date.parse(only)) <= mostApart * dayLength
    return [first, last].map((other) => other.slice(0, 4) + day.slice(4)).find(isNear) ?? day
  })
}

const dayLength = 24 * 60 * 60 * 1000
/** Where fewer days than this share are in one order, being in it says nothing. */
const leastInOrder = 0.8
/** Days between two neighbours of which a third falls between them by its being right rather than by chance. */
const mostApart = 31

/** Of the longest series that never falls: its length, and which numbers are in every such series. */
function chainOf(numbers: readonly number[]): { length: number; sure: readonly boolean[] } {
  const to = longestTo(numbers)
  const from = longestTo(numbers.map((n) => -n).reverse()).reverse()
  const length = Math.max(0, ...to)
  const isIn = numbers.map((_, i) => to[i]! + from[i]! - 1 === length)
  const atPlace = new Map<number, number>()
  isIn.forEach((is, i) => {
    if (is) atPlace.set(to[i]!, (atPlace.get(to[i]!) ?? 0) + 1)
  })
  return { length, sure: isIn.map((is, i) => is && atPlace.get(to[i]!) === 1) }
}

/** For each number how long the longest series is that ends with it and never falls. */
function longestTo(numbers: readonly number[]): number[] {
  /** The least last number of the series of each length; never falls itself. */
  const least: number[] = []
  return numbers.map((n) => {
    let [low, high] = [0, least.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (least[middle]! <= n) low = middle + 1
      else high = middle
    }
    least[low] = n
    return low + 1
  })
}
