import { parseArgs } from 'node:util'
import { limits } from '../../shared/contract/limits'

export interface ServeCommand {
  readonly kind: 'serve'
  readonly data: string
  readonly host: string
  readonly port: number
  /** HOST:PORT that may be called although private. */
  readonly allowedHosts: readonly string[]
  /** PEM files; null: plain HTTP. */
  readonly tls: { readonly key: string; readonly cert: string } | null
  readonly workers: number | null
  readonly requestsPerSecond: number
  readonly retentionDays: number
  /** A file of types that users defined; null: none. */
  readonly types: string | null
}
export interface AddClientCommand {
  readonly kind: 'add_client'
  readonly data: string
  readonly name: string
}
export interface DiagnosticsCommand {
  readonly kind: 'diagnostics'
  readonly data: string
  /** The bundle's file. */
  readonly out: string
  /** What serve wrote to its error output; null: none was kept. */
  readonly log: string | null
}
export type ServiceCommand =
  | ServeCommand
  | AddClientCommand
  | DiagnosticsCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong_use'; readonly message: string }

export const serviceUsage = `Usage: veridesk serve --port P --data DIR [options]
       veridesk clients add NAME --data DIR
       veridesk diagnostics --data DIR --out FILE [--log FILE]

serve answers the interface over HTTP from this machine, and prints {"base_url"} when it is ready.
  --data DIR             folder of the service, made where there is none
  --port P               port; 0 for any that is free
  --host H               address to listen on; 127.0.0.1 where not given
  --allow-host HOST:PORT may be called although it is private; may be given several times
  --tls-key FILE --tls-cert FILE   PEM files; HTTPS where given
  --workers N            documents read at once, 1 to 64; one a core where not given
  --rate N               requests a second that a client may make; ${limits.requestsPerSecond} where not given
  --types FILE           types that users defined in the app, exported from it; their documents are read as well
  --keep-days N          days for which results are kept; ${limits.retentionDays} where not given
clients add prints {"client_id", "client_secret", "callback_secret"} once; the secret cannot be shown again.
diagnostics writes how the folder, the program and the machine stand to one ZIP for support, without personal data.
  --log FILE             what serve wrote to its error output; of its end, what is harmless goes in
`

class WrongUse extends Error {}

/** Understands \`serve\`, \`clients\` and \`diagnostics\` and what follows them. Never throws. */
export function parseServiceCommand(words: readonly string[]): ServiceCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'tls-key': { type: 'string' },
        'tls-cert': { type: 'string' },
        workers: { type: 'string' },
        rate: { type: 'string' },
        'keep-days': { type: 'string' },
        types: { type: 'string' },
        out: { type: 'string' },
        log: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    const [command, ...rest] = positionals
    const data = values.data?.trim()
    if (!data) throw new WrongUse('--data needs a folder.')
    if (command === 'clients') return addClient(rest, data)
    if (rest.length > 0) throw new WrongUse(`${command} takes no ${rest.join(' ')}.`)
    if (command === 'diagnostics') {
      if (!values.out) throw new WrongUse('--out needs a file name.')
      if (values.log === '') throw new WrongUse('--log needs a file name.')
      return { kind: 'diagnostics', data, out: values.out, log: values.log ?? null }
    }
    for (const option of ['out', 'log'] as const)
      if (values[option] !== undefined) throw new WrongUse(`serve takes no --${option}.`)
    if (values.types === '') throw new WrongUse('--types needs a file name.')
    if (values.port === undefined) throw new WrongUse('--port is needed.')
    for (const host of values['allow-host']) {
      if (!/^(\[[\da-f:.]+\]|[^\s:/@]+):\d{1,5}$/i.test(host))
        throw new WrongUse(`--allow-host needs HOST:PORT, not ${host}.`)
    }
    const { 'tls-key': key, 'tls-cert': cert } = values
    if ((key === undefined) !== (cert === undefined)) throw new WrongUse('--tls-key and --tls-cert go together.')
    return {
      kind: 'serve',
      data,
      host: values.host,
      port: whole('--port', values.port, 0, 65_535),
      allowedHosts: values['allow-host'],
      tls: key !== undefined && cert !== undefined ? { key, cert } : null,
      workers: values.workers === undefined ? null : whole('--workers', values.workers, 1, 64),
      requestsPerSecond: whole('--rate', values.rate ?? String(limits.requestsPerSecond), 1, 1_000_000),
      retentionDays: whole('--keep-days', values['keep-days'] ?? String(limits.retentionDays), 1, 3650),
      types: values.types ?? null,
    }
  } catch (error) {
    return { kind: 'wrong_use', message: error instanceof Error ? error.message : 'The options were not understood.' }
  }
}

function addClient([action, name = '', ...more]: readonly string[], data: string): AddClientCommand {
  if (action !== 'add') throw new WrongUse('clients knows add alone.')
  if (name.trim() === '' || more.length > 0) throw new WrongUse('clients add needs one name.')
  return { kind: 'add_client', data, name: name.trim() }
}

function whole(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new WrongUse(`${option} needs a whole number from ${least} to ${most}.`)
}
