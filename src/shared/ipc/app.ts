import { z } from 'zod'
import { connectionSchema, noConnection } from '../domain/connection'
import { bandLimitsSchema, defaultBandLimits } from '../domain/bands'
import { updateChannelNames, type Policy } from '../domain/policy'
import type { ErrorEnvelope } from '../errors/coded-error'
import { queueViewSchema, type QueueView } from '../domain/review'
import { channel } from './channel'
import { documentIdSchema } from './document-id'

const interfaceLanguages = ['en', 'hi', 'mr'] as const

export const settingsSchema = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(interfaceLanguages),
  /** Reader processes; null: one a core. */
  workers: z.int().min(1).max(64).nullable(),
  /** Limits that hold for all fields unless a field has its own. */
  bandLimits: bandLimitsSchema,
  /** By `TYPE.path`, as `PAN.pan_number`. */
  fieldBandLimits: z.record(z.string(), bandLimitsSchema),
  /** Days after which finished documents are deleted; null: kept. */
  retentionDays: z.int().min(1).max(3650).nullable(),
  /** Days after which documents are deleted on which nobody has decided; null: kept. */
  retentionOpenDays: z.int().min(1).max(3650).nullable(),
  watchedFolders: z.array(z.string()),
  /** Whether the interface is answered over HTTP, on which port of this machine, and to whom. */
  serviceOn: z.boolean(),
  servicePort: z.int().min(1).max(65_535),
  serviceHost: z.enum(['127.0.0.1', '0.0.0.0']),
  /** HOST:PORT that the service may call although private. */
  serviceAllowedHosts: z.array(z.string().regex(/^(\[[\da-f:.]+\]|[^\s:/@]+):\d{1,5}$/i)).max(50),
  /** Action id to key combination, as `approve`: `Ctrl+Enter`; absent actions have the default key. */
  keys: z.record(z.string(), z.string()),
  /** No socket is opened by anything. */
  noNetwork: z.boolean(),
  /** The service to which documents can be sent; its secrets are in the keychain. */
  connection: connectionSchema,
  /** Which releases are looked for; by policy, or by the analyst. */
  updateChannel: z.enum(updateChannelNames),
  /** Width of the document pane, share of the window; where the analyst left it. */
  documentPaneShare: z.number().min(0.2).max(0.8),
})
export type Settings = z.infer<typeof settingsSchema>

export const defaultSettings: Settings = {
  theme: 'system',
  language: 'en',
  workers: null,
  bandLimits: defaultBandLimits,
  fieldBandLimits: {},
  retentionDays: null,
  retentionOpenDays: null,
  watchedFolders: [],
  serviceOn: false,
  servicePort: 8080,
  serviceHost: '127.0.0.1',
  serviceAllowedHosts: [],
  keys: {},
  noNetwork: false,
  connection: noConnection,
  updateChannel: 'off',
  documentPaneShare: 0.58,
}

/** Where the workspace stands. `blocked` says why nothing can be kept, and what to do. */
export type WorkspaceState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly keptOnDisk: boolean }
  | {
      readonly kind: 'blocked'
      readonly error: ErrorEnvelope
      readonly canGoOnUnkept: boolean
      /** Of a damaged workspace: copies of earlier days, newest first, as `20261121T101500Z`. */
      readonly snapshots: readonly string[]
    }

export interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly workspace: WorkspaceState
  /** True where the bundled samples are being shown. */
  readonly demo: boolean
  readonly analyst: string
  /** What the administrators of this machine decided. */
  readonly policy: Policy
}

const exportScopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('documents'), ids: z.array(documentIdSchema).min(1) }),
  z.object({ kind: z.literal('approved') }),
])
const exportFormatSchema = z.enum(['json', 'jsonl', 'csv'])
export type ExportScope = z.infer<typeof exportScopeSchema>
export type ExportFormat = z.infer<typeof exportFormatSchema>

/** What another program asked to be shown. */
export type Opened =
  { readonly kind: 'document'; readonly id: string } | { readonly kind: 'backup'; readonly fileName: string }

export const appChannels = {
  /** What another program asked to be shown since this was last asked. */
  'app:opened': channel<Opened | null>()(z.object({})),
  'app:info': channel<AppInfo>()(z.object({})),
  /** This text was copied in the window; the clipboard forgets it after a while. */
  'app:copied': channel<null>()(z.object({ text: z.string().max(10_000_000) })),
  /** Goes on with a workspace in memory, for this run only. */
  'app:goOnUnkept': channel<AppInfo>()(z.object({})),
  'app:tryAgain': channel<AppInfo>()(z.object({})),
  'settings:get': channel<Settings>()(z.object({})),
  'settings:set': channel<Settings>()(settingsSchema.partial()),
  /** Opens the system's dialog; null where it was closed. */
  'settings:chooseWatchedFolder': channel<Settings | null>()(z.object({})),
  /** Opens the system's dialog; null where it was closed. */
  'export:run': channel<{ fileName: string; documents: number } | null>()(
    z.object({ scope: exportScopeSchema, format: exportFormatSchema, masked: z.boolean() }),
  ),
  /** Checks the hash chain of the log; `brokenAt` is the first entry that does not fit. */
  'log:verify': channel<{ entries: number; brokenAt: number | null }>()(z.object({})),
  'view:remember': channel<null>()(queueViewSchema),
  /** The view as it was left, and the document under review (of the last `review:focus`, unless finished since). */
  'view:recall': channel<{ view: QueueView | null; documentId: string | null }>()(z.object({})),
} as const
