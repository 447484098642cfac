import { expect, it } from 'vitest'
import { withoutTelephones } from '../../../../../src/main/engine/address/text/telephones'

it.each([
  ["a town's code", 'Sadar Bazar, Jhansi, Ph. 0510-2440123', 'Sadar Bazar, Jhansi'],
  ['two numbers', 'Sadar Bazar, Tel: 2440123, 2440124, Jhansi', 'Sadar Bazar, Jhansi'],
  ['a mobile', 'Jhansi 284001 Mob No 98260 12345', 'Jhansi 284001'],
  ['a number without its label', 'Indore 452001, 9826012345', 'Indore 452001'],
  ['the code of a town alone', 'STD CODE 07321 AJNOD ROAD, SAWER', 'AJNOD ROAD, SAWER'],
  ['free of charge', 'TOLL FREE NO 18001234567 GROUND FLOOR, SCO 94', 'GROUND FLOOR, SCO 94'],
] as const)('leaves %s out', (_, text, due) => {
  const left = withoutTelephones(text)
  expect(left).toHaveLength(text.length)
  const pieces = left.split(',').map((piece) => piece.trim())
  expect(pieces.filter((piece) => piece !== '').join(', ')).toBe(due)
})

it.each([
  ['a phase before a PIN code', 'Plot 4, Ph 2 500072'],
  ['a PIN code behind the label of another', 'Ph-I, 560066'],
  ['a door of many pieces', 'H.No 1-8-303/48/15, Secunderabad'],
  ['an account', 'A/c 12345678901'],
])('keeps %s', (_, text) => expect(withoutTelephones(text)).toBe(text))
