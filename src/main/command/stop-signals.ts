/** How often it is looked whether npm still stands. */
const lookMs = 500

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the npm that started this process is gone: nobody could
 * stop the service then. Further signals change nothing: what is under way ends in order.
 */
export function onStop(stop: () => void): void {
  let stopped = false
  const once = (): void => {
    if (stopped) return
    stopped = true
    stop()
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  if (process.env['npm_lifecycle_event'] !== 'veridesk') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    once()
  }, lookMs)
  timer.unref()
}
