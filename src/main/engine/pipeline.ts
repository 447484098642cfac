/** Bytes in, a reading with evidence out: decode, sheets, codes, text, type, fields. */
import { isUserType, userTypeOf, type DocumentType } from '../../shared/domain/document-types'
import { fieldCatalogue } from '../../shared/domain/field-catalogue'
import { field, type FieldSpec } from '../../shared/domain/fields/spec'
import type { LanguageCode } from '../../shared/domain/languages'
import type { Classification, DocumentReading, PageReading } from '../../shared/domain/reading'
import { kindOfUserField, type UserTypeSpec } from '../../shared/domain/user-types/spec'
import type { ReadRequest, ReadResult } from './index'
import type { Gazetteer } from './address'
import { cardsApart } from './documents/division/cards-apart'
import { classify, forcedClassification } from './documents/recognition/classify'
import { findSigns } from './documents/recognition/find-signs'
import { ownSheets } from './documents/division/own-sheets'
import { documents } from './documents/registry'
import { unreadLanguages } from './documents/unread-languages'
import type { BankNames } from './extraction/banks'
import { splitSheets } from './documents/division/split'
import { userTypeDocument } from './documents/user-types/document'
import { recogniseUserType, type FoundUserType } from './documents/user-types/recognise'
import { calibrationOf, type Calibrations } from './extraction/belief/confidence'
import { extractFields, type Wanted } from './extraction/extract-fields'
import type { Extraction, JudgedField } from './extraction/extraction'
import { labelPage } from './extraction/labels/labels'
import type { Layout } from './extraction/layout/layout'
import { aadhaarCodeMasks, aadhaarMasks } from './extraction/masks'
import type { RuleContext } from './extraction/rules/rule'
import { withoutStrangePrint } from './extraction/strange-print'
import { qualityFlag } from './imaging'
import type { ReadPage, SourcePage } from './model'
import { noPicture, readFile, thumbnailsOf } from './read-file'
import type { Reading } from './reading'
import { findMrz, readAadhaarQr, readPanQr, type UidaiKey } from './reading/codes'
import { Stopwatch } from './stopwatch'

export const engineVersion = '1'

export interface PipelineTools {
  readonly reading: Reading
  readonly calibrations: Calibrations
  readonly uidaiKeys: readonly UidaiKey[]
  readonly gazetteer: () => Promise<Gazetteer>
  readonly bankNames: () => BankNames
  readonly absentLanguages: () => readonly LanguageCode[]
  readonly now: () => Date
}

export interface DetailedResult extends ReadResult {
  readonly judged: readonly JudgedField[]
  /** The fields again, as if the labels that are not known were worded as nobody has seen yet. */
  extractWith(known: (label: string) => boolean): Promise<Extraction>
}

export async function readDocument(request: ReadRequest, tools: PipelineTools): Promise<DetailedResult> {
  const clock = new Stopwatch()
  const file = await readFile(request, tools.reading, clock)
  const { images, sources } = file
  const laid = clock.span('layout', () => file.pages.flatMap(cardsApart))
  const [pages, layouts] = [laid.map((one) => one.page), laid.map((one) => one.layout)]
  const groups = clock.span('classify', () => groupsOf(request, layouts))
  const read: ReadPart[] = []
  for (const group of groups.length === 0 ? [[]] : groups) {
    const sheets = { pages: group.map((i) => pages[i]!), layouts: group.map((i) => layouts[i]!) }
    read.push(await readPart(sheets, request, sources, tools, clock))
  }
  const [head, ...others] = read
  if (!head) throw new Error('no document')
  const masked = read.flatMap((d) => d.masked)
  const [thumbnail, ...furtherThumbnails] = await clock.wait('thumbnail', () => thumbnailsOf(file, read, masked))
  const isOneOfSeveral = read.length > 1 || Boolean(request.part)
  const readingOf = (one: ReadPart, of: readonly ReadPage[], masks: DocumentReading['masked']): DocumentReading => ({
    engineVersion,
    classification: one.classification,
    pages: pageReadings(of),
    fields: one.extraction.fields,
    masked: masks,
    ...(isOneOfSeveral ? { ownPages: [...new Set(one.pages.map((p) => p.index))] } : {}),
    ...(one.userFields ? { userFields: one.userFields } : {}),
    timings: clock.times(),
  })
  return {
    reading: readingOf(head, pages, masked),
    further: others.map((one) => readingOf(one, one.pages, one.masked)),
    pages: images,
    thumbnail: thumbnail ?? noPicture,
    furtherThumbnails,
    judged: head.extraction.judged,
    extractWith: head.extractWith,
  }
}

