/** A label of a document type, as it is looked for and where it was found. */
import type { LaidWord, Layout } from '../layout/layout'
import type { PhraseHit } from './phrases'

/** Label names of a type with the phrases under which they are printed. */
export type LabelPhrases = Readonly<Record<string, readonly string[]>>

export interface LabelHit extends PhraseHit {
  readonly label: string
  /** The rest of a label that is broken over two lines. */
  readonly tail?: readonly LaidWord[]
  /** True where no list has the label: its words alone tell it, and what stands there is never sure. */
  readonly isTold?: true
}

/** All labels of a page, no two of them on the same word. */
export interface LabelledPage {
  readonly layout: Layout
  readonly hits: readonly LabelHit[]
  readonly labelOf: ReadonlyMap<LaidWord, LabelHit>
  /** The phrases that were looked for. */
  readonly phrases: LabelPhrases
}
