import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeProgram, sandboxArgs } from '../../scripts/setup/session.mjs'
import { sample, temporaryFolder } from '../e2e/support/desk'
import { DeskWindow } from '../e2e/support/window'
import { freePort } from '../support/free-port'

const root = join(import.meta.dirname, '..', '..')
const installed = '/usr/lib/veridesk'

/** Runs a command to its end; its output where it failed is the test's message. */
function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  })
  expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
  return stdout
}

function build(version: string, out: string): string {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  run(nodeProgram(), [tsx, join('scripts', 'package', 'index.ts'), '--version', version, '--out', out])
  return join(out, readdirSync(out).find((name) => name.endsWith('.deb')) ?? 'no .deb')
}

/** The app as the menu starts it, driven over Chromium's own port: its fuses refuse Node's inspector. */
class InstalledDesk extends DeskWindow {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    private readonly workspace: string,
    page: DeskWindow['page'],
  ) {
    super(page)
  }

  static async start(workspace: string): Promise<InstalledDesk> {
    const port = await freePort()
    const args = [...sandboxArgs(), `--remote-debugging-port=${port}`, `--workspace=${workspace}`]
    const child = spawn('/usr/bin/veridesk', args, { stdio: 'ignore' })
    let browser: Browser | null = null
    while (!browser) {
      expect(child.exitCode, 'the app ended by itself').toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 200))
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null)
    }
    const [context] = browser.contexts()
    if (!context) throw new Error('The app has no browser context')
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    // The scripts of the page are handed out when somebody can answer them.
    await page.waitForLoadState('domcontentloaded')
    return new InstalledDesk(child, browser, workspace, page)
  }

  /** A second start hands its files to the first. */
  protected override async bring(paths: readonly string[]): Promise<void> {
    const second = spawn('/usr/bin/veridesk', [...sandboxArgs(), `--workspace=${this.workspace}`, ...paths])
    await new Promise((resolve) => second.once('exit', resolve))
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once('exit', resolve))
    await this.page.close()
    await gone
    await this.browser.close()
  }
}

describe('the Debian package', () => {
  const output = { older: temporaryFolder(), newer: temporaryFolder() }
  const workspace = temporaryFolder()
  let older: string
  let newer: string
  let id: string

  beforeAll(() => {
    older = build('0.0.1', output.older.path)
    newer = build('0.0.2', output.newer.path)
  })
  afterAll(() => {
    spawnSync('apt-get', ['purge', '-y', 'veridesk'], { stdio: 'ignore' })
    for (const folder of [output.older, output.newer, workspace]) folder.drop()
  })

  it('is installed by apt, with its menu entry, its icon and a sandbox helper that serves every user', () => {
    run('apt-get', ['install', '-y', older])
    expect(run('dpkg-query', ['-W', '-f', '${Version}', 'veridesk'])).toBe('0.0.1')
    expect(existsSync('/usr/share/applications/veridesk.desktop')).toBe(true)
    expect(existsSync('/usr/share/pixmaps/veridesk.png')).toBe(true)
    expect(statSync(join(installed, 'chrome-sandbox')).mode & 0o7777).toBe(0o4755)
  })

  it('ships nothing of the demonstration, and no other code to start from than the archive', () => {
    expect(readdirSync(join(installed, 'resources', 'resources'))).not.toContain('samples')
    expect(existsSync(join(installed, 'resources', 'app'))).toBe(false)
    expect(existsSync(join(installed, 'resources', 'default_app.asar'))).toBe(false)
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(installed, 'veridesk'))
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ]
    const on = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ]
    // The wire holds the characters 0 and 1.
    expect(off.map((fuse) => wire[fuse])).toEqual(off.map(() => '0'.charCodeAt(0)))
    expect(on.map((fuse) => wire[fuse])).toEqual(on.map(() => '1'.charCodeAt(0)))
  })

  it('starts from where it is installed and takes one document from the image to approval', async () => {
    const desk = await InstalledDesk.start(workspace.path)
    try {
      const [row] = await desk.read([sample('pan-card-2017.jpg')])
      expect(row?.readState).toBe('EXTRACTED')
      expect(row?.type).toBe('PAN')
      id = row!.id
      await desk.open(row!)
      await desk.field('name_as_per_pan').fill('ASHA MORE')
      await desk.until(
        async () =>
          (await desk.document(id)).fields.find(({ path }) => path === 'name_as_per_pan')?.value === 'ASHA MORE',
      )
      for (const { path, value } of (await desk.document(id)).fields.filter(({ needsHuman }) => needsHuman)) {
        await desk.field(path).focus()
        await desk.page.keyboard.press(value === null ? 'Alt+n' : 'Enter')
        await desk.until(async () => !(await desk.document(id)).fields.find((field) => field.path === path)?.needsHuman)
      }
      await desk.page.keyboard.press('Control+Enter')
      await desk.until(async () => (await desk.rows())[0]?.reviewState === 'APPROVED')
    } finally {
      await desk.close()
    }
  })

  it('is upgraded with its workspace kept', async () => {
    run('apt-get', ['install', '-y', newer])
    expect(run('dpkg-query', ['-W', '-f', '${Version}', 'veridesk'])).toBe('0.0.2')
    const desk = await InstalledDesk.start(workspace.path)
    try {
      await desk.untilOpen()
      expect((await desk.rows()).map(({ reviewState }) => reviewState)).toEqual(['APPROVED'])
      const { fields } = await desk.document(id)
      expect(fields.find(({ path }) => path === 'name_as_per_pan')?.value).toBe('ASHA MORE')
      expect((await desk.ask('app:info', {})).version).toBe('0.0.2')
    } finally {
      await desk.close()
    }
  })

  it('is removed clean, the workspace apart', () => {
    run('apt-get', ['purge', '-y', 'veridesk'])
    expect(existsSync(installed)).toBe(false)
    expect(existsSync('/usr/bin/veridesk')).toBe(false)
    expect(existsSync(join(workspace.path, 'workspace'))).toBe(true)
  })
})
