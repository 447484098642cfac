/** From the pixels of one page to its lines and codes: every card on it is a sheet of its own. */
import type { PageQuad } from '../../shared/domain/geometry'
import { boxOnSheet, darkerPrint, isFaint, mapQuad, measureQuality, prepareSheets, sheetAsIs, toGrey } from './imaging'
import type { FoundCode, ReadPage, Sheet, SourcePage, TextLine } from './model'
import type { Reading } from './reading'
import { findCodes } from './reading/codes'
import { readUnknownSigns } from './reading/unknown-signs'
import type { Stopwatch } from './stopwatch'
import { hasFewSigns, isReadBadly, isReadBetter } from './well-read'

/** A page of a text layer was never a picture. */
const printed = { sharpness: 1, colourfulness: 1, screenPattern: 0, cut: false, whole: true } as const

/** Reads a page; the first of the answers is that with most text. Pages of a PDF's text layer are not read again. */
export async function readSourcePage(page: SourcePage, reading: Reading, clock: Stopwatch): Promise<ReadPage[]> {
  if (page.textLayer && !page.drawn) return [readPage(page, null, page.textLayer, [], 0, 'text_layer', printed)]
  if (page.textLayer) {
    const { textLayer } = page
    const codes = await clock.wait('codes', () => findCodes(page, [sheetAsIs(page)]))
    const lines = await clock.wait('read', () => readUnknownSigns(page, textLayer, reading))
    return [readPage(page, null, lines, codes, 0, 'text_layer', printed)]
  }
  const grey = clock.span('sheet', () => toGrey(page.colour))
  const sheets = clock.span('sheet', () => prepareSheets(page, grey))
  const codes = await clock.wait('codes', () => findCodes(page, sheets))
  const read = await readSheets(page, sheets, codes, reading, clock)
  if (!isReadBadly(read) && !(hasFewSigns(read) && isFaint(grey))) return read
  const darker = darkerPrint(grey)
  if (darker === null) return read
  const darkerSheets = clock.span('sheet', () => prepareSheets(page, darker))
  const again = await readSheets(page, darkerSheets, codes, reading, clock)
  return isReadBetter(again, read) ? withQualityOf(read, again) : read
}

/** The reading of each sheet that has a text of its own, the codes of the page with the first. */
async function readSheets(
  page: SourcePage,
  sheets: readonly Sheet[],
  codes: readonly FoundCode[],
  reading: Reading,
  clock: Stopwatch,
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  const taken: PageQuad[] = []
  for (const sheet of sheets) {
    const ignore = codes.map((code) => boxOnSheet(code.quad, sheet.toPage))
    const read = await clock.wait('read', () => reading.readPage(sheet, { ignore }))
    const lines = read.lines
      .map((line) => onPage(line, read.sheet))
      .filter((line) => !taken.some((quad) => holds(quad, line.place)))
    taken.push(outline(read.sheet))
    if (lines.length === 0 && pages.length > 0) continue
    const quality = clock.span('quality', () => measureQuality(page, read.sheet, read.lines))
    pages.push(readPage(page, read.sheet, lines, pages.length === 0 ? codes : [], read.turn, 'ocr', quality))
  }
  return pages
}

/** How a page was taken is told by the picture as it came. */
const withQualityOf = (as: readonly ReadPage[], pages: readonly ReadPage[]): ReadPage[] =>
  pages.map((page, i) => ({ ...page, quality: as[i]?.quality ?? page.quality }))

function readPage(
  page: SourcePage,
  sheet: Sheet | null,
  lines: ReadPage['lines'],
  codes: readonly FoundCode[],
  turn: ReadPage['turn'],
  source: ReadPage['source'],
  quality: ReadPage['quality'],
): ReadPage {
  const { width, height } = page.colour
  return {
    index: page.index,
    width,
    height,
    turn,
    source,
    lines,
    codes,
    quality,
    sheet: sheet && { toPage: sheet.toPage, form: sheet.form },
  }
}

function onPage(line: TextLine<Parameters<typeof mapQuad>[0]>, sheet: Sheet): TextLine<PageQuad> {
  return {
    script: line.script,
    place: mapQuad(line.place, sheet.toPage),
    words: line.words.map((word) => ({ ...word, place: mapQuad(word.place, sheet.toPage) })),
  }
}

const outline = (sheet: Sheet): PageQuad =>
  mapQuad({ x: 0, y: 0, width: sheet.grey.width, height: sheet.grey.height }, sheet.toPage)

/** True where the middle of a place lies inside a quad; its corners may run either way round. */
function holds(quad: PageQuad, place: PageQuad): boolean {
  const x = place.reduce((s, p) => s + p.x, 0) / 4
  const y = place.reduce((s, p) => s + p.y, 0) / 4
  const sides = quad.map((a, i) => {
    const b = quad[(i + 1) % 4] ?? a
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  })
  return sides.every((s) => s >= 0) || sides.every((s) => s <= 0)
}
