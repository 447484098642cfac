/** What the service calls by itself. */
export { addressPolicy, type AddressPolicy } from './address-policy'
export { fileFetcher, type FetchFault } from './fetch-file'
export { jsonPoster } from './post-json'
