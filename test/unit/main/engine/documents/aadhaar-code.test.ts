import { expect, test } from 'vitest'
import { readAadhaarQr } from '../../../../../src/main/engine/reading/codes'
import type { RuleContext } from '../../../../../src/main/engine/extraction/rules/rule'
import { readOn } from './read-page'

const back = `
Unique Identification Authority of India

Address :
S/O: Mohd Iqbal Rahman, House No H-366, Church
Lane, Umari, Tal Betul, Dist: Betul, Madhya
Pradesh-460665
`

/** A code of the old form, whose address names one place as locality and town, another as sub-district and district. */
function codeOf(house: string, pin: string): RuleContext['aadhaarQrs'] {
  const text = `<?xml version="1.0" encoding="UTF-8"?><PrintLetterBarcodeData uid="735078714223" name="Yusuf Ali Rahman" gender="M" yob="1981" co="S/O: Mohd Iqbal Rahman" house="${house}" street="Church Lane" loc="Umari" vtc="Umari" dist="Betul" subdist="Betul" state="Madhya Pradesh" pc="${pin}" dob="11/09/1981"/>`
  const read = readAadhaarQr(text, [])
  if (read.kind !== 'read') throw new Error(read.kind)
  const quad = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ] as const
  return [{ page: 0, code: { text, quad, symbology: 'QRCode' } as never, qr: read.qr }]
}

const reasonsOf = async (code: RuleContext['aadhaarQrs']): Promise<string[]> => {
  const fields = await readOn('AADHAAR', back, code)
  return fields.find(({ path }) => path === 'address')!.reasons.map((reason) => reason.code)
}

test('an address that the code says in its own order and without labels is no other address', async () => {
  const reasons = await reasonsOf(codeOf('House No H-366', '460665'))
  expect(reasons).toContain('sources_agree')
  expect(reasons).not.toContain('sources_disagree')
})

test('an address of another house in the code bears nothing out', async () => {
  expect(await reasonsOf(codeOf('Plot 12', '411038'))).not.toContain('sources_agree')
})
