import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { urlFault } from '../../shared/contract/file-url'
import { resolveByDns, resolveBySystem, type Resolve } from './resolve-name'

/** An address that may not be called. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
  constructor() {
    super('address refused')
  }
}

/** Private, loopback, link-local and every other range that is not the open internet is refused. */
export function isPublic(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
}

/** Which hosts may be called. `allowed`: HOST:PORT as the operator wrote it, exempt from the ranges. */
export interface AddressPolicy {
  /**
   * The lookup to connect with, which never answers with a refused address; throws RefusedAddress at once for literals.
   */
  lookupFor(url: string): LookupFunction
  /** False where the address is refused by name or by what its name stands for now; a name that is unknown may pass. */
  mayCall(url: string): Promise<boolean>
}

/** For addresses that a human at this machine has chosen: any may be called, those of their own network too. */
export const anyAddress: AddressPolicy = {
  lookupFor: () => (hostname, options, callback) => {
    resolveBySystem(hostname).then(
      (addresses) => {
        const first = addresses[0]
        if (options.all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family ?? 0)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  },
  mayCall: () => Promise.resolve(true),
}

/** Names that a client gave are asked of the DNS; those that the operator allowed may stand in the hosts file, too. */
export function addressPolicy(allowed: readonly string[], resolve: Resolve = resolveByDns): AddressPolicy {
  const exempt = new Set(allowed.map((entry) => entry.toLowerCase()))
  const isExempt = (url: string): boolean => exempt.has(hostAndPort(url))
  const checked = async (hostname: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(hostname)
    // One private address among several is enough: which of them is connected to is not ours to choose.
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address))) throw new RefusedAddress()
    return addresses
  }
  return {
    lookupFor: (url) => {
      const free = isExempt(url)
      const literal = literalIp(url)
      if (!free && literal !== null && !isPublic(literal)) throw new RefusedAddress()
      // The addresses that were checked are the ones that are connected to: no second question to the DNS.
      return (hostname, options, callback) => {
        const found = free ? resolveBySystem(hostname) : checked(hostname)
        found.then(
          (addresses) => {
            const first = addresses[0]
            if (options.all) callback(null, addresses)
            else if (first) callback(null, first.address, first.family)
            else callback(new RefusedAddress(), '', 0)
          },
          (error: NodeJS.ErrnoException) => callback(error, '', 0),
        )
      }
    },
    mayCall: async (url) => {
      if (urlFault(url) !== null) return false
      if (isExempt(url)) return true
      const literal = literalIp(url)
      if (literal !== null) return isPublic(literal)
      return checked(new URL(url).hostname).then(
        () => true,
        (error: unknown) => !(error instanceof RefusedAddress),
      )
    },
  }
}

/** Host and port as they stand in the text; the port of the scheme where there is none. */
export function hostAndPort(url: string): string {
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (/:\d+$/.test(authority)) return authority
  return `${authority.replace(/:$/, '')}:${url.toLowerCase().startsWith('https:') ? 443 : 80}`
}

/** The IP address that the host is, in whatever notation; null where it is a name. */
function literalIp(url: string): string | null {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return isIP(hostname) === 0 ? null : hostname
}
