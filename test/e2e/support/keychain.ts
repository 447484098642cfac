import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const secrets = '/org/freedesktop/secrets'

/** A session bus with a keychain of its own, so that a test can lock or halt it without the others. */
export class OwnKeychain {
  private readonly data = mkdtempSync(join(tmpdir(), 'veridesk-keychain-'))
  readonly env: NodeJS.ProcessEnv
  private readonly bus: number
  private keyring = 0

  private constructor() {
    // As on a desktop, where Chromium has a mind to use the keychain too.
    const desktop = { XDG_CURRENT_DESKTOP: 'GNOME', DESKTOP_SESSION: 'gnome' }
    const env = { ...process.env, ...desktop, XDG_DATA_HOME: this.data, XDG_RUNTIME_DIR: this.data }
    const said = execFileSync('dbus-daemon', ['--session', '--fork', '--print-address=1', '--print-pid=1'], {
      env,
      encoding: 'utf8',
    })
    const [address, pid] = said.trim().split('\n')
    this.bus = Number(pid)
    this.env = { ...env, DBUS_SESSION_BUS_ADDRESS: address }
  }

  /** Unlocked, and empty. */
  static async start(): Promise<OwnKeychain> {
    const keychain = new OwnKeychain()
    execFileSync('gnome-keyring-daemon', ['--unlock', '--components=secrets'], {
      env: keychain.env,
      input: 'x\n',
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    while (keychain.keyring === 0) {
      keychain.keyring = keychain.ownerOf('org.freedesktop.secrets')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return keychain
  }

  /** As a desktop that locks it after a while: the next call asks for the password on the screen. */
  lock(): void {
    this.call(
      'org.freedesktop.secrets',
      secrets,
      'org.freedesktop.Secret.Service.Lock',
      `[objectpath '${secrets}/collection/login']`,
    )
  }

  /** It is there, and answers nothing. */
  halt(): void {
    process.kill(this.keyring, 'SIGSTOP')
  }

  goOn(): void {
    process.kill(this.keyring, 'SIGCONT')
  }

  stop(): void {
    for (const pid of [this.keyring, this.bus]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone already.
      }
    }
    rmSync(this.data, { recursive: true, force: true })
  }

  /** 0 while nobody has the name; asking starts nobody. */
  private ownerOf(name: string): number {
    try {
      const said = this.call('org.freedesktop.DBus', '/', 'GetConnectionUnixProcessID', name)
      return Number(/uint32 (\d+)/.exec(said)?.[1])
    } catch {
      return 0
    }
  }

  private call(service: string, path: string, method: string, argument: string): string {
    const full = method.includes('.') ? method : `${service}.${method}`
    const args = ['call', '--session', '--dest', service, '--object-path', path, '--method', full, argument]
    return execFileSync('gdbus', args, { env: this.env, encoding: 'utf8', stdio: 'pipe' })
  }
}
