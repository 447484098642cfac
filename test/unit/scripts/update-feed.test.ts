import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeUpdateFeed } from '../../../scripts/package/update-feed'
import { isSigned } from '../../../src/main/app/updates/signature'

const folder = mkdtempSync(join(tmpdir(), 'veridesk-feed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const release = { version: '1.2.3', channel: 'latest', staging: 25, notes: 'New', at: new Date(0) }
const files = [
  'veridesk-1.2.3-setup-x64.exe',
  'veridesk-1.2.3-portable-x64.exe',
  'veridesk-1.2.3-arm64.zip',
  'veridesk-1.2.3-arm64.dmg',
  'veridesk-1.2.3-x86_64.AppImage',
  'veridesk_1.2.3_amd64.deb',
  'veridesk_1.2.3_arm64.deb',
]
for (const name of files) writeFileSync(join(folder, name), name)

describe('the lists of an update server', () => {
  const names = writeUpdateFeed(folder, release, pem)
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      version: string
      stagingPercentage: number
      files: { url: string; sha512: string; size: number }[]
    }

  it('name what renews itself on each platform, and nothing else', () => {
    expect(names).toEqual(['latest.yml', 'latest-mac.yml', 'latest-linux.yml', 'latest-linux-arm64.yml'])
    expect(names.map((name) => read(name).files.map(({ url }) => url))).toEqual([
      ['veridesk-1.2.3-setup-x64.exe'],
      ['veridesk-1.2.3-arm64.zip'],
      ['veridesk-1.2.3-x86_64.AppImage', 'veridesk_1.2.3_amd64.deb'],
      ['veridesk_1.2.3_arm64.deb'],
    ])
    const { version, stagingPercentage, files: listed } = read('latest.yml')
    expect({ version, stagingPercentage }).toEqual({ version: '1.2.3', stagingPercentage: 25 })
    expect(listed[0]).toEqual({
      url: files[0],
      size: files[0]!.length,
      sha512: createHash('sha512').update(files[0]!).digest('base64'),
    })
  })

  it('are signed byte for byte', () => {
    for (const name of names) {
      const bytes = readFileSync(join(folder, name))
      const signature = readFileSync(join(folder, `${name}.sig`), 'utf8')
      expect(isSigned(bytes, signature, publicKey)).toBe(true)
      expect(isSigned(Buffer.concat([bytes, Buffer.from(' ')]), signature, publicKey)).toBe(false)
      expect(isSigned(bytes, '', publicKey)).toBe(false)
      expect(
        isSigned(
          bytes,
          signature,
          createPublicKey(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })),
        ),
      ).toBe(false)
    }
  })
})
