import { describe, expect, test } from 'vitest'
import { splitSheets } from '../../../../../../src/main/engine/documents/division/split'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'

const pan = (number: string): string => `
INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAHUL GUPTA
12/03/1990
Permanent Account Number
${number}`
const deed = `
                         DEED OF SALE
This Deed of Sale is made on this 12th day of March 2021 BETWEEN Ramesh Kulkarni hereinafter called the
VENDOR AND Sunita Deshpande hereinafter called the PURCHASER for a sale consideration.`
const further = `
That the said property is delivered and the taxes up to date are paid, and that
the other party has taken possession of the same.`
const rent = `
                    RENT AGREEMENT
This Rent Agreement is made between the LANDLORD and the TENANT at a monthly rent of Rs. 5,000.`

const split = (...pages: string[]): number[][] =>
  splitSheets(pages.map((text, index) => layoutOf({ ...asciiPage(text), index })))

describe('splitSheets', () => {
  test('pages that show no type belong to the document before them', () => {
    expect(split(deed, further, further)).toEqual([[0, 1, 2]])
  })
  test('a loan file: a deed of several pages, an agreement, a card', () => {
    expect(split(deed, further, rent, further, pan('ABCPG1234K'))).toEqual([[0, 1], [2, 3], [4]])
  })
  test('what stands before the first that is clear belongs to it', () => {
    expect(split(further, deed, further)).toEqual([[0, 1, 2]])
  })
  test('two cards of one kind are two where their numbers differ', () => {
    expect(split(pan('ABCPG1234K'), pan('ABCPG1234K'))).toEqual([[0, 1]])
    expect(split(pan('ABCPG1234K'), pan('AAAPZ4321L'))).toEqual([[0], [1]])
  })
  test('a deed of which only the second page tells its type is no beginning of what follows', () => {
    const page =
      'hereinafter called the VENDOR and the PURCHASER for the Sale Consideration, free from all encumbrances'
    expect(split(further, page, pan('ABCPG1234K'))).toEqual([[0, 1], [2]])
  })
  test('the Index II of a deed names its kind, and is no page of it; a page of the deed that names another paper is', () => {
    const index = `
सूची क्र.2          दुय्यम निबंधक : सह दु.नि. हवेली 12
दस्त क्रमांक : 4471/2024
Regn:63m
(1) विलेखाचा प्रकार     खरेदीखत
(2) मोबदला     6850000
(3) बाजारभाव     6120000
(7) दस्तऐवज करुन देणाऱ्या पक्षकाराचे नाव`
    expect(split(deed, further, index)).toEqual([[0, 1], [2]])
    expect(split(index, deed, further)).toEqual([[0], [1, 2]])
    const recital = `
RENT AGREEMENT dated 3rd May 2019 between the VENDOR as LANDLORD and the TENANT has ended, and the
VENDOR gives the PURCHASER vacant possession under this Deed of Sale for the sale consideration.`
    expect(split(deed, recital)).toEqual([[0, 1]])
  })
  test('a sheet that says what follows is by itself, a blank one belongs to what is before it', () => {
    const divider = `
      ANNEXURE - III
      Property papers`
    const blank = 'This page is intentionally left blank'
    expect(split(deed, further, blank, divider, pan('ABCPG1234K'))).toEqual([[0, 1, 2], [3], [4]])
    expect(split(deed, 'BANK STATEMENTS', further)).toEqual([[0], [1], [2]])
    // What ends a paper says nothing of what follows.
    expect(split(deed, '*** End of Document ***')).toEqual([[0, 1]])
    expect(split(deed, 'This is a computer generated copy')).toEqual([[0, 1]])
  })
  test('a paper of no type that tells what it is begins a document, and goes on over its pages', () => {
    const application = `
                  HOME LOAN APPLICATION FORM
Full Name           Tejas Wadekar
Marital Status      Married`
    const second = `
Employer            Kaveri Infosystems
Purpose             Purchase of flat`
    const acknowledgement = `
              INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT
                    Assessment Year 2025-26
Name                TEJAS WADEKAR
Filed u/s           139(1)`
    expect(split(application, second, pan('ABCPG1234K'), acknowledgement)).toEqual([[0, 1], [2], [3]])
    expect(split(deed, further, acknowledgement)).toEqual([[0, 1], [2]])
  })
  test('a page full of print is no side of a card', () => {
    const page = Array.from({ length: 40 }, (_, i) => `${i + 1}. the borrower has agreed to what was said`).join('\n')
    expect(split(page, pan('ABCPG1234K'), page)).toEqual([[0], [1], [2]])
    expect(split('Address: 12, Park Road', pan('ABCPG1234K'), 'Address: 12, Park Road')).toEqual([[0, 1, 2]])
  })
  test('the printed number of a page tells whether it goes on', () => {
    const numbered = (n: string, text = further): string => `${text}\n\n\n\n\n\n                    ${n}`
    expect(split(deed, numbered('Page 1 of 2'), numbered('Page 2 of 2'))).toEqual([[0], [1, 2]])
    expect(split(numbered('Page 1 of 3', deed), numbered('Page 2 of 3', rent), further, further)).toEqual([
      [0, 1, 2, 3],
    ])
    // Numbered right through by who put the file together.
    expect(split(numbered('Page 1 of 2', deed), numbered('Page 2 of 2', rent))).toEqual([[0], [1]])
  })
  test('two deeds or agreements after each other are two', () => {
    const first = `${rent}${further}`
    expect(split(first, further, further, first, further)).toEqual([
      [0, 1, 2],
      [3, 4],
    ])
    // A heading that runs over all pages begins nothing.
    expect(split(first, first, further, first)).toEqual([[0, 1, 2, 3]])
    const numbered = (n: string, text: string): string => `${text}\n\n\n\n\n\n                    ${n}`
    const lease = [numbered('Page 1 of 2', rent), numbered('Page 2 of 2', further)]
    expect(split(...lease, ...lease)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('cheques are told by their own numbers', () => {
    const cheque = (number: string): string => `
STATE BANK OF INDIA                  Valid for three months only
Pay                                  Or Bearer
Rupees
A/c No. 38112233445                  Please sign above
"${number}" 600002045: 000123" 31`
    expect(split(cheque('504257'), cheque('504258'))).toEqual([[0], [1]])
    expect(split(cheque('504257'), cheque('504257'))).toEqual([[0, 1]])
  })
  test('one sheet is one document', () => {
    expect(split(further)).toEqual([[0]])
  })

  describe('papers of one kind', () => {
    test('slips of two people, and an order with its items after an invoice', () => {
      const slip = (id: string): string => `
Payslip for the month of June 2025
Employee ID      ${id}          Employee Name    Ankita Sharma
Total Earnings   98,500.00      Total Deductions   13,720.00
Net Pay          84,780.00`
      const paper = (title: string, number: string): string => `
${title}
${number}
GSTIN: 27AAPFU0939F1ZV
Description             HSN      Qty     Rate        Amount
Ceiling Fan             8414      10     1,500.00    15,000.00`
      expect(split(slip('NX-20447'), slip('NX-20981'))).toEqual([[0], [1]])
      expect(split(slip('NX-20447'), slip('NX-20447'))).toEqual([[0, 1]])
      const short = (id: string): string => slip(id).replace('Employee ID', 'Emp ID')
      expect(split(short('KV19'), short('KV44'))).toEqual([[0], [1]])
      expect(
        split(
          paper('TAX INVOICE', 'Invoice No : INV/017     Invoice Date : 05/04/2024'),
          paper('PURCHASE ORDER', 'PO No : PO/0042     PO Date : 01/02/2024     Vendor : Sai Traders'),
        ),
      ).toEqual([[0], [1]])
    })

    test('bills and slips of several months of one customer', () => {
      const bill = (day: string, number = 'Consumer No : 170012345678'): string => `
MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD.     Electricity Bill
${number}        Bill Date : ${day}
Units Consumed : 212      Due Date : 25/07/2025      Bill Amount : 1,920.00`
      expect(split(bill('05/06/2025'), bill('04/07/2025'), bill('06/08/2025'))).toEqual([[0], [1], [2]])
      expect(split(bill('05/06/2025'), bill('05/06/2025'))).toEqual([[0, 1]])
      // A sheet that does not repeat the number goes on, whatever days it lists.
      expect(split(bill('05/06/2025'), bill('04/05/2025', 'Previous bills'))).toEqual([[0, 1]])
      const slip = (title: string): string => `
${title}
Employee Name    Ankita Sharma
Total Earnings   98,500.00      Total Deductions   13,720.00
Net Pay          84,780.00`
      expect(split(slip('Payslip for the month of June 2025'), slip('Payslip for the month of July 2025'))).toEqual([[0], [1]]) // prettier-ignore
      expect(split(slip('Payslip for the month of June 2025'), slip('Pay Slip - Jun 2025'))).toEqual([[0, 1]])
    })

    const statement = (account: string, row = 'TRF TO A/C 50100099887766'): string => `
HDFC BANK LIMITED                    Statement of Account
Account Number : ${account}          IFSC Code : HDFC0001234
Opening Balance : 10,000.00          Customer ID : 123456
Date         Narration                      Withdrawal     Deposit       Closing Balance
01/04/24     ${row}        500.00                        9,500.00
02/04/24     SALARY                                        50,000.00     59,500.00`
    const goesOn = `
05/04/24     Account Number 60100012345678    2,000.00                   57,500.00
06/04/24     ATM WDL                          1,000.00                   56,500.00
07/04/24     ATM WDL                          1,000.00                   55,500.00`
    const invoice = (number: string): string => `
JAIN WHOLESALE MART            TAX INVOICE
Invoice No : ${number}         Invoice Date : 22-03-2025
HSN/SAC   Taxable Value   CGST   SGST   Place of Supply : Maharashtra`
    test('two statements are two where their accounts differ', () => {
      expect(split(statement('50100012345678'), goesOn, statement('50100012345678'))).toEqual([[0, 1, 2]])
      expect(split(statement('50100012345678'), goesOn, statement('91701004412883'))).toEqual([[0, 1], [2]])
    })
    test('a digit that was misread, or hidden, begins no other statement', () => {
      expect(split(statement('50100012345678'), statement('50100012345878'))).toEqual([[0, 1]])
      expect(split(statement('50100012345678'), statement('XXXXXXXXXX5678'))).toEqual([[0, 1]])
    })
    test('two invoices are two by their numbers', () => {
      expect(split(invoice('B2B-10442'), invoice('B2B-10442'))).toEqual([[0, 1]])
      expect(split(invoice('B2B-10442'), invoice('B2B-10443'))).toEqual([[0], [1]])
    })
  })
  describe('papers of one sheet behind each other', () => {
    const lease = (title: string, opening: string): string => `
                    ${title}
${opening} between Mrs. Suman Yadav, residing at Sector 15, hereinafter the LANDLORD and
Mr. Gokul Krishnan, residing at Pollachi, hereinafter the TENANT, at a monthly rent of Rs. 19,500.

1. One month's notice is required on either side.

In witness whereof both parties have signed.
Witnesses: 1. K. Subbu 2. Deepika S.`
    const first = lease('RENTAL AGREEMENT', 'This Rental Agreement is made at Chennai on this 5th day of February 2024')
    const second = lease('RENTAL AGREEMENT', 'THIS AGREEMENT executed at Gadag on the 2nd March 2020')

    test('agreements are told by how they open', () => {
      expect(split(first, second)).toEqual([[0], [1]])
      expect(split(first, further, second, further)).toEqual([
        [0, 1],
        [2, 3],
      ])
      // The same once more is a copy, or a heading that runs on.
      expect(split(first, first)).toEqual([[0, 1]])
    })
    test('a paper that ended is followed by one with another heading', () => {
      const hindi = `
                    किरायानामा
विदित हो कि प्रथम पक्ष (मकान मालिक) ने उक्त दुकान द्वितीय पक्ष (किरायेदार) को किराये पर दी है
1- यह कि किराया 7,200/- प्रतिमाह तय पाया गया है
गवाह : 1. राजू गुप्ता 2. सलीम अहमद`
      expect(split(first, hindi)).toEqual([[0], [1]])
    })
    test('what stands at the foot of every sheet ends nothing, and a clause opens nothing', () => {
      const sheet = (text: string): string => `
                    किरायानामा
${text}



प्रथम पक्ष ________ द्वितीय पक्ष ________ गवाह ________`
      const opening = sheet('मैं कि श्री अवधेश पाण्डेय (मकान मालिक) और मोहम्मद शकील (किरायेदार) के मध्य')
      expect(split(opening, sheet('3- यह कि यह किरायानामा 11 माह के लिए दिनांक 15.04.2023 से मान्य होगा'))).toEqual([
        [0, 1],
      ])
    })
    test('a page of a deed that speaks of a quotation is no quotation, signatures are no divider', () => {
      const recital = `
AND WHEREAS the price follows the Quotation and the Estimate, which the Sellers accepted, valid for the
period agreed, and the Purchaser has paid the sum by cheque.`
      expect(split(deed, recital, 'Mr. Nikhil Bhandarkar\nMrs. Rutuja Bhandarkar')).toEqual([[0, 1, 2]])
    })
    test('extracts of Index II and of the record of rights, by their numbers', () => {
      const index = (number: string): string => `
सूची क्र.2          दुय्यम निबंधक : सह दु.नि. हवेली 12
दस्त क्रमांक : ${number}
Regn:63m
(1) विलेखाचा प्रकार     खरेदीखत
(2) मोबदला     6850000
(3) बाजारभाव     6120000`
      expect(split(index('4471/2024'), index('875/2020'))).toEqual([[0], [1]])
      expect(split(index('४४७१/२०२४'), index('4471/2024'))).toEqual([[0, 1]])
      const land = (survey: string): string => `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
गाव : केडगाव     तालुका : दौंड     जिल्हा : पुणे
गट क्रमांक : ${survey}
भोगवटादाराचे नाव     खाते क्रमांक     आकारणी`
      expect(split(land('318'), land('412'))).toEqual([[0], [1]])
      expect(split(land('318'), land('318'))).toEqual([[0, 1]])
    })
    test('invoices of which one number was not found, by whose they are', () => {
      const invoice = (own: string, gstin: string): string => `
${own}                          TAX INVOICE
GSTIN 29AADFC2210K1ZQ           Place of Supply : Karnataka
HSN/SAC   Taxable Value   CGST   SGST
GSTIN ${gstin}`
      expect(split(invoice('Clayworks LLP', '29AAGCP8890J1ZK'), invoice('Clayworks LLP', '29AAGCP8890J1ZK'))).toEqual([
        [0, 1],
      ])
      const other = invoice('Kaveri Silks', '27AAPFU0939F1ZV').replace('29AADFC2210K1ZQ', '')
      expect(split(invoice('Clayworks LLP', '29AAGCP8890J1ZK'), other)).toEqual([[0], [1]])
    })
    test('what comes behind the last of several numbered sheets', () => {
      const sheet = (text: string, n: string): string => `${text}\n\n\n\n\n\n                    ${n}`
      const rows = `
Date         Narration                      Withdrawal     Deposit       Closing Balance
05/04/24     ATM WDL                          2,000.00                   57,500.00`
      const next = `
Statement of Account
Date         Narration                      Withdrawal     Deposit       Closing Balance
01/09/23     UPI Rapido                          84.00                   15,136.30`
      expect(split(sheet(rows, 'Page 1 of 2'), sheet(rows, 'Page 2 of 2'), next)).toEqual([[0, 1], [2]])
    })
    test('a heading tells a paper that says little else', () => {
      const order = `
GOVERNMENT OF KERALA
TALUK HEADQUARTERS HOSPITAL, PONNANI
Sub: SUPPLY ORDER for surgical consumables
Name of item          Quantity     Rate (Rs)     Amount (Rs)
Surgical gloves       2000         16.80         33600.00`
      expect(split(pan('ABCPG1234K'), order)).toEqual([[0], [1]])
    })
  })
  test('the sheet of an electronic stamp belongs to the deed behind it', () => {
    const stamp = `
INDIA NON JUDICIAL
Certificate No.              IN-DL05375417330558V
Description of Document      Article 23 Sale
Property Description         Plot No. 55, Block J, Janakpuri, New Delhi - 110058
Consideration Price (Rs.)    1,36,00,000`
    const deed = `
SALE DEED
This Deed of Sale is executed at Delhi BETWEEN Sh. Ravi Kandukuri hereinafter called the "VENDOR"
AND Smt. Zubeda Shaikh hereinafter called the "PURCHASER" for the Sale Consideration`
    expect(split(stamp, deed)).toEqual([[0, 1]])
  })
})
