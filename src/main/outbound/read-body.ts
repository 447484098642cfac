import type { IncomingMessage } from 'node:http'

/** The answer is longer than what is taken. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * Reads the body of an answer. Rejects with BodyTooLarge as soon as more than `maxBytes` are announced or come.
 * `onBytes` hears how many have.
 */
export async function readBody(
  answer: IncomingMessage,
  maxBytes: number,
  onBytes?: (bytes: number) => void,
): Promise<Buffer> {
  try {
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge()
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new BodyTooLarge()
      chunks.push(chunk)
      onBytes?.(size)
    }
    if (!answer.complete) throw new Error('cut off')
    return Buffer.concat(chunks)
  } finally {
    answer.destroy()
  }
}
