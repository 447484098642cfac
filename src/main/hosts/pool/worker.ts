/**
 * Entry of a reader process. It makes one engine, keeps it warm, and answers one job at a time. It runs under
 * Node's fork (messages on `process`) and under Electron's utility process (messages on its parent port).
 */
import type { Engine } from '../../engine'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { FromWorker, Result, Task, ToWorker } from './protocol'

interface ParentPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
  postMessage(message: FromWorker): void
}

// Electron adds parentPort to `process` in a utility process; its types are not known here.
const parentPort = (process as unknown as { readonly parentPort?: ParentPort }).parentPort

const send = (message: FromWorker): void => {
  if (parentPort) parentPort.postMessage(message)
  else process.send?.(message)
}

let engine: Promise<Engine> | null = null

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    const { createEngine } = await import('../../engine/create-engine')
    engine = Promise.resolve(createEngine(message.config))
    // A start that fails is told by the first job; here it must only not end the process.
    engine.catch(() => undefined)
    return
  }
  const { jobId } = message
  try {
    const result = await resultOf(message)
    send({ kind: 'done', jobId, result, rss: process.memoryUsage().rss })
  } catch (error) {
    const envelope = toEnvelope(error)
    // The stack of a bug goes to stderr; its message is left out, for it may hold text of the document.
    if (envelope.code === 'INTERNAL') process.stderr.write(`${placeOf(error)}\n`)
    send({ kind: 'failed', jobId, error: envelope, rss: process.memoryUsage().rss })
  }
}

async function resultOf(task: Task): Promise<Result> {
  if (task.kind === 'bind') return (await import('../../engine/intake/pdf/bind-pages')).bindPages(task.pictures)
  if (task.kind === 'codes') return (await import('../../engine/find-code-places')).findCodePlaces(task.picture)
  if (!engine) throw new Error('The worker was given a job before its start')
  return (await engine).read(task.request)
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'reader: a thrown value that is no error'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`reader: ${error.name}`, ...frames].join('\n')
}

// Messages are answered in order: 'start' must have ended before the first job begins.
let last: Promise<void> = Promise.resolve()
const receive = (message: unknown): void => {
  last = last.then(() => answer(message as ToWorker))
}

if (parentPort) parentPort.on('message', (event) => receive(event.data))
else {
  process.on('message', receive)
  process.on('disconnect', () => process.exit(0))
}
