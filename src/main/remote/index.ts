/** The interface called at another machine. */
export { RemoteApi } from './api'
export { RemoteService, type ServiceCredentials } from './remote-service'
export { Bucket } from './bucket'
export { remoteConnector } from './connect'
