import { z } from 'zod'

/**
 * Beyond the interface: Veridesk's service can keep a file itself until it has been read, for clients that have no
 * object storage. Its address works within the service alone, and for the client that handed it over.
 */
export const keptFilesPath = '/v1/bulk/files'

export const keptFileSchema = z.object({ file_url: z.string().min(1), expires_at: z.string() })
export type KeptFile = z.infer<typeof keptFileSchema>

/** A name that stands for no machine anywhere (RFC 2606). */
const host = 'https://kept-files.invalid/'

export const keptFileUrl = (id: string): string => host + id

/** The id of a kept file; null for every other address. */
export const keptFileId = (url: string): string | null =>
  url.startsWith(host) && /^[0-9a-f-]{36}$/.test(url.slice(host.length)) ? url.slice(host.length) : null
