import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import type { ServiceContext } from '../context'
import { findFiles } from '../intake/find-files'
import type { IntakeService } from '../intake/intake-service'
import type { SettingsService } from '../settings/settings-service'
import { FolderSweep } from './folder-sweep'

/** A file counts as written when its size has not changed for this long, milliseconds. */
const stableFor = 1500
/** How often folders are looked for, milliseconds: that an empty one is gone the watcher does not say. */
const lookEvery = 5000
/** Files that come within this time are taken in together. */
const gather = 300

/** Where a folder lies, as the system tells it. */
interface Place {
  readonly device: number
  /** True for the place at which a drive is held: without the drive it is an empty folder. */
  readonly isMount: boolean
}

/** Takes in what appears in the watched folders, once each. */
export class WatchService {
  private readonly watchers = new Map<string, FSWatcher>()
  private readonly sweeps = new Map<string, FolderSweep>()
  private readonly missing = new Set<string>()
  private readonly places = new Map<string, Place>()
  private looking: NodeJS.Timeout | null = null
  private arrived = new Set<string>()
  private timer: NodeJS.Timeout | null = null
  private taking: Promise<void> = Promise.resolve()

  constructor(
    private readonly context: ServiceContext,
    private readonly settings: SettingsService,
    private readonly intake: IntakeService,
  ) {}

  start(): void {
    this.follow(this.settings.get().watchedFolders)
    this.settings.onChange((settings) => this.follow(settings.watchedFolders))
    this.lookAgain()
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    if (this.looking) clearTimeout(this.looking)
    this.looking = null
    this.missing.clear()
    this.places.clear()
    for (const sweep of this.sweeps.values()) sweep.stop()
    this.sweeps.clear()
    await Promise.all([...this.watchers.values()].map((watcher) => watcher.close()))
    this.watchers.clear()
    await this.taking
  }

  private follow(folders: readonly string[]): void {
    for (const folder of [...this.watchers.keys(), ...this.missing]) {
      if (folders.includes(folder)) continue
      this.leave(folder)
      this.places.delete(folder)
    }
    for (const folder of folders) {
      if (!this.watchers.has(folder) && !this.missing.has(folder)) this.watch(folder)
    }
  }

  private leave(folder: string): void {
    void this.watchers.get(folder)?.close()
    this.watchers.delete(folder)
    this.sweeps.get(folder)?.stop()
    this.sweeps.delete(folder)
    this.missing.delete(folder)
  }

  private watch(folder: string): void {
    const watcher = watch(folder, {
      ignored: (path) => path !== folder && basename(path).startsWith('.'),
      awaitWriteFinish: { stabilityThreshold: stableFor, pollInterval: 250 },
    })
    const sweep = new FolderSweep(folder, stableFor, (paths) => paths.forEach((path) => this.arrive(path)))
    this.sweeps.set(folder, sweep)
    watcher.on('add', (path) => this.arrive(path))
    watcher.on('change', (path) => this.arrive(path))
    watcher.on('ready', () => {
      sweep.begin()
      void this.lookAt(folder)
    })
    watcher.on('addDir', () => sweep.begin())
    watcher.on('unlinkDir', (path) => {
      if (path === folder) this.gone(folder)
    })
    watcher.on('error', () => this.gone(folder))
    this.watchers.set(folder, watcher)
  }

  /** An unplugged drive, or a folder that was removed: said once, and looked for until it is back. */
  private gone(folder: string): void {
    if (!this.watchers.has(folder)) return
    this.leave(folder)
    this.missing.add(folder)
    this.context.emit('notice', toEnvelope(new CodedError('FOLDER_UNREADABLE', basename(folder))))
  }

  private lookAgain(): void {
    this.looking = setTimeout(() => void this.look(), lookEvery)
  }

  private async look(): Promise<void> {
    await Promise.all([...this.watchers.keys(), ...this.missing].map((folder) => this.lookAt(folder)))
    if (this.looking) this.lookAgain()
  }

  private async lookAt(folder: string): Promise<void> {
    const now = await placeOf(folder)
    const before = this.places.get(folder)
    // The drive was taken off, and the empty folder that it covered is no drive.
    if (!now || (before?.isMount && !now.isMount)) return this.gone(folder)
    if (this.missing.has(folder) || (this.watchers.has(folder) && before && before.device !== now.device))
      this.watchAnew(folder)
    this.places.set(folder, now)
  }

  /** It is back, or another drive is in its place: what watched the old one hears nothing of it. */
  private watchAnew(folder: string): void {
    this.leave(folder)
    this.watch(folder)
  }

  private arrive(path: string): void {
    this.arrived.add(path)
    this.timer ??= setTimeout(() => {
      this.timer = null
      const paths = [...this.arrived]
      this.arrived = new Set()
      this.taking = this.taking.then(() => this.take(paths))
    }, gather)
  }

  private async take(paths: readonly string[]): Promise<void> {
    try {
      const { files } = await findFiles(paths)
      const fresh = files.filter((file) => !this.context.store.watchedFiles.isKnown(file))
      if (fresh.length === 0) return
      this.context.emit('intake:report', await this.intake.takeFiles(fresh))
    } catch (error) {
      this.context.log.error('watch_failed', error)
    }
  }
}

/** Null where there is no such folder now. */
async function placeOf(folder: string): Promise<Place | null> {
  try {
    const [{ dev: device }, outside] = await Promise.all([stat(folder), stat(dirname(folder))])
    return { device, isMount: device !== outside.dev }
  } catch {
    return null
  }
}
