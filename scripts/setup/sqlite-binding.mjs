import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { output, run } from './commands.mjs'
import { cacheFolder, root } from './places.mjs'
import { say } from './progress.mjs'
import { forBuilding, installPackages } from './system-packages.mjs'

/**
 * The SQLite that an Electron older than 36 can load. The package's prebuilds ask for Node-API 10, and crash on
 * 9; its own source, built without that demand, runs on both.
 */
export async function ensureSqliteFor(runtime) {
  const source = join(root, 'node_modules', 'better-sqlite3')
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const target = join(cacheFolder, `sqlite-${version}-napi9-${process.platform}-${process.arch}`, 'better_sqlite3.node')
  if (existsSync(target)) return target
  say(`building SQLite ${version} for Electron ${runtime.version}, once on this machine (a minute or two)`)
  await installPackages(forBuilding)
  const work = join(cacheFolder, `building-${process.pid}`)
  try {
    mkdirSync(work, { recursive: true })
    for (const part of ['binding.gyp', 'package.json', 'deps', 'lib', 'src']) {
      cpSync(join(source, part), join(work, part), { recursive: true })
    }
    // binding.gyp asks Node where node-addon-api is.
    symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'))
    const gyp = join(work, 'binding.gyp')
    const defines = "'NAPI_EXPERIMENTAL', 'NODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT'"
    writeFileSync(gyp, readFileSync(gyp, 'utf8').replace("'NAPI_VERSION=10'", defines))
    let seconds = 0
    await run(process.execPath, [nodeGyp(), 'rebuild', '--release', '--force_build=1', ...(await headers())], {
      cwd: work,
      onTick: () => ++seconds % 15 === 0 && say(`building SQLite, ${seconds} s`),
      whatToDo: 'Check that make, g++, python3 and the headers of Node (package libnode-dev) are installed.',
    })
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(work, 'build', 'Release', 'better_sqlite3.node'), target)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return target
}

const nodeGyp = () => join(root, 'node_modules', 'node-gyp', 'bin', 'node-gyp.js')

/** Local headers where there are some, so that nothing is fetched; any Node's do, it is Node-API alone. */
async function headers() {
  const systemNode = output('sh', ['-c', 'for n in $(which -a node); do readlink -f "$n"; done'])?.split('\n') ?? []
  const prefixes = [...systemNode.map((path) => dirname(dirname(path))), '/usr', '/usr/local']
  const local = () => prefixes.find((prefix) => existsSync(join(prefix, 'include', 'node', 'node_api.h')))
  if (!local())
    await installPackages([['libnode-dev']]).catch(() => say('no local headers of Node; node-gyp fetches them'))
  const found = local()
  return found ? [`--nodedir=${found}`] : []
}
