/** Which of the amounts of an invoice are what: the ones that add up. */

export type SumName = 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'

/** What each sum may be, best first, in paise; `items` what the lines come to. */
export interface SumCandidates extends Readonly<Record<SumName, readonly number[]>> {
  readonly items: number | null
  /** Other amounts that belong to the total: freight, packing, rounding; negative where they lessen it. */
  readonly others: number
  /** What is taken off before the taxes are reckoned. */
  readonly discounts: readonly number[]
  /** Amounts that stand somewhere around the items, with or without a label. */
  readonly printed: ReadonlySet<number>
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
  let best: { sums: PrintedSums; score: number } | null = null
  for (const sums of choices(candidates)) {
    const score = scoreOf(sums, candidates)
    if (score !== null && (!best || score > best.score)) best = { sums, score }
  }
  if (best) return { sums: best.sums, adds: true }
  const alone = (name: SumName): number | null => candidates[name][0] ?? null
  return {
    sums: {
      taxable: alone('taxable'),
      cgst: alone('cgst'),
      sgst: alone('sgst'),
      igst: alone('igst'),
      total: candidates.total.length === 0 ? null : Math.max(...candidates.total),
    },
    adds: false,
  }
}

/** A total and what it is of; taxes that are not there are null. */
type PrintedSums = Sums & { readonly taxable: number; readonly total: number }

/** Every choice of sums among the candidates: central and state tax go together, and without the integrated one. */
function* choices(candidates: SumCandidates): Generator<PrintedSums> {
  const { total, taxable, items, discounts } = candidates
  const before = [...taxable.slice(0, mostTried), ...(items === null ? [] : [items])]
  // Tax is due on what is left when the discount is off, whether or not that is printed.
  const taxables = new Set([...before, ...before.flatMap((sum) => discounts.map((off) => sum - off))])
  const tax = (name: 'cgst' | 'sgst' | 'igst'): (number | null)[] => [...candidates[name].slice(0, mostTried), null]
  for (const all of total.slice(0, mostTried))
    for (const sum of taxables)
      for (const cgst of tax('cgst'))
        for (const sgst of cgst === null ? [null] : tax('sgst'))
          for (const igst of cgst === null ? tax('igst') : [null]) yield { taxable: sum, cgst, sgst, igst, total: all }
  yield* unlabelled(candidates)
}

/** A value that no label names, printed alone under the items: what is left of the total, taxed at a usual rate. */
function* unlabelled({ total, cgst, sgst, igst, others, printed }: SumCandidates): Generator<PrintedSums> {
  for (const all of total.slice(0, mostTried)) {
    const halves = cgst.filter((tax) => sgst.some((other) => Math.abs(tax - other) <= 2))
    for (const half of halves.slice(0, mostTried)) {
      const left = all - 2 * half - others
      if (printed.has(left) && isUsualRate(2 * half, left))
        yield { taxable: left, cgst: half, sgst: half, igst: null, total: all }
    }
    for (const tax of igst.slice(0, mostTried)) {
      const left = all - tax - others
      if (printed.has(left) && isUsualRate(tax, left))
        yield { taxable: left, cgst: null, sgst: null, igst: tax, total: all }
    }
  }
}

/** How well sums fit, the more the better; null where they do not add up. */
function scoreOf({ taxable, cgst, sgst, igst, total }: PrintedSums, candidates: SumCandidates): number | null {
  const taxes = (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0)
  const off = total - taxable - taxes - candidates.others
  const near = Math.min(Math.abs(off), Math.abs(total - taxable - taxes))
  if (near >= rounding || (cgst !== null && sgst !== null && Math.abs(cgst - sgst) > 2)) return null
  if (near > roundedTaxes && total % 100 !== 0) return null
  if (taxes > taxable || (cgst !== null && sgst === null)) return null
  const printed = [cgst, sgst, igst].filter((t) => t !== null).length
  // A sum of the lines alone is not the whole where a larger total is printed: a tax was not understood.
  if (printed === 0 && total < Math.max(...candidates.total)) return null
  // The more of what is printed takes part and the nearer the sum, the better; larger sums are the whole.
  return (
    printed * 10 +
    (candidates.taxable.includes(taxable) ? 3 : 0) +
    (candidates.items === taxable ? 3 : 0) +
    (isUsualRate(taxes, taxable) ? 2 : 0) +
    // What a row of rounding says is between the sum and the total that is asked for.
    (candidates.others !== 0 && off === 0 ? 1 : 0) -
    near / rounding +
    total / 1e15
  )
}
