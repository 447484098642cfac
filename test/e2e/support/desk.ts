import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { electronCommand } from '../../../scripts/setup/session.mjs'
import type { IntakeReport } from '../../../src/shared/ipc/queue'
import { patience, within } from '../../support/within'
import { killAll } from './processes'
import { DeskWindow } from './window'

export const samples = join(import.meta.dirname, '..', '..', '..', 'resources', 'samples')
export const sample = (name: string): string => join(samples, name)

/** A folder of its own for a test's workspace; `drop` removes it. */
export function temporaryFolder(): { readonly path: string; drop(): void } {
  const path = mkdtempSync(join(tmpdir(), 'veridesk-e2e-'))
  return { path, drop: () => rmSync(path, { recursive: true, force: true }) }
}

/** Several times what a start takes on a machine with ten times too much to do, in milliseconds. */
const longestStart = 90_000

interface StartOptions {
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** The running app and its window. */
export class Desk extends DeskWindow {
  /** Playwright knows it no more once it has ended. */
  private readonly program: ChildProcess

  private constructor(
    readonly app: ElectronApplication,
    page: Page,
    private readonly refused: string[],
  ) {
    super(page)
    this.program = app.process()
  }

  /**
   * The desk on a workspace of its own, open. `end` closes it, or the one last started on its
   * folder, and drops the folder.
   */
  static async open(): Promise<{ readonly desk: Desk; readonly folder: string; end(last?: Desk): Promise<void> }> {
    const folder = temporaryFolder()
    const desk = await Desk.launch(folder.path)
    await desk.untilOpen()
    const end = async (last = desk): Promise<void> => {
      await last.close()
      folder.drop()
    }
    return { desk, folder: folder.path, end }
  }

  /**
   * Starts the desk. Once in some hundred starts on a machine with far too much to do no window comes, without a
   * graphics process in Chromium (`npm run faults` shows it). The desk then starts itself anew, where Playwright cannot
   * follow it: it is ended and started once more, which is said.
   */
  static async launch(workspace: string, options: StartOptions = {}): Promise<Desk> {
    return Desk.launchOnce(workspace, options).catch(async (error: unknown) => {
      await killAll(workspace)
      process.stderr.write(`The desk is started once more: ${String(error)}\n`)
      return Desk.launchOnce(workspace, options)
    })
  }

  static async launchOnce(workspace: string, options: StartOptions = {}): Promise<Desk> {
    const { command, args } = electronCommand([`--workspace=${workspace}`, ...(options.args ?? [])])
    const env = Object.fromEntries(
      Object.entries(options.env ?? process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    const app = await _electron.launch({ executablePath: command, args, env, timeout: longestStart })
    const program = app.process()
    const refused: string[] = []
    app.context().on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    try {
      const page = await app.firstWindow({ timeout: longestStart })
      page.setDefaultTimeout(patience)
      await page.waitForLoadState('domcontentloaded', { timeout: longestStart })
      return new Desk(app, page, refused)
    } catch (error) {
      program.kill('SIGKILL')
      throw error
    }
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

  /** Files and folders, as if they had been chosen in the system's dialog. */
  async take(paths: readonly string[]): Promise<IntakeReport> {
    await this.answerOpenDialog(paths)
    const report = await this.ask('queue:choose', { what: 'files' })
    if (!report) throw new Error('The dialog was closed')
    return report
  }

  protected override bring(paths: readonly string[]): Promise<unknown> {
    return this.take(paths)
  }

  /** The window is so large inside, in CSS pixels, and drawn so. */
  async resize(width: number, height: number): Promise<void> {
    await this.app.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]),
      [width, height] as const,
    )
    await this.until(() => this.page.evaluate((wanted) => window.innerWidth === wanted, width))
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }

  /** All further dialogs of the system are closed without an answer: a window has no say over them. */
  async closeDialogs(): Promise<void> {
    await this.app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] })
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
      dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
    })
  }

  /** The system's question whether a change of settings may open a way is answered so, and what it asked is kept. */
  async answerReach(allowed: boolean): Promise<void> {
    await this.app.evaluate(({ dialog }, response) => {
      const asked: string[] = []
      Object.assign(globalThis, { askedForReach: asked })
      dialog.showMessageBox = ((...given: unknown[]) => {
        asked.push((given.at(-1) as { detail: string }).detail)
        return Promise.resolve({ response, checkboxChecked: false })
      }) as typeof dialog.showMessageBox
    }, Number(allowed))
  }

  /** What the system's question said, each time that it was asked since `answerReach`. */
  reachAsked(): Promise<readonly string[]> {
    return this.app.evaluate(() => (globalThis as unknown as { askedForReach: string[] }).askedForReach)
  }

  /** The next save dialog answers with this path: the system's own dialog cannot be driven. */
  async answerSaveDialog(path: string): Promise<void> {
    await this.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
  }

  /** The window's process dies; resolves when it is loaded anew. From then on Playwright knows its page no more. */
  async crashWindow(): Promise<void> {
    const loaded = this.app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('did-finish-load', () => resolve())
          contents?.forcefullyCrashRenderer()
        }),
    )
    await within(patience, () => 'the window that died', loaded)
  }

  get pid(): number {
    return this.program.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.program.exitCode !== null || this.program.signalCode !== null
  }

  /** As the power going off: nothing in the app gets to run. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.program.once('exit', resolve))
    this.program.kill('SIGKILL')
    await gone
  }

  /** What the window's content security policy has refused since this was last asked. */
  refusedByPolicy(): readonly string[] {
    return this.refused.splice(0)
  }

  /**
   * Ends it as an analyst does. One that does not end is killed, and said to hang. The app itself does nothing that
   * its policy refuses: what is not asked for by `refusedByPolicy` fails here.
   */
  async close(): Promise<void> {
    await within(patience, () => 'the app to end', this.app.close()).catch(async (error: unknown) => {
      if (!this.hasEnded) await this.kill()
      throw error
    })
    const refused = this.refusedByPolicy()
    if (refused.length > 0) throw new Error(`Refused by the content security policy: ${refused.join('\n')}`)
  }
}
