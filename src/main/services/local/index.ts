/** The local service's door. */
export { LocalService, type HandedFile } from './local-service'
export { deskCaller, deskClientId } from './desk-client'
export type { Caller, LocalContext } from './context'
export { ClientService, type NewCredentials } from './clients/client-service'
export { keptProduct, missingKinds, productOf } from './flows/products'
export { scryptHasher } from './clients/secret-hash'
export {
  FetchFailure,
  type FetchFile,
  type FindMatcher,
  type HttpAnswer,
  type MayCall,
  type Meter,
  type PostJson,
  type SecretHasher,
  type TokenClaims,
  type TokenSigner,
} from '../ports/local-service'
export type { ServiceStore } from '../ports/service-store'
