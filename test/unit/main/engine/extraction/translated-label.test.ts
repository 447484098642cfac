import { expect, test } from 'vitest'
import { quadOf, type PageQuad } from '../../../../../src/shared/domain/geometry'
import { formValues } from '../../../../../src/main/engine/extraction/form-values'
import { labelPage } from '../../../../../src/main/engine/extraction/labels'
import { layoutOf, textOf } from '../../../../../src/main/engine/extraction/layout'
import type { TextLine } from '../../../../../src/main/engine/model'

const line = (text: string, x: number, y: number): TextLine<PageQuad> => {
  const place = (from: number, length: number): PageQuad =>
    quadOf<'page'>({ x: x + from * 11, y, width: length * 11, height: 22 })
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    confidence: 0.99,
    place: place(word.index, word[0].length),
    chars: [...word[0]].map((char) => ({ text: char, confidence: 0.99, others: [] })),
  }))
  return { words, place: place(0, text.length), script: 'latin' }
}

test('a value of two lines stands beside a label and its translation, though the label is beside the lower of them', () => {
  const page = labelPage(
    layoutOf({
      index: 0,
      width: 1200,
      height: 400,
      turn: 0,
      source: 'text_layer',
      lines: [
        line('Certificate of registration of an establishment', 119, 20),
        line('સરનામું', 119, 128),
        line('OFFICE 4, LAXMI ARCADE, RING ROAD,', 607, 130),
        line('NIKOL, AHMEDABAD - 382350', 607, 155),
        line('Address of Establishment', 119, 157),
      ],
      codes: [],
      quality: { sharpness: 1, colourfulness: 1, screenPattern: 0, cut: false, whole: true },
      sheet: null,
    }),
    { address: ['Address of Establishment'] },
  )
  const [value] = formValues(page, page.hits[0]!, 8)
  expect(value?.span.lines.map(textOf)).toEqual(['OFFICE 4, LAXMI ARCADE, RING ROAD,', 'NIKOL, AHMEDABAD - 382350'])
})
