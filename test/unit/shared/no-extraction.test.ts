import { expect, test } from 'vitest'
import { unrecognised } from '../../../src/shared/contract/no-extraction'

test('a document of no type says in which languages that are not installed it may be', () => {
  expect(unrecognised(['EBILL'], ['tam', 'tel']).error_message).toBe(
    'The document is none of the supported types; nearest: EBILL. Much of it could not be read: language not installed (Tamil, Telugu).',
  )
  expect(unrecognised([]).error_message).toBe('The document is none of the supported types.')
})
