import {
  CancellationToken,
  DebUpdater,
  MacUpdater,
  NsisUpdater,
  type AppUpdater,
  type UpdateInfo,
} from 'electron-updater'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { KeyObject } from 'node:crypto'
import { CodedError } from '../../../shared/errors/coded-error'
import type { OfferedUpdate } from '../../../shared/ipc/updates'
import { door, NetworkOff, startRequest } from '../../outbound'
import type { Log } from '../../services'
import { KeepingAppImageUpdater } from './app-image'
import { SignedProvider, type SignedServerOptions } from './signed-provider'
import type { Updater } from './updater'

const longestNotes = 5_000

/** The library's way of making requests: its own goes through Chromium, which knows no host here (start-desk). */
interface Executor {
  createRequest(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest
}

export interface UpdaterParts {
  readonly server: string
  /** `latest` or `beta`. */
  readonly channel: string
  /** Ed25519. */
  readonly publicKey: KeyObject
  /** Path of the library's own configuration. */
  readonly config: string
  readonly log: Log
}

/** Over electron-updater, for how this app was installed. */
export function createUpdater({ server, channel, publicKey, config, log }: UpdaterParts): Updater {
  const updater = updaterOfThisInstallation()
  updater.logger = null
  updater.updateConfigPath = config
  // A checkout has a configuration of its own, too: only then may it try.
  updater.forceDevUpdateConfig = true
  ;(updater as unknown as { httpExecutor: Executor }).httpExecutor.createRequest = startRequest
  const options: SignedServerOptions = { url: server, channel, publicKey, door }
  updater.setFeedURL({ ...options, provider: 'custom', updateProvider: SignedProvider } as never)
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  updater.allowDowngrade = false
  updater.allowPrerelease = channel !== 'latest'
  // Parts of files are not what was signed.
  updater.disableDifferentialDownload = true
  updater.disableWebInstaller = true
  let token = new CancellationToken()
  let installFault: Error | null = null
  updater.on('error', (error) => {
    installFault = error
    log.error('update_failed', error)
  })
  return {
    check: () =>
      codedBy(async () => {
        const found = await updater.checkForUpdates()
        return found?.isUpdateAvailable ? offered(found.updateInfo) : null
      }),
    download: (onPercent) =>
      codedBy(async () => {
        token = new CancellationToken()
        const report = ({ percent }: { readonly percent: number }): void => onPercent(Math.floor(percent))
        updater.on('download-progress', report)
        try {
          await updater.downloadUpdate(token)
        } finally {
          updater.off('download-progress', report)
        }
      }),
    install: () => {
      installFault = null
      updater.quitAndInstall(true, true)
      if (installFault) throw new CodedError('UPDATE_FAILED', null, { cause: installFault })
    },
    stop: () => {
      token.cancel()
      updater.autoInstallOnAppQuit = false
    },
  }
}

function updaterOfThisInstallation(): AppUpdater {
  if (process.platform === 'win32') return new NsisUpdater()
  if (process.platform === 'darwin') return new MacUpdater()
  return process.env['APPIMAGE'] ? new KeepingAppImageUpdater() : new DebUpdater()
}

function offered({ version, releaseNotes }: UpdateInfo): OfferedUpdate {
  return { version, notes: typeof releaseNotes === 'string' ? releaseNotes.slice(0, longestNotes) : '' }
}

async function codedBy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw toCoded(cause)
  }
}

function toCoded(cause: unknown): CodedError {
  if (cause instanceof CodedError)
    return cause.code === 'REMOTE_UNREACHABLE' || cause.code === 'REMOTE_ANSWER'
      ? new CodedError('UPDATE_UNREACHABLE', null, { cause })
      : cause
  if (cause instanceof NetworkOff) return new CodedError('NETWORK_OFF', null, { cause })
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  if (code === 'ERR_CHECKSUM_MISMATCH') return new CodedError('UPDATE_UNTRUSTED', null, { cause })
  if (code === 'ENOSPC') return new CodedError('DISK_FULL', null, { cause })
  return new CodedError('UPDATE_UNREACHABLE', null, { cause })
}
