import type { Layout } from './layout'

/** In heights of its print: a slip as it is printed at the door. */
const narrowPaper = 45

/** True for a page no wider than a slip, by the height of its print, or of a line of it. */
export const isNarrow = ({ box }: Pick<Layout, 'box'>, height: number): boolean => box.width < narrowPaper * height
