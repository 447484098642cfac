import type { Locator, Page } from 'playwright'
import type { DocumentDetail, DocumentRow, QueueView } from '../../../src/shared/domain/review'
import type { ChannelName, Reply, RequestOf, ResponseOf } from '../../../src/shared/ipc'
import { patience, within } from '../../support/within'

export const wholeView: QueueView = {
  filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [], disagreement: false },
  sort: { by: 'taken_in', direction: 'asc' },
}

/** The window of a desk, however it was started, and what tests ask of it. */
export abstract class DeskWindow {
  constructor(readonly page: Page) {}

  /** Asks the main process as the renderer does; a coded error is thrown as its code. */
  async ask<C extends ChannelName>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
    const answer = this.page.evaluate(
      ([name, body]) =>
        (window as unknown as { veridesk: { request(n: unknown, b: unknown): Promise<unknown> } }).veridesk.request(
          name,
          body,
        ),
      [channel, request] as const,
    ) as Promise<Reply<ResponseOf<C>>>
    const reply = await within(patience, () => `an answer to ${channel}`, answer)
    if (!reply.ok) throw new Error(reply.error.code)
    return reply.value
  }

  async rows(): Promise<readonly DocumentRow[]> {
    return (await this.ask('queue:list', { view: wholeView, offset: 0, limit: 500 })).rows
  }

  document(id: string): Promise<DocumentDetail> {
    return this.ask('queue:document', { id })
  }

  /** The workspace is open, and the window shows a screen of the desk: from then on it hears keys. */
  async untilOpen(): Promise<void> {
    await this.until(async () => (await this.ask('app:info', {})).workspace.kind === 'open')
    // Asked of the page itself: a locator would wait for the end of a navigation that was refused.
    await this.until(() => this.page.evaluate(() => document.querySelector('main[aria-label]') !== null))
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
    await this.until(
      async () => {
        rows = await this.rows()
        return rows.length > 0 && rows.every(({ readState }) => readState !== 'QUEUED' && readState !== 'PROCESSING')
      },
      () => rows.map(({ documentId, readState }) => `${documentId} ${readState}`).join(', '),
    )
    return rows
  }

  /**
   * Waits for the truth of something that cannot be waited for otherwise. It gives up after a time in which `seen`,
   * what there is of it so far, did not change, and says so.
   */
  async until(holds: () => Promise<boolean>, seen: () => string = () => ''): Promise<void> {
    let last = seen()
    let end = Date.now() + patience
    const left = (): number => end - Date.now()
    const what = (): string =>
      `${holds.toString()}; seen last: ${seen() || 'nothing'}; on the screen: ${this.page.url()}`
    while (!(await within(left(), what, holds()))) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (seen() === last) continue
      last = seen()
      end = Date.now() + patience
    }
  }

  /** Presses keys until `shown` is there: one that comes before a screen listens is lost, to an analyst too. */
  async pressUntil(keys: string, shown: Locator): Promise<void> {
    await this.until(async () => {
      if (await shown.isVisible()) return true
      await this.page.keyboard.press(keys)
      return shown.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    })
  }

  /** The keys are in the dialog that was just opened: what is typed now arrives there. */
  async untilInDialog(): Promise<void> {
    await this.page.locator('[role="dialog"] :is(input, textarea):focus').waitFor()
  }

  /**
   * Opens a document from the queue as an analyst does. The desk puts a field under the keys by itself: whoever went to
   * another one before that would be taken away from it again.
   */
  async open(row: DocumentRow): Promise<void> {
    await this.page.getByTestId(`queue-row:${row.documentId}`).first().click()
    await this.page.getByTestId('viewer').waitFor()
    await this.page.getByRole('heading', { name: row.documentId, exact: true }).waitFor()
    if (row.readState === 'EXTRACTED') await this.page.locator('[data-field-path]:focus').waitFor()
  }

  field(path: string): ReturnType<Page['getByTestId']> {
    return this.page.getByTestId(`field:${path}`)
  }
}
