/** Collects a share of the documents in a process of its own. */
import { collect, type CollectOptions } from './collect'

process.once('message', (options: CollectOptions) => {
  collect(options, (values) => process.send?.(values))
    .catch((error: unknown) => {
      console.error(error)
      process.exitCode = 1
    })
    .finally(() => process.disconnect())
})
