import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRow } from '../../src/shared/domain/review'
import { Desk, sample } from './support/desk'

describe('what comes between', () => {
  let desk: Desk
  let folder: string
  beforeAll(async () => {
    const opened = await Desk.open()
    desk = opened.desk
    folder = opened.folder
    return opened.end
  })

  it('a drop on the window takes files and folders in by their paths', async () => {
    const inner = join(folder, 'dropped')
    mkdirSync(inner)
    copyFileSync(sample('pan-card-old.jpg'), join(inner, 'inside.jpg'))
    const session = await desk.page.context().newCDPSession(desk.page)
    const data = { items: [], files: [sample('pan-card-2017.jpg'), inner], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
    await desk.page.getByText('Drop').first().waitFor()
    await session.send('Input.dispatchDragEvent', { type: 'drop', x: 400, y: 400, data })
    await desk.until(async () => (await desk.rows()).length === 2)
    const rows = await desk.untilRead()
    expect(rows.map(({ documentId }) => documentId).sort()).toEqual(['inside', 'pan-card-2017'])
  })

  it('a drop beside the desk, where a notice may lie over it, is a drop on the window', async () => {
    const content = readFileSync(sample('pan-card-screen.jpg')).toString('base64')
    await desk.page.evaluate((base64) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], 'beside.jpg'))
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }, content)
    await desk.page.getByTestId('queue-row:beside').waitFor()
    await desk.ask('queue:remove', {
      ids: (await desk.untilRead()).flatMap((row) => (row.documentId === 'beside' ? [row.id] : [])),
    })
  })

  it('sleep begins nothing more; after it the reading goes on', async () => {
    const names = [
      'driving-licence-state.jpg',
      'passport-page.jpg',
      'voter-card-laminated.jpg',
      'aadhaar-card-photo.jpg',
    ]
    await desk.ask('settings:set', { workers: 1 })
    await desk.take(names.map(sample))
    await desk.until(async () => (await desk.rows()).some(({ readState }) => readState === 'PROCESSING'))
    await desk.app.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'))
    const read = async (): Promise<number> =>
      (await desk.rows()).filter(({ readState }) => readState === 'EXTRACTED' || readState === 'UNRECOGNISED').length
    // A document under way is finished, and no further one: those handed over behind it wait in the pool.
    const most = (await read()) + 1
    await new Promise((resolve) => setTimeout(resolve, 6000))
    expect(await read()).toBeLessThanOrEqual(most)
    expect(await read()).toBeLessThan(6)
    await desk.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'))
    const rows = await desk.untilRead()
    expect(rows).toHaveLength(6)
    expect(rows.filter(({ readState }) => readState === 'FAILED')).toEqual([])
  })

  it('an unplugged folder is said, and read again when it is back', async () => {
    const watched = join(folder, 'stick')
    mkdirSync(watched)
    await desk.answerOpenDialog([watched])
    await desk.ask('settings:chooseWatchedFolder', {})
    copyFileSync(sample('pan-card-2017.jpg'), join(watched, 'first.jpg'))
    await desk.until(async () => (await desk.rows()).some(({ documentId }) => documentId === 'first'))
    renameSync(watched, `${watched} elsewhere`)
    await desk.page.getByText('stick').first().waitFor()
    copyFileSync(sample('pan-card-old.jpg'), join(`${watched} elsewhere`, 'second.jpg'))
    renameSync(`${watched} elsewhere`, watched)
    await desk.until(async () => (await desk.rows()).some(({ documentId }) => documentId === 'second'))
    expect((await desk.rows()).filter(({ documentId }) => documentId === 'first')).toHaveLength(1)
  })

  it('a press on a document whose place another one has taken by the release opens neither', async () => {
    const pressed = await desk.page.getByTestId('queue-row:pan-card-2017').boundingBox()
    if (!pressed) throw new Error('No row')
    await desk.page.mouse.move(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2)
    await desk.page.mouse.down()
    await desk.take([sample('restaurant-menu.jpg')])
    await desk.page.getByTestId('queue-row:restaurant-menu').waitFor()
    await desk.page.mouse.up()
    await desk.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await desk.page.getByTestId('queue-row:pan-card-2017').count()).toBe(1)
    await desk.untilRead()
    const { id } = (await desk.rows()).find(({ documentId }) => documentId === 'restaurant-menu') as DocumentRow
    await desk.ask('queue:remove', { ids: [id] })
  })

  it('a renderer that dies comes back to the field under review, and to the queue where the analyst was there', async () => {
    const rows = await desk.untilRead()
    const row = rows.find(({ documentId }) => documentId === 'pan-card-2017')
    if (!row) throw new Error('Not read')
    await desk.open(row)
    await desk.field('father_name').click()
    await desk.until(async () => (await desk.document(row.id)).focusedPath === 'father_name')
    await desk.crashWindow()
    await until(`document.activeElement?.getAttribute('data-field-path') === 'father_name'`)
    await press('Alt+q', `document.querySelector('[data-testid="import"]') !== null`)
    await until(`window.veridesk.request('view:recall', {}).then((reply) => reply.value.documentId === null)`)
    await desk.crashWindow()
    await until(`document.querySelector('[data-testid="import"]') !== null`)
    expect(await inWindow(`document.querySelector('[data-testid="viewer"]') === null`)).toBe(true)
  })

  /** Playwright lets go of a page that has died: from then on the window is asked through the main process. */
  const inWindow = (code: string): Promise<unknown> =>
    desk.app.evaluate(
      ({ BrowserWindow }, script) =>
        // A script that was handed to a page on its way out is never answered.
        Promise.race([
          BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script) as Promise<unknown>,
          new Promise((resolve) => setTimeout(resolve, 2000)),
        ]),
      code,
    )
  const until = (code: string): Promise<void> =>
    desk.until(async () => (await inWindow(code).catch(() => false)) === true)
  /** Until the page shows it: a key that comes before the new page listens is lost, as it is to an analyst. */
  const press = (combo: string, shown: string): Promise<void> =>
    desk.until(async () => {
      await desk.app.evaluate(({ BrowserWindow }, keys) => {
        const [modifier = '', keyCode = ''] = keys.toLowerCase().split('+')
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        const modifiers = [modifier as 'alt']
        for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, keyCode, modifiers })
      }, combo)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return (await inWindow(shown).catch(() => false)) === true
    })
})
