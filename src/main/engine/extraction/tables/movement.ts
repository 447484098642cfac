/** What was read of one row, in paise; `either` is an amount of which no mark says whether it came or went. */
export interface Movement {
  readonly debit: number | null
  readonly credit: number | null
  readonly either: number | null
  readonly balance: number | null
  /** True where the balance may have a first digit too many: others of its kind that follow from it say nothing of that. */
  readonly doubtful?: boolean
}
