import { fail, runSteps } from './progress.mjs'
import { cliBuild, desktopBuild } from './build.mjs'
import { electronRuntime } from './electron-runtime.mjs'
import { nodePackages } from './node-packages.mjs'
import { systemPackages, wantedPackages } from './system-packages.mjs'

const setUps = {
  /** The engine alone: no display, no Electron. */
  cli: () => [nodePackages, cliBuild],
  /** Everything for the desk. */
  app: () => [systemPackages(wantedPackages()), nodePackages, electronRuntime, desktopBuild],
  /** Everything but a build, which a developer makes on the way. */
  tools: () => [systemPackages(wantedPackages()), nodePackages, electronRuntime],
}

/** Sets up what is missing for one purpose; ends the process with a sentence where it cannot. */
export async function setUp(purpose) {
  await runSteps(setUps[purpose]()).catch(fail)
}
