import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentOutcome } from './compare'
import type { MixOptions } from './mix'
import type { Share } from './worker'

export interface RunOptions {
  readonly seed: string
  readonly count: number
  readonly workers: number
  readonly mix: MixOptions
  readonly keepIn: string | null
}

const resources = fileURLToPath(new URL('../../resources', import.meta.url))

/** Makes and reads the documents in worker processes; outcomes in the order of their index. */
export async function run(options: RunOptions): Promise<readonly DocumentOutcome[]> {
  const outcomes: DocumentOutcome[] = []
  const began = Date.now()
  const shares = Array.from({ length: options.workers }, (_, w): Share => ({
    seed: options.seed,
    indices: Array.from({ length: options.count }, (_, i) => i).filter((i) => i % options.workers === w),
    mix: options.mix,
    resources,
    keepIn: options.keepIn,
  }))
  await Promise.all(
    shares.map((share) =>
      inProcess(share, (outcome) => {
        outcomes.push(outcome)
        const rate = (outcomes.length / (Date.now() - began)) * 60000
        if (process.stderr.isTTY || outcomes.length % 20 === 0)
          process.stderr.write(`\r${outcomes.length} of ${options.count}, ${rate.toFixed(0)} a minute   `)
      }),
    ),
  )
  process.stderr.write('\n')
  return outcomes.sort((a, b) => a.name.localeCompare(b.name))
}

function inProcess(share: Share, onOutcome: (outcome: DocumentOutcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)))
    child.on('message', (outcome) => onOutcome(outcome as DocumentOutcome))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${String(code)}`))))
    child.send(share)
  })
}
