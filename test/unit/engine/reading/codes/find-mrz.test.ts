import { expect, it } from 'vitest'
import type { TextLine } from '../../../../../src/main/engine/model'
import { findMrz } from '../../../../../src/main/engine/reading/codes/find-mrz'

const line = (text: string): TextLine<number> => ({
  words: text.split(' ').map((word) => ({ text: word, confidence: 0.9, place: 0, chars: [] })),
  place: 0,
  script: 'latin',
})
const upper = 'P<INDSHARMA<<RAHUL<KUMAR<<<<<<<<<<<<<<<<<<<<'
const lower = 'J8369854<4IND9008121M2901156<<<<<<<<<<<<<<<8'

it('finds the lines among others, blanks inside and all', () => {
  const lines = ['REPUBLIC OF INDIA', 'P IND J8369854', 'SHARMA', upper.replace('KUMAR<', 'KUMAR< '), lower].map(line)
  const found = findMrz(lines, new Date('2026-01-01'))
  expect(found?.upper).toBe(lines[3])
  expect(found?.lower).toBe(lines[4])
  expect(found?.td3).toMatchObject({ documentNumber: { value: 'J8369854' }, surname: { value: 'SHARMA' } })
})

it('finds nothing on a page that has none', () => {
  expect(findMrz(['PERMANENT ACCOUNT NUMBER CARD', 'ABCPK1234L', '12/08/1990'].map(line))).toBeNull()
})
