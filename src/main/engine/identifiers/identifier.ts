import type { ReadChar } from '../model'

export type IdentifierProblem =
  | 'empty'
  | 'length'
  | 'characters'
  | 'check_digit'
  | 'range'
  | 'unknown_state'
  | 'holder_type'
  | 'inner_pan'
  /** A form that exists but is rare; more often it is a piece of another. */
  | 'unusual'

/** What grammar and check digits say of a value. `kind` is the strongest test that the value's form allows. */
export interface IdentifierCheck {
  readonly ok: boolean
  readonly kind: 'check_digit' | 'grammar'
  readonly problem?: IdentifierProblem
}

/** One way in which a reading could be meant. */
export interface RepairCandidate {
  readonly value: string
  /** 0..1, among the candidates that satisfy grammar and check digits; relative, not calibrated. */
  readonly probability: number
  /** Characters that differ from what was read. */
  readonly edits: number
}

/** Characters as the reader gave them, or bare text where nothing more is known. */
export type ReadText = readonly ReadChar[] | string

/** What is known of one kind of identifier. */
export interface Identifier {
  /** Upper case, Latin digits, separators dropped. Never invents or exchanges a character. */
  normalise(text: string): string
  /** Judges a normalised value. */
  check(value: string): IdentifierCheck
  /**
   * The values that the reading may stand for, best first, at most five; a reading that already satisfies
   * everything comes with 0 edits. Empty where nothing near it fits.
   */
  repair(read: ReadText): readonly RepairCandidate[]
  /** Whether a value that fails its check is shown as printed, marked so, rather than not at all. */
  readonly shownFailing?: true
}

export const passed = (kind: IdentifierCheck['kind']): IdentifierCheck => ({ ok: true, kind })

export const failed = (kind: IdentifierCheck['kind'], problem: IdentifierProblem): IdentifierCheck => ({
  ok: false,
  kind,
  problem,
})
