import { cutTable, fillDown, fillOn, proposeEdges } from '../../engine/extraction/tables/by-hand'
import type { TableCutter } from '../../services'

/** Cuts tables by the engine's own geometry. */
export const tableCutter: TableCutter = { propose: proposeEdges, cut: cutTable, fillDown, fillOn }
