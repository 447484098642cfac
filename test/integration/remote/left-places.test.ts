import { expect, it } from 'vitest'
import { removeLeft } from '../../../src/main/services/remote/remove-left'
import { readFiles } from '../support/read'
import { panFields, readsAs } from '../support/reading'
import { openDesk } from '../support/workspace'

const { signal } = new AbortController()

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
