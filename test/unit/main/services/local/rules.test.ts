import { describe, expect, it } from 'vitest'
import { retryAt } from '../../../../../src/main/services/local/callbacks/backoff'
import { RateLimiter } from '../../../../../src/main/services/local/clients/rate-limiter'
import { scryptHasher } from '../../../../../src/main/services/local/clients/secret-hash'
import { nextLane, takeTurns, type LaneState } from '../../../../../src/main/services/local/queue/lanes'
import { textsIn } from '../../../../../src/main/services/local/onboarding/texts'
import { batchIdOf } from '../../../../../src/main/services/local/uploads/batch-id'
import { parseServiceCommand } from '../../../../../src/main/command/arguments'

it('waits a minute, then twice as long each time, never over six hours, a fifth more or less', () => {
  const now = new Date(0)
  const minutes = (attempts: number, chance: number) => retryAt(now, attempts, chance).getTime() / 60_000
  expect([1, 2, 3, 7].map((attempts) => minutes(attempts, 0.5))).toEqual([1, 2, 4, 64])
  expect(minutes(20, 0.5)).toBe(360)
  expect([minutes(1, 0), minutes(1, 1)]).toEqual([0.8, 1.2])
})

it('lets a client make so many calls within any second', () => {
  let now = 0
  const limiter = new RateLimiter(2, () => now)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  now = 999
  expect(limiter.take('a')).toBe(false)
  now = 1000
  expect(limiter.take('a')).toBe(true)
})

it('keeps a secret as a hash with a salt of its own', async () => {
  const [one, two] = [await scryptHasher.hash('secret'), await scryptHasher.hash('secret')]
  expect(one).not.toBe(two)
  expect(one).not.toContain('secret')
  expect(await scryptHasher.verify('secret', one)).toBe(true)
  expect(await scryptHasher.verify('Secret', one)).toBe(false)
  expect(await scryptHasher.verify('secret', 'nonsense')).toBe(false)
})

/** Lanes with so many files under way, begun in their order. */
const lanesWith = (...counts: readonly (readonly [lane: string, underWay: number])[]) =>
  new Map<string, LaneState>(counts.map(([lane, underWay], turn) => [lane, { underWay, lastTurn: turn + 1 }]))
const sumOf = (lanes: ReadonlyMap<string, LaneState>): number =>
  [...lanes.values()].reduce((sum, { underWay }) => sum + underWay, 0)
const change = (lanes: Map<string, LaneState>, lane: string, by: number, turn?: number): void => {
  const { underWay = 0, lastTurn = 0 } = lanes.get(lane) ?? {}
  lanes.set(lane, { underWay: underWay + by, lastTurn: turn ?? lastTurn })
}

/** Fetches begun one after the other for clients that want more than they get, until nobody may have one more. */
let turn = 1000
function fill(lanes: Map<string, LaneState>, waiting: readonly string[]): string[] {
  const begun: string[] = []
  for (let lane = nextLane(waiting, lanes, 32); lane !== null; lane = nextLane(waiting, lanes, 32)) {
    change(lanes, lane, 1, (turn += 1))
    begun.push(lane)
  }
  return begun
}

it('gives the next fetch to the client with the fewest, there to the lane with the fewest', () => {
  expect(nextLane(['a x', 'b x'], lanesWith(['a x', 3]), 32)).toBe('b x')
  expect(nextLane(['a x', 'a y'], lanesWith(['a x', 3]), 32)).toBe('a y')
  expect(nextLane(['a x', 'b x'], lanesWith(['a y', 1], ['b x', 2]), 32)).toBe('a x')
  expect(nextLane([], new Map(), 32)).toBeNull()
})

it('gives no client more than are left free, from however many servers its files come', () => {
  const waiting = Array.from({ length: 40 }, (_, i) => `a server${i}`)
  const lanes = new Map<string, LaneState>()
  fill(lanes, waiting)
  expect(sumOf(lanes)).toBe(16)
  expect(nextLane([...waiting, 'b x'], lanes, 32)).toBe('b x')
})

