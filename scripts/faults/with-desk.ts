import { Desk } from '../../test/e2e/support/desk'
import { killAll } from '../../test/e2e/support/processes'
import { within } from '../../test/support/within'
import type { Fault } from './finding'
import { keepState } from './hung'

/** Longer than any healthy start takes on a machine that has other work too. */
const longestStart = 60_000
const longestEnd = 60_000

/**
 * Starts the desk, lets `use` work with it and closes it. A start, a wait or an end that hangs is a fault: the state
 * of its processes is kept, they are killed, and the run goes on. What else is thrown is a fault as well.
 */
export async function withDesk(
  workspace: string,
  fault: Fault,
  use: (desk: Desk) => Promise<void>,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  let doing = 'starting'
  try {
    const starting = Desk.launchOnce(workspace, env && { env })
    // What comes too late is killed below.
    starting.catch(() => undefined)
    const desk = await within(longestStart, () => 'the window', starting)
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
