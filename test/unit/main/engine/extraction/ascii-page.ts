import { quadOf } from '../../../../../src/shared/domain/geometry'
import type { PageQuad } from '../../../../../src/shared/domain/geometry'
import type { ReadPage, ReadWord, Script, TextLine } from '../../../../../src/main/engine/model'

const across = 12
const down = 40
const height = 24

/**
 * A page of lines as they stand in a text: every column is 12 pixels wide and every row 40 high, three blanks or
 * more part a line. `weak` words were read with a confidence of 0.6, all others of 0.99.
 */
export function asciiPage(text: string, weak: readonly string[] = []): ReadPage {
  const rows = text.replace(/^\n/, '').split('\n')
  const lines = rows.flatMap((row, y) =>
    [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map((part): TextLine<PageQuad> => lineOf(part[0], part.index, y, weak)),
  )
  return {
    index: 0,
    width: Math.max(...rows.map((r) => r.length)) * across,
    height: rows.length * down,
    turn: 0,
    source: 'ocr',
    lines,
    codes: [],
    quality: { sharpness: 1, colourfulness: 1, screenPattern: 0, cut: false, whole: true },
    sheet: null,
  }
}

function lineOf(text: string, column: number, row: number, weak: readonly string[]): TextLine<PageQuad> {
  const place = (from: number, length: number): PageQuad =>
    quadOf<'page'>({ x: from * across, y: row * down, width: length * across, height })
  const words = [...text.matchAll(/\S+/g)].map((word): ReadWord<PageQuad> => {
    const confidence = weak.includes(word[0]) ? 0.6 : 0.99
    return {
      text: word[0],
      confidence,
      place: place(column + word.index, word[0].length),
      chars: [...word[0]].map((char) => ({ text: char, confidence, others: [] })),
    }
  })
  const script: Script = /\p{Script=Devanagari}/u.test(text) && !/[A-Za-z]/.test(text) ? 'devanagari' : 'latin'
  return { words, place: place(column, text.length), script }
}
