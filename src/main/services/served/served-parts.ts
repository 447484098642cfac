import type { Product } from '../../../shared/contract/products'
import type { FindMatcher, SecretHasher, TokenSigner } from '../ports/local-service'
import type { ServiceHost, ServiceNetwork } from '../ports/service-host'

/** What the desk's own service is made of, beside what the desk has already. */
export interface ServedParts {
  readonly network: ServiceNetwork
  readonly signer: TokenSigner
  readonly hasher: SecretHasher
  readonly matcher: FindMatcher
  readonly products: readonly Product[]
  readonly host: ServiceHost
}
