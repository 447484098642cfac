import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { family } from './sockets'

/** What a process was started with, each argument ended by a NUL; empty where it is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The app's processes on a workspace. They name it when they are started; their children need not. */
export function processesOn(workspace: string): readonly number[] {
  const named = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid && commandOf(Number(name)).includes(workspace),
  )
  return [...new Set(named.flatMap((name) => family(Number(name))))].filter((pid) => stateOf(pid) !== 'Z')
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

/** As the kernel says it: R, S, D, T, Z; Z also where it is gone. */
export function stateOf(pid: number): string {
  try {
    return /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 'Z'
  } catch {
    return 'Z'
  }
}
