/** Where the ends and the middle of a box lie. */
import type { Box } from '../../../shared/domain/geometry'

export const right = (box: Box<'sheet'>): number => box.x + box.width
export const bottom = (box: Box<'sheet'>): number => box.y + box.height
export const middle = (box: Box<'sheet'>): number => box.y + box.height / 2
export const middleX = (box: Box<'sheet'>): number => box.x + box.width / 2
