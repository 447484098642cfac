import { expect, test } from 'vitest'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { readOn } from '../read-page'

const paper = (bank: string, code: string): string => `
${bank}
Statement of Account
Name : RAVI KUMAR           IFSC : ${code}
Account No : 50100012345678`

const fieldOf = (fields: readonly ExtractedField[], path: string): ExtractedField | undefined =>
  fields.find((field) => field.path === path)

test('a code whose letters were read surely is none of another bank, and the name that is printed stands', async () => {
  const fields = await readOn('BANK_STATEMENT', paper('Deccan National Commercial Bank', 'DNCB0000044'))
  expect(fieldOf(fields, 'ifsc')?.value).toBe('DNCB0000044')
  expect(fieldOf(fields, 'bank_name')?.value).toBe('Deccan National Commercial Bank')
})

test('letters in doubt, or of a bank that the paper names, are put right, and the code is never sure', async () => {
  const inDoubt = await readOn('BANK_STATEMENT', paper('', 'DNCB0000044'), [], [], ['DNCB0000044'])
  expect(fieldOf(inDoubt, 'ifsc')?.value).toBe('DMCB0000044')
  expect(fieldOf(inDoubt, 'ifsc')?.confidence).toBeLessThanOrEqual(0.95)
  const named = await readOn('BANK_STATEMENT', paper('HDFC BANK LIMITED', 'HOFC0001234'))
  expect(fieldOf(named, 'ifsc')?.value).toBe('HDFC0001234')
  expect(fieldOf(named, 'ifsc')?.confidence).toBeLessThanOrEqual(0.95)
})

test('a bank that is printed at the head goes before the one that the code stands for', async () => {
  const named = async (bank: string, code: string) =>
    fieldOf(await readOn('BANK_STATEMENT', paper(bank, code)), 'bank_name')?.value
  expect(await named('Vijaya Bank', 'BARB0004321')).toBe('Vijaya Bank')
  expect(await named('Statc Bank of India', 'SBIN0001234')).toBe('State Bank of India')
})

test('in the text of a PDF a code stands as it is printed, though the paper names a bank whose code is like it', async () => {
  const fields = await readOn('BANK_STATEMENT', paper('HDFC BANK LIMITED', 'HOFC0001234'), [], [], [], 'text_layer')
  expect(fieldOf(fields, 'ifsc')?.value).toBe('HOFC0001234')
})
