import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/shared/contract/api-error'
import { endpoints } from '../../../src/shared/contract/endpoints'
import { urlFault } from '../../../src/shared/contract/file-url'
import { parseInput } from '../../../src/shared/contract/parse-input'

const refusal = (name: keyof typeof endpoints, input: unknown): string => {
  const { input: schema, required } = endpoints[name]
  if (!schema) throw new Error('This call takes nothing')
  try {
    parseInput(schema, required, input)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.message
    throw error
  }
  return 'accepted'
}
const file = { file_url: 'https://store.example/a.png?sig=x%2Fy', document_id: 'one' }
const id = '7d0f2b7e-3a1c-4f63-9d5c-0a6a3f1f2b11'

describe('what a call is given', () => {
  it.each([
    [{}, '[product_type, application_id, auth_url, callback_url]'],
    [{ callback_url: ' ', application_id: 'a', auth_url: null }, '[product_type, auth_url, callback_url]'],
  ])('lists all that is missing in the order of the table: %j', (input, names) => {
    expect(refusal('flow.init', input)).toBe(`Missing or empty required parameters: ${names}`)
  })

  it('counts an empty list as missing', () => {
    expect(refusal('bulk.multiupload', { product_type: 'x', file_urls: [] })).toBe(
      'Missing or empty required parameters: [file_urls]',
    )
  })

  it.each([
    [{ ...file, document_id: undefined }, 'file_urls[1].document_id is missing'],
    [{ ...file, document_id: '  ' }, 'file_urls[1].document_id must not be empty'],
    [{ ...file, document_id: 7 }, 'file_urls[1].document_id must be text'],
    [{ ...file, document_id: 'd'.repeat(257) }, 'file_urls[1].document_id must have at most 256 characters'],
    [{ ...file, file_url: 'file:///etc/passwd' }, 'file_urls[1].file_url must be an http or https URL'],
    [{ ...file, file_url: 'https://a:b@c.example/' }, 'file_urls[1].file_url must not carry credentials'],
    ['text', 'file_urls[1] must be an object'],
  ])('names the entry that is wrong: %j', (entry, text) => {
    expect(refusal('bulk.multiupload', { product_type: 'x', file_urls: [file, entry] })).toContain(text)
  })

  it('takes a hundred files and no more', () => {
    const files = (count: number) => ({ product_type: 'x', file_urls: Array.from({ length: count }, () => file) })
    expect(refusal('bulk.multiupload', files(100))).toBe('accepted')
    expect(refusal('bulk.multiupload', files(101))).toContain('file_urls must have at most 100 elements')
  })

  it.each(['0', '51', '-1', '1.5', 'ten', '', ' 5', '0x10', '1e1'])('refuses per_page=%s', (per_page) => {
    expect(refusal('bulk.extracts', { batch_id: 'b', per_page })).toContain('per_page')
  })

  it('fills in the first page of fifty', () => {
    const { input, required } = endpoints['bulk.extracts']
    expect(parseInput(input, required, { batch_id: 'b' })).toEqual({ batch_id: 'b', page: 1, per_page: 50 })
  })

  it('asks for a UUID where one is due', () => {
    expect(refusal('flow.submit', { flow_uuid: 'no' })).toContain('flow_uuid must be a UUID')
    expect(refusal('flow.submit', { flow_uuid: id })).toBe('accepted')
  })

  it('never quotes a value', () => {
    expect(
      refusal('address.match', { application_id: 'a', source_address: 12345678, target_addresses: 'x' }),
    ).not.toContain('12345678')
  })

  it('answers anything at all with a 400 or takes it', () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => void refusal('address.match', input)))
    fc.assert(fc.property(fc.jsonValue(), (input) => void refusal('flow.multiupload', input)))
  })
})

describe('an address to call', () => {
  it.each([
    'http://a.example/',
    'https://a.example:8443/x%20y/../z?X-Amz-Signature=ab%2Bc&d=é',
    'http://127.0.0.1:9000/a.png',
    'HTTP://A.example',
  ])('may be %s', (text) => {
    expect(urlFault(text)).toBeNull()
  })
  it.each([
    'x',
    '',
    'http://',
    'http:/a.example/',
    'http:a.example',
    '//a.example/x',
    'ftp://a.example/x',
    'javascript:alert(1)',
    'http://a.example\\@127.0.0.1/',
    'http://a.example/a b',
    ' http://a.example/',
    'http://a.example/\n',
    'http://a.example:99999/',
    'http://[::1/',
    'https://user@a.example/',
  ])('is never %s', (text) => {
    expect(urlFault(text)).not.toBeNull()
  })
})
