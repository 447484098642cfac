import { describe, expect, it } from 'vitest'
import { newReach } from '../../../../../src/main/services'
import { defaultSettings, type Settings } from '../../../../../src/shared/ipc/app'

const connected: Settings = {
  ...defaultSettings,
  noNetwork: true,
  serviceAllowedHosts: ['10.0.0.5:80'],
  connection: { ...defaultSettings.connection, baseUrl: 'https://service.example' },
}

describe('what a change of settings opens', () => {
  it('is nothing where it stays, closes, or is about something else', () => {
    for (const change of [
      {},
      connected,
      { theme: 'dark' as const, noNetwork: true },
      { connection: defaultSettings.connection },
      { connection: { ...connected.connection, productType: 'OTHER' } },
      { serviceAllowedHosts: [], serviceHost: '127.0.0.1' as const },
    ])
      expect(newReach(connected, change)).toEqual([])
  })

  it('is each address and door that was not open before', () => {
    const change = {
      noNetwork: false,
      serviceHost: '0.0.0.0' as const,
      serviceAllowedHosts: ['10.0.0.5:80', '10.0.0.6:80'],
      connection: {
        ...connected.connection,
        baseUrl: 'https://other.example',
        bucket: { ...connected.connection.bucket, endpoint: 'https://bucket.example' },
      },
    }
    expect(newReach(connected, change)).toEqual([
      { kind: 'network' },
      { kind: 'service', address: 'https://other.example' },
      { kind: 'storage', address: 'https://bucket.example' },
      { kind: 'callers' },
      { kind: 'private_host', address: '10.0.0.6:80' },
    ])
  })
})
