import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { serious } from './support/axe'
import { findCodePlaces } from '../../src/main/engine/find-code-places'
import { Desk, sample, temporaryFolder } from './support/desk'
import { OwnKeychain } from './support/keychain'
import { withWornCode } from './support/worn-code'

const folder = temporaryFolder()
afterAll(() => folder.drop())
const below = (name: string): string => join(folder.path, name)

/** A workspace in `name` with one document, its name corrected. */
async function reviewed(name: string, file: string, env?: NodeJS.ProcessEnv) {
  const desk = await Desk.launch(below(name), env ? { env } : {})
  const [row] = await desk.read([sample(file)])
  return { desk, id: row?.id ?? '', row: row! }
}

async function openKeeping(desk: Desk): Promise<void> {
  await desk.pressUntil('Control+,', desk.page.getByRole('dialog'))
  await desk.page.getByRole('tab', { name: 'Keeping' }).click()
}

describe('a backup', () => {
  it.runIf(process.platform === 'linux')(
    'opens on another machine with its passphrase, and says what it is',
    async () => {
      const { desk, id } = await reviewed('first', 'pan-card-2017.jpg')
      await desk.ask('review:correct', { id, path: 'name_as_per_pan', value: 'Asha Kulkarni', how: 'typed' })
      await desk.answerSaveDialog(below('monday.veridesk-backup'))
      await openKeeping(desk)
      await desk.page.getByTestId('passphrase').fill('correct horse battery')
      await desk.page.getByTestId('backup').click()
      await desk.page.getByText(/Backed up to monday/).waitFor()
      await desk.close()

      const keychain = await OwnKeychain.start()
      const other = await Desk.launch(below('second'), { env: keychain.env })
      await other.untilOpen()
      await other.answerOpenDialog([below('monday.veridesk-backup')])
      await expect(other.ask('keeping:restore', { passphrase: 'wrong horse battery' })).rejects.toThrow(
        'BACKUP_UNREADABLE',
      )
      expect(await other.rows()).toEqual([])
      await openKeeping(other)
      await other.page.getByTestId('passphrase').fill('correct horse battery')
      // All that was shown belonged to the workspace that was: the window is loaded anew.
      const loadedAnew = other.page.waitForEvent('load')
      await other.page.getByTestId('restore').click()
      await loadedAnew
      await other.page.getByTestId('queue-row:pan-card-2017').waitFor()
      const field = (await other.document(id)).fields.find(({ path }) => path === 'name_as_per_pan')
      expect(field).toMatchObject({ verdict: 'corrected' })
      expect(await other.ask('log:verify', {})).toMatchObject({ brokenAt: null })
      await other.close()

      // Its key came along: the next start needs no passphrase.
      const again = await Desk.launch(below('second'), { env: keychain.env })
      await again.untilOpen()
      expect(await again.rows()).toHaveLength(1)
      await again.close()
      keychain.stop()
    },
  )
})

describe('a damaged database', () => {
  it('is said at the start, and the copy of an earlier day brings it back', async () => {
    const { desk } = await reviewed('damaged', 'pan-card-old.jpg')
    await desk.close()
    const workspace = join(below('damaged'), 'workspace')
    const file = join(workspace, 'workspace.db')
    const bytes = readFileSync(file)
    writeFileSync(file, Buffer.from(bytes).fill(0x55, bytes.length - 8192, bytes.length - 4096))

    const second = await Desk.launch(below('damaged'))
    await second.page.getByText(/workspace file is damaged/i).waitFor()
    await second.page.getByTestId('restore-snapshot').click()
    await second.page.getByTestId('queue-row:pan-card-old').waitFor()
    const { rows } = await second.ask('log:list', {
      filter: { action: 'restored', by: null, documentId: null, from: null, until: null },
      before: null,
      limit: 10,
    })
    expect(rows).toHaveLength(1)
    await second.close()
  })
})

describe('a workspace that cannot be opened', () => {
  it('gives way to a backup from the very screen that says so', async () => {
    const { desk } = await reviewed('lost', 'pan-card-old.jpg')
    await desk.answerSaveDialog(below('lost.veridesk-backup'))
    await desk.ask('keeping:backup', { passphrase: 'correct horse battery' })
    await desk.close()
    const workspace = join(below('lost'), 'workspace')
    rmSync(join(workspace, 'snapshots'), { recursive: true })
    const file = join(workspace, 'workspace.db')
    writeFileSync(file, readFileSync(file).fill(0x55, 4096, 8192))

    const second = await Desk.launch(below('lost'))
    const { page } = second
    await page.getByTestId('backup-passphrase').waitFor()
    expect(await serious(page)).toEqual([])
    await second.answerOpenDialog([below('lost.veridesk-backup')])
    await page.getByTestId('backup-passphrase').fill('wrong horse battery')
    await page.getByTestId('restore-backup').click()
    await page
      .getByText(/this is not its passphrase/)
      .last()
      .waitFor()
    expect((await second.ask('app:info', {})).workspace.kind).toBe('blocked')
    await page.getByTestId('backup-passphrase').fill('correct horse battery')
    await page.getByTestId('restore-backup').click()
    await page.getByTestId('queue-row:pan-card-old').waitFor()
    expect(await second.ask('log:verify', {})).toMatchObject({ brokenAt: null })
    await second.close()
  })
})

