import { spawn, spawnSync } from 'node:child_process'
import { SetupError } from './progress.mjs'

/** True where a program of this name is on the PATH. */
export function hasProgram(name) {
  const probe = process.platform === 'win32' ? ['where', [name]] : ['sh', ['-c', `command -v ${name}`]]
  return spawnSync(probe[0], probe[1], { stdio: 'ignore' }).status === 0
}

/** The trimmed stdout of a command; null where it failed. */
export function output(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], ...options })
  return result.status === 0 ? result.stdout.trim() : null
}

/**
 * Runs a command to its end without stdin. Its output is kept back and shown only when it fails (never where
 * `quiet`); `onTick` is called every second meanwhile.
 */
export function run(command, args, { whatToDo, onTick, quiet = false, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let text = ''
    const keep = (chunk) => {
      text = (text + chunk).slice(-20_000)
    }
    let stdout = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      keep(chunk)
    })
    child.stderr.on('data', keep)
    const timer = onTick && setInterval(onTick, 1000)
    const end = (error) => {
      clearInterval(timer)
      if (error) {
        if (!quiet) process.stderr.write(text.split('\n').slice(-40).join('\n') + '\n')
        reject(error)
      } else resolve(stdout)
    }
    child.once('error', (cause) => end(new SetupError(`${command} could not be started.`, whatToDo, { cause })))
    child.once('close', (code) =>
      end(code === 0 ? null : new SetupError(`"${command} ${args.join(' ')}" ended with ${code}.`, whatToDo)),
    )
  })
}
