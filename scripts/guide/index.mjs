import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setUp } from '../setup/index.mjs'
import { root } from '../setup/places.mjs'
import { nodeProgram, virtualSession } from '../setup/session.mjs'

/** `npm run pictures`: takes the pictures of the user guide anew, from the real app with made-up documents. */
await setUp('test')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { command, args, env } = virtualSession(nodeProgram(), [
  vitest,
  'run',
  '--project',
  'e2e',
  join('test', 'e2e', 'guide.test.ts'),
])
spawn(command, args, { cwd: root, env: { ...env, VERIDESK_PICTURES: 'renew' }, stdio: 'inherit' }).on('close', (code) =>
  process.exit(code ?? 1),
)