it('comes to every server of a client, however many slow ones stand before it', () => {
  const slow = Array.from({ length: 30 }, (_, i) => `a slow${i}`)
  const lanes = new Map<string, LaneState>()
  const waiting = [...slow, 'a sound']
  const begun = fill(lanes, waiting)
  for (let ended = 0; ended < 20; ended += 1) {
    change(lanes, begun[ended] ?? '', -1)
    begun.push(...fill(lanes, waiting))
  }
  expect(begun).toContain('a sound')
})

it('finds a fetch at once for each newcomer, though nobody before it lets one go', () => {
  const lanes = new Map<string, LaneState>()
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) {
    fill(lanes, [...lanes.keys(), `${client} x`])
    expect(lanes.get(`${client} x`)?.underWay).toBeGreaterThan(0)
  }
})

it('comes to even shares where many want more, with one free for the next', () => {
  const clients = Array.from({ length: 10 }, (_, i) => `client${i} x`)
  const lanes = new Map<string, LaneState>()
  fill(lanes, clients.slice(0, 1))
  // Whichever of the first client's ends, its place goes to those with less.
  for (let ended = 0; ended < 16; ended += 1) {
    fill(lanes, clients)
    change(lanes, 'client0 x', -1)
  }
  fill(lanes, clients)
  const counts = clients.map((client) => lanes.get(client)?.underWay ?? 0)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  expect(nextLane(['newcomer x'], lanes, 32)).toBe('newcomer x')
})

it('lets clients take turns at the readers', () => {
  const files = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ({ client: name.charAt(0), name }))
  expect(takeTurns(files, 4).map(({ name }) => name)).toEqual(['a1', 'b1', 'c1', 'a2'])
})

it('names a batch by number, letters and the time in UTC', () => {
  expect(batchIdOf(7, new Date('2026-11-21T23:59:58.999Z'))).toMatch(/^BATCH-7-[A-Z]{5}-20261121235958$/)
})

describe('the languages of the conversation', () => {
  it('say the same things, with the same gaps', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort()
    for (const texts of [textsIn.hi, textsIn.mar]) {
      expect(Object.keys(texts.types)).toEqual(Object.keys(textsIn.en.types))
      for (const [why, sentence] of Object.entries(textsIn.en.refusals)) {
        expect([why, gaps(texts.refusals[why as keyof typeof texts.refusals])]).toEqual([why, gaps(sentence)])
      }
      for (const name of ['ask', 'accepted', 'skipped', 'cannotSkip'] as const) {
        expect([name, gaps(texts[name])]).toEqual([name, gaps(textsIn.en[name])])
      }
    }
  })
})

describe('the command line of the service', () => {
  const parse = (line: string) => parseServiceCommand(line.split(' '))
  it('understands serve', () => {
    expect(parse('serve --port 0 --data d --allow-host 127.0.0.1:9 --allow-host [::1]:80')).toMatchObject({
      kind: 'serve',
      host: '127.0.0.1',
      port: 0,
      allowedHosts: ['127.0.0.1:9', '[::1]:80'],
      tls: null,
      requestsPerSecond: 50,
      retentionDays: 30,
      types: null,
    })
    expect(parse('serve --port 0 --data d --types own.json')).toMatchObject({ types: 'own.json' })
  })
  it('understands clients add', () => {
    expect(parse('clients add Acme --data d')).toEqual({ kind: 'add_client', name: 'Acme', data: 'd' })
  })
  it('understands diagnostics', () => {
    const command = { kind: 'diagnostics', data: 'd', out: 'o.zip', log: null }
    expect(parse('diagnostics --data d --out o.zip')).toEqual(command)
    expect(parse('diagnostics --data d --out o.zip --log l')).toEqual({ ...command, log: 'l' })
  })
  it.each([
    'diagnostics --data d',
    'diagnostics --out o.zip',
    'diagnostics more --data d --out o.zip',
    'serve --port 1 --data d --out o.zip',
    'serve --data d',
    'serve --port 1',
    'serve --port x --data d',
    'serve --port 70000 --data d',
    'serve --port 1 --data d --tls-key k',
    'serve --port 1 --data d --allow-host localhost',
    'serve more --port 1 --data d',
    'clients --data d',
    'clients remove x --data d',
    'clients add --data d',
    'clients add a b --data d',
    'serve --port 1 --data d --unknown',
  ])('refuses: %s', (line) => expect(parse(line).kind).toBe('wrong_use'))
})
