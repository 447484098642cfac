import { spawn } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { setUp } from './setup/index.mjs'
import { root } from './setup/places.mjs'
import { nodeProgram } from './setup/session.mjs'

/** Node-API that SQLite asks for; an older Node dies of it. */
const sqliteNodeApi = 10
const needsStore = ['serve', 'clients', 'diagnostics'].includes(process.argv[2])

await setUp('cli')
if (needsStore && Number(process.versions.napi) < sqliteNodeApi && nodeProgram() !== process.execPath) {
  runInOwnNode()
} else {
  // In this very process, so that its signals, stdin and exit code are its own.
  await import(pathToFileURL(join(root, 'out', 'cli', 'veridesk.js')).href)
}

/** The same again in the project's own Node, which hears every signal that comes here. */
function runInOwnNode() {
  const child = spawn(nodeProgram(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  // Whoever killed the npm above meant this run.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.once('exit', (code) => process.exit(code ?? 1))
}
