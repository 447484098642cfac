import { expect, test } from 'vitest'
import { candidatesOn, fieldsOn, readOn } from './read-page'

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

test('eight digits in the boxes of the date without a word beside them', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Bank of India                                           1 9 0 3 2 0 2 5
Mhow Branch, Indore 453441
PAY Narmada Seeds Pvt Ltd                               OR BEARER
A/C No. 0447110100118827`,
  )
  expect(fields['cheque_date']).toBe('2025-03-19')
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

test('figures of the magnetic line that stand apart, as in a text layer', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
HDFC BANK
Pay   Sahyadri Motors   Or Bearer
A/c No. 50100044718823
Please sign above
   ⑈0 0 0 1 1 8⑈ 4 1 1 2 4 0 0 0 5⑆ 0 4 4 7 1 8⑈ 3 1`,
  )
  expect(fields).toMatchObject({ cheque_number: '000118', micr_code: '411240005' })
})

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

test('a code of a branch that is named by letters alone tells the bank too', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
The Jammu & Kashmir Bank Ltd.
IFS Code: JAKAOBEMINA
A/c No. 0118040100023471
Please sign above`,
  )
  expect(fields).toMatchObject({ ifsc: 'JAKA0BEMINA', bank_name: 'Jammu and Kashmir Bank' })
})

test('a branch over its code may end with that word; what is written by hand is not sure', async () => {
  const fields = await readOn(
    'CHEQUE',
    `
NASHIK - COLLEGE ROAD BRANCH
SHARAN COMPLEX, COLLEGE ROAD
IFS CODE : ICIC0006447                          Date 02/11/2025
Pay Krishna Agro Centre                         Or Bearer
A/c No. 644705011882`,
  )
  const of = (path: string): { value: string; confidence: number } | undefined => fields.find((f) => f.path === path)
  expect(of('branch')?.value).toBe('NASHIK - COLLEGE ROAD BRANCH')
  for (const path of ['cheque_date', 'payee_name']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
})

test.each([
  ['BARAMATI (00454)', 'BARAMATI'],
  ['ZAVERI BAZAR, MUMBAI 400002', 'ZAVERI BAZAR, MUMBAI'],
  ['Branch : ALKAPURI, VADODARA   CODE: ALKAPU', 'ALKAPURI, VADODARA'],
  ['(00454) - BARAMATI', 'BARAMATI'],
  ['(00454)-BARAMATI', 'BARAMATI'],
  ['Gandhi Road, Shop 4, Tirupati 517501', 'Gandhi Road'],
])('numbers of a branch, before it or behind, and its address are none of its name: %s', (line, branch) => {
  const fields = fieldsOn(
    'CHEQUE',
    `
State Bank of India
${line}
IFSC : SBIN0000454
Pay                                                   Or Bearer
A/c No. 30447118829`,
  )
  expect(fields['branch']).toBe(branch)
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

test('a bank is named as it is printed, and not by the bank that settles for it', () => {
  const leaf = (bank: string, code: string): string | undefined =>
    fieldsOn(
      'CHEQUE',
      `
${bank}
IFSC : ${code}                                     Date 02/11/2025
Pay Axis Bank Credit Card 4471                     Or Bearer
A/c No. 644705011882`,
    )['bank_name']
  expect(leaf('KARAD URBAN CO-OP. BANK LTD.', 'ICIC0KARADU')).toBe('KARAD URBAN CO-OP. BANK LTD.')
  expect(leaf('ICICI BANK LTD', 'ICIC0000644')).toBe('ICICI BANK LTD')
  expect(leaf('CURRENT ACCOUNT', 'ICIC0000644'), 'its mark is a picture').toBe('ICICI Bank')
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

test('a branch before the code on its line', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
Kotak Mahindra Bank
ANNA NAGAR, 44 Second Avenue, Chennai 600040. IFSC : KKBK0000463
Pay                                                   Or Bearer
A/c No. 7411882099`,
  )
  expect(fields['branch']).toBe('ANNA NAGAR')
})

