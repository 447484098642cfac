import { parseArgs } from 'node:util'
import { figures, type Finding } from './finding'
import { killAtRandom, moments } from './kills'
import { mishaps } from './mishaps'
import { starts } from './with-desk'

const names = Object.keys(mishaps)
const usage = `npm run faults -- [--count 200] [--seed 1] [--moments ${moments.join(',')}] [--only kills,${names.join(',')}]
Kills the real app at random moments and lets other things go wrong. Prints each fault as it comes, the figures at the
end; exits 1 where anything was lost, left half or hung.`

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    moments: { type: 'string', default: moments.join(',') },
    only: { type: 'string', default: ['kills', ...names].join(',') },
    help: { type: 'boolean', default: false },
  },
})
const chosen = values.only.split(',')
const wanted = moments.filter((moment) => values.moments.split(',').includes(moment))
if (values.help || !chosen.every((name) => name === 'kills' || Object.hasOwn(mishaps, name)) || wanted.length === 0) {
  process.stderr.write(`${usage}\n`)
  process.exit(values.help ? 0 : 2)
}

// Playwright asks an app that has just ended, where nobody waits for the answer: that must not end the run.
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error && error.message.includes('session closed'))) throw error
})

const findings: Finding[] = []
for (const name of chosen) {
  process.stderr.write(`faults: ${name}\n`)
  const run = mishaps[name]
  if (run) findings.push(await run())
  else findings.push(...(await killAtRandom(Number(values.count), Number(values.seed), wanted)))
}
for (const finding of findings) process.stdout.write(figures(finding))
process.stdout.write(
  `${starts.undrawn === 0 ? 'ok   ' : 'SLOW '} ${'all starts of the desk'.padEnd(46)} ${String(starts.count).padStart(4)} tries ${String(starts.undrawn).padStart(3)} slow    drew nothing for 45 s and were made anew without the graphics processor\n`,
)
process.exit(findings.every(({ faults }) => faults.length === 0) ? 0 : 1)
