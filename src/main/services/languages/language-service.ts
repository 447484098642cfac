import { furtherLanguages, type LanguageCode, type LanguageState } from '../../../shared/domain/languages'
import { CodedError } from '../../../shared/errors/coded-error'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'
import type { LanguageSource } from '../ports/language-source'
import type { ReadQueue } from '../read-queue/read-queue'
import { LanguageStore } from './language-store'

/** Bytes between two words on how far a language has come. */
const tellEvery = 100_000

/** The languages that the analyst adds: fetched when told to, never by itself. */
export class LanguageService {
  private readonly store: LanguageStore
  /** Bytes that have come, of those that are being fetched. */
  private readonly coming = new Map<LanguageCode, number>()
  private readonly ending = new AbortController()

  constructor(
    private readonly context: Pick<ServiceContext, 'store' | 'analyst' | 'now' | 'policy' | 'emit'>,
    source: LanguageSource,
    private readonly queue: Pick<ReadQueue, 'retry'>,
  ) {
    this.store = new LanguageStore(source)
  }

  async list(): Promise<readonly LanguageState[]> {
    const added = await this.store.added()
    return furtherLanguages.map(({ code, bytes }) => ({
      code,
      bytes: bytes.package,
      state: this.coming.has(code) ? 'coming' : added.includes(code) ? 'added' : 'absent',
      come: this.coming.get(code) ?? 0,
    }))
  }

  /** Throws POLICY_FORBIDS, NETWORK_OFF, LANGUAGE_UNREACHABLE, LANGUAGE_UNKNOWN or DISK_FULL. */
  async add(code: LanguageCode): Promise<readonly LanguageState[]> {
    if (this.context.policy.noNetwork) throw new CodedError('POLICY_FORBIDS')
    if (this.coming.has(code)) return this.list()
    this.coming.set(code, 0)
    await this.tell()
    try {
      let told = 0
      await this.store.fetch(code, this.ending.signal, (bytes) => {
        this.coming.set(code, bytes)
        if (bytes - told < tellEvery) return
        told = bytes
        void this.tell()
      })
      this.log('language_added', { after: code })
    } finally {
      this.coming.delete(code)
      await this.tell()
    }
    return this.list()
  }

  /** Throws FILE_UNREADABLE, LANGUAGE_UNKNOWN or DISK_FULL. */
  async addFrom(path: string): Promise<readonly LanguageState[]> {
    const codes = await this.store.take(path)
    this.log('language_added', { after: codes.join(', ') })
    await this.tell()
    return this.list()
  }

  async remove(code: LanguageCode): Promise<readonly LanguageState[]> {
    await this.store.remove(code)
    this.log('language_removed', { before: code })
    return this.list()
  }

  /** What is being fetched is given up. */
  stop(): void {
    this.ending.abort(new CodedError('CANCELLED'))
  }

  private async tell(): Promise<void> {
    this.context.emit('languages:changed', await this.list())
  }

  /** What could not be recognised may be in the language that is new. */
  private log(action: 'language_added' | 'language_removed', values: { before?: string; after?: string }): void {
    const { store } = this.context
    store.write((tx) => tx.audit.append(auditEntry(this.context, action, values)))
    if (action === 'language_added') this.queue.retry(store.documents.idsInReadState('UNRECOGNISED'))
  }
}
