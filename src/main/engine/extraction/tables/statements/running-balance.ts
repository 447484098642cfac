/** The arithmetic of a statement: every balance follows from the one before it and the amount between. */
import { distance } from 'fastest-levenshtein'
import { withLikelier } from './blurred-chain'
import { likeliestChain, type Mended } from './likeliest-chain'
import { amountRead, withChange, type Checked, type Movement, type Seen } from './movement'
import { withoutOutvoted } from './shared-digits'

export interface Chain {
  readonly rows: readonly Checked[]
  /** Before the earliest row and after the latest; null where no row says. */
  readonly opening: number | null
  readonly closing: number | null
  /** True where every link holds. */
  readonly whole: boolean
  /** False where the numbers of the earliest row were put right by the balance before it, and do not bear that out. */
  readonly opens: boolean
  /** False where the balance of the latest row does not follow from the one before. */
  readonly closes: boolean
}

/** What a row adds to the balance; null where no amount or no side is known. */
function change(row: Movement): number | null {
  if (row.either !== null) return null
  if (row.debit === null && row.credit === null) return null
  return (row.credit ?? 0) - (row.debit ?? 0)
}

/**
 * Checks rows as printed. `opening` is what the statement says of the balance before the earliest of them;
 * `misread` allows that a number was read wrong, which a text layer never is.
 */
export function checkChain(rows: readonly Movement[], opening: number | null, misread: boolean): Chain {
  const reversed = [...rows].reverse()
  const descends = linksThatHold(reversed) > linksThatHold(rows)
  const inOrder = descends ? reversed : rows
  const mended = misread ? likeliestChain(inOrder, opening).map(asRepaired) : inOrder.map(asPrinted)
  const followed = follow(repairAll(mended, opening, misread), opening)
  const tied = misread ? withoutOutvoted(inOrder, withoutCutBalances(followed)) : followed
  const checked = misread ? withLikelier(inOrder, tied, opening) : tied
  const first = checked[0]
  const last = checked.at(-1)
  const step = first ? change(first) : null
  return {
    rows: descends ? [...checked].reverse() : checked,
    opening: opening ?? (first && first.balance !== null && step !== null ? first.balance - step : null),
    closing: last?.balance ?? null,
    whole:
      checked.length > 1 &&
      checked.slice(1).every((row) => row.link === 'holds') &&
      checked.every((row) => row.tied) &&
      first?.link !== 'breaks',
    opens: first === undefined || first.repaired === null || first.repaired === 'side',
    closes: last?.link !== 'breaks',
  }
}

function linksThatHold(rows: readonly Movement[]): number {
  return rows.filter((row, i) => i > 0 && linkOf(rows[i - 1]!.balance, row) === 'holds').length
}

function linkOf(before: number | null, row: Movement): Checked['link'] {
  if (before === null || row.balance === null) return 'unknown'
  if (row.either !== null) return Math.abs(row.balance - before) === row.either ? 'holds' : 'breaks'
  const step = change(row)
  return step === null ? 'unknown' : before + step === row.balance ? 'holds' : 'breaks'
}

type Repaired = Movement & { readonly repaired: Checked['repaired'] }

const asPrinted = (row: Movement): Repaired => ({ ...row, repaired: null })

function asRepaired({ mended, ...row }: Mended): Repaired {
  const either = mended.amount ? 'amount' : mended.balance ? 'balance' : null
  return { ...row, repaired: mended.amount && mended.balance ? 'both' : either }
}

/** Amounts get their side from the balances, and one misread number between two that hold is put right. */
function repairAll(rows: readonly Repaired[], opening: number | null, misread: boolean): Repaired[] {
  const out = [...rows]
  out.forEach((row, i) => {
    const before = i === 0 ? opening : out[i - 1]!.balance
    if (linkOf(before, row) === 'holds') return
    const next = out[i + 1]
    // Both links of a balance break, and the two amounts agree on another balance.
    const step = change(row)
    const after = next ? change(next) : null
    if (misread && before !== null && step !== null && next && next.balance !== null && after !== null) {
      const should = before + step
      if (should + after === next.balance && (row.balance === null || looksLike(should, row.balance))) {
        out[i] = { ...row, balance: should, repaired: 'balance' }
        return
      }
    }
    // What was put right bears out nothing else.
    if (before === null || row.balance === null || row.repaired !== null) return
    // The balance is tied to its follower, or to nothing that says otherwise; then the amount is what lies between.
    const tied = next !== undefined && linkOf(row.balance, next) === 'holds'
    const between = row.balance - before
    if (!tied || between === 0) return
    const fitted = withChange(row, between)
    const read = amountRead(row)
    if (read === null) out[i] = misread ? { ...fitted, repaired: 'amount' } : row
    else if (Math.abs(between) === read) out[i] = { ...fitted, repaired: 'side' }
    else if (misread && looksLike(Math.abs(between), read)) out[i] = { ...fitted, repaired: 'amount' }
  })
  return out.map((row, i) => {
    const before = i === 0 ? opening : out[i - 1]!.balance
    if (row.either === null || linkOf(before, row) !== 'holds' || before === null || row.balance === null) return row
    return withChange(row, row.balance - before)
  })
}

