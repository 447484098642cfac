import type { OfferedUpdate } from '../../../shared/ipc/updates'

/** Looks for updates at one server; what it throws is coded, and the app is then as it was. */
export interface Updater {
  /** Null where there is none newer, or not for this machine yet. Throws UPDATE_UNREACHABLE or UPDATE_UNTRUSTED. */
  check(): Promise<OfferedUpdate | null>
  /** Fetches what was found. Throws UPDATE_UNREACHABLE, UPDATE_UNTRUSTED, NETWORK_OFF or DISK_FULL. */
  download(onPercent: (percent: number) => void): Promise<void>
  /** Installs what was fetched, and starts the app again. Throws UPDATE_FAILED. */
  install(): void
  /** What is under way ends, and nothing is installed at the end of the app. */
  stop(): void
}
