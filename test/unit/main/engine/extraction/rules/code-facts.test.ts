import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../../../src/shared/domain/document-types'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'
import { readOn } from '../../documents/read-page'

const certificate = `
UDYAM REGISTRATION CERTIFICATE
UDYAM REGISTRATION NUMBER          UDYAM-MH-19-0012345
NAME OF ENTERPRISE                 BALAJI AGRO FOODS
TYPE OF ENTERPRISE                 MICRO
DATE OF UDYAM REGISTRATION         17/08/2021`

async function read(type: DocumentType, page: string, code: string): Promise<(path: string) => ExtractedField | undefined> {
  const fields = await readOn(type, page, [], [code])
  return (path) => fields.find((field) => field.path === path)
} // prettier-ignore

describe('codes of forms in plain text', () => {
  test('what the print says too agrees with it, and is said to be unsigned', async () => {
    const field = await read(
      'UDYAM_CERT',
      certificate,
      'Udyam Registration Number: UDYAM-MH-19-0012345\nEnterprise Name: Balaji Agro Foods\nDate of Udyam Registration: 17/08/2021',
    )
    for (const path of ['udyam_registration_number', 'enterprise_name', 'date_of_registration']) {
      expect(field(path)?.evidence.map(({ source }) => source)).toEqual(expect.arrayContaining(['qr', 'ocr']))
      expect(field(path)?.reasons.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['sources_agree', 'signature_not_verified']),
      )
    }
    expect(field('udyam_registration_number')?.proven).toBe(false)
  })

  test('what the print lacks is filled, never as sure', async () => {
    const field = await read(
      'UDYAM_CERT',
      certificate,
      '{"urn":"UDYAM-MH-19-0012345","majorActivity":"Services","dateOfIncorporation":"2015-02-01"}',
    )
    expect(field('major_activity')?.value).toBe('Services')
    expect(field('date_of_incorporation')?.value).toBe('2015-02-01')
    expect(field('date_of_incorporation')?.confidence).toBeLessThan(0.99)
  })

  test('what contradicts the print is shown as a second reading', async () => {
    const field = await read('UDYAM_CERT', certificate, 'https://udyam.example/verify?urn=UDYAM-MH-19-0012346')
    const number = field('udyam_registration_number')
    expect(number?.reasons.map(({ code }) => code)).toContain('sources_disagree')
    expect(number?.confidence).toBeLessThan(0.99)
    expect([number?.value, ...(number?.alternates.map(({ value }) => value) ?? [])].toSorted()).toEqual([
      'UDYAM-MH-19-0012345',
      'UDYAM-MH-19-0012346',
    ])
  })

  test('a code that says one thing twice and not the same, or something of no kind, says nothing', async () => {
    const field = await read(
      'UDYAM_CERT',
      certificate,
      'Date of Incorporation: 01/02/2015\nIncorporation Date: 02/02/2015\nMajor Activity: 12345',
    )
    expect(field('date_of_incorporation')).toBeUndefined()
    expect(field('major_activity')).toBeUndefined()
  })

  test('an extract in Devanagari takes numbers and days of its code, not its Latin spelling of names', async () => {
    const field = await read(
      'INDEX_2',
      `
सूची क्र.2                           दुय्यम निबंधक : हवेली 5
दस्त क्रमांक : 4321/2023
(1) विलेखाचा प्रकार                    करारनामा
(2) मोबदला                          4500000
(5) दस्तऐवज करुन देणा-या              नाव:- रमेश पाटील वय:-45`,
      'DocNo: 4321/2023|SRO: Haveli 5|Seller: Ramesh Patil|Date of Registration: 12/06/2023|Consideration: 45,00,000',
    )
    expect(
      field('document_number')
        ?.evidence.map(({ source }) => source)
        .toSorted(),
    ).toEqual(['ocr', 'qr'])
    expect(field('registration_date')?.value).toBe('2023-06-12')
    expect(field('seller_name')?.value).toContain('पाटील')
    expect(field('seller_name')?.alternates).toEqual([])
    expect(field('sub_registrar_office')?.value).toContain('हवेली')
  })

  test('a certificate of registration under the tax, and a licence for food', async () => {
    const tax = await read('GST_CERT', 'Form GST REG-06', 'GSTIN: 27AAPFU0939F1ZV\nLegal Name: Uttam Traders')
    expect(tax('gstin')?.value).toBe('27AAPFU0939F1ZV')
    expect(tax('legal_name')?.value).toBe('Uttam Traders')
    const food = await read('FSSAI_CERTIFICATE', 'FSSAI', 'License Number: 11522998000123\nValid Upto: 14/03/2028')
    expect(food('license_number')?.value).toBe('11522998000123')
    expect(food('valid_till')?.value).toBe('2028-03-14')
  })
})
