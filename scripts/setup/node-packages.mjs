import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './commands.mjs'
import { root } from './places.mjs'
import { say } from './progress.mjs'

/** The packages of a lockfile by place; null where there is none. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return null
  }
}

/** True where npm's own note of what it installed says the same as the lockfile. */
function installedAsLocked() {
  const installed = packagesOf(join('node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  )
}

export const nodePackages = {
  title: 'Node packages',
  missing: () => !installedAsLocked(),
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
  },
}
