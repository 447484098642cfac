/** What papers of one language say: their headings, what they call their fields, and who issues them. */
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { LabelPhrases } from '../../extraction/labels/labels'

/** Types of papers, or families of them, whose fields are called alike. */
export type LabelledPaper = 'bill' | 'property_tax' | 'ration_card' | 'shop_act' | 'salary_slip'

export interface LanguageWords {
  /** Headings by type, each as clear as another. */
  readonly titles: Readonly<Partial<Record<DocumentType, readonly string[]>>>
  /** What else only papers of a type speak of. */
  readonly cues: Readonly<Partial<Record<DocumentType, readonly string[]>>>
  readonly labels: Readonly<Partial<Record<LabelledPaper, LabelPhrases>>>
  /** How bodies of towns and villages are called; what only ends their names, in any case of it. */
  readonly bodies: readonly string[]
  readonly suppliers: Readonly<Partial<Record<'EBILL' | 'WATER_BILL' | 'GAS_BILL', readonly string[]>>>
}