/** A type that a human gave is that of the whole file; a part is one document, or one of those that share its page. */
function groupsOf(
  { forcedType, part, userTypes }: ReadRequest,
  layouts: readonly Layout[],
): readonly (readonly number[])[] {
  const all = layouts.map((_, i) => i)
  if (part && part.at !== null) {
    const groups = splitSheets(layouts, userTypes)
    return [groups[part.at] ?? groups.at(-1) ?? all]
  }
  return forcedType || part ? [all] : splitSheets(layouts, userTypes)
}

/** The sheets of one document of a file. */
interface Part {
  readonly pages: readonly ReadPage[]
  readonly layouts: readonly Layout[]
}

interface ReadPart extends Part {
  readonly classification: DocumentReading['classification']
  readonly extraction: Extraction
  readonly extractWith: DetailedResult['extractWith']
  readonly masked: DocumentReading['masked']
  readonly userFields?: DocumentReading['userFields']
}

async function readPart(
  part: Part,
  { forcedType, userTypes = [] }: ReadRequest,
  sources: readonly SourcePage[],
  tools: PipelineTools,
  clock: Stopwatch,
): Promise<ReadPart> {
  const { pages, layouts } = part
  const seen = seenOn(pages, layouts, tools)
  const found = clock.span('classify', () =>
    classify(
      layouts,
      findSigns(layouts, {
        aadhaarCode: seen.aadhaarQrs.length > 0,
        mrzState: seen.mrz?.found.td3.issuingState.value ?? null,
      }),
    ),
  )
  const masksOf = (onAadhaar: boolean): DocumentReading['masked'] => [
    ...aadhaarMasks(layouts, onAadhaar),
    ...aadhaarCodeMasks(seen.aadhaarQrs),
  ]
  const users = userTypeFor(forcedType, userTypes, layouts, found)
  if (users) {
    const userFields = userFieldsOf(users.spec)
    const document = userTypeDocument(users.spec)
    const wanted = { type: userTypeOf(users.spec.name), fields: userFields, document }
    const extractWith = extractorOf(wanted, part, seen, sources, tools)
    const extraction = await clock.wait('extract', () => extractWith(() => true))
    return {
      ...part,
      classification: users.classification,
      masked: masksOf(false),
      extraction,
      extractWith,
      userFields,
    }
  }
  const classification = forcedType && !isUserType(forcedType) ? forcedClassification(forcedType, found) : found
  const masked = masksOf(classification.type === 'AADHAAR')
  if (classification.type === 'UNRECOGNISED') {
    const unread = unreadLanguages(pages, tools.absentLanguages())
    const told = unread.length === 0 ? classification : { ...classification, unread }
    return { ...part, classification: told, masked, extraction: nothing, extractWith: () => Promise.resolve(nothing) }
  }
  const type = classification.type as DocumentType
  const [document, fields] = [documents[type], fieldCatalogue[type] ?? []]
  const sheets = clock.span('classify', () => ownSheets(type, layouts))
  const own = { pages: sheets.map((i) => pages[i]!), layouts: sheets.map((i) => layouts[i]!) }
  const context = sheets.length === layouts.length ? seen : seenOn(own.pages, own.layouts, tools)
  const extractWith = extractorOf({ type, fields, document }, own, context, sources, tools)
  const extraction = await clock.wait('extract', () => extractWith(() => true))
  return { ...part, classification, masked, extraction, extractWith }
}

