import { app, clipboard } from 'electron'
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { ReaderPool } from '../hosts/pool'
import { addressComparer } from '../hosts/rules/compare-addresses'
import { addressDeriver } from '../hosts/rules/derive-address'
import { measuredSureFrom } from '../hosts/rules/sure-from'
import { tableCutter } from '../hosts/rules/table-cutter'
import { toLatin, valueRules } from '../hosts/rules/value-rules'
import type { HandlerDeps } from '../ipc/handlers'
import { fileLogger, type Logger } from '../logging/logger'
import { door } from '../outbound/door'
import { network } from '../outbound/network'
import { remoteConnector } from '../remote'
import { systemKeychain } from '../secrets/keychain'
import { createServices, DiagnosticsService, npmRegistry, Workspace } from '../services'
import { workspaceFiles, writeDurably } from '../storage'
import { systemDialogs } from './dialogs'
import { emit } from './emit'
import { shippedEvidenceCheck } from './evidence-check'
import { forgettingClipboard } from './forget-copied'
import { thisMachine } from './machine'
import { nativeImages } from './native-images'
import { logFile, languagesFolder, resourcesFolder, sqliteBinding, workspaceFolder } from './places'
import { servedParts } from './served-parts'
import { OpenedByOthers } from './opened'
import { readPolicy } from './policy'
import { spawnReader } from './spawn-reader'
import { deskUpdates } from './updates/desk-updates'
import type { DeskUpdates } from './updates/updates'

export interface Desk {
  readonly workspace: Workspace
  readonly readers: ReaderPool
  readonly log: Logger
  readonly handlerDeps: HandlerDeps
  readonly opened: OpenedByOthers
  /** True where the process cannot end by itself, because the keychain owes an answer. */
  readonly isHeldUp: () => boolean
}

/** The one place where ports meet their implementations. `onOpen` hears of every opening of the workspace. */
export function compose(demo: boolean, onOpen: () => void): Desk {
  const log = fileLogger(logFile())
  const readers = new ReaderPool({
    spawn: spawnReader,
    config: { resources: resourcesFolder(), languages: languagesFolder() },
    workers: null,
  })
  const analyst = userInfo().username
  const folder = workspaceFolder()
  const keychain = systemKeychain()
  const now = (): Date => new Date()
  const policy = readPolicy()
  const updates = deskUpdates(policy, now, log)
  const opened = new OpenedByOthers()
  const workspace = new Workspace({
    keychain,
    files: workspaceFiles(folder, sqliteBinding()),
    services: ({ store, blobs, keeping, tokenKey }) =>
      createServices(
        {
          store,
          blobs,
          keeping,
          imageTools: nativeImages,
          bindPages: (pictures) => readers.bind(pictures),
          findCodePlaces: (picture) => readers.codePlaces(picture),
          evidenceCheck: shippedEvidenceCheck,
          policy,
          reader: readers,
          rules: valueRules,
          toLatin,
          deriveAddress: addressDeriver(resourcesFolder()),
          sureFrom: measuredSureFrom(resourcesFolder()),
          tableCutter,
          compareAddresses: addressComparer(resourcesFolder()),
          analyst,
          keychain,
          languages: {
            folder: languagesFolder(),
            registry: npmRegistry(app.isPackaged ? undefined : process.env['npm_config_registry']),
            door,
            writeFile: writeDurably,
          },
          connectRemote: remoteConnector(door, now),
          network,
          now,
          newId: randomUUID,
          emit,
          log,
        },
        writeDurably,
        servedParts(tokenKey, log),
      ),
    emit: (event, payload) => {
      emit(event, payload)
      if (event !== 'workspace:state' || payload === null || !('kind' in payload) || payload.kind !== 'open') return
      followSettings(workspace, updates)
      onOpen()
    },
    log,
  })
  const info = { version: app.getVersion(), platform: process.platform, demo, analyst, policy }
  const copies = forgettingClipboard(clipboard)
  app.on('will-quit', () => void copies.forget())
  const machine = thisMachine()
  const diagnostics = new DiagnosticsService({ workspace, machine, policy, writeFile: writeDurably, now })
  return {
    workspace,
    readers,
    log,
    opened,
    handlerDeps: {
      workspace,
      dialogs: systemDialogs(),
      diagnostics,
      updates,
      opened,
      info,
      copied: copies.copied,
    },
    isHeldUp: keychain.isWaiting,
  }
}

/** Of each workspace that is opened: a restored one has settings of its own. */
function followSettings({ services: { settings } }: Workspace, updates: DeskUpdates): void {
  updates.obey(settings.get())
  settings.onChange((changed) => updates.obey(changed))
}
