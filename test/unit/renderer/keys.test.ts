import { expect, it } from 'vitest'
import { groupFields, openField } from '../../../src/renderer/features/review/logic/field-order'
import { activeActions } from '../../../src/renderer/features/review/logic/review-keys'
import { presetOf, presets } from '../../../src/renderer/features/queue/presets'
import { move, noSelection, toggle } from '../../../src/renderer/features/queue/selection'
import { actionDefaults, actionGroups, actionIds } from '../../../src/renderer/keys/actions'
import { actionOf, clashOf } from '../../../src/renderer/keys/bindings'
import { comboOf, keyCaps, typesNothing } from '../../../src/renderer/keys/combo'
import type { ReviewField } from '../../../src/shared/domain/review'

const press = (key: string, code: string, mods = '') => ({
  key, code, ctrlKey: mods.includes('c'), altKey: mods.includes('a'), shiftKey: mods.includes('s'), metaKey: mods.includes('m'),
}) // prettier-ignore

it.each([
  [press('Enter', 'Enter', 'c'), 'Ctrl+Enter'],
  [press('Enter', 'Enter', 's'), 'Shift+Enter'],
  [press('î', 'KeyI', 'a'), 'Alt+I'],
  [press('?', 'Slash', 's'), '?'],
  [press('h', 'KeyH'), 'H'],
  [press('=', 'Equal', 'c'), 'Ctrl++'],
  [press('z', 'KeyZ', 'm'), 'Ctrl+Z'],
  [press('Shift', 'ShiftLeft', 's'), null],
])('a press is named', (event, combo) => expect(comboOf(event)).toBe(combo))

it('types with AltGr, which is Ctrl and Alt, and types nothing with Alt alone', () => {
  expect(typesNothing(press('a', 'KeyA', 'a'))).toBe(true)
  expect(typesNothing(press('ā', 'KeyA', 'ca'))).toBe(false)
  expect(typesNothing(press('?', 'Slash', 's'))).toBe(false)
})
it('draws the plus key as a key', () => expect(keyCaps('Ctrl++')).toEqual(['Ctrl', '+']))
it('gives no two actions the same key', () =>
  expect(new Set(Object.values(actionDefaults)).size).toBe(actionIds.length))
it('puts every action on the key sheet once', () => {
  expect(actionGroups.flatMap((group) => group.actions).sort()).toEqual([...actionIds].sort())
})
it('goes by the own key where there is one', () => {
  expect(actionOf('Ctrl+K', { approve: 'Ctrl+K' }, actionIds)).toBe('approve')
  expect(actionOf('Ctrl+Enter', { approve: 'Ctrl+K' }, actionIds)).toBeNull()
  expect(clashOf('postpone', 'Ctrl+Enter', {})).toBe('approve')
})
it('types a digit that stands for no alternate, and types everything while editing', () => {
  expect(activeActions({ editing: false, alternates: 1 })).not.toContain('alternate2')
  expect(activeActions({ editing: false, alternates: 2 })).toContain('alternate2')
  expect(activeActions({ editing: true, alternates: 2 })).not.toContain('alternate1')
})

it('has a key in review for whatever the desk can do to a document', () => {
  const inReview = actionGroups.flatMap(({ id, actions }) => (id === 'queue' ? [] : actions))
  const missing = [...inReview, 'intoCase' as const, 'export' as const].filter(
    (action) => !activeActions({ editing: false, alternates: 4 }).includes(action),
  )
  expect(missing).toEqual([])
})

const field = (path: string, needsHuman = false): ReviewField => ({
  path, kind: 'text', value: 'x', band: 'sure', confidence: 1, machineValue: 'x', verdict: null, verdictReason: null,
  masked: false, needsHuman, evidence: [], alternates: [], reasons: [],
}) // prettier-ignore

it('walks the open fields round the end, both ways', () => {
  const fields = [field('a', true), field('b'), field('c', true)]
  expect(openField(fields, 'a', 1)?.path).toBe('c')
  expect(openField(fields, 'c', 1)?.path).toBe('a')
  expect(openField(fields, null, -1)?.path).toBe('c')
  expect(openField([field('a', true)], 'a', 1)).toBeNull()
})
it('groups the members of an object where its first stands', () => {
  const groups = groupFields([field('address'), field('f.city'), field('f.state')])
  expect(groups.map((group) => group.kind)).toEqual(['field', 'group'])
})

it('knows its chips again', () => {
  for (const { id, patch } of presets) expect(presetOf(patch)).toBe(id)
})

it('shows what needs a human with disagreements first', () => {
  expect(presets.find(({ id }) => id === 'open')?.sort).toEqual({ by: 'risk', direction: 'desc' })
})
it('ticks a range from where Shift began', () => {
  const ids = ['a', 'b', 'c', 'd']
  const at = (index: number) => ids[index] ?? null
  const one = move({ ...noSelection, active: 1 }, 2, true, at)
  expect([...move(one, 3, true, at).ids].sort()).toEqual(['b', 'c', 'd'])
  expect([...toggle(one, 2, 'c').ids]).toEqual(['b'])
})