/** Finds the fields of a document of a type, by those of its labels that are known. */
function extractorOf(
  wanted: Wanted,
  { pages, layouts }: Part,
  seen: Seen,
  sources: readonly SourcePage[],
  tools: PipelineTools,
): DetailedResult['extractWith'] {
  const { type, document } = wanted
  return async (known) => {
    const labels = Object.fromEntries(Object.entries(document.labels).filter(([label]) => known(label)))
    return extractFields(
      wanted,
      {
        ...seen,
        pages: layouts.map((layout) =>
          labelPage(document.byHand ? layout : withoutStrangePrint(layout, labels), labels),
        ),
        quality: bestPicture(pages),
        bankNames: tools.bankNames(),
        today: isoDay(tools.now()),
      },
      {
        ...tools,
        calibration: tools.calibrations[calibrationOf(type)],
        sourcePage: (index) => sources.find((s) => s.index === index),
      },
    )
  }
}

/** The user's type that was given, or that the document is of; null where it is of none. */
function userTypeFor(
  forced: ReadRequest['forcedType'],
  specs: readonly UserTypeSpec[],
  layouts: readonly Layout[],
  found: Classification,
): FoundUserType | null {
  if (forced === null) return recogniseUserType(specs, layouts, found)
  const spec = specs.find(({ name }) => userTypeOf(name) === forced)
  return spec ? { spec, classification: { type: forced, confidence: 1, nearest: found.nearest, forced: true } } : null
}

const userFieldsOf = ({ fields }: UserTypeSpec): readonly FieldSpec[] =>
  fields.map(({ name, label, kind }) => ({
    ...field(name, kindOfUserField[kind]),
    ...(label === undefined ? {} : { label }),
  }))

const nothing: Extraction = { fields: [], judged: [] }

/** Codes and passport lines, read. */
type Seen = Pick<RuleContext, 'codes' | 'aadhaarQrs' | 'panQrs' | 'mrz'>

function seenOn(pages: readonly ReadPage[], layouts: readonly Layout[], tools: PipelineTools): Seen {
  const codes = pages.flatMap((page) => page.codes.map((code) => ({ page: page.index, code })))
  const aadhaarQrs = codes.flatMap(({ page, code }) => {
    const result = readAadhaarQr(code.text, tools.uidaiKeys)
    return result.kind === 'read' ? [{ page, code, qr: result.qr }] : []
  })
  const panQrs = codes.flatMap(({ page, code }) => {
    const qr = readPanQr(code.text)
    return qr ? [{ page, code, qr }] : []
  })
  const mrzs = layouts.flatMap((layout, i) => {
    const found = findMrz(pages[i]?.lines ?? [], tools.now())
    return found ? [{ page: layout.page, found }] : []
  })
  return { codes, aadhaarQrs, panQrs, mrz: mrzs[0] ?? null }
}

/** That of the sheet with most words. */
function bestPicture(pages: readonly ReadPage[]): ReadPage['quality'] {
  const words = (page: ReadPage): number => page.lines.reduce((n, line) => n + line.words.length, 0)
  const [best] = [...pages].sort((a, b) => words(b) - words(a))
  return best?.quality ?? { sharpness: 0, colourfulness: 0, screenPattern: 0, cut: false, whole: false }
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The words of each page, those of several cards on it together. */
function pageReadings(pages: readonly ReadPage[]): PageReading[] {
  const indices = [...new Set(pages.map((p) => p.index))].sort((a, b) => a - b)
  return indices.map((index) => {
    const parts = pages.filter((p) => p.index === index)
    const first = parts[0]!
    const lines = parts.flatMap((p) => p.lines)
    const words = lines.flatMap((line, number) =>
      line.words.map((w) => ({ text: w.text, quad: w.place, confidence: w.confidence, line: number })),
    )
    const { width, height, turn, source, sheet, quality } = first
    const picture = sheet?.form === 'card' ? { picture: qualityFlag(quality) } : {}
    return { index, ...picture, width, height, turn, source, words }
  })
}
