import type { Page } from 'playwright'
import type { DocumentDetail, DocumentRow, QueueView } from '../../../src/shared/domain/review'
import type { ChannelName, Reply, RequestOf, ResponseOf } from '../../../src/shared/ipc'

export const wholeView: QueueView = {
  filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [] },
  sort: { by: 'taken_in', direction: 'asc' },
}

/** The window of a desk, however it was started, and what tests ask of it. */
export abstract class DeskWindow {
  constructor(readonly page: Page) {}

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

  /** Gives files to the desk as an analyst can. */
  protected abstract bring(paths: readonly string[]): Promise<unknown>

  /** Takes files in and waits until all of the queue is read. */
  async read(paths: readonly string[]): Promise<readonly DocumentRow[]> {
    await this.untilOpen()
    await this.bring(paths)
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
}
