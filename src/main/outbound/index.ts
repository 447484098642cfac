/** The one door to the network: what the service calls by itself, and what the desk calls because it was told to. */
export { addressPolicy, type AddressPolicy } from './address-policy'
export { fileFetcher, type FetchFault } from './fetch-file'
export { jsonPoster } from './post-json'
export { door } from './door'
export { network, NetworkOff } from './network'
export { startRequest } from './start-request'
