import createDebianInstaller from 'electron-installer-debian'
import { join } from 'node:path'
import { backupMimeType } from './config'

/** Makes a .deb of an unpacked app with Debian's own dpkg-deb; answers its path. `arch` is Debian's name of it. */
export async function makeDeb(root: string, unpacked: string, output: string, arch: string): Promise<string> {
  const scripts = join(root, 'scripts', 'package', 'debian')
  const { packagePaths } = await createDebianInstaller({
    src: unpacked,
    dest: output,
    arch,
    options: {
      name: 'veridesk',
      bin: 'veridesk',
      section: 'misc',
      categories: ['Office'],
      genericName: 'Document verification',
      icon: join(root, 'resources', 'icon', 'icon.png'),
      homepage: 'https://veridesk.invalid',
      // The keychain of the desktop; the rest follows from the Electron that is inside.
      depends: ['libsecret-1-0'],
      recommends: ['gnome-keyring', 'fonts-noto-core'],
      compression: 'zstd',
      mimeType: [backupMimeType, 'x-scheme-handler/veridesk'],
      scripts: { postinst: join(scripts, 'postinst'), prerm: join(scripts, 'prerm') },
    },
  })
  return packagePaths[0]!
}
