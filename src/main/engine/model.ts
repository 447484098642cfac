/**
 * What the stages of the engine hand to each other. Nothing here leaves the engine; what does leave it is in
 * src/shared/domain/reading.ts.
 */
import type { PagePoint, PageQuad, QuarterTurn, SheetBox, SheetPoint } from '../../shared/domain/geometry'
import type { FurtherScript } from '../../shared/domain/languages'
import type { PrintSource } from '../../shared/domain/reading'

/** One byte a pixel, row by row, no padding. 0 is black. */
export interface GreyRaster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Three bytes a pixel (red, green, blue), row by row, no padding. */
export interface ColourRaster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** One page after intake: decoded, EXIF turn applied, alpha laid on white. Pixels are page space. */
export interface SourcePage {
  readonly index: number
  readonly colour: ColourRaster
  /** The text layer of a PDF page, where there is a usable one; already in page space. */
  readonly textLayer: readonly TextLine<PageQuad>[] | null
  /** What the desk shows: the same pixels, encoded; null where no pictures were asked for. */
  readonly encoded: { readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'; readonly bytes: Uint8Array } | null
  /** False for a page of text that was not drawn: its colours are empty. */
  readonly drawn: boolean
}

/** Row-major 3x3; maps homogeneous points. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number]

/** A rectified card or page: upright or a quarter turn off (orientation is decided by reading), evenly lit. */
export interface Sheet {
  readonly grey: GreyRaster
  /** Sheet pixels to page pixels. */
  readonly toPage: Matrix3
  readonly form: 'card' | 'page' | 'strip'
  /** How it was found: a quadrilateral, the slope of its text lines, or not at all. */
  readonly method: 'quad' | 'deskew' | 'as_is'
  /** How far its edges were spread before it was sharpened, as the sigma of a blur in its pixels. */
  readonly blur: number
}

/** One character as it was read. */
export interface ReadChar {
  readonly text: string
  /** 0..1 */
  readonly confidence: number
  /** Second choices with their probabilities, best first; empty where the reader gives none. */
  readonly others: readonly { readonly text: string; readonly confidence: number }[]
  /** True where its shape by itself, told apart from the line, says so too. */
  readonly shapeAgrees?: boolean
}

export interface ReadWord<Place> {
  readonly text: string
  /** 0..1 */
  readonly confidence: number
  readonly place: Place
  readonly chars: readonly ReadChar[]
  /** True where something stands right before or after it on its line that could not be read, or may: print that fades. */
  readonly besideUnread?: boolean
}

/** Stands in the words of a PDF's text layer where its font does not say which letters a sign is. */
export const unknownSign = '\uFFFD'

/** A line of text, words from left to right. `Place` is a SheetBox before mapping, a PageQuad after it. */
export interface TextLine<Place> {
  readonly words: readonly ReadWord<Place>[]
  readonly place: Place
  readonly script: Script
}

/** What Veridesk reads by itself. */
export type BundledScript = 'latin' | 'devanagari'
/** And what it reads once the language's data has been added. */
export type Script = BundledScript | FurtherScript

/** The script of more than half of the parts; Latin where none has so many, for nearly all papers are in it. */
export function scriptOfMost(parts: readonly { readonly script: Script }[]): Script {
  const found = new Set(parts.map(({ script }) => script))
  return (
    [...found].find((script) => 2 * parts.filter((part) => part.script === script).length > parts.length) ?? 'latin'
  )
}

/** A machine-readable code that was found on a page. */
export interface FoundCode {
  readonly format: 'qr' | 'pdf417' | 'code128' | 'other'
  readonly quad: PageQuad
  /** Text where it is text; the bytes always. */
  readonly text: string
  readonly bytes: Uint8Array
}

/** Measures of a page's picture, inside the card or page. */
export interface ImageQuality {
  /** Variance of the Laplacian, scaled so that 1 is a sharp scan and 0 unreadable. */
  readonly sharpness: number
  /** 0..1: mean chroma; near 0 for a photocopy. */
  readonly colourfulness: number
  /** 0..1: how clearly a moiré or pixel grid of a screen shows. */
  readonly screenPattern: number
  /** True where a side of the card lies outside the image. */
  readonly cut: boolean
  /** True where no part of the card can lie outside the image. */
  readonly whole: boolean
}

/** A page when everything has been read from it; all places in page space. */
export interface ReadPage {
  readonly index: number
  readonly width: number
  readonly height: number
  readonly turn: QuarterTurn
  readonly source: PrintSource
  readonly lines: readonly TextLine<PageQuad>[]
  readonly codes: readonly FoundCode[]
  readonly quality: ImageQuality
  /** How its sheet lies on it; pixels are given back once they are read. */
  readonly sheet: Pick<Sheet, 'toPage' | 'form'> | null
}

export type { PagePoint, PageQuad, SheetBox, SheetPoint }
