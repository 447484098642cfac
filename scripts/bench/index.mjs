import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from '../setup/index.mjs'
import { root } from '../setup/places.mjs'
import { hasDisplay, nodeProgram, virtualSession } from '../setup/session.mjs'

/** `npm run bench`: sets up, then measures, with a display and a keychain where the machine has none. */
await setUp('test')
const args = [
  join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
  join(root, 'scripts', 'bench', 'main.ts'),
  ...process.argv.slice(2),
]
const launch = hasDisplay() ? { command: nodeProgram(), args, env: process.env } : virtualSession(nodeProgram(), args)
spawn(launch.command, launch.args, { cwd: root, env: launch.env, stdio: 'inherit' }).on('close', (code) =>
  process.exit(code ?? 1),
)
