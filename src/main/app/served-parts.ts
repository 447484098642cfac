import { join } from 'node:path'
import { loadProducts, matcherWhenAsked } from '../hosts/service'
import { FetchFailure, scryptHasher } from '../services/local'
import type { Log, ServedParts, ServiceNetwork } from '../services'
import { resourcesFolder } from './places'
import { serviceHost } from './service-host'

/** What the desk's own service is made of; what only a network or a caller needs is loaded when there is one. */
export function servedParts(tokenKey: Buffer, log: Log): ServedParts {
  const signer = async () => (await import('../hosts/http')).tokenSigner(tokenKey, () => new Date())
  return {
    network,
    signer: {
      sign: async (claims, area, seconds) => (await signer()).sign(claims, area, seconds),
      verify: async (token, area) => (await signer()).verify(token, area),
    },
    hasher: scryptHasher,
    matcher: matcherWhenAsked(resourcesFolder(), (error) => log.error('matcher_missing', error)),
    products: loadProducts(join(resourcesFolder(), 'products')),
    host: serviceHost(log),
  }
}

const network: ServiceNetwork = (allowedHosts) => {
  const outbound = import('../outbound')
  const policy = outbound.then(({ addressPolicy }) => addressPolicy(allowedHosts))
  return {
    fetchFile: async (url, signal) => {
      const { fileFetcher } = await outbound
      return fileFetcher(await policy, ({ code, detail }) => new FetchFailure(code, detail))(url, signal)
    },
    postJson: async (url, body, headers) => (await outbound).jsonPoster(await policy)(url, body, headers),
    mayCall: async (url) => (await policy).mayCall(url),
  }
}
