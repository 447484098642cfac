import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { within } from '../../test/support/within'

/** What the debugger of a process that was started with one says of each of its pages and scripts. */
export async function saidByDebugger(pid: number): Promise<string> {
  const said: string[] = []
  for (const port of portsOf(pid)) {
    try {
      const list = (await (
        await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(5000) })
      ).json()) as readonly Target[]
      for (const target of list) said.push(`${target.type} ${target.url}: ${await stateOf(target)}`)
      if (list.length === 0) said.push(`port ${port}: no pages`)
    } catch (error) {
      said.push(`port ${port}: ${String(error)}`)
    }
  }
  return said.join('\n')
}

interface Target {
  readonly type: string
  readonly url: string
  readonly webSocketDebuggerUrl: string
}

const question = `typeof document === 'undefined'
  ? JSON.stringify(process.getActiveResourcesInfo())
  : document.readyState + ' ' + document.visibilityState + ' ' + document.body?.innerText.slice(0, 300)`

async function stateOf({ webSocketDebuggerUrl }: Target): Promise<string> {
  const socket = new WebSocket(webSocketDebuggerUrl)
  try {
    const answer = new Promise<string>((resolve, reject) => {
      socket.onopen = () =>
        socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: question } }))
      socket.onmessage = ({ data }) => resolve(String(data))
      socket.onerror = () => reject(new Error('refused'))
    })
    return await within(10_000, () => 'its answer', answer)
  } catch (error) {
    return String(error)
  } finally {
    socket.close()
  }
}

/** The ports of this machine that a process listens at. */
function portsOf(pid: number): readonly number[] {
  const inodes = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
      } catch {
        return []
      }
    }),
  )
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[3] === '0A' && inodes.has(columns[9] ?? ''))
    .map((columns) => Number.parseInt((columns[1] ?? '').split(':')[1] ?? '', 16))
}
