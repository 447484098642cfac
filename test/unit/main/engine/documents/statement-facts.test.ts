import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'

describe('what stands over the table of a statement', () => {
  test('account, currency and holder in one line; branch and address in rows of their own without colons', async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
CENTRAL BANK OF INDIA                      Statement of Account
Transactions List - VIKRANT SURESH JADHAV (INR) - 624801544718
Account Type        SAVINGS
Branch              BHOPAL MAIN
Address             118 SHIVAJI NAGAR, BHOPAL 462016
Period              01/01/2025 to 31/03/2025`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      account_holder_name: 'VIKRANT SURESH JADHAV',
      account_number: '624801544718',
      branch: 'BHOPAL MAIN',
      address: '118 SHIVAJI NAGAR, BHOPAL 462016',
    })
  })

  test('a label with its value over another label is no half of a longer one', async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
IDBI BANK                  Statement of Account
A/C No : 0447104000118823
Branch : DOMBIVLI EAST
IFSC Code : IBKL0000447
Statement Period : 01/05/2025 To 30/06/2025`,
    )
    expect(fields.find(({ path }) => path === 'branch')?.value).toBe('DOMBIVLI EAST')
  })

  test("the letters of a bank's code are put right where one bank alone has letters like them", async () => {
    const fields = await readOn('BANK_STATEMENT', 'HDFC BANK LIMITED\nStatement of Account\nIFSC : HOFC0001234')
    expect(fields.find(({ path }) => path === 'ifsc')?.value).toBe('HDFC0001234')
  })

  test('the name of a firm keeps what opens it; city and PIN code under the street are of the address', async () => {
    const fields = await readOn(
      'BANK_STATEMENT',
      `
THE KARUR VYSYA BANK LTD                   Statement of Account
Account Name : SRI VELMURUGAN TRADERS
Customer Address : 27 CHINNAKADAI STREET
City : SALEM
Pin : 636001
Account No : 1166135000004471`,
    )
    const values = valuesOf(fields)
    expect(values).toMatchObject({
      account_holder_name: 'SRI VELMURUGAN TRADERS',
      address: '27 CHINNAKADAI STREET, SALEM, 636001',
    })
  })

  test('the address is that on the envelope, not those of the branch and of the bank', async () => {
    const fields = new Map(
      (
        await readOn(
          'BANK_STATEMENT',
          `
HDFC BANK                          Account Branch   : WHITEFIELD
MISS. MEGHA SURESH RAO             Address          : NO 81 ITPL MAIN ROAD
402 PRESTIGE SHANTINIKETAN                            WHITEFIELD 560066
WHITEFIELD MAIN ROAD               Cust ID          : 77120983
BENGALURU 560048                   Account No       : 50100298811734
KARNATAKA INDIA                    IFSC             : BARB0WHIFIE

Date         Narration            Withdrawal     Deposit       Closing Balance
01/04/24     UPI-SWIGGY             500.00                        9,500.00
02/04/24     SALARY                              50,000.00       59,500.00

Registered Office Address: Bank House, Senapati Bapat Marg, Lower Parel, Mumbai 400013`,
        )
      ).map((f) => [f.path, f.value]),
    )
    expect(fields.get('account_holder_name')).toBe('MISS. MEGHA SURESH RAO')
    expect(fields.get('address')).toBe(
      '402 PRESTIGE SHANTINIKETAN WHITEFIELD MAIN ROAD BENGALURU 560048 KARNATAKA INDIA',
    )
    expect(fields.get('ifsc')).toBe('BARB0WHIFIE')
  })
  test('no joint holder stands between a name and its address; branch and period go on under themselves', async () => {
    const fields = new Map(
      (
        await readOn(
          'BANK_STATEMENT',
          `
SUBHRAJIT NILKANTHA PAL            Branch Name      : KARNAL, MODEL
Joint Holder :--                                      TOWN
FL 3B, 12 GREEN PARK               Account No       : 917010044128830
SALT LAKE                          Period           : From 01/03/2024 To
KOLKATA                                               31/05/2024
700091                             Cust ID          : 881204417

Date         Narration            Withdrawal     Deposit       Closing Balance
01/04/24     UPI-SWIGGY             500.00                        9,500.00
02/04/24     SALARY                              50,000.00       59,500.00`,
        )
      ).map((f) => [f.path, f.value]),
    )
    expect(fields.get('account_holder_name')).toBe('SUBHRAJIT NILKANTHA PAL')
    expect(fields.get('address')).toMatch(/^FL 3B, 12 GREEN PARK SALT LAKE KOLKATA 700091$/)
    expect(fields.get('branch')).toBe('KARNAL, MODEL TOWN')
    expect(fields.get('statement_from')).toBe('2024-03-01')
    expect(fields.get('statement_to')).toBe('2024-05-31')
  })
})

