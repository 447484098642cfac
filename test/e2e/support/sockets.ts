import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The process and everything below it. */
export function family(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // pid (name) state parent …; the name may hold spaces.
        const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
        return [[Number(name), parent] as const]
      } catch {
        return []
      }
    })
  const found = [pid]
  for (const member of found) found.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child))
  return found
}

function socketsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1]
      return inode ? [inode] : []
    })
  } catch {
    return []
  }
}

/** Far ends of network sockets of a process and its children that are not this machine, as the kernel lists them. */
export function networkPeers(pid: number): readonly string[] {
  const inodes = new Set(family(pid).flatMap(socketsOf))
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => inodes.has(columns[9] ?? ''))
      .map((columns) => columns[2] ?? '')
      .filter((peer) => !isThisMachine(peer))
      .map((peer) => `${table} ${peer}`),
  )
}

/** Unconnected, 127.0.0.0/8, ::1 or mapped 127.0.0.0/8, in the kernel's hex: words of four bytes, last byte first. */
function isThisMachine(peer: string): boolean {
  const address = peer.split(':')[0] ?? ''
  return (
    /^0+$/.test(address) || /^(0{16}FFFF0000)?[0-9A-F]{6}7F$/.test(address) || address === `${'0'.repeat(24)}01000000`
  )
}
