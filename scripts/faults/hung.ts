import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { family } from '../../test/e2e/support/sockets'
import { saidByDebugger } from './debuggers'

/**
 * Writes to a file what every process of the app on this workspace waits in, what its debuggers say, and the end of
 * its log; answers its path.
 */
export async function keepState(workspace: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'veridesk-fault-')), 'state.txt')
  const log = join(workspace, 'logs', 'veridesk.jsonl')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-40) : ['no log']
  const pids = processesOn(workspace)
  const debuggers = await Promise.all(pids.filter(isDebugged).map(saidByDebugger))
  writeFileSync(file, [...pids.map(describe), 'debuggers:', ...debuggers, 'log:', ...lines].join('\n'))
  return file
}

/** Ends every process of the app on this workspace, and waits until they are gone. */
export async function killAll(workspace: string): Promise<void> {
  for (let left = processesOn(workspace); left.length > 0; left = processesOn(workspace)) {
    for (const pid of left)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone meanwhile.
      }
    await wait(50)
  }
}

/** The app's processes name their workspace when they are started; their children need not. */
function processesOn(workspace: string): readonly number[] {
  const named = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid && read(`/proc/${name}/cmdline`).includes(workspace),
  )
  return [...new Set(named.flatMap((name) => family(Number(name))))].filter((pid) => state(pid) !== 'Z')
}

function describe(pid: number): string {
  const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 300)
  const threads = list(`/proc/${pid}/task`).map((thread) => {
    const task = `/proc/${pid}/task/${thread}`
    return `  ${read(`${task}/comm`).trim()} ${read(`${task}/wchan`) || '-'} ${read(`${task}/syscall`).split(' ')[0] ?? ''}`
  })
  return [`${pid} ${state(pid)} ${command}`, ...threads].join('\n')
}

const isDebugged = (pid: number): boolean => read(`/proc/${pid}/cmdline`).includes('--inspect')

const state = (pid: number): string => /^State:\s+(\S)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 'Z'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
