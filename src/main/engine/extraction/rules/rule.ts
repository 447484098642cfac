/** What rules see and what they give. Rules give evidence; which of it is believed is judged elsewhere. */
import type { Evidence, FieldReason, PrintSource } from '../../../../shared/domain/reading'
import type { FoundCode, ImageQuality } from '../../model'
import type { AadhaarQr, FoundMrz, PanQr } from '../../reading/codes'
import type { PageQuad } from '../../../../shared/domain/geometry'
import type { BankNames } from '../banks'
import type { LabelledPage } from '../labels/labels'
import type { Span } from '../layout/span'
import type { CellLooks } from '../tables/cell-places'

export interface RuleContext {
  readonly pages: readonly LabelledPage[]
  /** Every machine-readable code of the pages. */
  readonly codes: readonly { readonly page: number; readonly code: FoundCode }[]
  readonly aadhaarQrs: readonly { readonly page: number; readonly code: FoundCode; readonly qr: AadhaarQr }[]
  readonly panQrs: readonly { readonly page: number; readonly code: FoundCode; readonly qr: PanQr }[]
  readonly mrz: { readonly page: number; readonly found: FoundMrz<PageQuad> } | null
  /** Names of banks by the first four letters of their IFSC. */
  readonly bankNames: BankNames
  /** Cells of tables that were looked at again; none as long as nothing was. */
  readonly cells?: CellLooks
  /** Of the picture that shows most of the document. */
  readonly quality: ImageQuality
  /** yyyy-mm-dd. */
  readonly today: string
}

/** How the words of a page came, by its index. */
export const sourceIn = ({ pages }: RuleContext, page: number): PrintSource =>
  pages.find(({ layout }) => layout.page === page)?.layout.source ?? 'ocr'

/** How far check digits bear a value: `spent` where a character was chosen so that they hold. */
export type CheckState = 'passed' | 'spent' | 'failed' | 'none'

/** One reading of one field by one rule. */
export interface Candidate {
  readonly path: string
  readonly value: string
  readonly evidence: Evidence
  /** The words that were read; null for codes and what is derived. */
  readonly span: Span | null
  /** 0..1: how often a value that this rule finds in this way is the field at all. */
  readonly strength: number
  readonly check: CheckState
  /** Characters that were exchanged to satisfy the grammar. */
  readonly edits: number
  readonly reasons: readonly FieldReason[]
  /** True where the wording of a sentence or its row alone says which field it is. */
  readonly loose?: boolean
  /** The confidence that such a value may reach as long as no second place of the document says the same. */
  readonly most?: number
}

export interface Rule {
  readonly name: string
  find(context: RuleContext): readonly Candidate[]
}
