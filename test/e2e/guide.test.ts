import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { Desk, sample, temporaryFolder } from './support/desk'
import { serious } from './support/axe'
import { statementPdf, statementRows } from './support/statement'

const pictures = join(import.meta.dirname, '..', '..', 'docs', 'guide', 'pictures')
/** Set by `npm run pictures`: the pictures of the guide are written anew. */
const isRenewing = process.env['VERIDESK_PICTURES'] === 'renew'

const names = ['aadhaar-both-sides', 'pan-card-2017', 'driving-licence-state', 'voter-card-both-sides', 'passport-page']
const source = 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'
const targets = [
  '402 Sai Kripa Apt, M.G. Rd, Shiwajinagar, Poona 411050',
  'Flat No 403, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005',
  'Flat 7, Green Park Society, Link Road, Andheri West, Mumbai 400053',
]

describe('the screens that the guide shows', () => {
  const folder = temporaryFolder()
  const taken: string[] = []
  let desk: Desk
  let rows: readonly DocumentRow[] = []

  beforeAll(async () => {
    desk = await Desk.launch(join(folder.path, 'desk'))
    await desk.untilOpen()
    await desk.ask('settings:set', { theme: 'light' })
    await desk.page.reload()
    await desk.untilOpen()
    await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900))
  })
  afterAll(async () => {
    await desk.close()
    folder.drop()
  })

  // One screen that fails leaves nothing open before the next.
  afterEach(async () => {
    for (let tries = 0; tries < 3 && (await desk.page.getByTestId('help').count()) === 0; tries++) {
      await desk.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await press('Escape', 'Alt+q')
    }
    for (let tries = 0; tries < 3 && (await dialog().count()) > 0; tries++) await press('Escape')
  })

  /** Takes the picture `name` of what is in the window; only where it is asked for, it is written. */
  async function picture(name: string): Promise<void> {
    taken.push(`${name}.webp`)
    // Images and glides come to rest.
    await desk.page.waitForTimeout(isRenewing ? 1000 : 0)
    const shot = await desk.page.screenshot()
    if (!isRenewing) return
    mkdirSync(pictures, { recursive: true })
    await sharp(shot)
      .webp({ quality: 78, effort: 6 })
      .toFile(join(pictures, `${name}.webp`))
  }
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await desk.page.keyboard.press(key)
  }
  const dialog = () => desk.page.getByRole('dialog')
  async function dialogPicture(name: string, open: () => Promise<void>, ready: () => Promise<void>): Promise<void> {
    await open()
    await dialog().waitFor()
    await ready()
    // What lies behind a dialog is out of reach, which it cannot tell.
    expect(await serious(desk.page, '[role="dialog"]')).toEqual([])
    await picture(name)
    await press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }
  const nothing = (): Promise<void> => Promise.resolve()
  const documentNamed = (name: string): DocumentRow => {
    const row = rows.find(({ documentId }) => documentId === name)
    if (!row) throw new Error(`${name} is not in the queue`)
    return row
  }
  async function openNamed(name: string): Promise<void> {
    await desk.open(documentNamed(name))
    await desk.page.getByTestId('viewer').waitFor()
  }
  async function toQueue(): Promise<void> {
    await desk.pressUntil('Alt+q', desk.page.getByTestId(`queue-row:${names[0]}`))
  }

  it('the empty queue, and the queue', async () => {
    await desk.page.getByTestId('import').waitFor()
    await picture('first-start')
    const statement = join(folder.path, 'bank-statement.pdf')
    writeFileSync(statement, statementPdf(statementRows(60)))
    rows = await desk.read([
      ...names.map((name) => sample(`${name}.jpg`)),
      sample('invoice.pdf'),
      statement,
      sample('restaurant-menu.jpg'),
    ])
    expect(rows).toHaveLength(8)
    await desk.page.getByTestId('queue-row:restaurant-menu').waitFor()
    await picture('queue')
    await desk.page.getByTestId('help').click()
    await desk.page.getByTestId('open-guide').waitFor()
    await picture('help')
    await press('Escape')
  })

  it('a document under review', async () => {
    await openNamed('aadhaar-both-sides')
    await picture('review')
    await dialogPicture('keys', () => press('?'), nothing)
    await press('Control+h')
    await dialog().waitFor()
    await picture('history')
    await press('Escape')
    await toQueue()
  })

  it('a table, and the pages of a file', async () => {
    await openNamed('bank-statement')
    await desk.page.getByTestId('table-grid').waitFor()
    await picture('table')
    await dialogPicture(
      'division',
      () => desk.page.getByTestId('division').click(),
      () => dialog().getByText('Page 2').waitFor(),
    )
    await toQueue()
  })

  it('a type of one’s own', async () => {
    await openNamed('restaurant-menu')
    await desk.page.getByTestId('teach').click()
    await desk.page.getByTestId('teach-name').fill('Menu')
    await picture('own-type')
    await desk.page.getByRole('button', { name: 'Cancel' }).click()
    await toQueue()
  })

  it('cases', async () => {
    for (const name of names.slice(0, 4)) await desk.page.getByTestId(`queue-row:${name}`).getByRole('checkbox').click()
    await press('Control+k')
    await desk.page.getByTestId('application').fill('LOAN-2041')
    await picture('into-case')
    await press('Enter')
    await desk.page.getByRole('table').waitFor()
    await desk.page.locator('[data-check="name_agreement"]').click()
    await picture('case')
    await press('Escape')
    await press('Alt+q')
    await press('Alt+c')
    await desk.page.getByText('LOAN-2041').waitFor()
    await picture('cases')
    await press('Escape')
  })

  it('addresses', async () => {
    await press('Alt+a')
    await desk.page.getByTestId('address-source').fill(source)
    await desk.page.getByTestId('address-targets').fill(targets.join('\n'))
    await press('Control+Enter')
    await desk.page.getByTestId('address-results').waitFor()
    await picture('addresses')
    await toQueue()
  })

  it('onboarding', async () => {
    await press('Alt+t')
    await desk.page.getByTestId('talk-application').fill('Sunita, KYC')
    await desk.page.getByTestId('start-talk').click()
    await desk.page.getByTestId('talk').waitFor()
    await desk.answerOpenDialog([sample('pan-card-2017.jpg')])
    await desk.page.getByTestId('choose-photo').click()
    const [talk] = await desk.ask('onboarding:list', {})
    await desk.until(async () =>
      (await desk.ask('onboarding:talk', { id: talk?.id ?? '' })).files.some(({ state }) => state === 'EXTRACTED'),
    )
    await picture('onboarding')
    await toQueue()
  })

  it('batches, and the log', async () => {
    await press('Alt+b')
    await desk.page.getByRole('main').waitFor()
    await picture('batches')
    await toQueue()
    await press('Control+,')
    await dialog().locator('[id$="-tab-keeping"]').click()
    await desk.page.getByTestId('open-log').click()
    await desk.page.getByTestId('log-verify').click()
    await desk.page.getByTestId('log').waitFor()
    await picture('log')
    await press('Escape')
  })

  it('every leaf of the settings', async () => {
    await press('Control+,')
    // By the names that they have in the program.
    const ids = await dialog()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(5)
    for (const id of ids) {
      await dialog().locator(`[id="${id}"]`).click()
      await picture(`settings-${id.split('-tab-').at(-1) ?? id}`)
    }
    await press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  it('the dialogs of export, sending, diagnostics and licences', async () => {
    const help = (item: string) => async (): Promise<void> => {
      await desk.page.getByTestId('help').click()
      await desk.page.getByTestId(item).click()
    }
    await dialogPicture('export', () => press('Control+e'), nothing)
    await dialogPicture('outbox', () => desk.page.getByTestId('outbox').click(), nothing)
    await dialogPicture('diagnostics', help('open-diagnostics'), async () => {
      await desk.page.getByTestId('part:workspace.json').click()
      await dialog().getByText('"integrity"').waitFor()
    })
    await dialogPicture('licences', help('open-licences'), async () => {
      await desk.page.getByTestId('part:Electron').click()
    })
  })

  it('the guide itself, with its pictures, without a network', async () => {
    await press('F1')
    await desk.page.getByTestId('guide').waitFor()
    await desk.page.locator('[data-chapter="review.md"]').click()
    await desk.page.getByRole('article').getByRole('img').first().waitFor()
    const widths = () =>
      desk.page.getByRole('article').getByRole('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)) // prettier-ignore
    await desk.until(async () => (await widths()).every((width) => width > 0))
    expect(await serious(desk.page)).toEqual([])
    await picture('guide')
    await press('Escape')
    await desk.page.getByTestId('import').waitFor()
  })

  it('the diagnostics, written as they were shown', async () => {
    const path = join(folder.path, 'diagnostics.zip')
    await desk.answerSaveDialog(path)
    await desk.page.getByTestId('help').click()
    await desk.page.getByTestId('open-diagnostics').click()
    await desk.page.getByTestId('save-diagnostics').click()
    await dialog().waitFor({ state: 'detached' })
    const shown = await desk.ask('support:diagnostics', {})
    const machine = JSON.parse(shown.find(({ name }) => name === 'machine.json')?.text ?? '') as {
      readonly fuses: object | null
      readonly graphics: object
    }
    expect(machine.fuses).not.toBeNull()
    expect(Object.keys(machine.graphics)).toContain('gpu_compositing')
    expect(readdirSync(folder.path)).toContain('diagnostics.zip')
  })

  it('the start that is blocked', async () => {
    const blocked = await Desk.launch(join(folder.path, 'blocked'), {
      env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' },
    })
    const first = desk
    try {
      desk = blocked
      await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900))
      await desk.page.getByTestId('go-on-unkept').waitFor()
      await picture('blocked')
      await desk.page.getByTestId('open-diagnostics').click()
      await desk.page.getByTestId('part:workspace.json').click()
      await dialog().getByText('KEYCHAIN_UNAVAILABLE').waitFor()
    } finally {
      desk = first
      await blocked.close()
    }
  })

  it('are all in the guide’s folder, and no others', () => {
    expect(readdirSync(pictures).sort()).toEqual([...taken].sort())
  })
})
