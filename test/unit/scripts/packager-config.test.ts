import { DebugLogger } from 'builder-util'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Configuration } from 'electron-builder'
import { packagerConfig } from '../../../scripts/package/config'

const root = join(import.meta.dirname, '..', '..', '..')
const require = createRequire(import.meta.url)
const { validateConfiguration } = require('app-builder-lib/out/util/config/config.js') as {
  validateConfiguration(config: Configuration, log: DebugLogger): Promise<void>
}

const config = packagerConfig(root, { app: '/stage/app', beside: '/stage/beside' }, '/dist', {
  node: '/node',
  electron: '/electron/electron',
  electronVersion: '45.4.1',
  sqliteBinding: null,
})
const workflow = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8')

describe('what the packager is told', () => {
  it('stands up to its schema, for every system', async () => {
    await expect(validateConfiguration(config, new DebugLogger(false))).resolves.toBeUndefined()
    const wrong = { ...config, nsis: { onClick: true } } as Configuration
    await expect(validateConfiguration(wrong, new DebugLogger(false))).rejects.toThrow('configuration.nsis')
  })

  it('has an icon that is large enough for the icons of every system', async () => {
    const { width, height, hasAlpha } = await sharp(join(config.directories!.buildResources!, 'icon.png')).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 1024, height: 1024, hasAlpha: true })
  })
})

describe('the release workflow', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const runs = [...workflow.matchAll(/os: ([\w.-]+), targets: ([\w ]+?) }/g)].map(([, os, targets]) => ({
    os: os!,
    targets: targets!.split(' '),
  }))

  it('makes all targets on the system that they are for, for both processors', () => {
    const made = runs.map(({ os, targets }) => `${os}: ${targets.join(' ')}`)
    expect(made).toEqual([
      'ubuntu-24.04: deb AppImage',
      'ubuntu-24.04-arm: deb AppImage',
      'windows-2025: nsis portable',
      'windows-11-arm: nsis portable',
      'macos-15-intel: dmg zip',
      'macos-15: dmg zip',
    ])
    const targetsOf = (name: 'win' | 'mac'): unknown => config[name]?.target
    expect(runs.filter(({ os }) => os.startsWith('windows')).map(({ targets }) => targets)).toEqual([
      targetsOf('win'),
      targetsOf('win'),
    ])
    expect(runs.filter(({ os }) => os.startsWith('macos')).map(({ targets }) => targets)).toEqual([
      targetsOf('mac'),
      targetsOf('mac'),
    ])
  })

  it('names no command that is not there, and takes away every kind of file that is made', () => {
    const named = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
    expect(named).toEqual(['package', 'package:feed'])
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    for (const name of named) {
      const file = /\S+\.ts$/.exec(scripts[name]!)![0]
      expect(() => readFileSync(join(root, file))).not.toThrow()
    }
    for (const kind of ['deb', 'AppImage', 'exe', 'dmg', 'zip']) expect(workflow).toContain(`dist/*.${kind}\n`)
  })

  it('gives every step either an action, at a version, or a command', () => {
    const steps = workflow.split(/\n {6}- /).slice(1)
    expect(steps.length).toBeGreaterThan(8)
    for (const step of steps) expect(/^\s*(uses: \S+@v\d+|run: )/m.test(step), step).toBe(true)
  })
})
