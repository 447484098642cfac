import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkExtracts } from '../../../src/shared/contract/extracts'
import type { UploadResult } from '../../../src/shared/contract/uploads'
import { startFileServer, type FileServer } from '../../contract/support/file-server'
import { newFolder, until } from '../support/workspace'
import { addClient, call, startService, type Credentials, type Running } from './running-service'

const sample = readFileSync(fileURLToPath(new URL('../../../resources/samples/pan-card-2017.jpg', import.meta.url)))

describe('the service as a process', () => {
  let files: FileServer
  const running: Running[] = []
  beforeAll(async () => void (files = await startFileServer()))
  afterAll(async () => {
    for (const { npm } of running) npm.kill('SIGKILL')
    await files.close()
  })
  const start = async (data: string, more: readonly string[] = []) => {
    const service = await startService(data, [files.host], more)
    running.push(service)
    return service
  }
  const tokenOf = async (url: string, { client_id, client_secret }: Credentials) => {
    const { body } = await call(`${url}/v1/bulk/authtoken`, { 'Client-Id': client_id, 'Client-Secret': client_secret })
    return { Token: (body as { access_token: string }).access_token }
  }
  const upload = async (url: string, token: { Token: string }, urls: readonly string[]) => {
    const file_urls = urls.map((file_url, i) => ({ file_url, document_id: `d${i}` }))
    const { status, body } = await call(`${url}/v1/bulk/multiupload`, token, { product_type: 'x', file_urls })
    expect(status).toBe(201)
    return (body as UploadResult[])[0]?.batch_id ?? ''
  }
  const pageOf = async (url: string, token: { Token: string }, batch: string) =>
    (await call(`${url}/v1/bulk/extracts?batch_id=${batch}`, token, undefined, 'GET')).body as BulkExtracts
  const whole = async (url: string, token: { Token: string }, batch: string) => {
    for (;;) {
      const page = await pageOf(url, token, batch)
      if (page.status === 'COMPLETED') return page
      await new Promise((done) => setTimeout(done, 200))
    }
  }

  it('killed at any moment loses nothing and does nothing twice; tokens hold; SIGTERM to npm ends it with 0', async () => {
    const data = newFolder()
    const credentials = await addClient('Acme', data)
    let service = await start(data)
    const token = await tokenOf(service.url, credentials)
    const urls = Array.from({ length: 12 }, (_, i) =>
      files.on(`/kill-${i}`, (_request, response) => void response.end(i % 3 === 0 ? sample : `no image ${i}`)),
    )
    const batch = await upload(service.url, token, urls)
    for (const wait of [150, 700, 1500]) {
      await new Promise((done) => setTimeout(done, wait))
      process.kill(service.pid, 'SIGKILL')
      await service.ended
      service = await start(data)
    }
    const page = await whole(service.url, token, batch)
    expect(page.data.map(({ document_id, file_data }) => [document_id, file_data.document_type])).toEqual(
      urls.map((_, i) => [`d${i}`, i % 3 === 0 ? 'PAN' : 'FAILED']),
    )
    expect(page.total_items).toBe(12)
    service.npm.kill('SIGTERM')
    expect(await service.ended).toBe(0)
    expect(service.stdout()).toBe(`${JSON.stringify({ base_url: service.url })}\n`)
    await expect(fetch(service.url)).rejects.toThrow()
    // Only ids and codes are logged: no name of a document, no address, no secret.
    for (const one of running) {
      expect(one.stderr()).not.toContain(credentials.client_secret)
      expect(one.stderr()).not.toContain('/kill-')
      expect(one.stderr()).not.toContain(token.Token)
    }
  })

  it('stopped in the middle of fetching takes up the rest when it is started again', async () => {
    const data = newFolder()
    const credentials = await addClient('Acme', data)
    const first = await start(data)
    const token = await tokenOf(first.url, credentials)
    let slow = true
    const url = files.on('/slow', (_, response) => void (slow || response.end('no image')))
    const batch = await upload(first.url, token, [url, url])
    await until(() => files.asked.filter((path) => path === '/slow').length === 2)
    first.npm.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    slow = false
    const second = await start(data)
    const page = await whole(second.url, token, batch)
    expect(page.data.map(({ file_data }) => file_data['error_code'])).toEqual([
      'UNSUPPORTED_FORMAT',
      'UNSUPPORTED_FORMAT',
    ])
    second.npm.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it('knows a client that is added while it runs; slow servers of one client hold up no other', async () => {
    const data = newFolder()
    const acme = await addClient('Acme', data)
    const service = await start(data)
    const other = await addClient('Other', data)
    const endless = files.on('/endless', () => undefined)
    const acmeToken = await tokenOf(service.url, acme)
    const held = await upload(
      service.url,
      acmeToken,
      Array.from({ length: 100 }, () => endless),
    )
    const token = await tokenOf(service.url, other)
    const batch = await upload(service.url, token, [files.on('/quick', (_, response) => void response.end(sample))])
    const page = await whole(service.url, token, batch)
    expect(page.data[0]?.file_data.document_type).toBe('PAN')
    expect((await pageOf(service.url, acmeToken, held)).status).not.toBe('COMPLETED')
    if (process.platform !== 'win32') expect(statSync(join(data, 'service.key')).mode & 0o777).toBe(0o600)
    service.npm.kill('SIGTERM')
    expect(await service.ended).toBe(0)
  })

  it('says plainly that it was called wrongly', async () => {
    await expect(startService('', [])).rejects.toThrow('--data needs a folder')
    await expect(startService(newFolder(), ['127.0.0.1'])).rejects.toThrow('--allow-host needs HOST:PORT')
  })
})
