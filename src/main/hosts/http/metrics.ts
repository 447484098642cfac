import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter } from '../../services/local'

export interface Metrics {
  readonly meter: Meter
  readonly contentType: string
  answered(endpoint: string, status: number, seconds: number): void
  text(queue: { readonly waiting: number; readonly fetched: number }): Promise<string>
}

/** What Prometheus asks for. Labels are names of calls and states alone. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'veridesk_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const files = new Counter({
    name: 'veridesk_files_total',
    help: 'Files that have ended',
    labelNames: ['state'],
    registers,
  })
  const fetches = new Histogram({
    name: 'veridesk_fetch_seconds',
    help: 'Time to fetch a file',
    labelNames: ['outcome'],
    buckets: [0.05, 0.2, 1, 5, 15, 30],
    registers,
  })
  const reads = new Histogram({
    name: 'veridesk_read_seconds',
    help: 'Time to read a file, waiting for a reader included',
    buckets: [0.2, 0.5, 1, 2, 5, 15, 60],
    registers,
  })
  const deliveries = new Counter({
    name: 'veridesk_delivery_tries_total',
    help: 'Tries to deliver a callback',
    labelNames: ['outcome'],
    registers,
  })
  const waiting = new Gauge({ name: 'veridesk_files_waiting', help: 'Files that wait to be fetched', registers })
  const fetched = new Gauge({ name: 'veridesk_files_fetched', help: 'Files fetched and not read yet', registers })
  return {
    meter: {
      fileEnded: (state) => files.inc({ state }),
      fetched: (seconds, ok) => fetches.observe({ outcome: ok ? 'ok' : 'failed' }, seconds),
      read: (seconds) => reads.observe(seconds),
      delivered: (ok) => deliveries.inc({ outcome: ok ? 'ok' : 'failed' }),
    },
    contentType: register.contentType,
    answered: (endpoint, status, seconds) => requests.observe({ endpoint, status }, seconds),
    text: (queue) => {
      waiting.set(queue.waiting)
      fetched.set(queue.fetched)
      return register.metrics()
    },
  }
}
