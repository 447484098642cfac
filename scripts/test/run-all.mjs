import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'
import { nodeProgram } from '../setup/session.mjs'

/** Form, lint, types, then every vitest project; ends with one line that counts them all. */
const bin = (...path) => join(root, 'node_modules', ...path)
const node = (args) =>
  spawnSync(nodeProgram(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
const reports = mkdtempSync(join(tmpdir(), 'veridesk-test-'))
let passed = 0
let failed = 0

function check(title, args) {
  process.stdout.write(`\n== ${title}\n`)
  if (node(args)) passed += 1
  else failed += 1
}

function suites(title, projects) {
  process.stdout.write(`\n== ${title}\n`)
  const file = join(reports, `${projects[0]}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = node([bin('vitest', 'vitest.mjs'), 'run', '--passWithNoTests', ...chosen, ...reporters])
  let report = { numPassedTests: 0, numFailedTests: 0 }
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner itself fell over, and left no report.
  }
  passed += report.numPassedTests
  // A file that could not even be loaded has no failed test in it.
  failed += report.numFailedTests || (ended ? 0 : 1)
}

check('form', [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'])
check('lint', [bin('eslint', 'bin', 'eslint.js'), '.'])
check('types, a layer at a time', [join(root, 'scripts', 'typecheck.mjs')])
suites('architecture, unit, contract', ['architecture', 'unit', 'contract'])
suites('integration', ['integration'])
suites('the real app', ['e2e'])
// Only a machine that is thrown away has packages of the system put on it and taken off again.
if (process.argv.includes('--package')) suites('the installed package', ['package'])
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
