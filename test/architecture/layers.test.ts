import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { allImports, faultOf, layerOf, packagesBehind } from './imports'
import { layers } from './layers'

describe('layers', () => {
  it('import only what the table allows', () => {
    expect(
      allImports()
        .map(faultOf)
        .filter((fault) => fault !== null),
    ).toEqual([])
  })

  it('know every dependency of package.json', () => {
    const root = join(import.meta.dirname, '..', '..')
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const assigned = new Set(layers.flatMap((layer) => layer.packages))
    // Read as data when language models are prepared; no source imports it.
    const data = Object.keys(dependencies).filter((name) => name.startsWith('@tesseract.js-data/'))
    const unassigned = Object.keys(dependencies).filter((name) => !assigned.has(name) && !data.includes(name))
    expect(unassigned).toEqual([])
  })

  it('let Electron into app, register and preload alone', () => {
    const users = allImports().filter(({ specifier }) => specifier === 'electron' || specifier.startsWith('electron/'))
    const names = new Set(users.map(({ from }) => layerOf(from).name))
    expect([...names].sort()).toEqual(['app', 'preload', 'register'])
  })

  it("keep the imaging library out of Electron's own process: they do not bear each other (docs/adr/0004)", () => {
    expect(packagesBehind(['main/index.ts'])).not.toContain('sharp')
    expect(packagesBehind(['main/hosts/pool/worker.ts'])).toContain('sharp')
  })

  it('open pictures of others in the readers alone, whose drawing library is packed once', () => {
    expect(packagesBehind(['main/index.ts'])).not.toContain('@napi-rs/canvas')
    expect(packagesBehind(['main/hosts/pool/worker.ts'])).toContain('@napi-rs/canvas')
  })

  it('give ipcMain one user', () => {
    const users = allImports().filter(({ from, specifier }) => {
      if (specifier !== 'electron') return false
      return /\bipcMain\b/.test(readFileSync(join(import.meta.dirname, '..', '..', 'src', from), 'utf8'))
    })
    expect(users.map(({ from }) => from)).toEqual(['main/ipc/register.ts'])
  })

  it('leave the network to two doors: one out, one in', () => {
    const doors = /^main\/(outbound|hosts\/http)\//
    const modules = /^(node:)?(https?|http2|net|tls|dgram|dns|inspector)(\/.*)?$|^(undici|ws|axios|got|node-fetch)$/
    const users = allImports().filter(({ specifier, typeOnly }) => modules.test(specifier) && !typeOnly)
    expect(users.filter(({ from }) => !doors.test(from))).toEqual([])
    const src = join(import.meta.dirname, '..', '..', 'src')
    const calls = readdirSync(join(src, 'main'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !doors.test(`main/${name.replaceAll('\\', '/')}`))
      .filter((name) =>
        /(?<![.\w]|async |private )(fetch\(|new (WebSocket|XMLHttpRequest|EventSource))/.test(
          readFileSync(join(src, 'main', name), 'utf8'),
        ),
      )
    expect(calls).toEqual([])
  })

  it('are made of files that know each other in one direction, their types as well', async () => {
    const rule = { name: 'circle', from: {}, to: { circular: true } }
    const { output } = await cruise([join(import.meta.dirname, '..', '..', 'src')], {
      validate: true,
      ruleSet: { forbidden: [rule] },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    })
    if (typeof output === 'string') throw new Error(output)
    expect(output.summary.totalCruised).toBeGreaterThan(1000)
    expect(output.summary.violations.map(({ from, to }) => `${from} and ${to}`)).toEqual([])
  })

  it('judge a wrong import as wrong', () => {
    const from = 'main/engine/pipeline.ts'
    expect(faultOf({ from, specifier: 'electron', typeOnly: false })).toContain('not a package of engine')
    expect(faultOf({ from, specifier: '../services', typeOnly: true })).toContain('may not know services')
    expect(faultOf({ from: 'shared/x.ts', specifier: 'node:fs', typeOnly: false })).toContain('has no Node')
    expect(faultOf({ from: 'renderer/x.ts', specifier: '../main/app/window', typeOnly: true })).toContain(
      'may not know',
    )
  })
})
