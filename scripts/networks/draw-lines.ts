/**
 * Draws pages of made-up text, spoils them as cameras do, prepares them as the engine does, and writes the images of
 * their lines as the networks take them, each with its text.
 *
 *   npx tsx scripts/networks/draw-lines.ts --seed S --pages N --manner sharp|soft --model eng|mar --faces FOLDER \
 *     --words FILE --out FILE [--tables] [--written FOLDER]
 *
 * `faces` is a node_modules folder of `@fontsource` packages; with `tables`, pages are ruled tables; with `written`, one of
 * faces like handwriting, pages are forms that are filled in by hand. A line in the file: columns (uint16), length of the
 * text in bytes (uint16), the text, then the pixels of its image (int8), see `Network.inputOf`.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { invert, mapPoint, multiply, prepareSheets } from '../../src/main/engine/imaging'
import { decodeFiles, defaultLimits } from '../../src/main/engine/intake'
import type { Matrix3 } from '../../src/main/engine/model'
import { parseAlphabet } from '../../src/main/engine/reading/recogniser/alphabet'
import { closedUp } from '../../src/main/engine/reading/recogniser/closed-up'
import type { LineImage } from '../../src/main/engine/reading/recogniser/line-recogniser'
import { Network } from '../../src/main/engine/reading/recogniser/network'
import { columnPixels } from '../../src/main/engine/reading/recogniser/network-buffers'
import { parseNetwork } from '../../src/main/engine/reading/recogniser/network-file'
import { splitTrainedData } from '../../src/main/engine/reading/recogniser/traineddata'
import { findLines } from '../../src/main/engine/reading/segmentation/find-lines'
import { Random } from '../../test/generator/random'
import { encode } from '../../test/generator/render'
import { drawFilledPage } from './draw-filled-page'
import { drawPage, registerFaces, type DrawnText } from './draw-page'
import { drawTablePage } from './draw-table-page'
import { manners, spoilPage, type Manner } from './spoil-page'
import { createTexts } from './texts'
import { createTextsByHand } from './texts-by-hand'
import { createDevanagariTexts } from './texts-devanagari'

/** Lines that are longer, in columns, or have fewer columns a character, are left out. */
const mostColumns = 420
const leastColumnsAChar = 1.15

/** A text on the sheet that the engine made of the picture, in its pixels. */
type PlacedText = DrawnText & { readonly y: number }

function placed(text: DrawnText, toSheet: Matrix3): PlacedText {
  const [a, b, c, d] = (
    [
      [text.left, text.top],
      [text.right, text.top],
      [text.right, text.bottom],
      [text.left, text.bottom],
    ] as const
  ).map(([x, y]) => mapPoint(toSheet, x, y)) as [Point, Point, Point, Point]
  return {
    text: text.text,
    left: (a.x + d.x) / 2,
    right: (b.x + c.x) / 2,
    top: Math.min(a.y, b.y),
    bottom: Math.max(c.y, d.y),
    y: (a.y + b.y + c.y + d.y) / 4,
    ...(text.isBoxed && { isBoxed: true }),
  }
}
type Point = ReturnType<typeof mapPoint>

/** What stands on a line that was found; null where it holds part of a text, or lines under each other. */
function textOn({ box, leftOut = [] }: LineImage, texts: readonly PlacedText[]): string | null {
  const mine = texts
    .filter((t) => t.y > box.y && t.y < box.y + box.height && t.right > box.x && t.left < box.x + box.width)
    .toSorted((a, b) => a.left - b.left)
  if (mine.length === 0) return null
  const tall = Math.max(...mine.map((t) => t.bottom - t.top))
  const [left, right] = [mine[0]!.left, Math.max(...mine.map((t) => t.right))]
  const middles = mine.map((t) => t.y)
  const isWhole =
    Math.abs(left - box.x - tall * 0.85) < tall * 1.15 &&
    Math.abs(box.x + box.width - right - tall * 0.85) < tall * 1.15 &&
    mine.every((t, i) => i === 0 || t.left > mine[i - 1]!.right) &&
    Math.max(...middles) - Math.min(...middles) < tall * 0.9 &&
    box.height < tall * 3.2
  // The engine closes up what stands in boxes, where it sees that it does.
  const read = mine.map(({ text, isBoxed }) => (isBoxed && leftOut.length === 0 ? [...text].join(' ') : text))
  return isWhole ? read.join(' ') : null
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'soft' },
    pages: { type: 'string', default: '40' },
    model: { type: 'string', default: 'eng' },
    faces: { type: 'string', default: 'node_modules' },
    words: { type: 'string', default: '' },
    written: { type: 'string' },
    tables: { type: 'boolean', default: false },
    manner: { type: 'string', default: 'sharp' },
    out: { type: 'string', default: 'lines.bin' },
  },
})
const isDevanagari = values.model === 'mar'
const manner: Manner = manners.find((name) => name === values.manner) ?? 'sharp'
const faces = registerFaces(values.faces, isDevanagari ? 'devanagari' : 'latin')
const written = values.written === undefined ? [] : registerFaces(values.written, 'latin')
const word = isDevanagari ? /^[\p{L}\p{M}]{2,14}$/u : /^[a-z]{2,14}$/
const words = readFileSync(values.words, 'utf8')
  .split('\n')
  .filter((line) => word.test(line))
const texts = isDevanagari ? createDevanagariTexts('resources', words) : createTexts('resources', words)
const byHand = createTextsByHand('resources', words)
const trained = splitTrainedData(readFileSync(join('resources', 'language', `${values.model}.traineddata`)))
const alphabet = new Set(parseAlphabet(trained))
const network = await Network.start(parseNetwork(trained.network))

const out = createWriteStream(values.out)
let [kept, found] = [0, 0]
for (let n = 0; n < Number(values.pages); n++) {
  const random = new Random(`${values.seed}/${n}`)
  const { raster, drawn } =
    written.length > 0
      ? drawFilledPage(random, { ...texts, ...byHand }, faces, written)
      : (values.tables ? drawTablePage : drawPage)(random, texts, faces)
  const shot = await spoilPage(raster, random.fork('spoil'), manner)
  const { bytes } = await encode(shot)
  for await (const page of decodeFiles([bytes], defaultLimits, false)) {
    const sheet = prepareSheets(page)[0]!
    const toSheet = multiply(invert(sheet.toPage), shot.matrix as unknown as Matrix3)
    const there = drawn.map((text) => placed(text, toSheet))
    for (const { image } of findLines(sheet.grey)) {
      found++
      const text = image.inverted ? null : textOn(image, there)
      if (text === null || [...text].some((char) => !alphabet.has(char))) continue
      const pixels = network.inputOf(closedUp(image).image)
      const columns = pixels.length / columnPixels / network.height
      if (columns > mostColumns || columns < text.length * leastColumnsAChar) continue
      const named = Buffer.from(text, 'utf8')
      const head = Buffer.alloc(4)
      head.writeUInt16LE(columns, 0)
      head.writeUInt16LE(named.length, 2)
      out.write(Buffer.concat([head, named, Buffer.from(pixels.buffer)]))
      kept++
    }
  }
}
await new Promise<void>((done) => out.end(done))
console.log(`${kept} of ${found} lines of ${values.pages} pages`)
