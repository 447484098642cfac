import type { SheetBox } from '../../../../shared/domain/geometry'
import type { ReadWord, Script, TextLine } from '../../model'

interface Bounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}
interface Item {
  readonly text: string
  /** 0..100 */
  readonly confidence: number
  readonly bbox: Bounds
}
interface Word extends Item {
  readonly symbols: readonly Item[]
}
interface Output {
  readonly blocks?: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly {
        readonly words: readonly Word[]
        readonly bbox: Bounds
      }[]
    }[]
  }[]
}

const toBox = (b: Bounds): SheetBox => ({
  x: b.x0,
  y: b.y0,
  width: b.x1 - b.x0,
  height: b.y1 - b.y0,
})
const share = (confidence: number): number => Math.min(1, Math.max(0, confidence / 100))

function toWord(word: Word): ReadWord<SheetBox> {
  return {
    text: word.text.normalize('NFC'),
    confidence: share(word.confidence),
    place: toBox(word.bbox),
    chars: word.symbols.map((s) => ({
      text: s.text.normalize('NFC'),
      confidence: share(s.confidence),
      others: [],
    })),
  }
}

/** The JSON that Tesseract gives of a page, as lines of the engine; empty words and lines fall away. */
export function toLines(json: string, script: Script): TextLine<SheetBox>[] {
  const output = JSON.parse(json) as Output
  return (output.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => ({
      words: line.words.filter((w) => w.text.trim() !== '').map(toWord),
      place: toBox(line.bbox),
      script,
    }))
    .filter((line) => line.words.length > 0)
}
