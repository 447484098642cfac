import { join } from 'node:path'
import type { DocumentType } from '../../../../../src/shared/domain/document-types'
import { fieldCatalogue } from '../../../../../src/shared/domain/field-catalogue'
import { quadOf } from '../../../../../src/shared/domain/geometry'
import type { ExtractedField } from '../../../../../src/shared/domain/reading'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { documents } from '../../../../../src/main/engine/documents/registry'
import { loadBankNames } from '../../../../../src/main/engine/extraction/banks'
import { calibrationOf, loadCalibrations } from '../../../../../src/main/engine/extraction/belief/confidence'
import { extractFields } from '../../../../../src/main/engine/extraction/extract-fields'
import { judge } from '../../../../../src/main/engine/extraction/belief/judge'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import type { FoundCode, ReadPage } from '../../../../../src/main/engine/model'
import type { Candidate, RuleContext } from '../../../../../src/main/engine/extraction/rules/rule'
import { createReading } from '../../../../../src/main/engine/reading'
import { findMrz } from '../../../../../src/main/engine/reading/codes'
import { asciiPage } from '../extraction/ascii-page'

/** Pages that are parted by form feeds, as the rules of a type see them. */
function contextOf(
  type: DocumentType,
  text: string,
  aadhaarQrs: RuleContext['aadhaarQrs'] = [],
  weak: readonly string[] = [],
  codeTexts: readonly string[] = [],
  source: ReadPage['source'] = 'ocr',
): RuleContext {
  const pages = text.split('\f').map((part, index) => {
    const page = asciiPage(part, weak)
    const lines = source === 'text_layer' ? page.lines.map(asPrinted) : page.lines
    return { ...page, lines, index, source }
  })
  const [page] = pages
  if (!page) throw new Error('no page')
  const found = findMrz(page.lines, new Date('2026-01-01'))
  return {
    codes: codeTexts.map((code) => ({ page: 0, code: codeOf(code) })),
    pages: pages.map((p) => labelPage(layoutOf(p), documents[type].labels)),
    aadhaarQrs,
    panQrs: [],
    mrz: found ? { page: 0, found } : null,
    bankNames,
    quality: page.quality,
    today: '2026-01-01',
  }
}

/** The text of a PDF is as printed, at a confidence of 1. */
const asPrinted = (line: ReadPage['lines'][number]): ReadPage['lines'][number] => ({
  ...line,
  words: line.words.map((word) => ({
    ...word,
    confidence: 1,
    chars: word.chars.map((char) => ({ ...char, confidence: 1 })),
  })),
})

/** A code somewhere on the page. */
const codeOf = (text: string): FoundCode => ({
  format: 'qr',
  quad: quadOf({ x: 900, y: 0, width: 100, height: 100 }),
  text,
  bytes: Buffer.from(text),
})

const resources = join(import.meta.dirname, '../../../../../resources')
const bankNames = loadBankNames(resources)

/** All that the rules of a type find on pages, of which some words are `weak`. */
export function candidatesOn(type: DocumentType, text: string, weak: readonly string[] = []): readonly Candidate[] {
  const context = contextOf(type, text, [], weak)
  return documents[type].rules.flatMap((rule) => rule.find(context))
}

/** What the rules of a type make of pages, of which some words are `weak`: the best value of each field. */
export function fieldsOn(type: DocumentType, text: string, weak: readonly string[] = []): Record<string, string> {
  const candidates = candidatesOn(type, text, weak)
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

/**
 * The fields of pages as they leave the engine, cells of tables among them. Nothing is read twice: there are no pixels.
 */
export async function readOn(
  type: DocumentType,
  text: string,
  aadhaarQrs: RuleContext['aadhaarQrs'] = [],
  codeTexts: readonly string[] = [],
  weak: readonly string[] = [],
  source: ReadPage['source'] = 'ocr',
): Promise<readonly ExtractedField[]> {
  const wanted = { type, fields: fieldCatalogue[type] ?? [], document: documents[type] }
  const { fields } = await extractFields(wanted, contextOf(type, text, aadhaarQrs, weak, codeTexts, source), {
    reading: createReading({ languageDir: join(resources, 'language') }),
    calibration: (await loadCalibrations(resources))[calibrationOf(type)],
    gazetteer: () => Promise.resolve(loadGazetteer(join(resources, 'gazetteer'))),
    sourcePage: () => undefined,
  })
  return fields
}

/** Values by the paths of their fields. */
export const valuesOf = (fields: readonly ExtractedField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ path, value }) => [path, value]))

/** As `readOn`, the values alone. */
export const valuesOn = async (...paper: Parameters<typeof readOn>): Promise<Record<string, string>> =>
  valuesOf(await readOn(...paper))
