import type { DocumentType } from '../../../shared/domain/document-types'
import type { Sign } from '../../../shared/domain/signs'
import type { Layout } from '../extraction/layout/layout'
import type { LabelPhrases } from '../extraction/labels/labels'
import type { ExtractedField } from '../../../shared/domain/reading'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import type { CellPlace } from '../extraction/tables/cell-places'

/** Something printed that speaks for a type. */
export interface Cue {
  readonly phrase: string
  readonly weight: number
  /** True for a heading: elsewhere than at the top or in large print it counts for little, being a mention. */
  readonly title: boolean
}

/** What gives a document type away. */
export interface Profile {
  readonly cues: readonly Cue[]
  readonly signs: Readonly<Partial<Record<Sign, number>>>
  /** True for a paper that is told in sentences; of another, what a sentence says is but a mention. */
  readonly prose?: true
}

/** The tables of a document, and what they say of its other fields. */
export interface TableReading {
  readonly cells: readonly ExtractedField[]
  readonly candidates: readonly Candidate[]
}

/** A supported type. */
export interface DocumentDefinition extends Profile {
  readonly type: DocumentType
  readonly labels: LabelPhrases
  readonly rules: readonly Rule[]
  /** True for a form that is filled in by hand: what is read badly on it is writing, and no print in another script. */
  readonly byHand?: true
  /** True for a sheet on which a table of the type stands: it goes on, whatever its rows speak of. */
  readonly continues?: (layout: Layout) => boolean
  /** Reads the tables of a type that has any. */
  readonly tables?: (context: RuleContext) => TableReading
  /** The cells of its tables that are to be looked at again, before they are read for good. */
  readonly doubts?: (context: RuleContext) => readonly CellPlace[]
  /** The last word, when all fields are there: what they say of each other. */
  readonly settle?: (fields: readonly ExtractedField[], context: RuleContext) => readonly ExtractedField[]
}

/** Headings: `phrase: weight`. */
export const titles = (weights: Readonly<Record<string, number>>): Cue[] =>
  Object.entries(weights).map(([phrase, weight]) => ({ phrase, weight, title: true }))

/** Words of the body: `phrase: weight`. */
export const words = (weights: Readonly<Record<string, number>>): Cue[] =>
  Object.entries(weights).map(([phrase, weight]) => ({ phrase, weight, title: false }))
