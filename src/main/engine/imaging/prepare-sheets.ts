import type { ColourRaster, GreyRaster, Matrix3, PageQuad, Sheet, SourcePage } from '../model'
import { cropColour, cropGrey, type PixelBox } from './crop'
import { evenLight } from './even-light'
import { findQuads, shareOutside, type FoundQuad } from './find-quads'
import { toGrey } from './grey'
import { lineAngle } from './line-angle'
import { isCutAtRule, isFrame, isOfBands, isPane, sharesPrint } from './printed-frames'
import { identity, multiply, rectangleToQuad, scaling, sideLengths, translation } from './matrix'
import { isRuledTable } from './ruled-table'
import { crisp } from './sharpen'
import { sheetForm, sheetScale } from './sheet-size'
import { shrink } from './shrink'
import { findTextInk, type TextInk } from './text-ink'
import { partWithText, textRegion } from './text-region'
import { warp } from './warp'

/** Where there are this many letters outside all cards for each inside, the page is read as well. */
const REST_SHARE = 0.3
/** … or so many: a card of its own whose sides cannot be seen, white on the white of a scan. */
const REST_LETTERS = 30
/** With more than this outside, a quadrilateral is more likely a picture or a box on a card than a card. */
const STRAY_SHARE = 1
/** … and with so few inside it is a hologram or a stamp, however clearly its sides are seen. */
const CARD_LETTERS = 24
/** A long strip beside which there is print is a band of a card. */
const BAND_SHARE = 0.08
/** … unless all its sides are seen, as of a card that lies on a printed page. */
const WHOLE_SUPPORT = 0.95
/** Slopes whose rows stand out less are chance. */
const CLEAR_SLOPE = 1.5
/** Degrees; a smaller slope harms no reader, and pixels that are not turned stay crisp. */
const LEAST_SLOPE = 0.15

/**
 * Finds what is to be read on a page: a sheet for every card or page that lies on it, and the picture itself
 * where there is none or where much text lies outside. The one with most text comes first; there is always one. `grey` is
 * the page as it is looked at.
 */
export function prepareSheets({ colour }: SourcePage, grey = toGrey(colour)): Sheet[] {
  const ink = findTextInk(grey)
  const { sheets, framed } = lookForSheets(colour, grey, ink)
  // Where a frame is printed, what seems a card from nearer by is a part of it.
  if (framed || sheets.some((sheet) => sheet.method === 'quad')) return sheets
  const part = partWithText(grey, ink)
  return part ? lookCloser(colour, grey, part) : sheets
}

/** Searches a small part of a page, as a card on the glass of a scanner, as if it were the page. */
function lookCloser(colour: ColourRaster, grey: GreyRaster, part: PixelBox): Sheet[] {
  const toPage = translation(part.x, part.y)
  const closer = cropGrey(grey, part)
  const { sheets } = lookForSheets(cropColour(colour, part), closer, findTextInk(closer))
  return sheets.map((sheet) => ({ ...sheet, toPage: multiply(toPage, sheet.toPage) }))
}

/** A page as it is: of a text layer only its codes are sought, and nothing on it lies askew. */
export function sheetAsIs({ colour }: SourcePage): Sheet {
  return { grey: toGrey(colour), toPage: identity, form: 'page', method: 'as_is', blur: 0 }
}

interface Found {
  readonly sheets: Sheet[]
  /** True where quadrilaterals were given up as frames of print. */
  readonly framed: boolean
}

function lookForSheets(colour: ColourRaster, grey: GreyRaster, ink: TextInk): Found {
  const found = findQuads(colour, ink)
  const share = shareOutside(found, ink)
  const isPrinted = (quad: FoundQuad): boolean =>
    isFrame(quad, found, share, grey) ||
    isPane(quad, found, ink) ||
    isOfBands(quad, ink) ||
    sharesPrint(quad, found, ink) ||
    isCutAtRule(quad, found, ink, grey) ||
    (share > STRAY_SHARE && isRuledTable(quad.quad, grey))
  if (found.some(isPrinted)) return { sheets: [wholeSheet(grey, ink)], framed: true }
  const quads = found.filter((quad) => believable(quad, share))
  const sheets = quads
    .toSorted((a, b) => b.letters - a.letters)
    .map(({ quad, letterHeight }) => quadSheet(grey, quad, letterHeight))
  const outside = share * found.reduce((sum, { letters }) => sum + letters, 0)
  const rest = share > REST_SHARE || outside >= REST_LETTERS || sheets.length === 0
  return { sheets: rest ? [...sheets, wholeSheet(grey, ink)] : sheets, framed: false }
}

function believable(quad: FoundQuad, share: number): boolean {
  if (quad.cut) return share <= REST_SHARE
  if (isStrip(quad.quad)) return share <= BAND_SHARE
  return share <= STRAY_SHARE || (quad.support >= WHOLE_SUPPORT && quad.letters >= CARD_LETTERS)
}

function isStrip(quad: PageQuad): boolean {
  const [top, right, bottom, left] = sideLengths(quad)
  return sheetForm(Math.max(top, bottom), Math.max(left, right), 0) === 'strip'
}

function quadSheet(grey: GreyRaster, quad: PageQuad, letterHeight: number): Sheet {
  const [top, right, bottom, left] = sideLengths(quad)
  const sourceWidth = Math.max(top, bottom)
  const sourceHeight = Math.max(left, right)
  const form = sheetForm(sourceWidth, sourceHeight, letterHeight)
  const scale = sheetScale(form, sourceWidth, sourceHeight, letterHeight)
  const width = Math.round(sourceWidth * scale)
  const height = Math.round(sourceHeight * scale)
  return drawSheet(grey, rectangleToQuad(width, height, quad), width, height, scale, form, 'quad')
}

function wholeSheet(grey: GreyRaster, ink: TextInk): Sheet {
  const angle = lineAngle(ink, Math.max(1, ink.letterHeight / 6))
  const clear = angle !== null && angle.clarity > CLEAR_SLOPE && Math.abs(angle.degrees) > LEAST_SLOPE
  const degrees = clear ? angle.degrees : 0
  const region = textRegion(grey, ink, degrees)
  const form = sheetForm(region.width, region.height, ink.letterHeight)
  const scale = sheetScale(form, region.width, region.height, ink.letterHeight)
  const width = Math.round(region.width * scale)
  const height = Math.round(region.height * scale)
  const toPage = multiply(region.toPage, scaling(region.width / width, region.height / height))
  return drawSheet(grey, toPage, width, height, scale, form, degrees === 0 ? 'as_is' : 'deskew')
}

/** Draws a sheet once, from pixels that are shrunk first where it is much smaller than its source. */
function drawSheet(
  grey: GreyRaster,
  toPage: Matrix3,
  width: number,
  height: number,
  scale: number,
  form: Sheet['form'],
  method: Sheet['method'],
): Sheet {
  const factor = Math.max(1, Math.floor(1 / scale))
  const source = shrink(grey, factor)
  const drawn = warp(source, multiply(scaling(1 / factor, 1 / factor), toPage), width, height)
  return { ...crisp(evenLight(drawn)), toPage, form, method }
}
