import { expect, it } from 'vitest'
import { collectStep } from '../../../src/main/services/remote/collect-step'
import { removeLeft } from '../../../src/main/services/remote/remove-left'
import { readFiles } from '../support/read'
import { panFields, readsAs } from '../support/reading'
import { openDesk } from '../support/workspace'

const { signal } = new AbortController()

it('what the service has read is removed from the storage, and no fault of it is the end of that', async () => {
  const desk = openDesk(readsAs('PAN', panFields))
  const { context, services, store } = desk
  const [read = '', again = ''] = await readFiles(desk, 'one.png', 'two.png')
  services.outbox.send([read, again], 'both')
  const [one, two] = services.outbox.view().rows
  const file_data = { document_type: 'FAILED' }
  const answer = { status: 'COMPLETED', has_next: false, data: [one, two].map((item) => ({ document_id: item!.id, file_data })) } // prettier-ignore
  store.write((tx) => {
    for (const { id } of [one!, two!])
      tx.outbox.update(id, { state: 'RESULT_PENDING', place: id, remoteBatch: 'batch' })
  })
  let reachable = false
  const removed: string[] = []
  const remove = (place: string) => (reachable ? Promise.resolve(removed.push(place)) : Promise.reject(new Error('no route'))) // prettier-ignore
  const remote = { storage: { remove }, isOwn: false, results: () => Promise.resolve(answer) } as never
  const step = { context, remote, signal, changed: () => undefined, merged: () => undefined }
  expect(await collectStep(step, () => ({}) as never)).toBe(true)
  expect(store.outbox.byId(one!.id)?.place).toBeNull()
  expect(await removeLeft(step)).toBe(false)
  expect(store.outbox.leftPlaces(10)).toHaveLength(2)
  // Sent once more under the same name: the service still has to fetch it there.
  store.write((tx) => tx.outbox.update(two!.id, { state: 'UPLOADING', place: two!.id }))
  reachable = true
  expect(await removeLeft(step)).toBe(true)
  expect(removed).toEqual([one!.id])
  await services.close()
})

it('what was brought to a storage for a document that is erased, or withdrawn, is removed there, however late', async () => {
  const desk = openDesk(readsAs('PAN', panFields))
  const { context, services, store } = desk
  const [erased = '', withdrawn = '', kept = ''] = await readFiles(desk, 'one.png', 'two.png', 'three.png')
  services.outbox.send([erased, withdrawn, kept], 'both')
  store.write((tx) => {
    for (const { id, document } of services.outbox.view().rows) tx.outbox.update(id, { place: `image of ${document}` })
  })
  await services.documents.remove([erased])
  services.outbox.withdraw([store.outbox.openOf(withdrawn)?.id ?? ''])
  expect([...store.outbox.leftPlaces(10)].sort()).toEqual([`image of ${erased}`, `image of ${withdrawn}`].sort())

  const asked: string[] = []
  const storage = (answer: () => Promise<void>) =>
    ({ storage: { remove: (place: string) => (asked.push(place), answer()) } }) as never
  const refused = { context, remote: storage(() => Promise.reject(new Error('no route'))), signal }
  expect(await removeLeft(refused)).toBe(false)
  expect(store.outbox.leftPlaces(10)).toHaveLength(2)
  expect(await removeLeft({ context, remote: storage(() => Promise.resolve()), signal })).toBe(true)
  expect(store.outbox.leftPlaces(10)).toEqual([])
  expect(asked).not.toContain(`image of ${kept}`)
  await services.close()
})
