import { lookup, type LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { inHostsFile } from './hosts-file'
import { network, NetworkOff } from './network'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** A DNS server that keeps silent is asked twice, for this many milliseconds and then twice as many. */
const patience = { timeout: 2_000, tries: 2 }

/**
 * The addresses of a name as the system knows them, its hosts file and search domains included. The system asks on one
 * of few threads and cannot be stopped: only for names that are trusted.
 */
export const resolveBySystem: Resolve = (hostname) =>
  new Promise((done, fail) => {
    // A question to the DNS is a socket too.
    if (network.isOff) throw new NetworkOff()
    lookup(hostname, { all: true }, (error, addresses) => (error ? fail(error) : done(addresses)))
  })

/** Names that stand for this machine, whatever the DNS says (RFC 6761). */
const isThisMachine = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/**
 * The addresses of a name by the hosts file and the DNS. However many names keep silent, none holds up another's: no
 * thread waits. Rejects with what the DNS said where there is no address.
 */
export const resolveByDns = async (hostname: string, resolver = new Resolver(patience)): Promise<LookupAddress[]> => {
  if (network.isOff) throw new NetworkOff()
  const name = hostname.toLowerCase().replace(/\.$/, '')
  if (isThisMachine(name)) return [{ address: '127.0.0.1', family: 4 }]
  const own = await inHostsFile(name)
  if (own.length > 0) return own
  const cancel = (): void => resolver.cancel()
  network.whileOn.addEventListener('abort', cancel, { once: true })
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    return [...of(four, 4), ...of(six, 6)]
  } finally {
    network.whileOn.removeEventListener('abort', cancel)
  }
}

const of = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
