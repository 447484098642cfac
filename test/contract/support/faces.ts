import { expect } from 'vitest'
import { buildServer, listen } from '../../../src/main/hosts/http'
import { door } from '../../../src/main/outbound'
import { RemoteApi } from '../../../src/main/remote'
import { ApiError } from '../../../src/shared/contract/api-error'
import { endpoints, type EndpointName, type OutputOf } from '../../../src/shared/contract/endpoints'
import { RemoteError } from '../../../src/shared/errors/remote-error'
import { startWorld, type World } from './world'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** One way to reach the interface. */
export interface Face {
  readonly world: World
  call(name: EndpointName, headers: Readonly<Record<string, string>>, input?: unknown): Promise<Reply>
  close(): Promise<void>
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

export async function inProcess(): Promise<Face> {
  const world = await startWorld()
  return {
    world,
    call: async (name, headers, input = {}) => {
      try {
        const caller = await world.service.authenticate(name, lowerCase(headers), { address: 'test' })
        return { status: endpoints[name].status, body: await world.service.answer(name, caller, input) }
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, body: error.body }
        throw error
      }
    },
    close: world.close,
  }
}

export async function overHttp(): Promise<Face & { readonly url: string }> {
  const world = await startWorld()
  const app = buildServer({ ...world, log: world.context.log, version: '0', tls: null })
  const url = await listen(app, { host: '127.0.0.1', port: 0 }, false)
  return {
    world,
    url,
    call: async (name, headers, input = {}) => {
      const { method, path, input: schema } = endpoints[name]
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const withBody = method === 'POST' && schema !== null
      const response = await fetch(`${url}${path}${query}`, {
        method,
        headers: { ...headers, ...(withBody ? { 'content-type': 'application/json' } : {}) },
        ...(withBody ? { body: JSON.stringify(input) } : {}),
      })
      return { status: response.status, body: await response.json() }
    },
    close: async () => {
      await app.close()
      await world.close()
    },
  }
}

/** The desk's own client, in front of the service over HTTP. */
export async function byRemoteClient(): Promise<Face> {
  const face = await overHttp()
  const api = new RemoteApi(door, face.url)
  const { signal } = new AbortController()
  return {
    ...face,
    call: async (name, headers, input = {}) => {
      try {
        return { status: endpoints[name].status, body: (await api.call(name, headers, input, { signal })).output }
      } catch (error) {
        if (!(error instanceof RemoteError) || error.facts.status === null) throw error
        const { status, said } = error.facts
        return { status, body: { error_code: String(status), error_message: said } }
      }
    },
  }
}

/** Calls, expects success, and answers with the body as its schema reads it. */
export async function ask<N extends EndpointName>(
  face: Face,
  name: N,
  headers: Readonly<Record<string, string>>,
  input?: unknown,
): Promise<OutputOf<N>> {
  const { status, body } = await face.call(name, headers, input)
  if (status !== endpoints[name].status) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  return endpoints[name].output.parse(body) as OutputOf<N>
}

type Credentials = World['acme']
export const clientHeaders = ({ client_id, client_secret }: Credentials) => ({
  'Client-Id': client_id,
  'Client-Secret': client_secret,
})
export const addressHeaders = ({ client_id, client_secret }: Credentials) => ({ client_id, client_secret })

/** The Token header of an area. */
export async function tokenOf(face: Face, area: 'onboarding' | 'bulk' | 'flow', client: Credentials = face.world.acme) {
  const { access_token } = await ask(face, `${area}.authtoken`, clientHeaders(client))
  return { Token: access_token }
}

/** Asks again until `fits` holds. */
export async function untilFits<T>(look: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look()
    if (fits(value)) return value
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Calls, expects an error of the interface, and answers with its status and its sentence. */
export const refusedAt =
  (face: Face) => async (name: EndpointName, headers: Readonly<Record<string, string>>, input?: unknown) => {
    const { status, body } = await face.call(name, headers, input)
    const { error_code, error_message } = body as { error_code: string; error_message: string }
    expect(error_code).toBe(String(status))
    return [status, error_message] as const
  }
