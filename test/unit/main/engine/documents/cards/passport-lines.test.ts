import { describe, expect, test } from 'vitest'
import {
  differsInFillers,
  lowerLines,
  nearestLine,
  upperLine,
} from '../../../../../../src/main/engine/documents/cards/passport-lines'

const page = {
  surname: 'MAKWANA',
  givenNames: 'KETAN HITESH',
  number: 'X8569000',
  birthDate: '1989-03-27',
  expiryDate: '2034-02-18',
  sex: 'M',
}

describe('passport lines from the printed page', () => {
  test('have 44 characters and true check digits', () => {
    expect(upperLine(page)).toBe('P<INDMAKWANA<<KETAN<HITESH<<<<<<<<<<<<<<<<<<')
    expect(lowerLines(page)[0]).toBe('X8569000<9IND8903277M3402188<<<<<<<<<<<<<<08')
  })
  test('a single name is the primary identifier', () => {
    expect(upperLine({ surname: '', givenNames: 'SENTHIL' })).toMatch(/^P<INDSENTHIL<+$/)
  })
  test('fillers that were taken for letters differ in nothing that counts', () => {
    expect(differsInFillers('P<INDMAKWANA<<KETANK<KHITESHK<<<<<<<<<<<<<<<', upperLine(page))).toBe(true)
  })
  test('another letter does', () => {
    expect(differsInFillers('P<INDMAKWAMA<<KETAN<HITESH<<<<<<<<<<<<<<<<<<', upperLine(page))).toBe(false)
  })
  test('a line of somebody else is near to none', () => {
    expect(nearestLine('K4889972<7IND7311143F2208143<<<<<<<<<<<<<<04', lowerLines(page))).toBeNull()
  })
})
