import { fail, runSteps } from './progress.mjs'
import { cliBuild, desktopBuild } from './build.mjs'
import { electronRuntime } from './electron-runtime.mjs'
import { nodePackages } from './node-packages.mjs'
import { hasDisplay } from './session.mjs'
import { systemPackages, wantedPackages } from './system-packages.mjs'

const setUps = {
  /** Tools that run from source. */
  packages: () => [nodePackages],
  /** The engine alone: no display, no Electron. */
  cli: () => [nodePackages, cliBuild],
  /** The desk on this machine's display, or on a virtual one where it has none. */
  app: () => [systemPackages(wantedPackages(!hasDisplay())), nodePackages, electronRuntime, desktopBuild],
  /** Everything, and always a display and a keychain of their own. */
  test: () => [systemPackages(wantedPackages(true)), nodePackages, electronRuntime, desktopBuild, cliBuild],
}

/** Sets up what is missing for one purpose; ends the process with a sentence where it cannot. */
export async function setUp(purpose) {
  await runSteps(setUps[purpose]()).catch(fail)
}
