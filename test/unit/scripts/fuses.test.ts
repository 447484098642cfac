import { expect, it } from 'vitest'
import { packagerConfig } from '../../../scripts/package/config'

it('an installed app runs as nothing but itself, from its own archive', () => {
  const runtime = { node: '', electron: '/e/electron', electronVersion: '45.0.0', sqliteBinding: null }
  expect(packagerConfig('/', { app: '/a', beside: '/b' }, '/o', runtime).electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  })
})
