import { SetupError, say } from './progress.mjs'
import { hasProgram, output, run } from './commands.mjs'

/** Debian packages; where a release renamed one, the newer name comes first. */
const forElectron = [
  ['libgtk-3-0t64', 'libgtk-3-0'],
  ['libgbm1'],
  ['libasound2t64', 'libasound2'],
  ['libnss3'],
  ['libxss1'],
  ['libsecret-1-0'],
  ['fonts-noto-core'],
  ['fonts-indic'],
]
/** A display, a session bus and a keychain for machines that have none. */
const forHeadless = [['xvfb'], ['xauth'], ['dbus'], ['gnome-keyring']]
/** What the fallback runtime needs to be unpacked, and its SQLite to be built. */
export const forBuilding = [['unzip'], ['make'], ['g++'], ['python3']]

const whatToDo = (names) => `Install them by hand (apt-get install ${names.join(' ')}), then run the command again.`

const installed = (names) => {
  const text = output('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...names])
  return text?.split('\n').some((line) => line.endsWith(' installed')) ?? false
}

/** Each group has one installed name, or it is missing. dpkg-query fails where a name is unknown, so one at a time. */
const missingOf = (groups) => groups.filter((names) => !names.some((name) => installed([name])))

/** The packages that a run on this machine wants; none where there is no apt. */
export function wantedPackages(headless) {
  if (process.platform !== 'linux' || !hasProgram('apt-get')) return []
  return headless ? [...forElectron, ...forHeadless] : forElectron
}

export const systemPackages = (groups) => ({
  title: 'System packages',
  missing: () => missingOf(groups).length > 0,
  run: () => installPackages(groups),
})

/** Installs what is missing of `groups`, as root or by sudo. */
export async function installPackages(groups) {
  const missing = missingOf(groups)
  if (missing.length === 0) return
  const asRoot = process.getuid?.() === 0
  const names = missing.map((group) => group[0])
  if (!asRoot && !hasProgram('sudo')) {
    throw new SetupError(`Packages are missing: ${names.join(', ')}.`, whatToDo(names))
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args, onTick) => {
    const command = asRoot ? 'apt-get' : 'sudo'
    // A password is asked for on the terminal itself, where there is one.
    return run(command, asRoot ? args : ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], {
      env,
      onTick,
      whatToDo: whatToDo(names),
    })
  }
  say('apt-get update')
  await apt(['update', '-q'])
  const known = missing.map((group) => group.find(hasCandidate) ?? group.at(-1))
  say(`apt-get install ${known.join(' ')}`)
  await apt(['install', '-y', '-q', '--no-install-recommends', ...known])
}

function hasCandidate(name) {
  const policy = output('apt-cache', ['policy', name])
  return policy !== null && /Candidate: (?!\(none\))/.test(policy)
}