test('marks of the magnetic line that are read as letters or digits: its numbers are to be checked', async () => {
  const leaf = (foot: string) =>
    readOn('CHEQUE', `Union Bank of India\nPay Sagar Traders      Or Bearer\nA/c No. 30447118829\n\n${foot}`)
  for (const foot of ['013940" 4220880041 004416" 10', 'Y013940" 422088004x 004416" 31']) {
    const fields = await leaf(foot)
    const of = (path: string): { value: string; confidence: number } | undefined => fields.find((f) => f.path === path)
    expect([of('cheque_number')?.value, of('micr_code')?.value], foot).toEqual(['013940', '422088004'])
    for (const path of ['cheque_number', 'micr_code']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
  }
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

test('letters of a branch keep a ring that is one', () => {
  const leaf = (code: string) =>
    fieldsOn('CHEQUE', `State Bank of India\nIFSC : ${code}\nPay Sagar Traders    Or Bearer`)
  expect(leaf('KCCB0ODV047')['ifsc']).toBe('KCCB0ODV047')
  expect(leaf('SBIN0O00466')['ifsc']).toBe('SBIN0000466')
})

test('the print of the bank in capitals, not who signs under it as nobody prints', () => {
  const fields = fieldsOn(
    'CHEQUE',
    `
JANATA SAHAKARI BANK LTD
IFSC : JSBP0000023
Pay                                                   Or Bearer
A/c No. 023220100009944                               KULKARNI MEERA ANIL / KULKARNI ANIL B

                                                         M. A. Kulkarni
                                                      Please sign above`,
  )
  expect(fields['account_holder_name']).toBe('KULKARNI MEERA ANIL / KULKARNI ANIL B')
})

test('a bank that only its code tells may be printed otherwise, unless it is a body with one name', () => {
  const most = (code: string) =>
    candidatesOn('CHEQUE', `IFSC : ${code}\nPay Sagar Traders    Or Bearer`).find(({ path }) => path === 'bank_name')
      ?.most
  expect([most('SBIN0000466'), most('KVBL0001188')]).toEqual([1, 0.95])
})

test.each([
  'W001834m 560002014I 020718m 10',
  'm001834m560002014n020718m13',
  '4,001834% 560002014n 020718% 31',
  'Y-001834 560002014 « 020718 " 10',
  'Y001834" 560002014 020718" 29',
  'WO01834m 560002014I 020718m 10',
  'C001834C 560002014A 020718C 31',
  'H001834% 5600020141 020718% 31',
])('six, nine and six digits, whatever the marks of the magnetic line are read as: %s', async (foot) => {
  const fields = await readOn('CHEQUE', `Canara Bank\nPay Sagar Traders      Or Bearer\nA/c No. 30447118829\n\n${foot}`)
  const of = (path: string) => fields.find((f) => f.path === path)
  expect([of('cheque_number')?.value, of('micr_code')?.value]).toEqual(['001834', '560002014'])
  for (const path of ['cheque_number', 'micr_code']) expect(of(path)?.confidence, path).toBeLessThanOrEqual(0.95)
})

test.each(['Invoice 001834 dated 560002014 for 020718', '0018345 5600020145 0207181'])(
  'figures among words, or more of them, are no magnetic line: %s',
  (foot) => {
    const fields = fieldsOn('CHEQUE', `Canara Bank\nPay Sagar Traders      Or Bearer\n\n${foot}`)
    expect(fields['micr_code']).toBeUndefined()
  },
)

test.each([
  ['(1T7J0J4J2Jo7275)', '2025-04-17'],
  ['1/7/01412/0/2/5', '2025-04-17'],
  ['2J(3)(o J(9J(2)[oJ/2l(s', '2025-09-23'],
  ['2)(3१०19१२१० 2I5)', '2025-09-23'],
  ['(0T3JfoT9)(2ToT2T21', '2022-09-03'],
  ['1   7   0   4   2   0   2   5', '2025-04-17'],
])(
  'the sides of the boxes of a date are read as strokes, letters or digits, its digits as letters: %s',
  async (boxes, day) => {
    const fields = await readOn(
      'CHEQUE',
      `
Canara Bank                                             ${boxes}
Pay Sagar Traders                                       Or Bearer
A/c No. 30447118829`,
    )
    const date = fields.find(({ path }) => path === 'cheque_date')
    expect(date?.value).toBe(day)
    expect(date?.confidence).toBeLessThanOrEqual(0.95)
  },
)

test.each(['(11*JoJsJ2Jo72/31', '111101711211011', '1/1/1/1/1/1/1/1', 'Tel: 0484 2623'])(
  'boxes in which a digit was not read, or that hold several dates, tell none: %s',
  (boxes) => {
    const fields = fieldsOn(
      'CHEQUE',
      `
Canara Bank                                             ${boxes}
Pay Sagar Traders                                       Or Bearer
A/c No. 30447118829`,
    )
    expect(fields['cheque_date']).toBeUndefined()
  },
)

test.each([
  ['PARK STREET BRANCH (0447)', 'PARK STREET BRANCH'],
  ['MYLAPORE (M012) BRANCH', 'MYLAPORE'],
  ['PARK STREET BRANCH (0447), 18 Park Street', 'PARK STREET BRANCH'],
])('a number of the branch behind its name or within: %s', (line, branch) => {
  const fields = fieldsOn(
    'CHEQUE',
    `
${line}
18 Park Street, Kolkata 700016
IFSC : UCBA0000447
Pay Sagar Traders                                       Or Bearer`,
  )
  expect(fields['branch']).toBe(branch)
})

test('the name of the branch stands over its address, where its code is elsewhere', async () => {
  const fields = await readOn(
    'CHEQUE',
    `
Kotak Mahindra Bank                                     IFSC: KKBK0000463
PORVORIM, GOA
Shop 3, Hill View, Porvorim 403521

Pay Sagar Traders                                       Or Bearer
Rupees Eighty Five Thousand Only

A/c No. 30447118829

                                                        Please sign above`,
  )
  const branch = fields.find(({ path }) => path === 'branch')
  expect(branch?.value).toBe('PORVORIM, GOA')
  expect(branch?.confidence).toBeLessThanOrEqual(0.95)
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