describe('the log and the evidence of a document', () => {
  it('are read on a screen, leave masked, and hold up to a stranger; a changed one does not', async () => {
    const { desk, row, id } = await reviewed('evidence', 'aadhaar-both-sides.jpg')
    const number = (await desk.ask('review:reveal', { id, path: 'aadhaar_number' })).value.replace(/\s/g, '')
    expect(number).toMatch(/^\d{12}$/)
    // Its code holds the number whole: what is covered on the screen and in the thumbnail covers it too.
    const { fields, maskedRegions } = await desk.document(id)
    const code = fields.flatMap(({ evidence }) => evidence).find(({ source }) => source === 'qr')
    expect(maskedRegions).toContainEqual({ page: code?.page, quad: code?.quad })
    await openKeeping(desk)
    await desk.page.getByTestId('open-log').click()
    await desk.page.getByTestId('log').waitFor()
    await desk.page.getByRole('cell', { name: /Revealed/ }).waitFor()
    await desk.page.getByTestId('log-verify').click()
    await desk.page
      .getByText(/whole|intact|entries/i)
      .first()
      .waitFor()
    // From the log to a document, back to the log, and by the key that every screen has to the queue.
    await desk.page.getByRole('button', { name: 'aadhaar-both-sides.jpg' }).first().click()
    await desk.page.getByTestId('viewer').waitFor()
    await desk.page.getByRole('button', { name: 'Back to the queue' }).click()
    await desk.page.getByTestId('log').waitFor()
    await desk.pressUntil('Alt+q', desk.page.locator('#rows'))

    await desk.open(row)
    await desk.pressUntil('Control+h', desk.page.getByTestId('evidence'))
    await desk.answerSaveDialog(below('evidence.zip'))
    await desk.page.getByTestId('evidence').click()
    await desk.page.getByText(/Evidence saved/).waitFor()

    const files = unzipSync(readFileSync(below('evidence.zip')))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['manifest.json', 'log.json', 'pages/page-1.png']))
    expect(Object.keys(files)).not.toContain('original')
    for (const bytes of Object.values(files)) {
      const text = strFromU8(bytes, true)
      expect(text.includes(number)).toBe(false)
      expect(text.includes(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBe(false)
    }

    const unpacked = below('unpacked')
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(unpacked, name)), { recursive: true })
      writeFileSync(join(unpacked, name), bytes)
    }
    // A stranger has nothing but the bundle.
    const verifier = join(unpacked, 'verify-evidence.mjs')
    expect(execFileSync(process.execPath, [verifier, unpacked], { encoding: 'utf8' })).toContain('all hold')
    const log = readFileSync(join(unpacked, 'log.json'), 'utf8')
    writeFileSync(join(unpacked, 'log.json'), log.replace('"revealed"', '"read"'))
    expect(spawnSync(process.execPath, [verifier, unpacked]).status).toBe(1)

    // The painted picture is read again: nobody finds the number or the code in it.
    const page = readdirSync(join(unpacked, 'pages'))[0] ?? ''
    const [again] = (await desk.read([join(unpacked, 'pages', page)])).filter((other) => other.id !== id)
    const reread = await desk.document(again?.id ?? '')
    const seen = reread.fields.flatMap((field) => [
      field.value,
      field.machineValue,
      ...field.evidence.map((e) => e.rawText),
    ])
    for (const text of seen) expect((text ?? '').replace(/\D/g, '')).not.toContain(number.slice(0, 8))
    expect(reread.fields.flatMap((field) => field.evidence).filter(({ source }) => source === 'qr')).toEqual([])
    await desk.close()
  })

  it('leave without a code that nobody could read here: another reader might', async () => {
    const worn = below('worn.jpg')
    writeFileSync(worn, await withWornCode(sample('aadhaar-both-sides.jpg')))
    expect(await findCodePlaces(readFileSync(worn))).not.toEqual([])
    const desk = await Desk.launch(below('worn'))
    const [row] = await desk.read([worn])
    const { fields } = await desk.document(row?.id ?? '')
    expect(fields.flatMap(({ evidence }) => evidence).filter(({ source }) => source === 'qr')).toEqual([])
    await desk.answerSaveDialog(below('worn.zip'))
    await desk.ask('log:evidence', { id: row?.id ?? '', masked: true })
    const page = unzipSync(readFileSync(below('worn.zip')))['pages/page-1.png']
    expect(page).toBeDefined()
    expect(await findCodePlaces(page!)).toEqual([])
    await desk.close()
  })
})

describe('the policy of the machine', () => {
  it('is shown as managed, and holds against the window', async () => {
    const policy = below('policy.json')
    writeFileSync(policy, JSON.stringify({ noNetwork: true, retentionDays: 30, exportMasked: true }))
    const desk = await Desk.launch(below('managed'), { env: { ...process.env, VERIDESK_POLICY: policy } })
    await desk.untilOpen()
    expect((await desk.ask('settings:set', { retentionDays: 3000 })).retentionDays).toBe(30)
    const [row] = await desk.read([sample('pan-card-2017.jpg')])
    // Refused before a file is asked for: the dialog that would answer is not reached.
    await desk.app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = () => Promise.reject(new Error('asked for a file'))
    })
    const scope = { kind: 'documents' as const, ids: [row?.id ?? ''] }
    await expect(desk.ask('export:run', { scope, format: 'json', masked: false })).rejects.toThrow('POLICY_FORBIDS')
    await openKeeping(desk)
    await desk.page.getByTestId('managed').waitFor()
    expect(await desk.page.getByTestId('managed').textContent()).toContain('30')
    await desk.close()
  })
})
