import { afterEach, expect, it } from 'vitest'
import { network } from '../../../src/main/outbound'
import { newFolder, noNetwork, openDesk, testKey, type TestDesk } from '../support/workspace'
import { openWorkspace } from '../../../src/main/storage'
import { languageCodes } from '../../../src/shared/domain/languages'
import { readsAs, panFields } from '../support/reading'

let desk: TestDesk
afterEach(async () => {
  await desk.services.close()
  network.turn('on')
})

it('lists every language as absent at first, with its size', async () => {
  desk = openDesk(readsAs('PAN', panFields))
  const states = await desk.services.languages.list()
  expect(states.map(({ code }) => code)).toEqual(languageCodes)
  expect(states.every(({ state, bytes }) => state === 'absent' && bytes > 1_000_000)).toBe(true)
})

it('fetches nothing against the policy, and says so while the network is off', async () => {
  const folder = newFolder()
  desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null), noNetwork, {
    noNetwork: true,
  })
  await expect(desk.services.languages.add('guj')).rejects.toMatchObject({ code: 'POLICY_FORBIDS' })
  await desk.services.close()
  desk = openDesk(readsAs('PAN', panFields))
  desk.services.settings.set({ noNetwork: true })
  await expect(desk.services.languages.add('guj')).rejects.toMatchObject({ code: 'NETWORK_OFF' })
  expect((await desk.services.languages.list())[0]).toMatchObject({ state: 'absent' })
})

it('says that a language is coming, and that it is not when it could not be had', async () => {
  desk = openDesk(readsAs('PAN', panFields))
  await expect(desk.services.languages.add('tam')).rejects.toMatchObject({ code: 'LANGUAGE_UNREACHABLE' })
  const told = desk.events.flatMap((event) => (event.name === 'languages:changed' ? [event.payload] : []))
  const states = told.map(
    (all) => (all as readonly { code: string; state: string }[]).find(({ code }) => code === 'tam')?.state,
  )
  expect(states).toEqual(['coming', 'absent'])
})
