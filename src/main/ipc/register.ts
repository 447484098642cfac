import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { z } from 'zod'
import { CodedError, toEnvelope } from '../../shared/errors/coded-error'
import { channels, type ChannelName, type Reply } from '../../shared/ipc'
import type { Log } from '../services'
import { isBounded } from './bounded'
import type { Handlers } from './handlers'

type AnyHandler = (request: unknown) => Promise<unknown>

/**
 * The only user of ipcMain. Each call: its sender is checked, its request parsed, its answer or coded error put
 * into an envelope. `isOurs` tells whether an address is one of the renderer's own.
 */
export function registerHandlers(handlers: Handlers, isOurs: (url: string) => boolean, log: Log): void {
  for (const name of Object.keys(channels) as ChannelName[]) {
    const schema: z.ZodType = channels[name].request
    // The table pairs each name with its own request type; TypeScript cannot follow that through the loop.
    const handler = handlers[name] as AnyHandler
    ipcMain.handle(name, (event, request: unknown) => answer(name, event, request, schema, handler, isOurs, log))
  }
}

async function answer(
  name: ChannelName,
  event: IpcMainInvokeEvent,
  request: unknown,
  schema: z.ZodType,
  handler: AnyHandler,
  isOurs: (url: string) => boolean,
  log: Log,
): Promise<Reply<unknown>> {
  try {
    const frame = event.senderFrame
    if (!frame || frame.parent !== null || !isOurs(frame.url)) throw new CodedError('INVALID_REQUEST', 'sender')
    if (!isBounded(request)) throw new CodedError('INVALID_REQUEST', 'size')
    const parsed = schema.safeParse(request)
    if (!parsed.success) {
      // Paths alone: a message of the schema may quote the value.
      throw new CodedError('INVALID_REQUEST', parsed.error.issues.map((issue) => issue.path.join('.')).join(', '))
    }
    return { ok: true, value: await handler(parsed.data) }
  } catch (error) {
    if (!(error instanceof CodedError)) log.error('handler_failed', error, { channel: name })
    return { ok: false, error: toEnvelope(error) }
  }
}
