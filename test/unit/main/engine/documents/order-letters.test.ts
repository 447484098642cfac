import { expect, test } from 'vitest'
import { classify } from '../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'

function typeOf(text: string): string {
  const layouts = [layoutOf(asciiPage(text))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}

const letter = (subject: string, says: string): string => `
SANGLI PIPE DEPOT
Plot 14, Kupwad, Sangli 416436
GSTIN 27AAPFU0939F1ZV
Ref. No. SPD/118                                            12 March 2025
To,
Sahyadri Instruments Private Limited
12, Industrial Estate, Satara 415004
${subject}
Dear Sir,
${says}
Sr    Particulars              Qty       Rate        Amount
1     Nitrile gloves           12        400.00      4,800.00
2     Surgical spirit          48        100.00      4,800.00
                               Total                 9,600.00
                               CGST 9%               864.00
                               SGST 9%               864.00
For Sangli Pipe Depot
Partner`

test.each([
  ['Sub: Our order for supply of gloves', 'We refer to your letter of the 2nd.'],
  ['Subject :     Order for supply of gloves', 'We refer to your letter of the 2nd.'],
  ['Re: gloves', 'Your offer under reference has been accepted. Please arrange to supply as below.'],
  ['Re: gloves', 'Further to our talk we hereby confirm the order for the items given hereunder.'],
  ['Re: gloves', 'Sanction is hereby conveyed for purchase of the articles from your firm.'],
])('a letter orders without the title of an order: %s %s', (subject, says) => {
  expect(typeOf(letter(subject, says))).toBe('PURCHASE_ORDER')
})

test.each([
  ['Sub: Your order for supply of gloves', 'We thank you for your order and shall confirm the order in a week.'],
  ['Re: gloves', 'We trust that our offer is acceptable and await your kind order.'],
])('a letter that answers an order, or asks for one, orders nothing: %s', (subject, says) => {
  expect(typeOf(letter(subject, says))).not.toBe('PURCHASE_ORDER')
})
