import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf, processesOn, stateOf } from '../../test/e2e/support/processes'
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

function describe(pid: number): string {
  const command = commandOf(pid).replaceAll('\0', ' ').slice(0, 1000)
  const threads = list(`/proc/${pid}/task`).map((thread) => {
    const task = `/proc/${pid}/task/${thread}`
    return `  ${read(`${task}/comm`).trim()} ${read(`${task}/wchan`) || '-'} ${read(`${task}/syscall`).split(' ')[0] ?? ''}`
  })
  return [`${pid} ${stateOf(pid)} ${command}`, ...threads].join('\n')
}

const isDebugged = (pid: number): boolean => commandOf(pid).includes('--inspect')

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
