import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { electronCommand } from '../../../scripts/setup/session.mjs'
import type { DocumentDetail, DocumentRow, QueueView } from '../../../src/shared/domain/review'
import type { ChannelName, Reply, RequestOf, ResponseOf } from '../../../src/shared/ipc'

export const samples = join(import.meta.dirname, '..', '..', '..', 'resources', 'samples')
export const sample = (name: string): string => join(samples, name)

export const wholeView: QueueView = {
  filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [] },
  sort: { by: 'taken_in', direction: 'asc' },
}

/** A folder of its own for a test's workspace; `drop` removes it. */
export function temporaryFolder(): { readonly path: string; drop(): void } {
  const path = mkdtempSync(join(tmpdir(), 'veridesk-e2e-'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

/** The running app, its window, and what tests ask of them. */
export class Desk {
  private constructor(
    readonly app: ElectronApplication,
    readonly page: Page,
  ) {}

  static async launch(
    workspace: string,
    options: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
  ): Promise<Desk> {
    const { command, args } = electronCommand([`--workspace=${workspace}`, ...(options.args ?? [])])
    const env = Object.fromEntries(
      Object.entries(options.env ?? process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    const app = await _electron.launch({ executablePath: command, args, env, timeout: 60_000 })
    const page = await app.firstWindow()
    await page.waitForLoadState('domcontentloaded')
    return new Desk(app, page)
  }

  /** Asks the main process as the renderer does; a coded error is thrown as its code. */
  async ask<C extends ChannelName>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    const reply = (await this.page.evaluate(
      ([name, body]) =>
        (window as unknown as { veridesk: { request(n: unknown, b: unknown): Promise<unknown> } }).veridesk.request(
          name,
          body,
        ),
      [channel, request] as const,
    )) as Reply<ResponseOf<C>>
    if (!reply.ok) throw new Error(reply.error.code)
    return reply.value
  }

  async rows(): Promise<readonly DocumentRow[]> {
    return (await this.ask('queue:list', { view: wholeView, offset: 0, limit: 500 })).rows
  }

  document(id: string): Promise<DocumentDetail> {
    return this.ask('queue:document', { id })
  }

  async untilOpen(): Promise<void> {
    await this.until(async () => (await this.ask('app:info', {})).workspace.kind === 'open')
  }

  /** Takes files in and waits until all of the queue is read. */
  async read(paths: readonly string[]): Promise<readonly DocumentRow[]> {
    await this.untilOpen()
    await this.ask('queue:import', { paths: [...paths] })
    return this.untilRead()
  }

  async untilRead(): Promise<readonly DocumentRow[]> {
    let rows: readonly DocumentRow[] = []
    await this.until(async () => {
      rows = await this.rows()
      return rows.length > 0 && rows.every(({ readState }) => readState !== 'QUEUED' && readState !== 'PROCESSING')
    })
    return rows
  }

  /** Waits for the truth of something that cannot be waited for otherwise. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100))
  }

  /** Opens a document from the queue as an analyst does. */
  async open(row: DocumentRow): Promise<void> {
    await this.page.getByTestId(`queue-row:${row.documentId}`).first().dblclick()
    await this.page.getByTestId('viewer').waitFor()
  }

  field(path: string): ReturnType<Page['getByTestId']> {
    return this.page.getByTestId(`field:${path}`)
  }

  /** The next open dialog answers with these paths. */
  async answerOpenDialog(paths: readonly string[]): Promise<void> {
    await this.app.evaluate(
      ({ dialog }, filePaths) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [...filePaths] })
      },
      [...paths],
    )
  }

  /** The next save dialog answers with this path: the system's own dialog cannot be driven. */
  async answerSaveDialog(path: string): Promise<void> {
    await this.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
  }

  get pid(): number {
    return this.app.process().pid ?? 0
  }

  /** As the power going off: nothing in the app gets to run. */
  async kill(): Promise<void> {
    const process = this.app.process()
    const gone = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.app.close()
  }
}
