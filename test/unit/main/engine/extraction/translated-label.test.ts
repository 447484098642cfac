import { expect, test } from 'vitest'
import { quadOf, type PageQuad } from '../../../../../src/shared/domain/geometry'
import { formValues } from '../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../src/main/engine/extraction/layout/layout'
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

const pageOf = (lines: readonly TextLine<PageQuad>[], labels: Record<string, string[]>) =>
  labelPage(
    layoutOf({
      index: 0,
      width: 1200,
      height: 400,
      turn: 0,
      source: 'text_layer',
      lines,
      codes: [],
      quality: { sharpness: 1, colourfulness: 1, screenPattern: 0, cut: false, whole: true },
      sheet: null,
    }),
    labels,
  )

test('a value of two lines stands beside a label and its translation, though the label is beside the lower of them', () => {
  const page = pageOf(
    [
      line('Certificate of registration of an establishment', 119, 20),
      line('સરનામું', 119, 128),
      line('OFFICE 4, LAXMI ARCADE, RING ROAD,', 607, 130),
      line('NIKOL, AHMEDABAD - 382350', 607, 155),
      line('Address of Establishment', 119, 157),
    ],
    { address: ['Address of Establishment'] },
  )
  const [value] = formValues(page, page.hits[0]!, 8)
  expect(value?.span.lines.map(textOf)).toEqual(['OFFICE 4, LAXMI ARCADE, RING ROAD,', 'NIKOL, AHMEDABAD - 382350'])
})

const besideLabel = (labels: Record<string, string[]>, lines: readonly TextLine<PageQuad>[]): string | undefined => {
  const page = pageOf([line('Particulars of the consumer as they are registered', 119, 20), ...lines], labels)
  const [value] = formValues(
    page,
    page.hits.find(({ label }) => label === 'number')!,
  )
  return value?.span.lines.map(textOf).join(' ')
}

test('a value stands level with the middle of a label and its translation, and other such labels further right', () => {
  const value = besideLabel({ number: ['Service No'], other: ['Circle'] }, [
    line('மின் இணைப்பு எண்', 119, 124),
    line('வட்டம்', 750, 124),
    line('044118870921', 420, 140),
    line('MADURAI', 950, 140),
    line('Service No.', 119, 156),
    line('Circle', 750, 156),
  ])
  expect(value).toBe('044118870921')
})

test('a value stands beside the translation of its label, which the number of the row opens', () => {
  const value = besideLabel({ number: ['Registration Number'] }, [
    line('4 ನೋಂದಣಿ ಸಂಖ್ಯೆ', 80, 128),
    line('22/118/CE/0417/2019', 607, 128),
    line('Registration Number', 119, 157),
  ])
  expect(value).toBe('22/118/CE/0417/2019')
})

test('a value over the label in another script is that of its own row', () => {
  const value = besideLabel({ number: ['UNIT'] }, [
    line('પાછલું રીડીંગ 13/03/24', 119, 128),
    line('4361', 607, 128),
    line('UNIT', 119, 157),
    line('158', 607, 157),
  ])
  expect(value).toBe('158')
})
