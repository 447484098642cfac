import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/shared/ipc/app'
import { openWorkspace } from '../../../src/main/storage'
import { panFields, readsAs } from '../support/reading'
import { openDesk, testKey } from '../support/workspace'

let desk: ReturnType<typeof openDesk>
afterEach(() => desk.services.close())

describe('settings', () => {
  it('begin with the defaults, and keep what was set over the end of the app', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    expect(desk.services.settings.get()).toEqual(defaultSettings)
    desk.services.settings.set({ theme: 'dark', keys: { approve: 'F12' }, language: undefined })
    await desk.services.close()
    desk = openDesk(readsAs('PAN', panFields), desk.folder, openWorkspace(desk.folder, testKey, null))
    expect(desk.services.settings.get()).toEqual({ ...defaultSettings, theme: 'dark', keys: { approve: 'F12' } })
  })

  it('fall back to the default one by one when what is stored is no longer valid', () => {
    desk = openDesk(readsAs('PAN', panFields))
    desk.store.write((tx) => {
      tx.settings.put('theme', 'pink')
      tx.settings.put('language', 'hi')
      tx.settings.put('view', { broken: true })
    })
    const again = openDesk(readsAs('PAN', panFields), desk.folder, desk)
    expect(again.services.settings.get()).toEqual({ ...defaultSettings, language: 'hi' })
    expect(again.services.settings.recallView()).toBeNull()
  })

  it('are in the log where they decide what a human sees or what is kept', () => {
    desk = openDesk(readsAs('PAN', panFields))
    desk.services.settings.set({ theme: 'dark' })
    expect(desk.store.audit.verify().entries).toBe(0)
    desk.services.settings.set({ retentionDays: 30, bandLimits: { sure: 0.005, check: 0.1 } })
    expect(desk.store.audit.verify()).toEqual({ entries: 2, brokenAt: null })
  })
})
