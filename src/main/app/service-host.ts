import { app } from 'electron'
import type { Metrics } from '../hosts/http'
import { CodedError } from '../../shared/errors/coded-error'
import type { Log, RunningHost, ServiceHost } from '../services'

/** What is being answered when the service is turned off may end within this. */
const graceMs = 3_000

/** The HTTP face in this process; its libraries are loaded when it is first turned on. */
export function serviceHost(log: Log): ServiceHost {
  let metrics: Metrics | null = null
  return {
    meter: {
      fileEnded: (state) => metrics?.meter.fileEnded(state),
      fetched: (seconds, ok) => metrics?.meter.fetched(seconds, ok),
      read: (seconds) => metrics?.meter.read(seconds),
      delivered: (ok) => metrics?.meter.delivered(ok),
    },
    listen: async (service, at, onRequest): Promise<RunningHost> => {
      const { buildServer, createMetrics, listen } = await import('../hosts/http')
      metrics ??= createMetrics()
      const server = buildServer({ service, metrics, log, version: app.getVersion(), tls: null }, onRequest)
      const address = await listen(server, at, false).catch(async (error: unknown) => {
        await server.close()
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        throw isTaken ? new CodedError('PORT_TAKEN', String(at.port)) : error
      })
      return {
        address,
        close: async () => {
          const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
          await server.close()
          clearTimeout(cutOff)
        },
      }
    },
  }
}
