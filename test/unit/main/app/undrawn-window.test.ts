import { afterEach, expect, it, vi } from 'vitest'

const { there, disable } = vi.hoisted(() => ({ there: new Set<string>(), disable: vi.fn() }))
vi.mock('electron', () => ({ app: { disableHardwareAcceleration: disable } }))
vi.mock('node:fs', () => ({ existsSync: (path: string) => there.has(path) }))

const { drawWithoutGraphicsIfNone } = await import('../../../../src/main/app/undrawn-window')
const { argv, platform } = process

afterEach(() => {
  disable.mockClear()
  there.clear()
  process.argv = argv
  Object.defineProperty(process, 'platform', { value: platform })
})

function startsWithout(system: NodeJS.Platform, devices: readonly string[], args: readonly string[] = []): boolean {
  Object.defineProperty(process, 'platform', { value: system })
  for (const device of devices) there.add(device)
  process.argv = ['veridesk', ...args]
  drawWithoutGraphicsIfNone()
  return disable.mock.calls.length > 0
}

it.each(['/dev/dri', '/dev/nvidiactl', '/dev/dxg'])('draws with the graphics processor of %s', (device) => {
  expect(startsWithout('linux', [device])).toBe(false)
})

it('looks for none where Linux has none, and leaves other systems to Chromium', () => {
  expect(startsWithout('linux', [])).toBe(true)
  disable.mockClear()
  expect(startsWithout('win32', [])).toBe(false)
  expect(startsWithout('darwin', [])).toBe(false)
})

it('does without where the start before drew nothing', () => {
  expect(startsWithout('linux', ['/dev/dri'], ['--without-graphics'])).toBe(true)
})
