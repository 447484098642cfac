import { Desk } from '../../test/e2e/support/desk'
import { killAll } from '../../test/e2e/support/processes'
import { within } from '../../test/support/within'
import type { Fault } from './finding'
import { keepState } from './hung'
import { undrawnStart, withoutGraphics } from './undrawn-start'

/** Longer than any healthy start takes on a machine that has other work too. */
const longestStart = 60_000
const longestEnd = 60_000

/** By then a healthy start has its window, and one that hangs has not yet made itself anew. */
const lateStart = 35_000

/** All starts of this run, and how many of them drew nothing and were made anew. */
export const starts = { count: 0, undrawn: 0 }

/**
 * Starts the desk, lets `use` work with it and closes it. A start, a wait or an end that hangs is a fault: the state
 * of its processes is kept, they are killed, and the run goes on. What else is thrown is a fault as well. A start that
 * draws nothing and says so is counted for itself, and made anew as the app would make it: Playwright, which cannot
 * follow it there, ends its whole family.
 */
export async function withDesk(
  workspace: string,
  fault: Fault,
  use: (desk: Desk) => Promise<void>,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  let doing = 'starting'
  try {
    const desk = await startOnceMore(workspace, env)
    doing = 'at work'
    await use(desk)
    doing = 'closing'
    if (!desk.hasEnded) await within(longestEnd, () => 'the end', desk.close())
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n')[0]! : 'something thrown'
    fault(`${doing}: ${said}; see ${await keepState(workspace)}`)
    await killAll(workspace)
  }
}

async function startOnceMore(workspace: string, env: NodeJS.ProcessEnv | undefined): Promise<Desk> {
  const since = Date.now()
  let state = ''
  const late = setTimeout(() => void keepState(workspace).then((file) => (state = file)), lateStart)
  try {
    return await start(workspace, env, [])
  } catch (error) {
    const reached = undrawnStart(workspace, since)
    if (reached === null) throw error
    starts.undrawn += 1
    process.stdout.write(`SLOW  a start drew nothing for 45 s and was made anew: ${reached}; see ${state}\n`)
    await killAll(workspace)
    return start(workspace, env, [withoutGraphics])
  } finally {
    clearTimeout(late)
  }
}

function start(workspace: string, env: NodeJS.ProcessEnv | undefined, args: readonly string[]): Promise<Desk> {
  starts.count += 1
  const starting = Desk.launchOnce(workspace, { args, ...(env && { env }) })
  // What comes too late is killed by who waits.
  starting.catch(() => undefined)
  return within(longestStart, () => 'the window', starting)
}
