import { join } from 'node:path'
import type { Policy } from '../../../shared/domain/policy'
import type { Log } from '../../services'
import { emit } from '../emit'
import { resourcesFolder } from '../places'
import { readFeed } from './feed'
import { canUpdateItself } from './installation'
import { DeskUpdates } from './updates'

/** The updates of this installation; the library behind them is loaded when one is first looked for. */
export function deskUpdates(policy: Policy, now: () => Date, log: Log): DeskUpdates {
  const feed = readFeed()
  return new DeskUpdates({
    hindrance: feed === null ? 'no-key' : canUpdateItself() ? null : 'not-installed',
    server: policy.updateServer ?? feed?.server ?? null,
    createUpdater: async (server, channel) => {
      if (feed === null) throw new Error('There is no key')
      const { createUpdater } = await import('./create-updater')
      return createUpdater({ server, channel, publicKey: feed.publicKey, config: configFile(), log })
    },
    now,
    onChange: (state) => emit('updates:changed', state),
    log,
  })
}

/** Tells the library where it may keep what it fetched. */
const configFile = (): string => join(resourcesFolder(), 'updates', 'app-update.yml')
