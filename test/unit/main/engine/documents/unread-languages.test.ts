import { expect, test } from 'vitest'
import { unreadLanguages } from '../../../../../src/main/engine/documents/unread-languages'
import type { ReadPage } from '../../../../../src/main/engine/model'
import { languageCodes } from '../../../../../src/shared/domain/languages'
import { asciiPage } from '../extraction/ascii-page'

const weakened = (page: ReadPage, confidence: number): ReadPage => ({
  ...page,
  lines: page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (/[a-z]/.test(word.text) ? { ...word, confidence } : word)),
  })),
})
const bill = (town: string, confidence: number, source: ReadPage['source'] = 'ocr'): readonly ReadPage[] => [
  { ...weakened(asciiPage(`oreior6uLb Quymgb\neurfl aLLoorib\n12.04.2023   411.00\n${town}`), confidence), source },
]

test('letters of which no reader is sure beside digits that are read surely: one of the languages that are absent', () => {
  expect(unreadLanguages(bill('', 0.4), languageCodes)).toEqual(languageCodes)
  expect(unreadLanguages(bill('', 0.4), ['tam'])).toEqual(['tam'])
  expect(unreadLanguages(bill('', 0.4), [])).toEqual([])
})

test('the PIN code on it tells which', () => {
  expect(unreadLanguages(bill('638011', 0.4), languageCodes)).toEqual(['tam'])
  expect(unreadLanguages(bill('638011', 0.4), ['guj', 'ben'])).toEqual([])
  expect(unreadLanguages(bill('638011 118822', 0.4), languageCodes)).toEqual(['tam'])
})

test('six digits that lie in no state of these languages may be any number', () => {
  expect(unreadLanguages(bill('118822', 0.4), languageCodes)).toEqual(languageCodes)
})

test('print that was read, a blur and the text of a file tell of none', () => {
  expect(unreadLanguages(bill('', 0.97), languageCodes)).toEqual([])
  expect(unreadLanguages(bill('', 0.75), languageCodes)).toEqual([])
  expect(unreadLanguages(bill('', 0.4, 'text_layer'), languageCodes)).toEqual([])
})
