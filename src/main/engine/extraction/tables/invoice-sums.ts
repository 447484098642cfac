/** Which of the amounts of an invoice are what: the ones that add up. */

export type SumName = 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'

/** What each sum may be, best first, in paise; `items` what the lines come to. */
export interface SumCandidates extends Readonly<Record<SumName, readonly number[]>> {
  readonly items: number | null
  /** Other amounts that belong to the total: freight, packing, rounding; negative where they lessen it. */
  readonly others: number
  /** What is taken off before the taxes are reckoned. */
  readonly discounts: readonly number[]
}

export type Sums = Readonly<Record<SumName, number | null>>

export interface Solution {
  readonly sums: Sums
  /** True where taxable value and taxes come to the total. */
  readonly adds: boolean
}

/** Totals are rounded to rupees: so much may lie between. */
const rounding = 100
/** A total that is not rounded may differ by what taxes are rounded by, in paise; by more, one of them was misread. */
const roundedTaxes = 2
const mostTried = 6

/** Rates of goods and services tax, in hundredths of a per cent; halves of them are central and state tax. */
const usualRates = [25, 300, 500, 1200, 1800, 2800, 4000]

/** True for taxes at one of the usual rates on all of a sum; each may be rounded to a paisa. */
const isUsualRate = (taxes: number, taxable: number): boolean =>
  taxes > 0 && usualRates.some((rate) => Math.abs(taxes - (taxable * rate) / 10000) <= roundedTaxes)

/** The first choice among the candidates that adds up; where none does, the best of each alone. */
export function solveSums(candidates: SumCandidates): Solution {
  const first = <T>(list: readonly T[]): T | null => list[0] ?? null
  const options = (name: SumName): (number | null)[] => {
    const list = candidates[name].slice(0, mostTried)
    return name === 'total' || name === 'taxable' ? [...list] : list.length > 0 ? [...list, null] : [null]
  }
  const before = [...options('taxable'), ...(candidates.items === null ? [] : [candidates.items])]
  // Tax is due on what is left when the discount is off, whether or not that is printed.
  const after = before.flatMap((sum) => candidates.discounts.map((off) => (sum === null ? null : sum - off)))
  const taxables = [...new Set([...before, ...after])]
  const largest = Math.max(...candidates.total)
  let best: { sums: Sums; score: number } | null = null
  for (const total of options('total'))
    for (const taxable of taxables)
      for (const cgst of options('cgst'))
        for (const sgst of cgst === null ? [null] : options('sgst'))
          for (const igst of cgst === null ? options('igst') : [null]) {
            if (total === null || taxable === null) continue
            const taxes = (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0)
            const off = total - taxable - taxes - candidates.others
            const offAlone = total - taxable - taxes
            const near = Math.min(Math.abs(off), Math.abs(offAlone))
            if (near >= rounding || (cgst !== null && sgst !== null && Math.abs(cgst - sgst) > 2)) continue
            if (near > roundedTaxes && total % 100 !== 0) continue
            if (taxes > taxable || (cgst !== null && sgst === null)) continue
            const printed = [cgst, sgst, igst].filter((t) => t !== null).length
            // A sum of the lines alone is not the whole where a larger total is printed: a tax was not understood.
            if (printed === 0 && total < largest) continue
            // The more of what is printed takes part and the nearer the sum, the better; larger sums are the whole.
            const score =
              printed * 10 +
              (candidates.taxable.includes(taxable) ? 3 : 0) +
              (candidates.items === taxable ? 3 : 0) +
              (isUsualRate(taxes, taxable) ? 2 : 0) +
              // What a row of rounding says is between the sum and the total that is asked for.
              (candidates.others !== 0 && off === 0 ? 1 : 0) -
              near / rounding +
              total / 1e15
            if (!best || score > best.score) best = { sums: { taxable, cgst, sgst, igst, total }, score }
          }
  if (best) return { sums: best.sums, adds: true }
  const alone = (name: SumName): number | null => first(candidates[name])
  return {
    sums: {
      taxable: alone('taxable'),
      cgst: alone('cgst'),
      sgst: alone('sgst'),
      igst: alone('igst'),
      total: candidates.total.length === 0 ? null : largest,
    },
    adds: false,
  }
}
