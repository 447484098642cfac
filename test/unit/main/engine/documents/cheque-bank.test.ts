import { expect, test } from 'vitest'
import { candidatesOn, fieldsOn, readOn } from './read-page'

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
  ['Branch : BO: Rajpur Road, Dehradun 248 001', 'Rajpur Road, Dehradun'],
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

test.each([
  ['Malabar Coastal Bank मलाबार कोस्टल बैंक', 'Malabar Coastal Bank'],
  ['MALABAR COASTAL BANK f ध्य नेशनल', 'MALABAR COASTAL BANK'],
  ['Karad Town Co-op Bank Ltd. कराड टाऊन को-ऑप बँक', 'Karad Town Co-op Bank Ltd.'],
])('what says the name of a bank again in another script is no part of it: %s', (head, bank) => {
  const fields = fieldsOn(
    'CHEQUE',
    `
${head}
IFSC : QQQX0000217
Pay                                                   Or Bearer
A/c No. 30447118829`,
  )
  expect(fields['bank_name']).toBe(bank)
})

test('what a bank of members is, in brackets behind its name, is none of the name', () =>
  expect(fieldsOn('CHEQUE', 'THE SAHYADRI CO-OP. BANK LTD. (Multistate Scheduled Bank)')['bank_name']).toBe(
    'THE SAHYADRI CO-OP. BANK LTD.',
  ))

test('the bank that settles for one of members is not the bank of a cheque on which that is half read', () => {
  const cheque = (name: string) => `${name}\nIFS Code : HDFC0CSAHYB\nPay Sagar Traders      Or Bearer`
  expect(fieldsOn('CHEQUE', cheque("SAHYADRI PEOPLE'S CO-OP. BA     D., KARAD"))['bank_name']).toBeUndefined()
  expect(fieldsOn('CHEQUE', cheque('Karad'))['bank_name']).toBe('HDFC Bank')
})

test('a part of the name of the bank over the address of its branch is no branch', () => {
  const branchUnder = (top: string): string | undefined =>
    fieldsOn('CHEQUE', `${top}\n14, Salem Road, Namakkal 637001\n\nPay Krishna Agro Centre       Or Bearer`).branch
  expect(branchUnder('Indi')).toBeUndefined()
  expect(branchUnder('Namakkal')).toBe('Namakkal')
})

test('of a name in two scripts the Latin one, whichever stands first; a branch behind its label in both', () => {
  expect(
    fieldsOn(
      'CHEQUE',
      'पूर्वांचल ग्रामीण बैंक  PURVANCHAL RURAL BANK\n21M@1/Branch: DEORIA, Kotwali Road, Deoria, UP - 274001\nPay Krishna Agro Centre       Or Bearer',
    ),
  ).toMatchObject({ bank_name: 'PURVANCHAL RURAL BANK', branch: 'DEORIA' })
})
