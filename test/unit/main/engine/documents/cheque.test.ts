import { expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

test('the frames of a cheque may be read as marks, and its magnetic line has two numbers', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Central Bank of India                                Date}O 5112025
AUNDH BRANCH, PUNE 411007
IFSC : CBIN0281234
Pay Sharda Enterprises                               Or Bearer
Rupees Forty Eight Thousand Five Hundred Only        [ «48,500/- |
A/c No. | 3214567890 |   SB
Payable at par at all branches                       Please sign above
"004512" 411016007: 000123" 31`,
  )
  expect(fields).toMatchObject({
    cheque_date: '2025-11-05',
    amount: '48500.00',
    cheque_number: '004512',
    micr_code: '411016007',
    account_number: '3214567890',
  })
})

test('an amount alone in its box, the words under it cut by their line', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
State Bank of India                                  Date 04/06/2025
PAY Ganesh Hardware Stores                           या धारक को OR BEARER
रुपये RUPEES Fo      Eight Thousand Two Hundred Fi          [ _ 48,250.00 |
A/c No. 30118827441`,
  )
  expect(fields['amount']).toBe('48250.00')
})

test('an amount whose figures were misread is what its words say', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Bank of Maharashtra                                  Date : 11/07/2025
Pay Deccan Agro Services                             या धारक को Or Bearer
Rupees रुपये Forty Eight Thousand Two Hundred Fifty Only        [_ 48.2507- |
A/c No. 60118844712                                  Please sign above`,
  )
  expect(fields['amount']).toBe('48250.00')
})

test.each(['A/c No.  5 0 1 0 0 2 4 7 7 1 8 8 2 3', 'A/CNO.50100247718823', 'A/c No.  50100247718823'])(
  'the number of the account in boxes or close behind its label: %s',
  (account) => {
    const fields = fieldsOn(
      'CHEQUE',
      `
HDFC BANK                                                    18072025
IFSC : HDFC0000447
Pay Sahyadri Agro Industries                               Or Bearer
Rupees One Lakh Twenty Five Thousand Only                  1,25,000/-
${account}`,
    )
    expect(fields).toMatchObject({ account_number: '50100247718823', cheque_date: '2025-07-18' })
  },
)

test('who draws it is printed over the place of the signature; a firm is signed for', () => {
  const leaf = (names: string): Readonly<Record<string, string>> =>
    fieldsOn(
      'CHEQUE',
      `
GANDHIBAGH, NAGPUR
CENTRAL AVENUE, NAGPUR 440002
IFS CODE : SBIN0004471                               Date |1|4)0/9|2)0)2/5)
PAY Vidarbha Steel Traders                           OR BEARER
Rupees Two Lakh Fifteen Thousand Four Hundred Only   ₹ 2,15,400.00
A/c No. 38844718820
${names}

                                                     Please sign above
"Q00182" 440002013: 044718" 29`,
    )
  const firm = leaf('                                                     FOR SUNRISE ENTERPRISES')
  expect(firm).toMatchObject({
    account_holder_name: 'SUNRISE ENTERPRISES',
    branch: 'GANDHIBAGH, NAGPUR',
    cheque_date: '2025-09-14',
    cheque_number: '000182',
    micr_code: '440002013',
  })
})

test('the firm that is signed for, not who writes their name under it', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
HDFC BANK LTD
IFSC : HDFC0000240
Pay                                                   Or Bearer
A/c No. 50200044711882                                FOR M/S NAKODA JEWELLERS

                                                      N Shah
                                                      AUTHORISED SIGNATORY`,
  )
  expect(fields['account_holder_name']).toBe('M/S NAKODA JEWELLERS')
})

test('the sign of the rupee that was read as a letter before the amount in its box', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
BANK OF BARODA
IFSC : BARB0RAJKOT
RUPEES 7 wo lakh thirty              T 2,36,480.00`,
  )
  expect(fields['amount']).toBe('236480.00')
})

test('who draws it, not who signed it right over the print', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Indian Bank
IFSC : IDIB000A044
Pay Adyar Book House                                  Or Bearer
A/c No. 644718820

                                                      K Meenakshi

                                                      SMT MEENAKSHI SUNDARAM
                                                      Please sign here`,
  )
  expect(fields['account_holder_name']).toMatch(/MEENAKSHI SUNDARAM$/)
})

test('who draws it, where nothing asks for a signature: doubted, as is the first part of an address of the branch', async () => {
  const fields = await readOn(
    'CHEQUE',
    `
THE VISHWESHWAR SAHAKARI BANK LTD.
BRANCH : KOTHRUD, Paud Road, Pune 411038          IFSC VSBL0000012
Pay Deccan Steel House                             Or Bearer
A/c No. 001220100044718

Payable at par at all branches
                                                   JOSHI MADHAV VINAYAK
"004471" 411253012: 044718" 10`,
  )
  const of = (path: string): { value: string; confidence: number } | undefined => fields.find((f) => f.path === path)
  expect(of('account_holder_name')?.value).toBe('JOSHI MADHAV VINAYAK')
  expect(of('branch')?.value).toBe('KOTHRUD')
  for (const path of ['account_holder_name', 'branch']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
})

