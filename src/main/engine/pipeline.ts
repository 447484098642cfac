/** Bytes in, a reading with evidence out: decode, sheets, codes, text, type, fields. */
import type { DocumentReading, PageReading } from '../../shared/domain/reading'
import type { PageImage, ReadRequest, ReadResult } from './index'
import type { Gazetteer } from './address'
import { classify, forcedClassification } from './documents/classify'
import { findSigns } from './documents/find-signs'
import { ownSheets } from './documents/own-sheets'
import { documents } from './documents/registry'
import type { BankNames } from './extraction/banks'
import type { Calibration } from './extraction/confidence'
import { extractFields, type JudgedField } from './extraction/extract-fields'
import { labelPage } from './extraction/labels'
import { layoutOf, type Layout } from './extraction/layout'
import { aadhaarMasks } from './extraction/masks'
import type { RuleContext } from './extraction/rule'
import { makeThumbnail, qualityFlag } from './imaging'
import { decodeFile } from './intake'
import type { ReadPage, SourcePage } from './model'
import { readSourcePage } from './read-pages'
import type { Reading } from './reading'
import { findMrz, readAadhaarQr, readPanQr, type UidaiKey } from './reading/codes'
import { Stopwatch } from './stopwatch'

export const engineVersion = '1'

export interface PipelineTools {
  readonly reading: Reading
  readonly calibration: Calibration
  readonly uidaiKeys: readonly UidaiKey[]
  readonly gazetteer: () => Promise<Gazetteer>
  readonly bankNames: () => BankNames
  readonly now: () => Date
}

export interface DetailedResult extends ReadResult {
  readonly judged: readonly JudgedField[]
}

/** Pixels of this many pages are kept for a second look; weak fields of later pages keep their first reading. */
const pagesKept = 4

export async function readDocument(request: ReadRequest, tools: PipelineTools): Promise<DetailedResult> {
  const clock = new Stopwatch()
  const images: PageImage[] = []
  const sources: SourcePage[] = []
  const pages: ReadPage[] = []
  for await (const page of timed(decodeFile(request.bytes), clock)) {
    pages.push(...(await readSourcePage(page, tools.reading, clock)))
    images.push({ index: page.index, ...page.encoded })
    if (sources.length < pagesKept) sources.push(page)
  }
  const layouts = clock.span('layout', () => pages.map(layoutOf))
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
  const classification = request.forcedType ? forcedClassification(request.forcedType, found) : found
  const document = classification.type === 'UNRECOGNISED' ? null : documents[classification.type]
  const own = document ? clock.span('classify', () => ownSheets(document.type, layouts)) : []
  const context =
    own.length === layouts.length
      ? seen
      : seenOn(
          own.map((i) => pages[i]!),
          own.map((i) => layouts[i]!),
          tools,
        )
  const extraction = document
    ? await clock.wait('extract', () =>
        extractFields(
          document.type,
          document,
          {
            ...context,
            pages: own.map((i) => labelPage(layouts[i]!, document.labels)),
            quality: bestPicture(own.map((i) => pages[i]!)),
            bankNames: tools.bankNames(),
            today: isoDay(tools.now()),
          },
          {
            ...tools,
            sourcePage: (index) => sources.find((s) => s.index === index),
          },
        ),
      )
    : { fields: [], judged: [] }
  const masked = aadhaarMasks(layouts, classification.type === 'AADHAAR')
  const first = sources[0]
  const covered = masked.filter((m) => m.page === first?.index).map((m) => m.quad)
  const thumbnail = first
    ? await clock.wait('thumbnail', () => makeThumbnail(first, pages[0]?.turn ?? 0, covered))
    : new Uint8Array()
  const reading: DocumentReading = {
    engineVersion,
    classification,
    pages: pageReadings(pages),
    fields: extraction.fields,
    masked,
    timings: clock.times(),
  }
  return { reading, pages: images, thumbnail, judged: extraction.judged }
}

/** Decoding is lazy: its time is that of asking for the next page. */
async function* timed(pages: AsyncIterable<SourcePage>, clock: Stopwatch): AsyncGenerator<SourcePage> {
  const iterator = pages[Symbol.asyncIterator]()
  for (;;) {
    const next = await clock.wait('decode', () => iterator.next())
    if (next.done) return
    yield next.value
  }
}

/** Codes and passport lines, read. */
function seenOn(
  pages: readonly ReadPage[],
  layouts: readonly Layout[],
  tools: PipelineTools,
): Pick<RuleContext, 'codes' | 'aadhaarQrs' | 'panQrs' | 'mrz'> {
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
  return best?.quality ?? { sharpness: 0, glare: 0, colourfulness: 0, screenPattern: 0, cut: false }
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
