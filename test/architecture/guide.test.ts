import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'docs', 'guide')
const source = (path: string): string => readFileSync(join(root, 'src', 'renderer', path), 'utf8')
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
const textsIn = (place: string): ReadonlyMap<string, string> =>
  new Map(pages.map((name) => [name, readFileSync(join(folder, place, name), 'utf8')]))
const texts = textsIn('.')
const whole = [...texts.values()].join('\n')
const shown = [...whole.matchAll(/!\[([^\]]*)\]\((pictures\/[\w-]+\.webp)\)/g)]
const pictures = readdirSync(join(folder, 'pictures')).map((name) => `pictures/${name}`)

/** The kinds of a union of screens, as `intoCase`, from where it is declared. */
function kindsOf(type: string): readonly string[] {
  const declared = new RegExp(`export type ${type} =\\n((?: {2}.*\\n)+)`).exec(source('app/navigation.ts'))?.[1] ?? ''
  return [...declared.matchAll(/kind: '(\w+)'/g)].map(([, kind = '']) => kind)
}
const dashed = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * What of a page is the same in every language: links and pictures, keys, and the run of headings, lists and tables.
 */
function skeletonOf(text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\((?:\.\.\/)?([^)]+)\)/g)].map(([, target = '']) => target)
  const keys = [...text.matchAll(/`[^`]+`/g)].map(([key]) => key)
  const blocks = [...text.matchAll(/^(?:#+|\||-|\d\.) /gm)].map(([block]) => block)
  return [...targets.filter((target) => !target.endsWith('README.md')), ...keys.sort(), ...blocks]
}

describe('the user guide', () => {
  it('shows every screen, every dialog and every leaf of the settings', () => {
    const tabs = /const tabs = \{\n([^}]*)\}/.exec(source('features/settings/SettingsDialog.tsx'))?.[1] ?? ''
    const leaves = [...tabs.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => `settings-${dashed(name)}`)
    const overlays = kindsOf('Overlay').filter((kind) => kind !== 'none' && kind !== 'settings')
    const wanted = [...kindsOf('Screen'), ...overlays].map(dashed).concat(leaves)
    expect(wanted.length).toBeGreaterThan(20)
    const names = shown.map(([, , path = '']) => path)
    expect(wanted.filter((name) => !names.includes(`pictures/${name}.webp`))).toEqual([])
  })

  it('has each picture that it names, said in words too, and no other', () => {
    expect(new Set(shown.map(([, , path]) => path))).toEqual(new Set(pictures))
    expect(shown.filter(([, words = '']) => words.length < 5)).toEqual([])
  })

  it('leads to each of its pages, and to no page that is not there', () => {
    const listed = [...(texts.get('README.md') ?? '').matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(
      ([, file]) => file,
    )
    expect(new Set(listed)).toEqual(new Set(pages.filter((name) => name !== 'README.md')))
    const linked = [...whole.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)].map(([, target]) => target)
    expect(linked.filter((target = '') => !existsSync(join(folder, target)))).toEqual([])
  })

  it.each(['hi', 'mr'])('says in %s what it says in English: the same pages, pictures, links and keys', (language) => {
    expect(readdirSync(join(folder, language)).sort()).toEqual([...pages].sort())
    for (const [name, text] of textsIn(language))
      expect([name, skeletonOf(text)]).toEqual([name, skeletonOf(texts.get(name) ?? '')])
  })

  it('is small enough to be part of the app', () => {
    const bytes = pictures.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
    expect(bytes).toBeLessThan(3_000_000)
  })
})
