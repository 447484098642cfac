import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from './commands.mjs'
import { hashOf, root, stamp, stamped } from './places.mjs'

const inputs = [
  'src',
  'docs/guide',
  'resources/licences',
  'package-lock.json',
  'package.json',
  'electron.vite.config.ts',
  'vite.cli.config.ts',
  'postcss.config.cjs',
]

/** A hash over everything that a build reads. */
function inputHash() {
  const files = inputs.flatMap((input) => {
    if (!statSync(join(root, input)).isDirectory()) return [input]
    const entries = readdirSync(join(root, input), { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .sort()
  })
  return hashOf(files)
}

const build = (name, product, title, script) => ({
  title,
  missing: () => !existsSync(join(root, product)) || !stamped(name, inputHash()),
  async run() {
    const hash = inputHash()
    await run('npm', ['run', '--silent', script], {
      cwd: root,
      shell: process.platform === 'win32',
      whatToDo: 'The lines above name the fault in the source.',
    })
    stamp(name, hash)
  },
})

export const desktopBuild = build('desktop', 'out/main/index.js', 'Build of the desk', 'build')
export const cliBuild = build('cli', 'out/cli/veridesk.js', 'Build of the command line', 'build:cli')
