import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { dmy } from '../../people/dates'
import { makeCode, type CodeMatrix } from '../../paint/codes'
import type { Random } from '../../random'
import type { AadhaarContent } from './content'

const key = readFileSync(new URL('../../data/test-signing-key.pem', import.meta.url), 'utf8')

/** The code on an Aadhaar: Secure QR signed by the generator's own key, the XML of before 2018, or none. */
export async function aadhaarCode(
  random: Random,
  content: AadhaarContent,
  kind: 'secure' | 'xml',
): Promise<CodeMatrix> {
  return makeCode(kind === 'secure' ? secureQr(random, content) : xmlQr(content), 'QRCode', 'ecLevel=L')
}

/** The decimal number that a Secure QR holds: gzip of 255-separated fields, photo, hash and signature. */
function secureQr(random: Random, content: AadhaarContent): string {
  const { parts, relation } = content
  const version2 = random.chance(0.6)
  const when = `${content.issued.year}${String(content.issued.month).padStart(2, '0')}${String(content.issued.day).padStart(2, '0')}${random.digits(9)}`
  const birth = content.yearOnly ? String(content.birth.year) : dmy(content.birth, '-')
  const fields = [
    ...(version2 ? ['V2'] : []),
    '2',
    `${content.number.slice(8)}${when}`,
    content.name,
    birth,
    content.gender.charAt(0),
    relation,
    parts.district,
    parts.landmark,
    parts.house,
    parts.locality,
    parts.pin,
    parts.post,
    parts.state,
    [parts.building, parts.street].filter((p) => p !== '').join(', '),
    parts.subDistrict,
    parts.city === '' ? parts.locality : parts.city,
    ...(version2 ? [random.digits(4)] : []),
  ]
  const separator = Buffer.from([255])
  const text = Buffer.concat(fields.flatMap((field) => [Buffer.from(field, 'latin1'), separator]))
  const noise = Buffer.from(Array.from({ length: random.int(420, 640) }, () => random.int(0, 255)))
  const photo = Buffer.concat([Buffer.from('ff4fff51002f', 'hex'), noise])
  const mobileHash = Buffer.from(Array.from({ length: 32 }, () => random.int(0, 255)))
  const signed = Buffer.concat([text, photo, mobileHash])
  const signature = createSign('RSA-SHA256').update(signed).sign(key)
  return BigInt(`0x${gzipSync(Buffer.concat([signed, signature])).toString('hex')}`).toString()
}

/** The plain XML that codes held before Secure QR. */
function xmlQr(content: AadhaarContent): string {
  const { parts, relation } = content
  const attributes: readonly (readonly [string, string])[] = [
    ['uid', content.masked ? `xxxxxxxx${content.number.slice(8)}` : content.number],
    ['name', content.name],
    ['gender', content.gender.charAt(0)],
    ['yob', String(content.birth.year)],
    ['co', relation],
    ['house', parts.house],
    ['street', [parts.building, parts.street].filter((p) => p !== '').join(', ')],
    ['lm', parts.landmark],
    ['loc', parts.locality],
    ['vtc', parts.city === '' ? parts.locality : parts.city],
    ['po', parts.post],
    ['dist', parts.district],
    ['subdist', parts.subDistrict],
    ['state', parts.state],
    ['pc', parts.pin],
    ...(content.yearOnly ? [] : [['dob', dmy(content.birth)] as const]),
  ]
  const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&apos;')
  const body = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?> <PrintLetterBarcodeData ${body}/>`
}