test('stars close round the name of who is paid, as programs print them', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
State Bank of India
Pay ***Godavari Cements Limited***                    Or Bearer
A/c No. 30447118829`,
  )
  expect(fields['payee_name']).toBe('Godavari Cements Limited')
})

test('paise behind two strokes, and the word for the day run into its digits, as they are written by hand', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Bank of Baroda                                       Due1 9 0 3 2 0 2 5
Pay Sagar Traders                                    Or Bearer
Rupes One lakh twenty six thousand four              1,26,400 = 00
hundred only
A/c No. 30447118829`,
  )
  expect(fields).toMatchObject({ cheque_date: '2025-03-19', amount: '126400.00' })
})

test.each(['par', 'ear', 'Pa'])('the word before the name of who is paid, misread: %s', async (word) => {
  const fields = await readOn(
    'CHEQUE',
    `
Canara Bank
${word} Sagar Motors                                       Or Bearer
Rupees Eighty Five Thousand Only
A/c No. 30447118829`,
  )
  const payee = fields.find(({ path }) => path === 'payee_name')
  expect(payee?.value).toBe('Sagar Motors')
  expect(payee?.confidence).toBeLessThanOrEqual(0.95)
})

test('the number of the account in boxes whose sides were read; the sorting code is none', () => {
  const leaf = (account: string): string | undefined =>
    fieldsOn(
      'CHEQUE',
      `
UCO BANK
IFSC Code : UCBA0000447   MICR : 700028047
Pay Sagar Traders                                       Or Bearer
${account}
Y001834" 700028047x 020718" 10`,
    )['account_number']
  expect(leaf('A/c No.   0/4/4/7,3/2|1/1/0,0,4/5/8/7')).toBe('04473211004587')
  expect(leaf('A/c No.   ०1 4/8/3,0,0/2,1/0,0,0/4/7|2,9|6')).toBeUndefined()
  expect(leaf('SB GENERAL')).toBeUndefined()
})

test('a label in two languages is no payee', () => {
  const fields = fieldsOn('CHEQUE', 'UCO BANK\nअदा करें PAY   Sagar Traders      Or Bearer\nA/c No. 30447118829')
  expect(fields['payee_name']).toBe('Sagar Traders')
})

test('a hand closes an s to a nine, and the sum in words is nobody who is paid', () => {
  const leaf = (payee: string): string | undefined =>
    fieldsOn(
      'CHEQUE',
      `
UCO BANK
अदा करें / Pay      ${payee}
रुपये / Rupees    One Lakh Twenty Five Thousand
A/c No. 30447118829`,
    )['payee_name']
  expect(leaf('Konkan Cashew Processor9')).toBe('Konkan Cashew Processors')
  expect(leaf('')).toBeUndefined()
})

test('a draft is paid on demand, and says at its end that its value was received', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
UNION BANK OF INDIA     DEMAND DRAFT
मांगे जाने पर / ON DEMAND PAY    THE REGISTRAR, COTTON UNIVERSITY          OR ORDER
RUPEES FIVE THOUSAND SIX HUNDRED ONLY         अदा करें / VALUE RECEIVED`,
  )
  expect(fields['payee_name']).toBe('THE REGISTRAR, COTTON UNIVERSITY')
})

test('words of a sum close behind the word of the other language, and a lakh by hand', () => {
  const cheque = (words: string): string => `
Bank of Maharashtra                                  Date : 11/07/2025
Pay Deccan Agro Services                             या धारक को Or Bearer
${words}
A/c No. 60118844712                                  Please sign above`
  expect(fieldsOn('CHEQUE', cheque('Rupeesरुपवे Eighty six thousand five hundred only'))['amount']).toBe('86500.00')
  expect(fieldsOn('CHEQUE', cheque('Rupees One laki twenty thousand only'))['amount']).toBe('120000.00')
})

test('the last digit of an account that its box hid is that of the line at the foot, and not sure', async () => {
  const fields = await readOn(
    'CHEQUE',
    `
Bank of Baroda
Branch: Civil Lines, Raipur 492001 (C.G.)
Pay                                                  या धारक को OR BEARER
A/c No. 29870100014463                               Please sign above


Y000291" 492012005: 144631" 31`,
  )
  const account = fields.find(({ path }) => path === 'account_number')
  expect(account?.value).toBe('298701000144631')
  expect(account?.confidence).toBeLessThanOrEqual(0.95)
  expect(fields.find(({ path }) => path === 'branch')?.value).toBe('Civil Lines, Raipur')
})

test('the branch under the name of the bank in Devanagari is what stands before the word', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
MADHYA BHARAT GRAMIN BANK
मध्य भारत ग्रामीण बैंक
HAJIPUR BRANCH, VAISHALI 844101
IFS CODE : PUNB0MBGB06
Pay  Asha Devi`,
  )
  expect(fields).toMatchObject({ branch: 'HAJIPUR' })
})
