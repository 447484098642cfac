import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressPolicy } from './address-policy'
import { network, NetworkOff } from './network'

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Ends the request and the reading of its answer. */
  readonly signal: AbortSignal
  /** Milliseconds without a byte after which the connection is given up. */
  readonly idleMs: number
  /** Told as soon as bytes of the request may have reached the other side. */
  readonly onConnected?: () => void
}

/**
 * Sends a request to `url` byte for byte as it is written, and resolves with the head of the answer. Rejects with
 * NetworkOff, before any socket is opened or at once while one is, where the network is off.
 */
export function send(policy: AddressPolicy, url: string, request: OutboundRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (network.isOff) throw new NetworkOff()
    const { protocol, hostname, port, host } = new URL(url)
    const start = protocol === 'https:' ? httpsRequest : httpRequest
    const signal = AbortSignal.any([request.signal, network.whileOn])
    let answer: IncomingMessage | null = null
    const outgoing = start(
      {
        method: request.method,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? undefined : Number(port),
        path: pathOf(url),
        headers: { ...request.headers, host },
        lookup: policy.lookupFor(url),
        // A connection of its own: none outlives its request.
        agent: false,
        timeout: request.idleMs,
      },
      (begun) => resolve((answer = begun)),
    )
    // Where only the request is ended, a body whose length nobody announced would pass for whole.
    const giveUp = (why: Error): void => {
      answer?.destroy(why)
      outgoing.destroy(why)
    }
    const onAbort = (): void => giveUp(signal.reason as Error)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    outgoing.on('close', () => signal.removeEventListener('abort', onAbort))
    const { onConnected } = request
    if (onConnected)
      outgoing.on('socket', (socket) =>
        socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => onConnected()),
      )
    outgoing.on('timeout', () => giveUp(new Error('timeout')))
    outgoing.on('error', reject)
    outgoing.end(request.body)
  })
}

/** Path and query as they stand in the text. What HTTP cannot carry at all is sent as UTF-8, percent-encoded. */
export function pathOf(url: string): string {
  const rest = /^[a-z]+:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1] ?? ''
  const path = rest.startsWith('/') ? rest : `/${rest}`
  return path.replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text))
}
