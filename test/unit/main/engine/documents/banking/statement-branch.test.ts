import { describe, expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const statement = (page: string): Record<string, string> => fieldsOn('BANK_STATEMENT', page)

describe('the branch of a statement', () => {
  test('is not who signs for it; an address under the name of the bank begins with it', () => {
    const { branch } = statement(`
            The Panchganga Sahakari Bank Ltd.
     Kagal Branch, Near Bus Stand, Kagal 416216 Tel (02325) 244118
                  STATEMENT OF ACCOUNT
A/c No : 0044100000771                 Period : 01/04/2023 To 30/04/2023
Name : ANIL PATIL


                                            Branch Manager
                                            Kagal`)
    expect(branch).toBe('Kagal')
  })
  test('ends where its line tells how to reach it', () => {
    const { branch } = statement(`
     THE SURAT MERCHANTS CO-OPERATIVE BANK LTD.
     Br: RING ROAD TEXTILE MARKET     Ph 0261-2311187
STATEMENT OF ACCOUNT FROM 01/12/2022 TO 31/12/2022
A/c No. : 104002000774`)
    expect(branch).toBe('RING ROAD TEXTILE MARKET')
  })
  test('is not who signs in two languages', () => {
    const { branch } = statement(`
     THE SATARA MERCHANTS CO-OPERATIVE BANK LTD.
शाखा / Branch        : Wai Main
A/c No.              : 104002000774

                             शाखा व्यवस्थापक / Manager`)
    expect(branch).toBe('Wai Main')
  })
  test('stands behind the name of the bank in the address of the branch', () => {
    const { branch } = statement(`
Statement of Account No - 918020011877 for the period (From : 01-07-2023 To : 31-07-2023)
BRANCH ADDRESS - AXIS BANK LTD, AJMER [RJ], PLOT 4, KUTCHERY ROAD, AJMER 305001`)
    expect(branch).toBe('AJMER [RJ]')
  })
})

test('a society that is called no bank, and the account that it counts by its kind', () => {
  const fields = statement(`
     Sahyog Nagari Sahakari Patsanstha Maryadit
                 Account Statement
From : 01/01/2023 To : 31/03/2023
Account No : SB/4471        Scheme : Savings Deposit
Name : REKHA JADHAV         Member No : 118`)
  expect(fields).toMatchObject({
    bank_name: 'Sahyog Nagari Sahakari Patsanstha Maryadit',
    account_number: 'SB/4471',
    account_holder_name: 'REKHA JADHAV',
  })
})

test('the line between the bank and the code of the branch names it', () => {
  const headed = (under: string): string | undefined =>
    statement(`
BANK OF MAHARASHTRA
${under}
IFSC : MAHB0000277      MICR : 416014002
STATEMENT OF ACCOUNT FOR THE PERIOD 01-08-2025 TO 31-08-2025`).branch
  expect(headed('ICHALKARANJI MAIN')).toBe('ICHALKARANJI MAIN')
  expect(headed('ONE FAMILY ONE BANK')).toBeUndefined()
})

test('a branch is named before its code, on one line', () => {
  const named = (branch: string): string | undefined =>
    statement(`
INDIAN OVERSEAS BANK
${branch} Branch IFSC: IOBA0164884
STATEMENT OF ACCOUNT FOR THE PERIOD 01-08-2025 TO 31-08-2025
Account No : 465290524620300
Name : MEENA MAURYA
CIF No : 79017903`).branch
  expect(named('Camp')).toBe('Camp')
  expect(named('Shastri Nagar, Meerut')).toBe('Shastri Nagar, Meerut')
})

test('the bank before its branch is no part of it; a head before the label of the branch is another', () => {
  expect(statement('Branch : SOME BANK LTD, MYSURU SARASWATHIPURAM\nAccount No : 50100012345678')).toMatchObject({
    branch: 'MYSURU SARASWATHIPURAM',
  })
  const page = `
Statement of Account
Registered Address  Branch      Branch Address
Flat 4, Shivneri    Sangli      CTS 118, Main Road`
  expect(statement(page)['branch']).not.toBe('Registered Address Branch')
})
