import { findFiles } from '../intake/find-files'

/**
 * Looks through a folder until nothing in it changes between two looks, and hands over each file that stayed as it
 * was. The watcher lists a folder before it begins to listen to it: what is put there between the two no event tells.
 */
export class FolderSweep {
  private timer: NodeJS.Timeout | null = null
  private states = new Map<string, string>()
  private stopped = false

  /** `every`: milliseconds between two looks. */
  constructor(
    private readonly folder: string,
    private readonly every: number,
    private readonly settled: (paths: readonly string[]) => void,
  ) {}

  /** Asked for while one is under way, the looks go on from there. */
  begin(): void {
    if (!this.stopped) this.timer ??= setTimeout(() => void this.look(), this.every)
  }

  stop(): void {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private async look(): Promise<void> {
    const { files } = await findFiles([this.folder])
    this.timer = null
    if (this.stopped) return
    const before = this.states
    this.states = new Map(files.map(({ path, size, modifiedMs }) => [path, `${size} ${modifiedMs}`]))
    const [same, changed] = [[] as string[], [] as string[]]
    for (const [path, state] of this.states) (before.get(path) === state ? same : changed).push(path)
    if (same.length > 0) this.settled(same)
    if (changed.length > 0) this.begin()
  }
}
