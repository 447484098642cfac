import { describe, expect, test } from 'vitest'
import { splitSheets } from '../../../../../../src/main/engine/documents/division/split'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'

const split = (...pages: string[]): number[][] =>
  splitSheets(pages.map((text, index) => layoutOf({ ...asciiPage(text), index })))

const receipt = (number: string): string => `
पावती                                   Original/Duplicate
गावाचे नाव: कासारवाडी
दस्तऐवजाचा अनुक्रमांक: ${number}
दस्तऐवजाचा प्रकार : खरेदीखत
नोंदणी फी                रु. 30000.00
एकूण:                    रु. 30520.00`
const challan = `
CHALLAN
MTR Form Number-6
GRN MH000648812202425E   BARCODE   Date 11/04/2024
Department Inspector General Of Registration     Payer Details
Type of Payment  Stamp Duty / Registration Fee   TAX ID / TAN (If Any)
0030046401 Stamp Duty   2400.00
Total   3,400.00`
const deed = (day: string, buyer: string, seller: string): string => `
खरेदीखत
हे खरेदीखत आज दिनांक ${day} रोजी लिहून घेणार : श्री. ${buyer}, लिहून देणार : श्री. ${seller}, कारणे खरेदीखत लिहून देतो`
const summary = (number: string): string => `
दस्त गोषवारा भाग-2           पवल2     26/26
दस्त क्रमांक:${number}
1   नाव:समीर भोसले               लिहून घेणार
2   नाव:विलास खोत               लिहून देणार
वरील दस्तऐवज करुन देणार तथाकथीत दस्त ऐवज करुन दिल्याचे कबुल करतात.`
const licence = `
LEAVE AND LICENSE AGREEMENT
This agreement is made on 12/04/2024 between Mr. Anil Kale, HEREINAFTER called the Licensor AND Mr. Rohan Kamble HEREINAFTER called the Licensee
WHEREAS the Licensor is the owner of the Licensed Premises. License Fee. Security Deposit.`
const statement = `
HDFC BANK
Statement of Account
Account No : 50100012345678    IFSC HDFC0000123
Date        Narration       Withdrawal    Deposit    Balance
01/04/2024  OPENING BALANCE                           10,000.00
02/04/2024  UPI             500.00                    9,500.00`

describe('sheets that an office of registration adds to a deed', () => {
  test('receipt and challan before it, the summary behind it: one document', () => {
    const own = deed('०७ जून २०२२', 'समीर भोसले', 'विलास खोत')
    expect(split(receipt('पवल2-6214-2022'), challan, own, summary('6214/2022'))).toEqual([[0, 1, 2, 3]])
  })

  test('what is added to an agreement to let speaks of it as of a deed', () => {
    expect(split(challan, licence, summary('5118/2024'))).toEqual([[0, 1, 2]])
  })

  test('of two deeds each has its own, by their numbers', () => {
    const one = deed('०७ जून २०२२', 'समीर भोसले', 'विलास खोत')
    const other = deed('०९ जुलै २०२२', 'अशोक गावित', 'मंदार पेठे')
    expect(split(one, summary('6214/2022'), receipt('पवल2-7001-2022'), other, summary('7001/2022'))).toEqual([
      [0, 1],
      [2, 3, 4],
    ])
  })

  test('they stand before no other paper', () => {
    expect(split(challan, statement)).toEqual([[0], [1]])
  })

  test('a challan on the first sheet of the deed itself, which tells of an earlier deed', () => {
    const first = `${challan}
${deed('०७ जून २०२२', 'समीर भोसले', 'विलास खोत')}
सदर मिळकत दि. ०७/११/१९९४ रोजी दस्त क्र. ३३१६/१९९४ अन्वये खरेदी केलेली आहे.`
    expect(split(first, summary('6214/2022'))).toEqual([[0, 1]])
  })
})

describe('sheets behind a deed that are headed by nothing', () => {
  const sale = `
                         DEED OF SALE
This Deed of Sale is made on this 12th day of March 2021 BETWEEN Ramesh Kulkarni hereinafter called the
VENDOR AND Sunita Deshpande hereinafter called the PURCHASER for a sale consideration.`
  test('what an office wrote, which counts its own pages, is no first sheet of another paper', () => {
    const endorsed = `
Page 1 of Document No. 2210 of 2021 of Book 1 contains 4 sheets.
Presented in the Office of the Sub Registrar of Melur and fee of Rs. 22,000/- paid on the 12th March 2021.
Left thumb impression. Execution admitted by: Ramesh Kulkarni
Registered as Document No. 2210 of 2021 of Book 1.`
    expect(split(sale, endorsed)).toEqual([[0, 1]])
  })
  test('nor is a sheet on which the deed is signed, though it is headed as the receipt of the price', () => {
    const signed = `
SIGNED AND DELIVERED by the within named Vendor in the presence of 1. Anil Rao 2. Leela Nair
RECEIPT
Received with thanks from the Purchaser the sum of Rs. 12,00,000/- by cheque No. 500118`
    expect(split(sale, signed)).toEqual([[0, 1]])
  })
})
