import type { ChannelName, EventName, Events, RequestOf, ResponseOf } from '../../shared/ipc'
import { CodedError } from '../../shared/errors/coded-error'

/** Asks the main process. Rejects with a CodedError: errors cross the border as values. */
export async function ask<C extends ChannelName>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const reply = await window.veridesk.request(channel, request)
  if (!reply.ok) throw new CodedError(reply.error.code, reply.error.detail)
  return reply.value
}

/** Hears an event of the main process; returns what ends it. */
export function listen<E extends EventName>(event: E, listener: (payload: Events[E]) => void): () => void {
  return window.veridesk.on(event, listener)
}
