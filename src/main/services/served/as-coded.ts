import { ApiError } from '../../../shared/contract/api-error'
import { CodedError } from '../../../shared/errors/coded-error'
import type { ErrorCode } from '../../../shared/errors/codes'

const codes: Readonly<Record<number, ErrorCode>> = { 400: 'INVALID_REQUEST', 404: 'NOT_FOUND', 409: 'INVALID_STATE' }

/** Runs a call of the local service for the desk: what it refuses in the interface's words is a coded error here. */
export async function asCoded<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new CodedError(codes[error.status] ?? 'INTERNAL', null, { cause: error })
  }
}
