import { expect, test } from 'vitest'
import { readOn, valuesOf } from '../read-page'

const slip = `
TAX INVOICE
Bill: D114-02-0098127
Dated : 05.10.2025

Item                Qty     Rate       Amount
HDMI CABLE           2      250.00     500.00
                            Total      500.00

Thank you for your visit
`

test('a till numbers its bill behind the word alone', async () => {
  expect(valuesOf(await readOn('INVOICE', slip))).toMatchObject({ invoice_number: 'D114-02-0098127' })
})