test('name and address under one label', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
FEDERAL BANK                               Statement of Account
Name and Address of the Customer           IFSC : FDRL0001187
GEORGEKUTTY VARGHESE
PUTHENPURACKAL HOUSE
KOTTAYAM
KERALA 686006`,
  )
  const values = valuesOf(fields)
  expect(values).toMatchObject({
    account_holder_name: 'GEORGEKUTTY VARGHESE',
    address: 'PUTHENPURACKAL HOUSE KOTTAYAM KERALA 686006',
  })
})

test('the bank that an IFSC names is sure where it has one name, and not where it is a company or may settle for another', async () => {
  const named = async (ifsc: string): Promise<number> => {
    const fields = await readOn('BANK_STATEMENT', `Statement of Account\nIFSC : ${ifsc}\nAccount No : 50100012345678`)
    return fields.find((f) => f.path === 'bank_name')?.confidence ?? 0
  }
  expect(await named('SBIN0001234')).toBeGreaterThan(0.95)
  expect(await named('HDFC0001234')).toBeLessThanOrEqual(0.95)
  expect(await named('HDFC0CSANGL')).toBeLessThanOrEqual(0.95)
})

test('an envelope may open with "To,"; the number of the account may stand in the title', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
                    Statement for A/c 0431101019876 between 01-Jan-2025 and 31-Mar-2025
To,
BASHIR AHMAD WANI
HOUSE NO 27, SECTOR B
HOUSING COLONY BEMINA
SRINAGAR 190018`,
  )
  expect(fields).toMatchObject({ account_holder_name: 'BASHIR AHMAD WANI', account_number: '0431101019876' })
})

test('a period whose words have dashes behind them', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Statement of Account
Statement Period    From - 01/05/2025 To - 31/05/2025`,
  )
  expect(fields).toMatchObject({ statement_from: '2025-05-01', statement_to: '2025-05-31' })
})

test('an account that is numbered by branch and kind', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    '\nJANATA SAHAKARI BANK LTD\nNAME : SANJAY INGLE      A/C NO : 0021/SB/004471\nDATE OF ISSUE : 01/08/2024',
  )
  expect(fields['account_number']).toBe('0021/SB/004471')
})

test('the address of the branch under its name is no part of the name', async () => {
  const fields = await readOn(
    'BANK_STATEMENT',
    `
The South Indian Bank Ltd.
Branch : ANGAMALY
SIBL HOUSE, T B ROAD, MISSION QUARTERS, THRISSUR`,
  )
  expect(fields.find(({ path }) => path === 'branch')?.value).toBe('ANGAMALY')
})

test('a blank line may part a name from its address, though the branch has one with a label; its number is no part of its name', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
HDFC BANK                                        Statement of account
MR. SURESH VILAS KADAM                           Branch : 014 - VILE PARLE EAST
                                                 Address : GROUND FLOOR, SHANTI KRUPA,
ROOM 12 SHIV CHAWL                               NEHRU ROAD, VILE PARLE (E)
TEJPAL ROAD                                      City : MUMBAI 400057 State : MAHARASHTRA
MUMBAI 400057                                    Phone no. : 18002026161
                                                 Account No : 50100238841907
`,
  )
  expect(fields).toMatchObject({
    account_holder_name: 'MR. SURESH VILAS KADAM',
    address: 'ROOM 12 SHIV CHAWL TEJPAL ROAD MUMBAI 400057',
    branch: 'VILE PARLE EAST',
  })
})

test('a branch under a label of two words that is no name of one', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
SMALL FINANCE BANK
Account Statement
Account Number            Primary Branch
2219001834470155          Indore Sector 12
Account Type              IFSC / MICR
Savings                   AUBL0002190 / 110765021`,
  )
  expect(fields).toMatchObject({ branch: 'Indore Sector 12' })
})

test('a branch in a row of codes is beside its label, whatever forms stand under the row', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
                 NASHIK VIKAS SAHAKARI BANK LTD.
             Branch     OZAR (MIG)      IFSC    HDFC0CNZMVB

A/C No     102011000004518    A/C Type : CURRENT
Name       GAWALI AGRO SEVA KENDRA`,
  )
  expect(fields['branch']).toBe('OZAR (MIG)')
})

test('an address under the codes of a branch is the branch office, beside another of the holder', () => {
  const fields = fieldsOn(
    'BANK_STATEMENT',
    `
Customer Id XXXXX5108                                 Branch Code 0829
Name BIJU VARGHESE                                    Branch Name ALUVA
Phone +91XXXXXXX214                                   IFSC Code CNRB0000829
Address KALAPURACKAL HOUSE                            Address Bank Junction, Aluva 683101
ALUVA ERNAKULAM
KERALA 683106`,
  )
  expect(fields['address']).toBe('KALAPURACKAL HOUSE ALUVA ERNAKULAM KERALA 683106')
})
