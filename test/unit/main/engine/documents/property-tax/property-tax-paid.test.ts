import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('labels said again in a script that was taken for Latin; the sum behind its words, which a seal covers', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
                        PROPERTY TAX RECEIPT / uh sy thio
Receipt No / dbio soas           T18240099812          Receipt Date / sob 86      26-Apr-2024
Owner Name / dbaiirn Sto         P. SREENIVASULU
Property Tax                     4,100                 4,100                      8,200
Amount Paid / 38086 Zoo          (Rupees Eight Thousa      One Hundted Only)      8,100.00`,
  )
  expect(fields['amount_paid']).toBe('8100.00')
})
