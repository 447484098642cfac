import { describe, expect, it } from 'vitest'
import { addressesIn } from '../../../../src/main/outbound/hosts-file'
import { resolveByDns } from '../../../../src/main/outbound/resolve-name'

describe('a hosts file', () => {
  const text = [
    '# 9.9.9.9 commented',
    '127.0.0.1\tlocalhost',
    '  10.0.0.5   files.inner Files  # the store',
    '::1 files.inner',
    'nonsense files.inner',
    '10.0.0.6 other#files.inner',
  ].join('\r\n')

  it('gives a name all its addresses', () => {
    expect(addressesIn(text, 'files.inner')).toEqual([
      { address: '10.0.0.5', family: 4 },
      { address: '::1', family: 6 },
    ])
    expect(addressesIn(text, 'files')).toEqual([{ address: '10.0.0.5', family: 4 }])
  })

  it('gives none to what it does not name', () => {
    for (const name of ['commented', 'the', 'inner', '10.0.0.6']) expect(addressesIn(text, name)).toEqual([])
  })
})

it.each(['localhost', 'LOCALHOST.', 'a.localhost'])('%s is this machine, without a question', async (name) => {
  expect(await resolveByDns(name)).toEqual([{ address: '127.0.0.1', family: 4 }])
})
