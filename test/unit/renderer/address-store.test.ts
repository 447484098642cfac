import { beforeEach, expect, it } from 'vitest'
import {
  addressStore,
  forgetAddresses,
  isOutdated,
  patchAddresses,
  setSource,
  targetsOf,
} from '../../../src/renderer/features/addresses/address-store'
import type { AddressComparison } from '../../../src/shared/ipc/address-match'

const source = { address: '12 MG Road, Pune', documentId: null }
const target = { address: '12 Mahatma Gandhi Rd, Poona', documentId: null }
const result = { source, targets: [target], matches: [], at: '' } as unknown as AddressComparison
const outdated = (): boolean => isOutdated(addressStore.get())

beforeEach(() => {
  forgetAddresses()
  patchAddresses({ source, pasted: `${target.address}\n`, result })
})

it('knows results of what is entered from results of what was entered before', () => {
  expect(outdated()).toBe(false)
  setSource({ address: '14 MG Road, Pune', documentId: null })
  expect(outdated()).toBe(true)
  setSource(source)
  expect(outdated()).toBe(false)
  patchAddresses({ pasted: `${target.address}\n7 Link Road, Mumbai` })
  expect(outdated()).toBe(true)
  patchAddresses({ result: null })
  expect(outdated()).toBe(false)
})

it('drops no target silently: more than can be compared are counted as they are', () => {
  patchAddresses({ pasted: Array.from({ length: 250 }, (_, i) => `${i} MG Road, Pune`).join('\n') })
  expect(targetsOf(addressStore.get())).toHaveLength(250)
})
