/** What a kind of mishap led to. */
export interface Finding {
  readonly what: string
  readonly tries: number
  /** What was lost, half or not said; empty where all was well. */
  readonly faults: readonly string[]
  readonly note: string
}
