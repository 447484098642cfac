import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { dataFolder } from '../../../../src/main/command/data-folder'
import { readTls } from '../../../../src/main/command/read-tls'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'starting-'))))

describe('the files of HTTPS', () => {
  const cert = join('test', 'fixtures', 'aadhaar-qr', 'test-certificate.pem')
  const keyFile = (text: string): string => {
    const path = join(folder, 'key.pem')
    writeFileSync(path, text)
    return path
  }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = { type: 'pkcs8', format: 'pem' } as const

  it('are named where they cannot be read', () => {
    expect(() => readTls({ key: join(folder, 'none.pem'), cert })).toThrow(/--tls-key: .*none\.pem cannot be read\./)
  })

  it('are said to be none where they hold something else, or a key behind a passphrase', () => {
    expect(() => readTls({ key: keyFile('text'), cert })).toThrow('holds no private key in PEM')
    const locked = privateKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'x' }).toString()
    expect(() => readTls({ key: keyFile(locked), cert })).toThrow('behind a passphrase')
    const key = keyFile(privateKey.export(pem).toString())
    expect(() => readTls({ key, cert: key })).toThrow('holds no certificate in PEM')
  })

  it("are refused where the key, be it of another kind, is not the certificate's", () => {
    const key = keyFile(privateKey.export(pem).toString())
    expect(() => readTls({ key, cert })).toThrow('is not the key of the certificate')
  })
})

describe('the folder of a service', () => {
  it('is made for its owner alone', () => {
    expect(statSync(dataFolder(join(folder, 'a', 'b'))).mode & 0o777).toBe(0o700)
  })

  it('is asked for in a sentence where it cannot be', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) {
      expect(() => dataFolder(path)).toThrow(`--data: ${path} is no folder and cannot be made one.`)
    }
  })
})
