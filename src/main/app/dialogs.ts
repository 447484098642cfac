import { BrowserWindow, dialog } from 'electron'
import { backupExtension } from '../../shared/ipc/keeping'
import type { Dialogs } from '../ipc/handlers'
import { askForReach } from './reach-dialog'

const images = { name: 'Documents', extensions: ['jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff', 'heic', 'heif', 'pdf'] }
const backups = { name: 'Veridesk backup', extensions: [backupExtension] }
const languages = { name: 'Language data', extensions: ['tgz', 'gz', 'traineddata'] }
const types = { name: 'JSON', extensions: ['json'] }
const any = { name: 'All files', extensions: ['*'] }

/** The system's own dialogs, over the window that has the focus. */
export function systemDialogs(): Dialogs {
  const open = async (options: Electron.OpenDialogOptions): Promise<readonly string[] | null> => {
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const { canceled, filePaths } = await (window
      ? dialog.showOpenDialog(window, options)
      : dialog.showOpenDialog(options))
    return canceled ? null : filePaths
  }
  const save = async (suggestedName: string, extension: string): Promise<string | null> => {
    const filters = [{ name: extension.toUpperCase(), extensions: [extension] }]
    const options = { defaultPath: suggestedName, filters }
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const { canceled, filePath } = await (window
      ? dialog.showSaveDialog(window, options)
      : dialog.showSaveDialog(options))
    return canceled ? null : filePath
  }
  return {
    chooseFiles: () => open({ properties: ['openFile', 'multiSelections'], filters: [images, any] }),
    chooseFile: async () => (await open({ properties: ['openFile'], filters: [images, any] }))?.[0] ?? null,
    chooseFolder: async () => (await open({ properties: ['openDirectory'] }))?.[0] ?? null,
    chooseExportFile: (format, suggestedName) => save(suggestedName, format),
    chooseSaveFile: save,
    chooseTypes: async () => (await open({ properties: ['openFile'], filters: [types, any] }))?.[0] ?? null,
    chooseBackup: async () => (await open({ properties: ['openFile'], filters: [backups, any] }))?.[0] ?? null,
    allowReach: askForReach,
    chooseLanguageFile: async () => (await open({ properties: ['openFile'], filters: [languages, any] }))?.[0] ?? null,
  }
}
