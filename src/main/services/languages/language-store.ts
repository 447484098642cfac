import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { furtherLanguages, languageFile, languageOf, type LanguageCode } from '../../../shared/domain/languages'
import { CodedError } from '../../../shared/errors/coded-error'
import type { LanguageSource } from '../ports/language-source'
import { languagesIn } from './unpack'

/** A package holds one language, twice; no file of languages is as large as this. */
const largestFile = 64 * 1024 * 1024
const wholeMs = 10 * 60_000
const idleMs = 20_000

/** Data of languages on this machine: fetched from the registry or taken from a file, checked by its sum, and kept. */
export class LanguageStore {
  constructor(private readonly source: LanguageSource) {}

  /** The languages that can be read with. */
  async added(): Promise<readonly LanguageCode[]> {
    const there = await Promise.all(
      furtherLanguages.map(async ({ code, bytes }) => {
        const found = await stat(this.fileOf(code)).catch(() => null)
        return found?.size === bytes.plain ? [code] : []
      }),
    )
    return there.flat()
  }

  /**
   * Fetches a language. `onBytes` hears how many bytes of its package have come. Throws NETWORK_OFF,
   * LANGUAGE_UNREACHABLE, LANGUAGE_UNKNOWN for what is not the package that is expected, or DISK_FULL.
   */
  async fetch(code: LanguageCode, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
    const language = languageOf(code)
    const [, name] = language.package.split('/')
    const url = `${this.source.registry}/${language.package}/-/${name}-${language.version}.tgz`
    const limits = { wholeMs, idleMs, maxBytes: largestFile }
    const reply = await this.source
      .door({ method: 'GET', url, headers: {}, ...limits, signal, onBytes })
      .catch((cause: unknown) => {
        if (signal.aborted || (cause instanceof CodedError && cause.code === 'NETWORK_OFF')) throw cause
        throw new CodedError('LANGUAGE_UNREACHABLE', null, { cause })
      })
    if (reply.status !== 200) throw new CodedError('LANGUAGE_UNREACHABLE', `HTTP ${reply.status}`)
    const data = languagesIn(reply.body).find((one) => one.code === code)
    if (!data) throw new CodedError('LANGUAGE_UNKNOWN')
    await this.keep(code, data.bytes)
  }

  /**
   * Takes languages from a file: a package of the registry, or their data. Throws FILE_UNREADABLE, LANGUAGE_UNKNOWN or
   * DISK_FULL.
   */
  async take(path: string): Promise<readonly LanguageCode[]> {
    const found = languagesIn(await bytesOf(path))
    if (found.length === 0) throw new CodedError('LANGUAGE_UNKNOWN', basename(path))
    for (const { code, bytes } of found) await this.keep(code, bytes)
    return [...new Set(found.map(({ code }) => code))]
  }

  /** Does nothing where it is not there. */
  async remove(code: LanguageCode): Promise<void> {
    await rm(this.fileOf(code), { force: true })
  }

  private async keep(code: LanguageCode, bytes: Uint8Array): Promise<void> {
    await mkdir(this.source.folder, { recursive: true })
    await this.source.writeFile(this.fileOf(code), bytes)
  }

  private fileOf(code: LanguageCode): string {
    return join(this.source.folder, languageFile(code))
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > largestFile) throw new CodedError('LANGUAGE_UNKNOWN')
    return await readFile(path)
  } catch (cause) {
    throw cause instanceof CodedError ? cause : new CodedError('FILE_UNREADABLE', basename(path), { cause })
  }
}
