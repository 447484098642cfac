import type { SheetBox } from '../../../../shared/domain/geometry'
import type { GreyRaster, Script } from '../../model'
import type { InkSpan } from '../segmentation/ink-spans'

/** One line of text on a sheet: a box with whole numbers that holds it with a margin. */
export interface LineImage {
  readonly sheet: GreyRaster
  readonly box: SheetBox
  /** How its base line falls, in pixels a pixel; the box is sheared by it about its middle. */
  readonly slope: number
  /** Light text on a dark ground. */
  readonly inverted: boolean
  /** Columns of the sheet that are left out: the blanks between letters that stand one by one. */
  readonly leftOut?: readonly InkSpan[]
}

export interface RecognisedChar {
  readonly text: string
  /** 0..1 */
  readonly confidence: number
  /** Second choices, best first. */
  readonly others: readonly {
    readonly text: string
    readonly confidence: number
  }[]
  /** From and to, in pixels of the sheet. */
  readonly left: number
  readonly right: number
  /** True where its shape by itself, told apart from the line, says so too. */
  readonly shapeAgrees?: boolean
}

/** Words from left to right, each with one character at least. */
export interface RecognisedLine {
  readonly words: readonly (readonly RecognisedChar[])[]
}

/** Reads single lines. Each implementation is an opinion of its own. */
export interface LineRecogniser {
  /**
   * One answer a line, in the order of `lines`; a line in which nothing is read has no words. Many lines at once, of
   * whatever sheets, cost less than each by itself.
   */
  recognise(lines: readonly LineImage[], script: Script): Promise<RecognisedLine[]>
  close(): void
}
