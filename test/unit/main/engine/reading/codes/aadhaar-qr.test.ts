import { X509Certificate, createSign, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, unzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLine } from '../../../../../../src/main/engine/reading/codes/aadhaar-fields'
import { readAadhaarQr, type AadhaarQr } from '../../../../../../src/main/engine/reading/codes/aadhaar-qr'
import { loadUidaiKeys, type UidaiKey } from '../../../../../../src/main/engine/reading/codes/uidai-keys'

interface Vector {
  readonly name: string
  readonly qr: string
  readonly fields: Readonly<Record<string, string>>
}

const fixtures = join(import.meta.dirname, '../../../../../fixtures/aadhaar-qr')
const vectors = JSON.parse(readFileSync(join(fixtures, 'vectors.json'), 'utf8')) as readonly Vector[]
const [official, second] = vectors as readonly [Vector, Vector]
const keys = loadUidaiKeys(join(import.meta.dirname, '../../../../../../resources/uidai-keys'))

function read(text: string, with_: readonly UidaiKey[] = keys): AadhaarQr {
  const result = readAadhaarQr(text, with_)
  if (result.kind !== 'read') throw new Error(`was ${result.kind}`)
  return result.qr
}

const unpacked = (text: string): Buffer => {
  const hex = BigInt(text).toString(16)
  return unzipSync(Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex'))
}
const packed = (raw: Buffer): string => BigInt(`0x${gzipSync(raw).toString('hex')}`).toString()

describe('Secure QR', () => {
  it('reads the published sample and verifies it with the key of 2017', () => {
    const { form, fields, signature, madeAt } = read(official.qr)
    expect(form).toBe('V1')
    expect(fields).toMatchObject({
      name: official.fields['name'],
      dateOfBirth: '1984-01-01',
      gender: 'male',
      lastFour: '2697',
      aadhaarNumber: '',
      address: { house: 'B-31, 3rd Floor', district: 'East Delhi', state: 'Delhi', postcode: '110051' },
    })
    expect(madeAt).toBe('2019-03-08T11:44:07')
    expect(signature).toMatchObject({ state: 'verified', keyFrom: expect.stringMatching(/^2017/) as string })
    expect(addressLine(fields.address)).toBe(
      'C/O Ishwar Chand, B-31, 3rd Floor, Radhey Shyam Park Extension, Krishna Nagar, Gandhi Nagar, East Delhi, Delhi - 110051',
    )
  })

  it('reads version 2, and never takes the test key for one of UIDAI', () => {
    const { form, fields, signature } = read(second.qr)
    expect(form).toBe('V2')
    expect(fields.name).toBe(second.fields['name'])
    expect(fields.address.town).toBe(second.fields['vtc'])
    expect(signature).toEqual({ state: 'unknown_key' })
  })

  it('verifies that sample once its own key is at hand, so the check is real', () => {
    const certificate = new X509Certificate(readFileSync(join(fixtures, 'test-certificate.pem')))
    const own = { key: certificate.publicKey, validFrom: '2024', validTo: '2025' }
    expect(read(second.qr, [own]).signature).toMatchObject({ state: 'verified' })
  })

  it('loads no certificate but the pinned ones', () => {
    expect(keys.length).toBe(2)
    expect(loadUidaiKeys(fixtures)).toEqual([])
  })

  it('says so when the data was changed under a genuine signature', () => {
    const raw = unpacked(official.qr)
    const at = raw.indexOf('Sumit')
    raw.write('Rohit', at)
    expect(read(packed(raw)).signature).toEqual({ state: 'invalid' })
  })

  it('does not know a stranger who signs well', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const data = unpacked(official.qr).subarray(0, -256)
    const signature = createSign('RSA-SHA256').update(data).sign(privateKey)
    expect(read(packed(Buffer.concat([data, signature]))).signature).toEqual({ state: 'unknown_key' })
  })

  it('stops at a decompression bomb', () => {
    const bomb = packed(Buffer.concat([Buffer.from('1\xff'), Buffer.alloc(300_000)]))
    expect(readAadhaarQr(bomb, keys)).toEqual({ kind: 'damaged' })
  })

  it('answers every cut and every number without throwing', () => {
    const digits = fc.stringMatching(/^[1-9][0-9]{500,900}$/)
    // One in some ten thousand begins as packed bytes do, and is a damaged code.
    fc.assert(fc.property(digits, (text) => readAadhaarQr(text, keys).kind !== 'read'))
    expect(readAadhaarQr(`37811${'0'.repeat(546)}`, keys).kind).toBe('damaged')
    const raw = unpacked(official.qr)
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(raw)
        changed[at] = byte
        const result = readAadhaarQr(packed(changed), keys)
        expect(result.kind === 'read' && byte !== raw[at] && result.qr.signature.state === 'verified').toBe(false)
      }),
    )
  })
})

describe('old XML form', () => {
  const letter =
    '<?xml version="1.0" encoding="UTF-8"?> <PrintLetterBarcodeData uid="234567890124" name="Rahul Kumar" gender="M" ' +
    'yob="1990" co="S/O: Mohan Kumar" house="12" street="M.G. Road" lm="Near Temple" loc="Shivaji Nagar" vtc="Pune City" ' +
    'po="Shivajinagar" dist="Pune" subdist="Haveli" state="Maharashtra" pc="411005" dob="12/08/1990"/>'

  it('reads it, unsigned', () => {
    const { form, fields, signature } = read(letter)
    expect(form).toBe('xml')
    expect(signature).toEqual({ state: 'none' })
    expect(fields).toMatchObject({
      name: 'Rahul Kumar',
      dateOfBirth: '1990-08-12',
      yearOfBirth: '1990',
      gender: 'male',
      aadhaarNumber: '234567890124',
      lastFour: '0124',
    })
    expect(fields.address.landmark).toBe('Near Temple')
  })

  it('does not mind a broken prologue, entities or a missing day', () => {
    const { fields } = read('</?xml version="1.0"?><PrintLetterBarcodeData uid="xxxxxxxx0124" name="A &amp; B" gender="FEMALE" yob="1984" pc="411005"/>') // prettier-ignore
    expect(fields).toMatchObject({ name: 'A & B', dateOfBirth: '', yearOfBirth: '1984', gender: 'female', aadhaarNumber: '', lastFour: '0124' }) // prettier-ignore
  })

  it('reads the short names of e-Aadhaar', () => {
    const { fields } = read('<QPDB n="Sunita Devi" u="xxxxxxxx0124" g="F" d="12-08-1990" a="W/O: Ram, Agra" s="aGk="/>')
    expect(fields).toMatchObject({ name: 'Sunita Devi', dateOfBirth: '1990-08-12', lastFour: '0124' })
  })

  it('leaves other codes alone', () => {
    fc.assert(fc.property(fc.string(), (text) => readAadhaarQr(text, keys).kind !== 'read'))
    expect(readAadhaarQr('https://example.org/?a="b"', keys)).toEqual({ kind: 'other' })
  })
})
