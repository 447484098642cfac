import { unzipSync } from 'node:zlib'
import { birthOf, genderOf, type AadhaarFields } from './aadhaar-fields'
import { judgeSignature, type SignatureState } from './aadhaar-signature'
import type { UidaiKey } from './uidai-keys'

/** The largest QR code holds 7,089 digits. */
const MOST_DIGITS = 7_089
const LEAST_DIGITS = 500
/** Real codes unpack to about 1.5 kB; more is no Aadhaar code. */
const MOST_BYTES = 64 * 1024
const SEPARATOR = 0xff
const SIGNATURE_BYTES = 256
const FIELDS = 16

export interface SecureQr {
  /** `V1` where the code names no version. */
  readonly version: string
  readonly fields: AadhaarFields
  /** When the code was made, ISO to the second, Indian time; empty where it does not say. */
  readonly madeAt: string
  readonly mobileLastFour: string
  readonly signature: SignatureState
}

export type SecureQrProblem = 'not_secure_qr' | 'damaged'

/** True for text that can be a Secure QR: one long decimal number. */
export function looksSecure(text: string): boolean {
  return text.length >= LEAST_DIGITS && text.length <= MOST_DIGITS && /^\d+$/.test(text)
}

/** Reads a Secure QR. Never throws on bad data and never unpacks more than a small bound. */
export function readSecureQr(text: string, keys: readonly UidaiKey[]): SecureQr | SecureQrProblem {
  if (!looksSecure(text)) return 'not_secure_qr'
  const packed = bytesOf(BigInt(text))
  if (!looksPacked(packed)) return 'not_secure_qr'
  const raw = unpack(packed)
  if (raw === null || raw.length <= SIGNATURE_BYTES) return 'damaged'
  const data = raw.subarray(0, raw.length - SIGNATURE_BYTES)
  const texts = split(data, FIELDS + 2)

  const versioned = /^V\d$/.test(texts[0] ?? '')
  const version = versioned ? (texts[0] ?? '') : 'V1'
  const values = versioned ? texts.slice(1) : texts
  if (values.length < FIELDS || !/^[0-3]$/.test(values[0] ?? '')) return 'damaged'
  const at = (index: number): string => (values[index] ?? '').trim()
  const reference = at(1)
  return {
    version,
    fields: {
      name: at(2),
      ...birthOf(at(3)),
      gender: genderOf(at(4)),
      aadhaarNumber: '',
      lastFour: /^\d{4}/.exec(reference)?.[0] ?? '',
      address: {
        careOf: at(5),
        district: at(6),
        landmark: at(7),
        house: at(8),
        locality: at(9),
        postcode: at(10),
        postOffice: at(11),
        state: at(12),
        street: at(13),
        subDistrict: at(14),
        town: at(15),
      },
    },
    madeAt: timeOf(reference),
    mobileLastFour: versioned && /^\d{4}$/.test(at(16)) ? at(16) : '',
    signature: judgeSignature(data, raw.subarray(raw.length - SIGNATURE_BYTES), keys),
  }
}

function bytesOf(number: bigint): Uint8Array {
  const hex = number.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** True for the head of a gzip or zlib stream; both are in use. */
function looksPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first === 0x1f && second === 0x8b) || (first === 0x78 && (first * 256 + second) % 31 === 0)
}

function unpack(packed: Uint8Array): Buffer | null {
  try {
    return unzipSync(packed, { maxOutputLength: MOST_BYTES })
  } catch {
    return null
  }
}

/** The leading texts of the data, parted by 255; a photo follows that must not be taken for text. */
function split(data: Uint8Array, most: number): readonly string[] {
  const texts: string[] = []
  let start = 0
  for (let end = data.indexOf(SEPARATOR); end >= 0 && texts.length < most; end = data.indexOf(SEPARATOR, start)) {
    texts.push(Buffer.from(data.subarray(start, end)).toString('utf8'))
    start = end + 1
  }
  return texts
}

/** The reference holds the last four digits, then yyyyMMddHHmmssSSS. */
function timeOf(reference: string): string {
  const [, year, month, day, hour, minute, second] = /^\d{4}(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(reference) ?? []
  return year === undefined ? '' : `${year}-${month}-${day}T${hour}:${minute}:${second}`
}
