/** What stands about a firm on its invoices that is no part of its name or address. */
import { expect, test } from 'vitest'
import { documents } from '../../../../../src/main/engine/documents/registry'
import { letterhead } from '../../../../../src/main/engine/documents/trade/letterhead'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import type { ReadPage } from '../../../../../src/main/engine/model'
import { quadOf, type PageQuad } from '../../../../../src/shared/domain/geometry'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn, valuesOn } from './read-page'

test('the country may stand under the PIN code, and a tax that is not charged is nought', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
Kavya Cloud Software Private Limited                    Tax Invoice
4th Floor, Opus Towers, Hebbal
Bengaluru, Karnataka 560092
India

Bill To
Varsha Logistics Solutions Pvt Ltd                      Invoice No : KC-18
Unit 305, Wagle Estate                                  Invoice Date : 01 Jun 2025
Thane West, Maharashtra 400604
India

Item          Qty     Rate        Amount
Plan          10      1,000.00    10,000.00

Taxable Amt    CGST Amt    SGST Amt    IGST Amt    Tot Inv. Amt
10000.00       0.00        0.00        1800.00     11800.00
`,
  )
  expect(fields).toMatchObject({
    seller_address: '4th Floor, Opus Towers, Hebbal Bengaluru, Karnataka 560092 India',
    buyer_address: 'Unit 305, Wagle Estate Thane West, Maharashtra 400604 India',
    cgst_amount: '0.00',
    sgst_amount: '0.00',
    igst_amount: '1800.00',
  })
})

test('a letterhead tells since when and in what a firm trades; who buys over the counter tells a place', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
Estd. 1958                     TAX INVOICE
                         SHAH KANTILAL & SONS
   Wholesale Merchants : Suitings, Shirtings, Dress Materials & Poplin
                14, Kapad Market, Ahmedabad - 380 002.

M/s. Selvam R.                         Date : 28/10/2024
Begampur

S.No   PARTICULARS        Qty     Rate      Amount
1      Steel Dabba        4       320.00    1,280.00
                                  TOTAL     1,280.00
`,
  )
  expect(fields).toMatchObject({
    seller_name: 'SHAH KANTILAL & SONS',
    seller_address: '14, Kapad Market, Ahmedabad - 380 002',
    buyer_name: 'Selvam R.',
    buyer_address: 'Begampur',
  })
})

test('M/s in large print opens the name of whose paper it is, in that of the rest the name of whom it addresses', () => {
  const page = asciiPage(`
        M/s SHINDE STEEL TRADERS
   Gat No 41, Station Road, Miraj 416410
Bill No. : 771                Date : 14/02/2023
To, M/s Kulkarni Builders
Rajaram Road, Ichalkaranji 416115
Sr.   Particulars     Qty    Rate      Amount
1     TMT Bar         100    60.00     6,000.00`)
  const [name, ...others] = page.lines
  const taller = (quad: PageQuad): PageQuad =>
    quadOf<'page'>({ x: quad[0].x, y: quad[0].y - 12, width: quad[1].x - quad[0].x, height: 36 })
  const grand = { ...name!, words: name!.words.map((word) => ({ ...word, place: taller(word.place) })) }
  const headOf = (lines: ReadPage['lines']): string | undefined =>
    letterhead([labelPage(layoutOf({ ...page, lines }), documents.INVOICE.labels)], /invoice/i)?.name?.value
  expect(headOf([grand, ...others])).toBe('M/s SHINDE STEEL TRADERS')
  expect(headOf(page.lines)).toBeUndefined()
})

