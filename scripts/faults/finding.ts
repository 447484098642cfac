/** Says that something was lost, half, or not said. */
export type Fault = (text: string) => void

/** What a kind of mishap led to. */
export interface Finding {
  readonly what: string
  readonly tries: number
  /** What was lost, half or not said; empty where all was well. */
  readonly faults: readonly string[]
  readonly note: string
}

/** Collects faults, and prints each as it comes: a run that is cut short has told what it found. */
export function collectFaults(what: string): { readonly fault: Fault; readonly faults: readonly string[] } {
  const faults: string[] = []
  const fault = (text: string): void => {
    faults.push(text)
    process.stdout.write(`FAULT ${what}: ${text}\n`)
  }
  return { fault, faults }
}

/** The figures of a kind, as one line. */
export const figures = ({ what, tries, faults, note }: Finding): string =>
  `${faults.length === 0 ? 'ok   ' : 'FAULT'} ${what.padEnd(46)} ${String(tries).padStart(4)} tries ${String(faults.length).padStart(3)} faults  ${note}\n`
