import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from '../setup/index.mjs'
import { root } from '../setup/places.mjs'
import { electronCommand, hasDisplay, nodeProgram, virtualSession } from '../setup/session.mjs'

/** `npm run app`: the desk with the bundled samples; where there is no display, pictures of it. */
await setUp('app')
const launch = hasDisplay()
  ? { ...electronCommand(['--demo', ...process.argv.slice(2)]), env: process.env }
  : virtualSession(nodeProgram(), [join(root, 'scripts', 'app', 'pictures.mjs')])
if (hasDisplay()) process.stdout.write('The desk is open; its samples are being read.\n')
spawn(launch.command, launch.args, { cwd: root, env: launch.env, stdio: 'inherit' }).on('close', (code) =>
  process.exit(code ?? 1),
)
