import type { Socket } from 'node:net'
import { ApiError, type ErrorStatus } from '../../../shared/contract/api-error'

interface BrokenRequest extends Error {
  readonly code?: string
}

const statuses: Readonly<Record<string, readonly [ErrorStatus, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
}

/** Answers what is not HTTP, or came too slowly, in the interface's form, and closes the connection. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, reason, sentence] = statuses[error.code ?? ''] ?? [400, 'Bad Request', 'The request is malformed.']
  const body = JSON.stringify(new ApiError(status, sentence).body)
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
