import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/places.mjs'
import { nodeProgram } from './setup/session.mjs'

/** One compilation a layer, so that a layer cannot name what it must not know (process, document, …). */
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const projects = readdirSync(join(root, 'tsconfig')).filter((name) => name !== 'base.json')
const failed = projects.filter((name) => {
  // What was found fitting last time is looked at again only where something that it rests on has changed.
  const known = join(root, 'out', 'types', name.replace('.json', '.tsbuildinfo'))
  const args = [tsc, '-p', join(root, 'tsconfig', name), '--incremental', '--tsBuildInfoFile', known]
  const { status } = spawnSync(nodeProgram(), args, { cwd: root, stdio: 'inherit' })
  return status !== 0
})
if (failed.length > 0) {
  process.stderr.write(`Types do not fit in: ${failed.join(', ')}\n`)
  process.exit(1)
}
