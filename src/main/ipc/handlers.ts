import type { AppInfo, ExportFormat, Opened, Settings } from '../../shared/ipc/app'
import type { ChannelName, ParsedRequestOf, ResponseOf } from '../../shared/ipc'
import type { UpdateState } from '../../shared/ipc/updates'
import type { DiagnosticsService, NewReach, Workspace } from '../services'

/** Answers a channel; what it throws becomes the coded envelope. */
export type Handlers<C extends ChannelName = ChannelName> = {
  readonly [Channel in C]: (request: ParsedRequestOf<Channel>) => Promise<ResponseOf<Channel>>
}

/** The system's dialogs; each answers null where it was closed. */
export interface Dialogs {
  chooseFiles(): Promise<readonly string[] | null>
  chooseFile(): Promise<string | null>
  chooseFolder(): Promise<string | null>
  chooseSaveFile(suggestedName: string, extension: string): Promise<string | null>
  chooseBackup(): Promise<string | null>
  chooseLanguageFile(): Promise<string | null>
  /** A file of types that users defined. */
  chooseTypes(): Promise<string | null>
  chooseExportFile(format: ExportFormat, suggestedName: string): Promise<string | null>
  /** True where the analyst allows what a change of settings would open; in the language of the interface. */
  allowReach(reach: readonly NewReach[], language: Settings['language']): Promise<boolean>
}

/** Updates of the app; `download` and `install` throw INVALID_STATE where nothing is there for them. */
export interface Updates {
  readonly state: UpdateState
  check(): Promise<UpdateState>
  download(): Promise<UpdateState>
  /** Throws UPDATE_FAILED. */
  install(): UpdateState
}

/** What other programs asked to be shown. */
export interface OpenedByOthers {
  /** What was not taken yet. */
  take(): Opened | null
  /** The path of the backup that was last given; null where there was none. */
  readonly backup: string | null
}

export interface HandlerDeps {
  /** The window copied this text: the clipboard forgets it after a while. */
  readonly copied: (text: string) => void
  readonly workspace: Workspace
  readonly dialogs: Dialogs
  readonly updates: Updates
  readonly diagnostics: DiagnosticsService
  readonly opened: OpenedByOthers
  readonly info: Omit<AppInfo, 'workspace'>
}

/** The handlers of all channels whose names begin with a feature's prefix. */
export type FeatureHandlers<Prefix extends string> = Handlers<Extract<ChannelName, `${Prefix}:${string}`>>
