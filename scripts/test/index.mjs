import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hasProgram } from '../setup/commands.mjs'
import { setUp } from '../setup/index.mjs'
import { root } from '../setup/places.mjs'
import { nodeProgram, virtualSession } from '../setup/session.mjs'

/** `npm test`: sets up, then runs everything, on Linux with a display and a keychain of its own. */
await setUp('test')
const runner = [join(root, 'scripts', 'test', 'run-all.mjs'), ...process.argv.slice(2)]
const isolated = process.platform === 'linux' && hasProgram('xvfb-run') && hasProgram('dbus-run-session')
const launch = isolated
  ? virtualSession(nodeProgram(), runner)
  : { command: nodeProgram(), args: runner, env: process.env }
const child = spawn(launch.command, launch.args, {
  cwd: root,
  env: launch.env,
  stdio: ['ignore', 'inherit', 'inherit'],
})
child.on('close', (code) => process.exit(code ?? 1))
