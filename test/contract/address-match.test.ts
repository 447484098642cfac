import { expect, it } from 'vitest'
import { describeFaces } from './support/describe-faces'
import { addressHeaders, ask, clientHeaders, refusedAt, tokenOf } from './support/faces'

describeFaces('address match', (face) => {
  const refused = refusedAt(face)

  const source_address = '12 MG Road, Camp, Pune 411001'
  const match = (target_addresses: unknown, more: object = {}) =>
    [
      'address.match',
      addressHeaders(face.world.acme),
      { application_id: 'a', source_address, target_addresses, ...more },
    ] as const

  it('answers for each target in its order, one that is no address in its own entry', async () => {
    const { match_data } = await ask(
      face,
      ...match([
        { address: '12, M.G. Road, Camp, Pune - 411001', index: 7 },
        { address: '???', index: -1 },
        { address: 'Flat 9, Park Street, Kolkata 700016', index: 7 },
      ]),
    )
    expect(match_data.map(({ index, error_code }) => [index, error_code])).toEqual([
      [7, null],
      [-1, '422'],
      [7, null],
    ])
    const [same, none, far] = match_data
    expect(same?.similarity_score).toBeGreaterThan(far?.similarity_score ?? 1)
    expect([none?.similarity_score, none?.same_person_score]).toEqual([null, null])
  })

  it('is refused whole where the source is no address', async () => {
    const target = [{ address: source_address, index: 0 }]
    expect((await refused(...match(target, { source_address: '???' })))[0]).toBe(422)
  })

  it.each([
    ['target_addresses', [], {}],
    ['target_addresses', 'x', {}],
    ['target_addresses[0].address', [{ address: ' ', index: 0 }], {}],
    ['target_addresses[1].index', [{ address: 'x', index: 0 }, { address: 'x' }], {}],
    ['target_addresses[0].index', [{ address: 'x', index: 0.5 }], {}],
    ['source_address', [{ address: 'x', index: 0 }], { source_address: '' }],
    ['application_id', [{ address: 'x', index: 0 }], { application_id: null }],
  ])('names %s', async (name, targets, more) => {
    const [status, message] = await refused(...match(targets, more))
    expect([status, message]).toEqual([400, expect.stringContaining(name)])
  })

  it('takes two hundred targets and no more', async () => {
    const targets = (count: number) => Array.from({ length: count }, (_, index) => ({ address: source_address, index }))
    expect((await ask(face, ...match(targets(200)))).match_data).toHaveLength(200)
    expect((await refused(...match(targets(201))))[0]).toBe(400)
  })

  it('wants its own headers', async () => {
    const [name, , input] = match([{ address: 'x', index: 0 }])
    expect((await refused(name, clientHeaders(face.world.acme), input))[0]).toBe(401)
    expect((await refused(name, await tokenOf(face, 'bulk'), input))[0]).toBe(401)
  })
})
