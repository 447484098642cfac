import { CodedError } from '../../shared/errors/coded-error'
import { explain } from '../../shared/errors/codes'

/** What the command line says of something thrown: what it is about, what happened, and what to do. */
export function sentence(error: unknown): string {
  if (error instanceof CodedError) {
    const about = error.detail === null ? '' : `${error.detail}: `
    return `${about}${explain(error.code)}`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 'The port is taken.'
  return error instanceof Error ? error.message : 'Something unexpected went wrong.'
}
