/** Lines about the set-up go to stderr, so that a command whose stdout is data may set itself up as well. */
const started = Date.now()

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`

/** A set-up step that cannot go on; `whatToDo` is a sentence for a human. */
export class SetupError extends Error {
  constructor(message, whatToDo, options) {
    super(message, options)
    this.whatToDo = whatToDo
  }
}

/** One line of progress under the step that is running. */
export function say(line) {
  process.stderr.write(`      ${line}\n`)
}

/** Returns a function that takes a share (0..1) and says it, at most once every five percent. */
export function percentTeller(what) {
  let last = -1
  return (share) => {
    const percent = Math.min(100, Math.floor((share * 100) / 5) * 5)
    if (percent <= last) return
    last = percent
    say(`${what} ${percent}%`)
  }
}

/**
 * Runs the steps whose `missing()` is true, one after the other. A step is
 * `{ title, missing(): boolean, run(): Promise<void> }`. Says nothing at all where nothing is missing.
 */
export async function runSteps(steps) {
  const needed = steps.map((step) => step.missing())
  if (!needed.some(Boolean)) return
  for (const [index, step] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${step.title}`
    // Earlier steps may have brought or removed what this one looks for.
    if (!step.missing()) {
      process.stderr.write(`${label}: ready\n`)
      continue
    }
    process.stderr.write(`${label} …\n`)
    const from = Date.now()
    await step.run()
    process.stderr.write(`${label}: done in ${seconds(from)} (${seconds(started)} altogether)\n`)
  }
}

/** Ends the process with the sentence a human needs. */
export function fail(error) {
  const whatToDo = error instanceof SetupError ? error.whatToDo : 'Run the command again; it goes on where it stopped.'
  process.stderr.write(`\nSet-up stopped: ${error.message}\nWhat to do: ${whatToDo}\n`)
  process.exit(1)
}
