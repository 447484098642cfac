import type { LookupAddress } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'

const path =
  process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts'

/** The addresses that this machine's hosts file gives a name; none where there is no such file. */
export const inHostsFile = async (hostname: string): Promise<LookupAddress[]> =>
  addressesIn(await readFile(path, 'utf8').catch(() => ''), hostname)

/**
 * The addresses of a name in the text of a hosts file (hosts(5)): an address and its names a line, # begins a comment.
 */
export const addressesIn = (text: string, hostname: string): LookupAddress[] =>
  text.split('\n').flatMap((line) => {
    const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/)
    const family = isIP(address)
    return family !== 0 && names.some((name) => name.toLowerCase() === hostname) ? [{ address, family }] : []
  })
