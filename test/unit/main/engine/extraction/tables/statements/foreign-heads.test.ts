import { expect, test } from 'vitest'
import type { LabelledPage } from '../../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { readTransactions } from '../../../../../../../src/main/engine/extraction/tables/statements/transactions'
import { asciiPage } from '../../ascii-page'

const read = (print: string) =>
  readTransactions([{ layout: layoutOf(asciiPage(print)) } as LabelledPage], {
    lastYear: 2026,
    stand: 'blank',
    isBank: () => false,
  }).rows.map(({ description, balance }) => [description.value, balance?.value.sign])

test('the mark of a balance is no word of the text behind it', () => {
  const rows = read(`
Date          Withdrawal      Balance          Narration
01/02/2024    1,000.00       9,000.00        Cr SALARY OF MAY
03/02/2024    1,000.00       8,000.00        Cr CR REVERSAL
05/02/2024    9,000.00       1,000.00        Dr RENT OF MAY
06/02/2024    1,000.00       2,000.00        Dr CASH
`)
  expect(rows).toEqual([
    ['SALARY OF MAY', 'cr'],
    ['CR REVERSAL', 'cr'],
    ['RENT OF MAY', 'dr'],
    ['CASH', 'dr'],
  ])
})

test('a text that begins with such a word keeps it where others do not', () => {
  const rows = read(`
Date          Withdrawal      Balance          Narration
01/02/2024    1,000.00       9,000.00        CR REVERSAL
03/02/2024    1,000.00       8,000.00        SALARY OF MAY
05/02/2024    1,000.00       7,000.00        RENT OF MAY
06/02/2024    1,000.00       6,000.00        CASH
`)
  expect(rows[0]?.[0]).toBe('CR REVERSAL')
})
