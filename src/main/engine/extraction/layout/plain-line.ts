/** Lines as the layout has them before it is a layout: what their words say, and which stand on one row. */
import type { Box } from '../../../../shared/domain/geometry'
import { verticalOverlap } from './box-places'

/** A line of a page, or a part of one. */
export interface PlainLine {
  readonly words: readonly { readonly text: string }[]
  readonly box: Box<'sheet'>
}

/** The lines on the row of one, from left to right, itself among them. */
export const rowOfLine = <Own extends PlainLine>(segments: readonly Own[], { box: own }: Own): Own[] =>
  segments.filter(({ box }) => verticalOverlap(box, own) > 0.5).sort((a, b) => a.box.x - b.box.x)

/** What a row says, its words parted by blanks. */
export const textOfRow = (row: readonly PlainLine[]): string =>
  row.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
