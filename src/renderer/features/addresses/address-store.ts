import { toEnvelope } from '../../../shared/errors/coded-error'
import type { AddressComparison, ComparedAddress, KnownAddress } from '../../../shared/ipc/address-match'
import type { CaseName } from '../../../shared/ipc/cases'
import { mostTargets } from '../../../shared/ipc/address-match'
import { ask } from '../../api/ask'
import { showAddresses } from '../../app/navigation'
import { showError } from '../../components/notices'
import { createStore } from '../../lib/store'

export interface AddressState {
  readonly source: ComparedAddress
  /** Pasted targets, one a line. */
  readonly pasted: string
  /** Targets of documents. */
  readonly chosen: readonly KnownAddress[]
  readonly known: readonly KnownAddress[]
  /** The case to compare within. */
  readonly within: CaseName | null
  readonly result: AddressComparison | null
  readonly busy: boolean
}

const none: ComparedAddress = { address: '', documentId: null }
const empty: AddressState = { source: none, pasted: '', chosen: [], known: [], within: null, result: null, busy: false }
export const addressStore = createStore<AddressState>(empty)

export const patchAddresses = (patch: Partial<AddressState>): void =>
  addressStore.update((now) => ({ ...now, ...patch }))

export const setSource = (source: ComparedAddress): void => patchAddresses({ source })

/** A document's address is the source; the document may have been found beyond those that are listed. */
export const takeAsSource = (found: KnownAddress): void =>
  addressStore.update((now) => ({
    ...now,
    known: together(now.known, [found]),
    source: { address: found.address, documentId: found.documentId },
  }))

/** Adds the document's address to the targets, or takes it out. */
export function toggleTarget(found: KnownAddress): void {
  addressStore.update((now) => {
    const has = now.chosen.some(({ documentId }) => documentId === found.documentId)
    const chosen = has ? now.chosen.filter(({ documentId }) => documentId !== found.documentId) : [...now.chosen, found]
    return { ...now, chosen, known: together(now.known, [found]) }
  })
}

/** The targets as they were given: those of documents, then the lines pasted. */
export function targetsOf({ chosen, pasted }: AddressState): ComparedAddress[] {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '')
  const documents = chosen.map(({ address, documentId }) => ({ address, documentId }))
  return [...documents, ...lines.map((address) => ({ address: address.trim(), documentId: null }))]
}

/** Whether something was entered since that the results do not speak of. */
export function isOutdated(state: AddressState): boolean {
  const { result, source } = state
  if (result === null) return false
  const asText = (all: readonly ComparedAddress[]): string => JSON.stringify(all.map((one) => one.address).sort())
  return result.source.address !== source.address || asText(result.targets) !== asText(targetsOf(state))
}

export async function compareNow(): Promise<void> {
  const now = addressStore.get()
  const targets = targetsOf(now)
  if (now.busy || now.source.address.trim() === '' || targets.length === 0 || targets.length > mostTargets) return
  patchAddresses({ busy: true })
  try {
    patchAddresses({
      result: await ask('addresses:compare', { source: now.source, targets, caseId: now.within?.id ?? null }),
    })
  } catch (error) {
    showError(toEnvelope(error))
  } finally {
    patchAddresses({ busy: false })
  }
}

/** All of the first, then what else the second has. */
export const together = (first: readonly KnownAddress[], second: readonly KnownAddress[]): KnownAddress[] => [
  ...first,
  ...second.filter(({ documentId }) => !first.some((one) => one.documentId === documentId)),
]

/** What the documents hold, and the comparison made last where nothing has been entered yet. */
export async function loadAddresses(): Promise<void> {
  try {
    const caseId = addressStore.get().within?.id ?? null
    const [known, last] = await Promise.all([ask('addresses:known', { caseId }), ask('addresses:last', { caseId })])
    const now = addressStore.get()
    const takes = now.known.filter(
      ({ documentId }) =>
        documentId === now.source.documentId || now.chosen.some((one) => one.documentId === documentId),
    )
    patchAddresses({ known: together(takes, known) })
    if (last !== null && now.result === null && now.source.address === '') show(last)
  } catch (error) {
    showError(toEnvelope(error))
  }
}

function show(last: AddressComparison): void {
  const { known } = addressStore.get()
  const pasted = last.targets.flatMap(({ documentId, address }) => (documentId === null ? [address] : [])).join('\n')
  const chosen = known.filter(({ documentId }) => last.targets.some((target) => target.documentId === documentId))
  patchAddresses({ source: last.source, pasted, chosen, result: last })
}

/** Compares within a case from now on: what was last, else its first address against its others. Null: within none. */
export async function chooseCase(within: CaseName | null): Promise<void> {
  try {
    const caseId = within?.id ?? null
    const [known, last] = await Promise.all([ask('addresses:known', { caseId }), ask('addresses:last', { caseId })])
    patchAddresses({ within, known, source: none, chosen: [], pasted: '', result: null })
    if (last !== null) return show(last)
    const [first, ...others] = within === null ? [] : known
    if (first === undefined) return
    const source = { address: first.address, documentId: first.documentId }
    patchAddresses({ source, chosen: others.slice(0, mostTargets) })
    await compareNow()
  } catch (error) {
    showError(toEnvelope(error))
  }
}

/** A case was erased: what was compared last may have been of it. */
export const forgetAddresses = (): void => addressStore.set(empty)

/** From a case: its addresses against one another, kept with it. */
export async function compareAddressesOfCase(within: CaseName): Promise<void> {
  await chooseCase(within)
  showAddresses()
}

/**
 * From the review desk: this document's address against those of its case, kept with it; against those of all other
 * documents where it is in none.
 */
export async function compareAddressOf(documentId: string): Promise<void> {
  await open(async () => {
    const [own] = await ask('addresses:of', { documents: [documentId] })
    const [within = null] = await ask('cases:ofDocument', { document: documentId })
    const known = await ask('addresses:known', { caseId: within?.id ?? null })
    return { own: own ?? null, others: known.filter((one) => one.documentId !== documentId), known, within }
  })
}

/** From the queue: of these documents the first one's address against the others', kept with a case that all are in. */
export async function compareAddressesOf(documents: readonly string[]): Promise<void> {
  await open(async () => {
    const [own = null, ...others] = await ask('addresses:of', { documents: documents.slice(0, mostTargets + 1) })
    const cases = await Promise.all(
      [own, ...others].map((one) => (one === null ? [] : ask('cases:ofDocument', { document: one.documentId }))),
    )
    const within = cases[0]?.find(({ id }) => cases.every((of) => of.some((one) => one.id === id))) ?? null
    return { own, others, known: await ask('addresses:known', { caseId: within?.id ?? null }), within }
  })
}

interface Comparable {
  readonly own: KnownAddress | null
  readonly others: readonly KnownAddress[]
  readonly known: readonly KnownAddress[]
  readonly within: CaseName | null
}

async function open(find: () => Promise<Comparable>): Promise<void> {
  try {
    const { own, others, known, within } = await find()
    const chosen = others.slice(0, mostTargets)
    patchAddresses({
      // A document taken in long ago is listed too where it takes part.
      known: together(own === null ? chosen : [own, ...chosen], known),
      chosen,
      within,
      pasted: '',
      result: null,
      source: own ? { address: own.address, documentId: own.documentId } : none,
    })
    showAddresses()
    await compareNow()
  } catch (error) {
    showError(toEnvelope(error))
  }
}
