import type { KnownType } from '../../src/shared/domain/document-types'
import type { Pen } from './pen'
import type { Random } from './random'

/** Truth of one document: field path to value, as the interface writes it. */
export type Fields = Readonly<Record<string, string>>

/** One document, its contents decided, ready to be drawn on pixels or on a PDF page. */
export interface Composition {
  /** Size in pixels at `dpi`. */
  readonly width: number
  readonly height: number
  readonly dpi: number
  /** Radius of the card's corners, in pixels; 0 for a page. */
  readonly corner: number
  readonly fields: Fields
  /** True of the document though not printed (it is in its code): a reader may give it, and need not. */
  readonly known?: Fields
  /** Paths that a code carries in a form of its own, and on which no judgement is passed. */
  readonly unjudged?: readonly string[]
  draw(pen: Pen): void
  /** Pages after the first, of the same size; such a document is a PDF whatever was done to its pages. */
  readonly more?: readonly ((pen: Pen) => void)[]
}

/** A design of a document. Hidden ones judge: nobody who writes rules looks at them. */
export interface Layout {
  /** As `pan.classic`. */
  readonly id: string
  readonly type: KnownType
  readonly hidden: boolean
  /** How often it is drawn against the other layouts of its type. */
  readonly weight: number
  readonly form: 'card' | 'page'
  compose(random: Random): Composition | Promise<Composition>
}

/** ID-1 card at 300 dpi. */
export const card = { width: 1012, height: 638, dpi: 300, corner: 36 } as const

/** A4 at 200 dpi. */
export const a4 = { width: 1654, height: 2339, dpi: 200, corner: 0 } as const
