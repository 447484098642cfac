import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test.each(['West Bengal', 'Andhra Pradesh', 'Tamil Nadu', 'Goa'])(
  '%s on a line of its own ends the address of a party, and is no tax of that state',
  (state) => {
    const fields = fieldsOn(
      'INVOICE',
      `
DAS HARDWARE & PAINTS
77, Sevoke Road, Siliguri 734001
${state}
GSTIN : 19AEYPD3380C1ZC
Bill No. : 1046          Date : 08/05/2023
To :
M/s Singalila Homestays
Hill Cart Road, Darjeeling 734101
${state}
Party GSTIN : 19AAMFS1204K1Z2`,
    )
    expect(fields).toMatchObject({
      seller_address: `77, Sevoke Road, Siliguri 734001 ${state}`,
      buyer_address: `Hill Cart Road, Darjeeling 734101 ${state}`,
    })
  },
)
