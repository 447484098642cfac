import { pino, destination, type DestinationStream } from 'pino'
import { CodedError } from '../../shared/errors/coded-error'
import { redact } from './redact'

export type LogFacts = Readonly<Record<string, string | number | boolean | null>>

/** JSON lines of ids and codes. */
export interface Logger {
  info(event: string, facts?: LogFacts): void
  warn(event: string, facts?: LogFacts): void
  error(event: string, error: unknown, facts?: LogFacts): void
}

/** Logs to a file, made where there is none. */
export function fileLogger(path: string): Logger {
  return logger(destination({ dest: path, mkdir: true, sync: true, mode: 0o600 }))
}

/** Every line passes the redactor as a whole, whatever its members hold. */
export function logger(out: DestinationStream): Logger {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => out.write(redact(line)) },
  )
  return {
    info: (event, facts = {}) => log.info({ event, ...facts }),
    warn: (event, facts = {}) => log.warn({ event, ...facts }),
    error: (event, error, facts = {}) => log.error({ event, ...facts, ...describe(error) }),
  }
}

/** Code and place of an error. The message is left out: it may quote what was being worked on. */
function describe(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = error instanceof CodedError ? error.code : 'code' in error ? String(error.code) : null
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error ? { cause: `${error.cause.name} ${describe(error.cause)['code']}` } : {}
  return { error: error.name, code, at: frames.slice(0, 8).join('\n'), ...cause }
}
