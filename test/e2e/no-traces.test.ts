import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

const filesBelow = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** A value as it may lie about: as it is, without blanks, in groups, in either case, in UTF-16. */
function formsOf(value: string): readonly Buffer[] {
  const bare = value.replace(/\s/g, '')
  const texts = [value, bare, value.toLowerCase(), value.toUpperCase(), bare.replace(/(\d{4})(?=\d)/g, '$1 ')]
  return [...new Set(texts)].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])
}

/** Of the page, and of the window as the system knows it. */
const titlesOf = async (desk: Desk): Promise<readonly string[]> => [
  await desk.page.title(),
  ...(await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getTitle()))),
]

/** From now on what the page or the app shows through the system's notices is kept. */
async function keepNotices(desk: Desk): Promise<void> {
  await desk.page.evaluate(() => {
    const shown: string[] = []
    const { Notification } = globalThis
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push(title, options?.body ?? '')
      }
    }
    Object.assign(globalThis, { shownNotices: shown })
  })
  await desk.app.evaluate(({ Notification }) => {
    const shown: string[] = []
    Notification.prototype.show = function () {
      shown.push(this.title, this.subtitle, this.body)
    }
    Object.assign(globalThis, { shownNotices: shown })
  })
}

async function noticesOf(desk: Desk): Promise<readonly string[]> {
  const kept = (): string[] => (globalThis as unknown as { shownNotices: string[] }).shownNotices
  return [...(await desk.page.evaluate(kept)), ...(await desk.app.evaluate(kept))]
}

describe('a whole session with an Aadhaar card', () => {
  it('leaves nothing personal in the log, in temporary files, in caches, dumps, titles or on the clipboard', async () => {
    const temporary = join(folder.path, 'tmp')
    const desktop = join(folder.path, 'desk')
    mkdirSync(temporary)
    const desk = await Desk.launch(desktop, { env: { ...process.env, TMPDIR: temporary } })
    const said: string[] = []
    const program = desk.app.process()
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (part: Buffer) => said.push(part.toString()))
    await keepNotices(desk)

    const [row] = await desk.read([sample('aadhaar-both-sides.jpg')])
    const id = row?.id ?? ''
    const number = (await desk.ask('review:reveal', { id, path: 'aadhaar_number' })).value
    const fields = (await desk.document(id)).fields
    const valueOf = (path: string): string => fields.find((field) => field.path === path)?.value ?? ''
    const personal = [number, valueOf('name'), valueOf('address')].filter((value) => value.length > 5)
    expect(personal).toHaveLength(3)
    const titles = new Set(await titlesOf(desk))

    await desk.open(row!)
    for (const title of await titlesOf(desk)) titles.add(title)
    await desk.ask('review:correct', { id, path: 'name', value: 'Zubeida Kavathekar', how: 'typed' })
    personal.push('Zubeida Kavathekar')
    await desk.answerSaveDialog(join(folder.path, 'out.json'))
    await desk.ask('export:run', { scope: { kind: 'documents', ids: [id] }, format: 'json', masked: true })
    await desk.answerSaveDialog('/nonexistent/out.json')
    await expect(
      desk.ask('export:run', { scope: { kind: 'documents', ids: [id] }, format: 'json', masked: true }),
    ).rejects.toThrow('EXPORT_FAILED')
    writeFileSync(join(folder.path, 'Yusuf 1234 5678 9012.jpg'), 'no image')
    await desk.read([join(folder.path, 'Yusuf 1234 5678 9012.jpg')])

    // What was copied stays for half a minute, unless another program copies meanwhile.
    const copied = await desk.page.evaluate(() => {
      const box = document.createElement('textarea')
      box.value = 'Zubeida Kavathekar'
      document.body.append(box)
      box.select()
      const done = document.execCommand('copy')
      box.remove()
      return done
    })
    expect(copied).toBe(true)
    const clipboard = () => desk.app.evaluate(({ clipboard: board }) => board.readText())
    // Another program takes it over a moment later.
    await desk.until(async () => (await clipboard()) === 'Zubeida Kavathekar')
    await desk.until(async () => (await clipboard()) === '')

    const notices = await noticesOf(desk)

    // A window that dies must not spill what it showed.
    await desk.crashWindow()
    await desk.close()

    const looked = [...filesBelow(desktop), ...filesBelow(temporary)]
    expect(looked.some((path) => path.endsWith('veridesk.jsonl'))).toBe(true)
    const places = [
      ...looked.map((path) => [path, readFileSync(path)] as const),
      ['what the program said', Buffer.from(said.join(''))] as const,
      ['the titles', Buffer.from([...titles].join('\n'))] as const,
      ['the notices of the system', Buffer.from(notices.join('\n'))] as const,
    ]
    const found = places.flatMap(([place, bytes]) =>
      personal.flatMap((value, i) => (formsOf(value).some((form) => bytes.includes(form)) ? [`${place}: ${i}`] : [])),
    )
    expect(found).toEqual([])
    const log = readFileSync(looked.find((path) => path.endsWith('veridesk.jsonl')) ?? '', 'utf8')
    expect(log).not.toMatch(/Yusuf|1234 5678/)
    const exported = readFileSync(join(folder.path, 'out.json'), 'utf8')
    expect(exported.replace(/\D/g, '')).not.toContain(number.replace(/\D/g, ''))
  })
})
