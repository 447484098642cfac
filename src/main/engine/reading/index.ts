/** Reading of prepared sheets: lines, words and characters with confidences and second choices. */
import type { QuarterTurn, SheetBox } from '../../../shared/domain/geometry'
import type { FurtherScript } from '../../../shared/domain/languages'
import type { BundledScript, GreyRaster, Script, Sheet, TextLine } from '../model'
import { readLines, rereadLines } from './read-lines'
import { addedScripts } from './further-languages'
import { joinMachineLines } from './join-machine-lines'
import { surenessOf, withoutShadows } from './shadows'
import { inReadingOrder } from './reading-order'
import type { LineRecogniser } from './recogniser/line-recogniser'
import { createOwnRecogniser } from './recogniser/own-recogniser'
import { remembering } from './recogniser/remembering'
import { createTesseractReader } from './tesseract/reader'
import { findLines, type FoundLine } from './segmentation/find-lines'
import { decideTurn, type TurnedSheet } from './turn'

export interface ReadingConfig {
  /** Folder of the traineddata files; absolute. */
  readonly languageDir: string
  /** Folder of the languages that were added; absolute. None where not given. */
  readonly furtherDir?: string
  /**
   * The model for Devanagari; `mar` where not given, which reads Hindi as well as `hin` does and costs less than half.
   */
  readonly devanagari?: 'hin' | 'mar'
}

export interface PageOptions {
  /** Places without text, in pixels of the sheet as it is given: codes that were read before. */
  readonly ignore?: readonly SheetBox[]
}

export interface PageReading {
  readonly lines: readonly TextLine<SheetBox>[]
  /** The clockwise turn that makes the sheet upright. */
  readonly turn: QuarterTurn
  /** The upright sheet, in whose pixels the lines lie. */
  readonly sheet: Sheet
}

export interface FieldOptions {
  readonly script: Script
  /** `first`: the networks that the page's began as. `second`: others, trained apart, at twice the cost. */
  readonly reader: 'first' | 'second'
}

export interface Reading {
  /** Reads a sheet that may be a quarter turn or more off. Rejects where a model's file is missing. */
  readPage(sheet: Sheet, options?: PageOptions): Promise<PageReading>
  /**
   * Reads upright crops of one line each again, one answer a crop: null where nothing is read. Places are pixels of the
   * crop. Many at once cost half of what they cost one by one.
   */
  rereadFields(crops: readonly GreyRaster[], options: FieldOptions): Promise<(TextLine<SheetBox> | null)[]>
  close(): void
}

/** Tesseract reads something into blank paper, but does not believe it. */
const leastBelieved = 0.5

/** Models are loaded when first needed and stay warm until `close`. */
export function createReading(config: ReadingConfig): Reading {
  const trained = createOwnRecogniser({ ...config, networks: 'trained' })
  // Fields are read again by networks whose faults are others than those of the page's.
  const readers = {
    first: createOwnRecogniser({ ...config, networks: 'bundled' }),
    second: createOwnRecogniser({ ...config, networks: 'second' }),
  }
  const writing = createOwnRecogniser({ ...config, networks: 'written' })
  const tesseract = createTesseractReader(config)

  const readTurned = async (
    recogniser: LineRecogniser,
    turned: TurnedSheet,
    further: readonly FurtherScript[],
  ): Promise<PageReading> => {
    const lines = await readLines(recogniser, turned.lines, further, writing)
    return {
      lines: inReadingOrder(joinMachineLines(withoutShadows(lines.filter((line) => line !== null)))),
      turn: turned.turn,
      sheet: turned.sheet,
    }
  }

  /** Tesseract finds lines by itself: what was taken for no line of text may be one after all. */
  const readByTesseract = async (crop: GreyRaster, script: BundledScript): Promise<TextLine<SheetBox> | null> => {
    const [line] = await tesseract.readSheet(crop, { layout: 'line', script })
    return line?.words.every((word) => word.confidence >= leastBelieved) ? line : null
  }

  return {
    async readPage(sheet, { ignore = [] } = {}) {
      const recogniser = remembering(trained)
      // Asked for each page, because languages are added and removed while a reader stays warm.
      const further = addedScripts(config.furtherDir)
      const [first, second] = await decideTurn(recogniser, sheet, further, ignore)
      const reading = await readTurned(recogniser, first!, further)
      if (!second) return reading
      const otherWay = await readTurned(recogniser, second, further)
      return weight(otherWay) > weight(reading) ? otherWay : reading
    },
    async rereadFields(crops, { script, reader }) {
      // A language that was added has one network: asked again, it would agree with itself.
      if (reader === 'second' && !isBundled(script)) return crops.map(() => null)
      const found = crops.map(longestLine)
      const lines = found.filter((line) => line !== null)
      const read = await rereadLines(readers[reader], lines, script)
      const again = found.map((line) => (line === null ? null : (read[lines.indexOf(line)] ?? null)))
      if (reader === 'first' || !isBundled(script)) return again
      const all: (TextLine<SheetBox> | null)[] = []
      for (const [i, line] of again.entries()) all.push(line ?? (await readByTesseract(crops[i]!, script)))
      return all
    },
    close() {
      for (const reader of [trained, writing, ...Object.values(readers)]) reader.close()
      tesseract.close()
    },
  }
}

/** Of the lines on a crop, that which it was cut for. */
const longestLine = (crop: GreyRaster): FoundLine | null =>
  findLines(crop).reduce<FoundLine | null>(
    (best, line) => (best && best.image.box.width >= line.image.box.width ? best : line),
    null,
  )

const isBundled = (script: Script): script is BundledScript => script === 'latin' || script === 'devanagari'

/** How much was read, each character counted by how sure it is. */
const weight = ({ lines }: PageReading): number => lines.reduce((sum, line) => sum + surenessOf(line), 0)
