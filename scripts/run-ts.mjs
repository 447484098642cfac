import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from './setup/index.mjs'
import { root } from './setup/places.mjs'
import { nodeProgram } from './setup/session.mjs'

/** `node scripts/run-ts.mjs <script.ts> [arguments]`: a TypeScript tool of the project, set up before it runs. */
await setUp('packages')
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const child = spawn(nodeProgram(), [tsx, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (code) => process.exit(code ?? 1))
