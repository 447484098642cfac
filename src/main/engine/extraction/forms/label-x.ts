import type { LabelHit } from '../labels/labels'

/** Where the first word of a label stands, which its number or its translation may be before. */
export const labelX = (hit: LabelHit): number => hit.segment.words[hit.from]?.box.x ?? hit.segment.box.x
