import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from '../setup/index.mjs'
import { root } from '../setup/places.mjs'
import { nodeProgram, virtualSession } from '../setup/session.mjs'

/** `npm run faults`: sets up, then lets go wrong what can, in the real app with a keychain of its own. */
await setUp('test')
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const args = [tsx, join(root, 'scripts', 'faults', 'main.ts'), ...process.argv.slice(2)]
const { command, args: all, env } = virtualSession(nodeProgram(), args)
spawn(command, all, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
