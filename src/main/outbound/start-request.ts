import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { network, NetworkOff } from './network'

/**
 * Begins a request for a library that makes its own and only needs the way out. Throws NetworkOff where the network is
 * off, and ends the request as soon as it is turned off.
 */
export function startRequest(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest {
  if (network.isOff) throw new NetworkOff()
  const start = options.protocol === 'http:' ? httpRequest : httpsRequest
  // A connection of its own: none outlives its request.
  return start({ ...options, agent: false, signal: network.whileOn }, onResponse)
}
