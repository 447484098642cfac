import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { door } from '../../src/main/outbound'
import { npmRegistry } from '../../src/main/services'
import { languageOf } from '../../src/shared/domain/languages'
import { serious } from './support/axe'
import { Desk, temporaryFolder } from './support/desk'

let registry: Server
let address: string
let sentWhole: () => void
const folder = temporaryFolder()
const shots = process.env['VERIDESK_SHOTS'] ?? mkdtempSync(join(tmpdir(), 'veridesk-shots-'))

/** A registry that has the real package of Gujarati, and sends half of it until the test has seen that. */
beforeAll(async () => {
  const { package: name, version, bytes } = languageOf('guj')
  const url = `${npmRegistry(process.env['npm_config_registry'])}/${name}/-/guj-${version}.tgz`
  const limits = { wholeMs: 120_000, idleMs: 20_000, maxBytes: bytes.package, signal: new AbortController().signal }
  const { body } = await door({ method: 'GET', url, headers: {}, ...limits })
  const seen = new Promise<void>((done) => (sentWhole = done))
  registry = createServer((request, response) => {
    if (!request.url?.includes('/guj/')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2))
    void seen.then(() => response.end(body.subarray(body.length / 2)))
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((done) => registry.close(done))
  folder.drop()
  if (!process.env['VERIDESK_SHOTS']) rmSync(shots, { recursive: true })
})

it('adds a language in the settings, shows how far it has come, and removes it', async () => {
  const desk = await Desk.launch(folder.path, { env: { ...process.env, npm_config_registry: `${address}/` } })
  try {
    await desk.untilOpen()
    const { page } = desk
    await desk.pressUntil('Control+,', page.getByRole('dialog'))
    await page.getByRole('tab', { name: 'Reading' }).click()
    const gujarati = page.getByTestId('language-guj')
    await gujarati.getByRole('button', { name: 'Add Gujarati' }).click()
    await gujarati.getByRole('progressbar').waitFor()
    await gujarati.getByText('1.2 of 2.4 MB').waitFor()
    await page.screenshot({ path: join(shots, 'languages.png') })
    expect(await serious(page)).toEqual([])
    sentWhole()
    await gujarati.getByText('added').waitFor()
    await page.getByRole('button', { name: 'Add Tamil' }).click()
    await page.getByText('The package registry does not answer, or has not this language.').waitFor()
    expect(await page.getByTestId('language-tam').getAttribute('data-state')).toBe('absent')
    await page.screenshot({ path: join(shots, 'languages-added.png') })
    await gujarati.getByRole('button', { name: 'Remove Gujarati' }).click()
    await gujarati.getByRole('button', { name: 'Add Gujarati' }).waitFor()
  } finally {
    await desk.close()
  }
})
