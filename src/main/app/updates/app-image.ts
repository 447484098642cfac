import { app } from 'electron'
import { AppImageUpdater } from 'electron-updater'
import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces the AppImage by renaming over it. The library deletes the old one first, and leaves the machine without the
 * app where the disk is full or the folder read-only.
 */
export class KeepingAppImageUpdater extends AppImageUpdater {
  protected override doInstall(options: Parameters<AppImageUpdater['doInstall']>[0]): boolean {
    const target = process.env['APPIMAGE']
    const fetched = this.installerPath
    if (!target || fetched === null) return false
    const next = `${target}.next`
    try {
      copyFileSync(fetched, next)
      chmodSync(next, 0o755)
      flush(next)
      renameSync(next, target)
    } catch (error) {
      rmSync(next, { force: true })
      throw error
    }
    // What runs lies in the mounted image, which goes with this process.
    if (options.isForceRunAfter) app.relaunch({ execPath: target })
    return true
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
