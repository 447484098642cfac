import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPointer, root } from './places.mjs'

/** The Node of the project's own packages where it is there, else the one that runs this. */
export function nodeProgram() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // Behind a link to another checkout's packages it is that checkout's own: the link goes, the program stays.
  return existsSync(own) ? realpathSync(own) : process.execPath
}

/** How Electron is started with this checkout as its app: `{ command, args }`. */
export function electronCommand(args) {
  const pointer = readPointer()
  if (!pointer) throw new Error('The Electron runtime is missing; run npm run app')
  return { command: pointer.electron, args: [...sandboxArgs(), root, ...args] }
}

/** Chromium refuses its sandbox to root; no one else runs without it. */
export const sandboxArgs = () => (process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [])

/** True where there is a screen to show a window on. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])

/**
 * A command line that runs `command` with a virtual display, a session bus and an unlocked keychain of its own,
 * all gone when it ends. Answers `{ command, args, env }` for spawn.
 */
export function virtualSession(command, args) {
  const data = mkdtempSync(join(tmpdir(), 'veridesk-session-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  const unlock = 'printf "x\\n" | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1'
  // The bus's own chatter goes nowhere, the command's stderr stays where it was.
  const quiet = `exec 3>&2 2>/dev/null; exec dbus-run-session -- sh -c 'exec 2>&3 3>&-; ${unlock}; exec "$@"' session "$@"`
  const screen = '-screen 0 1600x1000x24 -nolisten tcp'
  const inner = ['sh', '-c', quiet, 'session', command, ...args]
  return {
    command: 'xvfb-run',
    args: ['-a', '-s', screen, ...inner],
    // The keychain lives under the data folder: this one is new, so that no other password can lock it.
    env: { ...process.env, XDG_DATA_HOME: data, XDG_RUNTIME_DIR: data, GDK_BACKEND: 'x11', XDG_SESSION_TYPE: 'x11' },
  }
}
