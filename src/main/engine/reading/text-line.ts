/** The words of a found line, laid on its ink, from the characters that were read in it. */
import type { SheetBox } from '../../../shared/domain/geometry'
import { scriptOfMost, type ReadWord, type TextLine } from '../model'
import { withMeasuredBlanks } from './blanks'
import { withPrintedSigns } from './devanagari-signs'
import { withEyelashR } from './eyelash-r'
import { meanConfidence, type FlatChar } from './flat-chars'
import { withWholeSha } from './whole-sha'
import { withLoneInitials } from './lone-initials'
import { withLoneStrokes } from './lone-strokes'
import { isMachineReadable } from './machine-lines'
import type { FoundLine } from './segmentation/find-lines'
import { withVitthal } from './vitthal'
import { withVocalicR } from './vocalic-r'
import { withVowelI } from './vowel-i'
import { fitToInk, type InkSpan } from './segmentation/ink-spans'

/** Below these a word, or a line with no good word, is taken for what is no text at all. */
const leastWord = 0.45
const leastLine = 0.62
const goodWord = 0.8
const leastSingle = 0.8
/** What could not be read belongs to the words that are nearer than this, in heights of the print. */
const near = 1

function wordsOf(chars: readonly FlatChar[]): FlatChar[][] {
  const words: FlatChar[][] = []
  for (const char of chars) {
    const last = words.at(-1)
    if (last && !char.spaceBefore) last.push(char)
    else words.push([char])
  }
  return words
}

/** With the letters that the models misread wherever a word has them. */
const respelt = (text: string): string => withWholeSha(withVocalicR(withVowelI(withEyelashR(withVitthal(text)))))

/** Who sees a letter run into something else at the end of a line cannot be sure that it is the last. */
const mostAtHiddenEnd = 0.6

const withHiddenEnds = (read: readonly FlatChar[], { touched }: FoundLine): FlatChar[] =>
  read.map((char, i) =>
    (i === 0 && touched.left) || (i === read.length - 1 && touched.right)
      ? { ...char, confidence: Math.min(char.confidence, mostAtHiddenEnd) }
      : char,
  )

/** The words of a line that was found. Null where nothing in it can be read. */
export function toTextLine(read: readonly FlatChar[], line: FoundLine): TextLine<SheetBox> | null {
  const machine = isMachineReadable(read)
  const words = machine
    ? wordsOf(read)
    : withLoneInitials(wordsOf(withLoneStrokes(withMeasuredBlanks(withHiddenEnds(read, line), line), line)), line)
  const kept = words.filter((word) => machine || meanConfidence(word) >= leastWord)
  const all = kept.flat()
  const best = Math.max(0, ...kept.map(meanConfidence))
  if (all.length === 0 || (!machine && meanConfidence(all) < leastLine && best < goodWord)) return null
  if (all.length === 1 && all[0]!.confidence < leastSingle) return null
  const spans = fitToInk(
    words.map((word) => ({ first: word[0]!, last: word.at(-1)! })),
    line.ink,
  )
  const isUnread = (word: number, beside: number): boolean =>
    words[beside] !== undefined &&
    !kept.includes(words[beside]) &&
    blankBetween(spans[word]!, spans[beside]!) < near * (line.print.bottom - line.print.top)
  const isFaded = (word: number): boolean =>
    (word === 0 && line.faded.left) || (word === words.length - 1 && line.faded.right)
  const laid = words.flatMap((word, i) =>
    kept.includes(word) ? [toWord(word, spans[i]!, line, isUnread(i, i - 1) || isUnread(i, i + 1) || isFaded(i))] : [],
  )
  return {
    words: laid,
    place: around(laid.map((w) => w.place)),
    script: scriptOfMost(all),
  }
}

function toWord(chars: readonly FlatChar[], span: InkSpan, line: FoundLine, besideUnread: boolean): ReadWord<SheetBox> {
  return {
    text: respelt(withPrintedSigns(chars.map((c) => c.text).join('')).normalize('NFC')),
    confidence: Math.min(...chars.map((c) => c.confidence)),
    place: placeOf(span, line),
    chars: chars.map(({ text, confidence, others, shapeAgrees }) => ({
      text,
      confidence,
      others,
      ...(shapeAgrees ? { shapeAgrees } : {}),
    })),
    ...(besideUnread ? { besideUnread } : {}),
  }
}

const blankBetween = (a: InkSpan, b: InkSpan): number => Math.max(a.left, b.left) - Math.min(a.right, b.right)

function placeOf({ left, right }: InkSpan, { print, image: { box, slope } }: FoundLine): SheetBox {
  const shift = slope * ((left + right) / 2 - (box.x + box.width / 2))
  return { x: left, y: print.top + shift, width: right - left, height: print.bottom - print.top }
}

function around(boxes: readonly SheetBox[]): SheetBox {
  const x = Math.min(...boxes.map((b) => b.x))
  const y = Math.min(...boxes.map((b) => b.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - x,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - y,
  }
}
