import type { Configuration } from 'electron-builder'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupExtension } from '../../src/shared/ipc/keeping'
import type { Runtime, Stage } from './stage'

export const backupMimeType = 'application/x-veridesk-backup'

/**
 * What the packager makes of the stage. One description for every target; which of them a machine can build is
 * the machine's affair (docs/packaging.md).
 */
export function packagerConfig(root: string, stage: Stage, output: string, runtime: Runtime): Configuration {
  return {
    appId: 'in.veridesk.desk',
    productName: 'Veridesk',
    copyright: 'Veridesk',
    electronVersion: runtime.electronVersion,
    electronDist: join(runtime.electron, '..'),
    directories: { app: stage.app, output, buildResources: join(root, 'resources', 'icon') },
    // The stage holds what is shipped and nothing else; its packages are prebuilt.
    files: ['**/*'],
    // Some distributions of Electron bring an app to start from that an installed one must not have.
    afterPack: ({ appOutDir }) => rm(join(appOutDir, 'resources', 'app'), { recursive: true, force: true }),
    npmRebuild: false,
    nodeGypRebuild: false,
    asar: true,
    asarUnpack: ['**/*.node'],
    electronLanguages: ['en-US', 'hi', 'mr'],
    extraResources: [{ from: stage.beside, to: '.' }],
    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    // The names by which an update server's lists know them (update-feed.ts).
    artifactName: 'veridesk-${version}-${arch}.${ext}',
    fileAssociations: [{ ext: backupExtension, name: 'Veridesk backup', mimeType: backupMimeType, role: 'Editor' }],
    protocols: [{ name: 'Veridesk', schemes: ['veridesk'], role: 'Viewer' }],
    // Its head is whole in itself: that of older ones wants a library (FUSE 2) that newer systems do not bring.
    toolsets: { appimage: '1.0.3' },
    linux: { category: 'Office', executableName: 'veridesk', target: ['dir'] },
    win: { target: ['nsis', 'portable'] },
    // Silent for those who roll it out: /S, with /allusers or /currentuser, and /D=folder. The workspaces stay.
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false,
      artifactName: 'veridesk-${version}-setup-${arch}.${ext}',
    },
    portable: { artifactName: 'veridesk-${version}-portable-${arch}.${ext}' },
    // The updater takes the archive, people the image.
    mac: { category: 'public.app-category.business', target: ['dmg', 'zip'], hardenedRuntime: true },
    publish: null,
  }
}
