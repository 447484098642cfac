/** What other readers say of a number that was read. */
export interface Seen {
  /** What they saw instead. */
  readonly others: readonly number[]
  /** True where all of them have it as it was read: then it is no other. */
  readonly isFirm: boolean
}

/** What was read of one row, in paise; `either` is an amount of which no mark says whether it came or went. */
export interface Movement {
  readonly debit: number | null
  readonly credit: number | null
  readonly either: number | null
  readonly balance: number | null
  /** What other readers say of the amount and of the balance; none where nobody looked again. */
  readonly seen?: { readonly amount: Seen; readonly balance: Seen }
  /**
   * True where the balance may have a first digit too many, or lacks its paise: others of its kind that follow from it
   * say nothing of that.
   */
  readonly doubtful?: boolean
}

/** A row as its arithmetic was checked. */
export interface Checked extends Movement {
  /** `holds`: the balance follows from the one before; `breaks`: it does not; `unknown`: something is missing. */
  readonly link: 'holds' | 'breaks' | 'unknown'
  /** True where the balance is tied to one neighbour at least. */
  readonly tied: boolean
  /** What was exchanged so that the chain holds. */
  readonly repaired: 'amount' | 'balance' | 'both' | 'side' | null
  /** What is only likelier than what was read. */
  readonly likelier?: { readonly amount: boolean; readonly balance: boolean }
}

/** What moved, whichever way; null where nothing was read of it. Where both ways are printed, what went. */
export const amountRead = ({ either, debit, credit }: Movement): number | null => either ?? debit ?? credit

/** A number as any of its readers saw it, the page's reading first. */
export const readingsOf = (read: number | null, seen: Seen | undefined): readonly (number | null)[] => [
  read,
  ...(seen?.others ?? []),
]

/** The row with an amount on the side that a change of the balance, not 0, says. */
export const withChange = <M extends Movement>(row: M, change: number): M => ({
  ...row,
  either: null,
  debit: change < 0 ? -change : null,
  credit: change > 0 ? change : null,
})