/** One number may have been read as the other: a digit or two exchanged, lost or added. */
function looksLike(a: number, b: number): boolean {
  const [x, y] = [String(Math.abs(a)), String(Math.abs(b))]
  return distance(x, y) <= Math.max(1, Math.floor(Math.min(x.length, y.length) / 4))
}

/** What of a row is as its neighbours say, and as no reader saw it. */
function fittedOf({ repaired, seen, balance, ...row }: Repaired): {
  readonly amount: boolean
  readonly balance: boolean
} {
  const saw = (of: Seen | undefined, own: number | null): boolean =>
    of?.others.some((number) => number === own) === true
  return {
    amount: (repaired === 'amount' || repaired === 'both') && !saw(seen?.amount, row.debit ?? row.credit),
    balance: (repaired === 'balance' || repaired === 'both') && !saw(seen?.balance, balance),
  }
}

function follow(rows: readonly Repaired[], opening: number | null): Checked[] {
  const links = linksOf(rows, opening)
  const fitted = rows.map(fittedOf)
  return rows.map((row, i) => {
    const [own, next] = [fitted[i]!, fitted[i + 1]]
    // What was put right by this balance does not bear it out.
    const goesOn = links[i + 1] === 'holds' && next !== undefined && !next.amount && !next.balance
    return { ...row, link: links[i]!, tied: (links[i] === 'holds' && !own.amount) || goesOn }
  })
}

/**
 * How each row goes on from the one before. Where the balance is printed but once for several rows, as at the end of a
 * day, it bears out all of them together.
 */
function linksOf(rows: readonly Movement[], opening: number | null): Checked['link'][] {
  const links: Checked['link'][] = []
  let balance = opening
  let from = 0
  rows.forEach((row, i) => {
    links.push('unknown')
    if (row.balance === null) return
    const moved = rows.slice(from, i).map(change)
    const before = moved.reduce((sum, step) => (sum === null || step === null ? null : sum + step), balance)
    links.fill(linkOf(before, row), from)
    balance = row.balance
    from = i + 1
  })
  return links
}

/** Where fewer links of a table hold than this share, digits were lost all over it. */
const fewHold = 0.5

/**
 * Rows that follow from each other and from none of their neighbours, and that may all have lost the same first digit,
 * as narrow ones are lost together: their balances have fewer digits than those on both sides; or they are but two in a
 * table of which most does not hold; or all of them are doubtful; or one at their ends lacks nothing but first digits of
 * what follows from its neighbour.
 */
function withoutCutBalances(rows: readonly Checked[]): Checked[] {
  const out = [...rows]
  const isPoor = rows.filter((row) => row.link === 'holds').length < fewHold * (rows.length - 1)
  for (let from = 0; from < rows.length;) {
    let to = from + 1
    while (to < rows.length && rows[to]!.link === 'holds' && rows[to]!.repaired === null) to++
    const around = [
      rows.slice(0, from).findLast((row) => row.balance !== null),
      rows.slice(to).find((row) => row.balance !== null),
    ].flatMap((row) => row ?? [])
    const own = Math.max(...rows.slice(from, to).map((row) => digitsOf(row.balance)))
    const isLonger = (row: Checked): boolean => digitsOf(row.balance) > own
    // Beside rows that lost a digit may stand others that did, and do not follow from them.
    const isDip =
      (around.length > 0 && around.every(isLonger)) ||
      (rows.slice(0, from).some(isLonger) && rows.slice(to).some(isLonger))
    const areDoubtful = rows.slice(from, to).every((row) => row.doubtful === true || row.balance === null)
    const isAnchored = from === 0 && rows[0]!.link === 'holds'
    const [first, last, next] = [rows[from]!, rows[to - 1]!, rows[to]]
    const isCut =
      lacksDigits(first.balance, followingFrom(rows[from - 1], first)) ||
      lacksDigits(last.balance, next ? difference(next.balance, change(next)) : null)
    if (isDip || isCut || (isPoor && to - from === 2) || (areDoubtful && !isAnchored))
      for (let i = from; i < to; i++)
        if (out[i]!.link === 'holds' || out[i]!.tied) out[i] = { ...out[i]!, link: 'unknown', tied: false }
    from = to
  }
  return out
}

const followingFrom = (before: Checked | undefined, row: Checked): number | null => {
  const [from, step] = [before?.balance ?? null, change(row)]
  return from === null || step === null ? null : from + step
}

const difference = (from: number | null, less: number | null): number | null =>
  from === null || less === null ? null : from - less

/** Fewer digits agree by chance. */
const fewestDigits = 5

/**
 * "4664.15" where 34664.15 follows: what is read and what follows differ by whole units of the place before its first
 * digit, and by nothing else; an amount that lost its first digit beside it differs so too.
 */
function lacksDigits(read: number | null, follows: number | null): boolean {
  if (read === null || follows === null || digitsOf(read) < fewestDigits) return false
  const off = follows - read
  return off > 0 && off % 10 ** digitsOf(read) === 0
}

const digitsOf = (paise: number | null): number => String(Math.abs(paise ?? 0)).length
