import { expect, it } from 'vitest'
import { sentence } from '../../../../src/main/command/sentence'
import { CodedError } from '../../../../src/shared/errors/coded-error'

it('names what an error is about, where it is about something', () => {
  const said = sentence(new CodedError('FILE_UNREADABLE', 'no/such folder'))
  expect(said).toBe('no/such folder: The file could not be opened. Check that it exists and that you may read it.')
  expect(sentence(new CodedError('DISK_FULL'))).not.toContain('null')
})

it('says what was thrown uncoded, and that a port is taken', () => {
  expect(sentence(Object.assign(new Error('listen'), { code: 'EADDRINUSE' }))).toBe('The port is taken.')
  expect(sentence(new Error('broken'))).toBe('broken')
  expect(sentence('text')).toBe('Something unexpected went wrong.')
})
