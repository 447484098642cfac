import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))

// No session bus: the key then lies in a file, as on a server.
const environment = (): NodeJS.ProcessEnv => {
  const { DBUS_SESSION_BUS_ADDRESS: _, ...env } = process.env
  return env
}
const npm = ['run', '--silent', 'veridesk', '--']

export interface Credentials {
  readonly client_id: string
  readonly client_secret: string
  readonly callback_secret: string
}

/** `clients add`, as an operator runs it. */
export async function addClient(name: string, data: string): Promise<Credentials> {
  const { stdout } = await promisify(execFile)('npm', [...npm, 'clients', 'add', name, '--data', data], {
    cwd: root,
    env: environment(),
  })
  if (stdout.trim().split('\n').length !== 1) throw new Error('More than the promised line was printed')
  return JSON.parse(stdout) as Credentials
}

export interface Running {
  readonly url: string
  readonly npm: ChildProcess
  /** The service itself, below npm. */
  readonly pid: number
  /** Everything on stdout so far. */
  readonly stdout: () => string
  readonly stderr: () => string
  /** Exit code of npm, once it has ended. */
  readonly ended: Promise<number | null>
}

const pidsBelow = async (pid: number): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && Number(match[2]) === pid)
    .map((match) => Number(match?.[1]))
}

/** `serve` by npm, as an operator runs it; resolves when it is ready. */
export async function startService(
  data: string,
  allowed: readonly string[],
  more: readonly string[] = [],
): Promise<Running> {
  const allow = allowed.flatMap((host) => ['--allow-host', host])
  const args = [...npm, 'serve', '--port', '0', '--data', data, ...allow, '--workers', '1', ...more]
  const child = spawn('npm', args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  const line = await new Promise<string>((done, fail) => {
    createInterface(child.stdout).once('line', done)
    child.once('exit', () => fail(new Error(`The service did not start: ${stderr}`)))
  })
  const [pid] = await pidsBelow(child.pid ?? 0)
  if (pid === undefined) throw new Error('npm has no child')
  const { base_url: url } = JSON.parse(line) as { base_url: string }
  return { url, npm: child, pid, stdout: () => stdout, stderr: () => stderr, ended }
}

/** Calls with JSON, and answers with JSON. */
export async function call(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
  method = 'POST',
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
