import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

export interface Address {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
}

/** A service that is just being replaced gives its port back within this. */
const patienceMs = 5_000

/** Listens, and answers with the address under which the service is reached from this machine. */
export async function listen(app: FastifyInstance, { host, port }: Address, secure: boolean): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      await app.listen({ host, port })
      break
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || Date.now() > until) throw error
      await wait(200)
    }
  }
  const address = app.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `${secure ? 'https' : 'http'}://${name}:${actual}`
}