test('a letter that asks for a fee: its day at the head alone, the tax of a state by its name, until when to pay', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
N R Menon & Co
Chartered Accountants | FRN 004471S
14 Residency Road, Bengaluru 560025

                                                        21st September 2024
To
Kaveri Spices Limited
6th Floor, Lake Chambers, Bengaluru 560001
GSTIN 29AABCU9603R1ZJ

                    INVOICE FOR PROFESSIONAL SERVICES
Invoice No. NRM/2024-25/063

S.No.    Particulars of service                        SAC           Amount (Rs.)
1.       Statutory audit fee                           998221         1,85,000.00
2.       Tax audit and filing                          998222           60,000.00
                          Value of taxable service                    2,45,000.00
                          Add: Central GST @ 9%                         22,050.00
                          Add: Karnataka GST @ 9%                       22,050.00
                          Amount payable                              2,89,100.00

Kindly remit on or before 6th October 2024.`,
  )
  expect(fields).toMatchObject({
    invoice_date: '2024-09-21',
    due_date: '2024-10-06',
    seller_address: '14 Residency Road, Bengaluru 560025',
    taxable_amount: '245000.00',
    cgst_amount: '22050.00',
    sgst_amount: '22050.00',
  })
  expect(Object.keys(fields).filter((path) => /^line_items\.2/.test(path))).toEqual([])
})

test('what a firm is, with its number behind a blank, is no address of it', async () => {
  const values = await valuesOn(
    'INVOICE',
    `
Menon & Pillai LLP
Chartered Accountants   FRN 004471S/S200041
14 Residency Road, Bengaluru 560025

Fee Note cum Tax Invoice
Invoice No. MP/2024/063                      Invoice Date 21.09.2024`,
  )
  expect(values['seller_address']).toBe('14 Residency Road, Bengaluru 560025')
})

test('the end of the name of a company may stand behind it in small print', () => {
  const page = asciiPage(`
Deccan Surgicals      Private Limited                 TAX INVOICE
12 Hill Road, Pune 411001

Bill To
Sharada Clinic`)
  const [head, ...others] = page.lines
  const grand = head!.words.slice(0, 2).map((word) => ({
    ...word,
    place: quadOf<'page'>({
      x: word.place[0].x,
      y: word.place[0].y - 24,
      width: 1.6 * (word.place[1].x - word.place[0].x),
      height: word.place[2].y - word.place[0].y + 26,
    }),
  }))
  const lines = [{ ...head!, words: [...grand, ...head!.words.slice(2)] }, ...others]
  expect(letterhead([labelPage(layoutOf({ ...page, lines }), documents.INVOICE.labels)], /invoice/i)?.name?.value).toBe(
    'Deccan Surgicals Private Limited',
  )
})

test('a god who is hailed over a name in large print is none', () => {
  const page = asciiPage(`
JJ JAY SHANTADURGA II
NAIK HARDWARE STORES
Market Road, Ponda, Goa 403401

Bill To
Kavita Gaonkar`)
  const [hailed, name, ...others] = page.lines
  const taller = (quad: PageQuad): PageQuad =>
    quadOf<'page'>({ x: quad[0].x, y: quad[0].y - 6, width: quad[1].x - quad[0].x, height: 36 })
  const grand = { ...name!, words: name!.words.map((word) => ({ ...word, place: taller(word.place) })) }
  const headOf = (lines: ReadPage['lines']): string | undefined =>
    letterhead([labelPage(layoutOf({ ...page, lines }), documents.INVOICE.labels)], /invoice/i)?.name?.value
  expect(headOf([hailed!, grand, ...others])).toBe('NAIK HARDWARE STORES')
})

test('an address under a name in the middle is of it, though a number beside it moves it out', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
                              VAIGAI SPINNING MILLS LIMITED
                    MILL ROAD, THENI - 625531 (TAMIL NADU)          PH 04546-224071
               GSTIN: 33AABCU9603R1ZL
                                TAX INVOICE
BILL TO                                              INV NO     : VSM/0441
LAKSHMI KNITS                                        INV DATE   : 09-JAN-2024`,
  )
  expect(fields.seller_address).toBe('MILL ROAD, THENI - 625531 (TAMIL NADU)')
})

test('the day of the invoice stands in the row that its number opens, though that of a way bill stands between', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
                                   Tax Invoice
Shah Pumps LLP                                    Invoice No. e-Way Bill No.         Dated
Gondal Road, Rajkot 360004                        SP/118 6412 8837 1190              17-Feb-24
                                                  Delivery Note                      Mode/Terms of Payment
                                                  DN-2210                            45 Days`,
  )
  expect(fields.invoice_date).toBe('2024-02-17')
})

test('items end where a sum is told in words, or a bank, before the taxes beside them', async () => {
  const fields = await valuesOn(
    'INVOICE',
    `
NAIK HARDWARE STORES
Market Road, Ponda, Goa 403401
GST INVOICE
Sl.  Particulars          HSN         Qty       Rate        Amount (Rs.)
1    PPC Cement           25232930    10 Bag    300.00          3,000.00
2    Binding Wire         72171010    20 Kg     100.00          2,000.00
Rs. (in words) : Five Thousand Nine Hundred only.     Total before Tax      5,000.00
Bank : UCO Bank, Ponda                                Add CGST @ 9%           450.00
A/c : 18820210000417                                  Add SGST @ 9%           450.00
                                                      G. TOTAL              5,900.00`,
  )
  expect(fields).toMatchObject({ taxable_amount: '5000.00', cgst_amount: '450.00', sgst_amount: '450.00' })
  expect(fields).not.toHaveProperty('line_items.2.amount')
})

test('the number of a firm with the tax stands over its name in Hindi too', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
जीएसटीआईएन : 27AAPFU0939F1ZV                             मो. 9000001188
                      वर्मा सीमेंट भण्डार
                      स्टेशन रोड, बहराइच 271801
                      TAX INVOICE
बिल संख्या : 412                  बिल दिनांक : 18/10/2025`,
  )
  expect(fields).toMatchObject({ seller_name: 'वर्मा सीमेंट भण्डार', seller_gstin: '27AAPFU0939F1ZV' })
})

test('the number of a firm with the tax, apart from its label, heads no block', () => {
  const fields = fieldsOn(
    'INVOICE',
    `
GSTIN          :   27AAPFU0939F1ZV                  Mob. 9000001188
                   VARMA CEMENT BHANDAR
                  Station Road, Chowk Bazar
                     Bahraich 271801
                       TAX INVOICE
Bill No : 412                      Date : 18/10/2025`,
  )
  expect(fields).toMatchObject({
    seller_name: 'VARMA CEMENT BHANDAR',
    seller_address: 'Station Road, Chowk Bazar Bahraich 271801',
  })
})
