/** The HTTP face's door. */
export { buildServer, type ServerParts } from './build-server'
export { listen, type Address } from './listen'
export { createMetrics, type Metrics } from './metrics'
export { tokenSigner } from './token-signer'
