import { expect, test } from 'vitest'
import { valuesOn } from '../read-page'

const items = `
GST INVOICE
Inv. No.: GMA-008841          Date: 19/09/2025
GSTIN: 23AEJPG5502K1ZQ
S.   Product Name             HSN      Qty     Rate         Amount
1    Shelcal 500              2106      25     92.00        2,300.00
2    Insugen 30/70            3004      12     100.00       1,200.00`

test('a table of taxes with other sums far beside it is read to its row of sums', async () => {
  const values = await valuesOn(
    'INVOICE',
    `${items}

Class         Taxable     CGST      SGST                                                          SUB TOTAL      3,600.00
                                                                                                  DISCOUNT         100.00
GST 5%       1,200.00      30.00     30.00
                                                                                                  GST PAYABLE      474.00
GST 18%      2,300.00     207.00    207.00
                                                                                                  ROUND OFF          0.00
TOTAL        3,500.00     237.00    237.00
                                                                                                  GRAND TOTAL    3,974.00`,
  )
  expect(values).toMatchObject({ cgst_amount: '237.00', sgst_amount: '237.00', total_amount: '3974.00' })
  expect(values).not.toHaveProperty('igst_amount')
})

test('what a bill calls GST is no integrated tax where it names the halves and not that', async () => {
  const values = await valuesOn(
    'INVOICE',
    `${items}
                              GST PAYABLE                     630.00
                              GRAND TOTAL                   4,130.00

Class           CGST          SGST
18%             half          half`,
  )
  expect(values).not.toHaveProperty('igst_amount')
  expect(values).toMatchObject({ total_amount: '4130.00' })
})
