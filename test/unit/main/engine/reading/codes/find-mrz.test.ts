import { expect, it } from 'vitest'
import type { TextLine } from '../../../../../../src/main/engine/model'
import { findMrz } from '../../../../../../src/main/engine/reading/codes/find-mrz'

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

it('needs no upper line where all check digits of the lower one hold', () => {
  const whole = 'U1262538<3IND1102288M2406064<<<<<<<<<<<<<<04'
  const found = findMrz(['SHARMA', whole].map(line), new Date('2026-01-01'))
  expect(found?.upper).toBeNull()
  expect(found?.td3).toMatchObject({ documentNumber: { value: 'U1262538' }, surname: { value: '' } })
  expect(findMrz([whole.replace('1102288', '1132288')].map(line), new Date('2026-01-01'))).toBeNull()
})

it('takes small letters for the fillers that they are', () => {
  const worn = upper.replace(/<{10}$/, 'sssecceexs')
  expect(findMrz([worn, lower].map(line), new Date('2026-01-01'))?.td3.lines[0]).toBe(upper)
})

it('reads a lower line whose fillers were taken for small letters, and no row of a table', () => {
  const worn = lower.replace('<<<<<<<<<<<<<<<', '<<<<<sssceexse<')
  expect(findMrz([upper, worn].map(line), new Date('2026-01-01'))?.td3.documentNumber.value).toBe('J8369854')
  expect(findMrz([upper, 'IMPS-380716388711-FATIMA SHEIKH-UTIB-XXXXXXX1000'].map(line))).toBeNull()
})
