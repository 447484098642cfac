/** Which sheets of a file belong to the document that it was taken for. */
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { Layout } from '../../extraction/layout/layout'
import { classifyAlone } from '../recognition/classify'
import { documents } from '../registry'
import { isRegistrySheet } from './registry-sheets'

/**
 * Indices of the sheets that are not clearly of another type: a card beside or behind this one must not lend it its
 * birth date. A back that shows no type of its own belongs to the front. All sheets where none seems to be its own.
 */
export function ownSheets(type: DocumentType, layouts: readonly Layout[]): number[] {
  const all = layouts.map((_, i) => i)
  if (layouts.length < 2) return all
  const own = all.filter((i) => {
    // Rows of a statement speak of bills and cards, and are neither.
    if (documents[type].continues?.(layouts[i]!)) return true
    // An office lists the parties and the property of a deed behind it, as its index does.
    if (documents[type].prose && isRegistrySheet(layouts[i]!)) return true
    const found = classifyAlone(layouts[i]!).type
    return found === type || found === 'UNRECOGNISED'
  })
  return own.length === 0 ? all : own
}
