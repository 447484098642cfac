import type { AppUpdater } from 'electron-updater'
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js'
import type { KeyObject } from 'node:crypto'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Door } from '../../services'
import { isSigned } from './signature'

/** A list of files and hashes has a few hundred bytes; the release notes may be longer. */
const most = 1_000_000
const wholeMs = 30_000

export interface SignedServerOptions {
  readonly url: string
  readonly channel: string
  readonly publicKey: KeyObject
  readonly door: Door
}

/**
 * Any static server. What stands in its list of files is believed only where the list's own bytes are signed
 * (Ed25519, beside it as `<list>.sig`, base64): the hashes in it then vouch for the files. The library itself trusts
 * whoever has the server.
 */
export class SignedProvider extends GenericProvider {
  constructor(
    private readonly options: SignedServerOptions,
    updater: AppUpdater,
    runtime: ConstructorParameters<typeof GenericProvider>[2],
  ) {
    super({ provider: 'generic', url: options.url, channel: options.channel }, updater, runtime)
  }

  /** The server is told nothing of this machine: the library would send a number of its own with each request. */
  override setRequestHeaders(): void {}

  protected override async httpRequest(url: URL): Promise<string> {
    const signatureUrl = new URL(url)
    signatureUrl.pathname += '.sig'
    const list = await this.get(url)
    const signature = await this.get(signatureUrl)
    if (!isSigned(list, signature.toString('utf8'), this.options.publicKey)) throw new CodedError('UPDATE_UNTRUSTED')
    return list.toString('utf8')
  }

  private async get(url: URL): Promise<Buffer> {
    const { status, body } = await this.options.door({
      method: 'GET',
      url: url.href,
      headers: { accept: '*/*' },
      wholeMs,
      idleMs: wholeMs,
      maxBytes: most,
      signal: new AbortController().signal,
    })
    if (status !== 200) throw new CodedError('UPDATE_UNREACHABLE', `HTTP ${status}`)
    return Buffer.from(body)
  }
}
