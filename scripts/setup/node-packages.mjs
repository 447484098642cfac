import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './commands.mjs'
import { hashOf, root, stamp, stamped } from './places.mjs'
import { say } from './progress.mjs'

const lockHash = () => hashOf(['package-lock.json'])

/** `npm ci`, once for each lockfile. */
export const nodePackages = {
  title: 'Node packages',
  missing: () => !existsSync(join(root, 'node_modules', 'vite')) || !stamped('packages', lockHash()),
  async run() {
    say('npm ci (some 300 packages; a minute or two)')
    let seconds = 0
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      // The electron package is asked for its binary in the next step, where a failure has a way out.
      env: { ...process.env, ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
      shell: process.platform === 'win32',
      onTick: () => ++seconds % 15 === 0 && say(`npm ci, ${seconds} s`),
      whatToDo: 'Check that the npm registry can be reached (npm ping) and that the disk is not full.',
    })
    stamp('packages', lockHash())
  },
}
