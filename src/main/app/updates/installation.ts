import { app } from 'electron'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** True where the app came in a form that renews itself; a checkout does so only where it is told to be an AppImage. */
export function canUpdateItself(): boolean {
  if (process.platform === 'linux') return Boolean(process.env['APPIMAGE']) || isDebianPackage()
  // The portable program has nothing installed that could be renewed.
  return app.isPackaged && process.env['PORTABLE_EXECUTABLE_FILE'] === undefined
}

/** Written into the .deb, and into nothing else. */
function isDebianPackage(): boolean {
  const path = join(process.resourcesPath, 'package-type')
  return existsSync(path) && readFileSync(path, 'utf8').trim() === 'deb'
}
