import type { DocumentType } from '../../../../../src/shared/domain/document-types'
import { fieldCatalogue } from '../../../../../src/shared/domain/field-catalogue'
import { documents } from '../../../../../src/main/engine/documents/registry'
import { judge } from '../../../../../src/main/engine/extraction/judge'
import { labelPage } from '../../../../../src/main/engine/extraction/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout'
import { findMrz } from '../../../../../src/main/engine/reading/codes'
import { asciiPage } from '../extraction/ascii-page'

/** What the rules of a type make of pages, parted by form feeds: the best value of each field. */
export function fieldsOn(type: DocumentType, text: string): Record<string, string> {
  const pages = text.split('\f').map((part, index) => ({ ...asciiPage(part), index }))
  const [page] = pages
  if (!page) throw new Error('no page')
  const found = findMrz(page.lines, new Date('2026-01-01'))
  const context = {
    codes: [],
    pages: pages.map((p) => labelPage(layoutOf(p), documents[type].labels)),
    aadhaarQrs: [],
    panQrs: [],
    mrz: found ? { page: 0, found } : null,
    quality: page.quality,
    today: '2026-01-01',
  }
  const candidates = documents[type].rules.flatMap((rule) => rule.find(context))
  const fields: Record<string, string> = {}
  for (const { path, kind } of fieldCatalogue[type] ?? []) {
    const [best] = judge(
      candidates.filter((c) => c.path === path),
      kind,
    )
    if (best) fields[path] = best.value
  }
  return fields
}
