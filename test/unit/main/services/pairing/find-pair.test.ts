import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPair, type CardImage } from '../../../../../src/main/services/pairing/find-pair'

const at = '2026-11-21T10:00:00.000Z'
const image = (
  id: string,
  number: number,
  values: Record<string, string>,
  more: Partial<CardImage> = {},
): CardImage => ({
  id,
  number,
  takenInAt: at,
  fileName: `scan ${id} of ${number}.jpg`,
  type: 'AADHAAR',
  values: new Map(Object.entries(values)),
  coded: new Set(),
  ...more,
})
const front = (id: string, number: number, aadhaar?: string, more: Partial<CardImage> = {}): CardImage =>
  image(id, number, { name: 'Asha Rani', date_of_birth: '1990-02-03', ...(aadhaar ? { aadhaar_number: aadhaar } : {}) }, more) // prettier-ignore
const back = (id: string, number: number, aadhaar?: string, more: Partial<CardImage> = {}): CardImage =>
  image(id, number, { address: '4 Hill Road, Pune', ...(aadhaar ? { aadhaar_number: aadhaar } : {}) }, more)
const [one, two] = ['234567890124', '345678901237']
const pair = { front: 'f', back: 'b' }
/** From both sides the same. */
const found = (...images: CardImage[]) => {
  const answers = ['f', 'b'].map((id) => findPair(id, images))
  expect(answers[0]).toEqual(answers[1])
  return answers[0]
}

describe('the other side of a card', () => {
  it('has the same identifier', () => {
    expect(found(front('f', 1, one), back('b', 9, one), back('c', 2, two))).toEqual(pair)
    expect(found(front('f', 1, one), back('b', 9, one), front('g', 8), back('c', 2))).toEqual(pair)
  })

  it('has a name that differs by its side alone', () => {
    const name = (fileName: string) => ({ fileName })
    expect(found(front('f', 1, one, name('asha-front.jpg')), back('b', 9, undefined, name('Asha Back.PNG')))).toEqual(
      pair,
    )
    expect(found(front('f', 1, one, name('asha_1.jpg')), back('b', 9, undefined, name('asha_2.jpg')))).toEqual(pair)
    expect(found(front('f', 1, one, name('asha1.jpg')), back('b', 9, undefined, name('asha2.jpg')))).toEqual(pair)
    expect(found(front('f', 1, one, name('IMG_0001.jpg')), back('b', 9, undefined, name('IMG_0002.jpg')))).toBeNull()
    expect(
      found(front('f', 1, one, name('asha-front.jpg')), back('b', 9, undefined, name('mohan-back.jpg'))),
    ).toBeNull()
  })

  it('came right before or after it', () => {
    expect(found(front('f', 1, one), back('b', 2))).toEqual(pair)
    expect(found(front('f', 1, one), back('b', 3))).toBeNull()
    expect(found(front('f', 1, one), back('b', 2, undefined, { takenInAt: '2026-11-21T11:00:00.000Z' }))).toBeNull()
  })

  it('is not guessed where two fronts could have it, or two backs belong to one', () => {
    expect(found(front('f', 1), back('b', 2), front('g', 3))).toBeNull()
    expect(found(back('c', 0), front('f', 1), back('b', 2))).toBeNull()
    expect(found(front('f', 1, one), front('g', 5, one), back('b', 2, one))).toBeNull()
    expect(found(front('f', 1), back('b', 2), front('g', 3, two), back('c', 4, two))).toBeNull()
  })

  it('is no second front, no whole card, no card of another type and of nobody born on another day', () => {
    const whole = image('b', 2, { name: 'Asha Rani', address: '4 Hill Road, Pune', aadhaar_number: one })
    expect(found(front('f', 1, one), front('b', 2, one))).toBeNull()
    expect(found(front('f', 1, one), whole)).toBeNull()
    expect(found(whole, back('f', 3, one))).toBeNull()
    expect(found(front('f', 1), back('b', 2, undefined, { type: 'VOTER_ID' }))).toBeNull()
    expect(found(front('f', 1), image('b', 2, { address: 'Pune', date_of_birth: '1991-02-03' }))).toBeNull()
  })

  it('may have its number masked, which then proves nothing, but must not contradict', () => {
    expect(found(front('f', 1, one), back('b', 2, 'XXXX XXXX 0124'))).toEqual(pair)
    expect(found(front('f', 1, one), back('b', 5, 'XXXX XXXX 0124'))).toBeNull()
    expect(found(front('f', 1, one), back('b', 2, 'XXXX XXXX 1237'))).toBeNull()
  })

  it('is known by its print: a code on the back holds the front as well', () => {
    const coded = image('b', 2, { name: 'Asha Rani', address: 'Pune' }, { coded: new Set(['name']) })
    expect(found(front('f', 1, one), coded)).toEqual(pair)
    expect(found(front('f', 1, one), { ...coded, coded: new Set() })).toBeNull()
  })

  it('is known by any field of its side, where the name could not be read', () => {
    expect(found(image('f', 1, { gender: 'FEMALE', aadhaar_number: one }), back('b', 9, one))).toEqual(pair)
  })

  it('reads the sides of the other cards', () => {
    const of = (type: CardImage['type'], on: Record<string, string>, behind: Record<string, string>) =>
      found(image('f', 1, on, { type }), image('b', 2, behind, { type }))
    expect(of('VOTER_ID', { name: 'Asha' }, { address: 'Pune', gender: 'FEMALE' })).toEqual(pair)
    expect(of('DRIVING_LICENSE', { name: 'Asha' }, { vehicle_classes: 'LMV' })).toEqual(pair)
    expect(of('PASSPORT', { surname: 'RANI' }, { passport_number: 'K1234567' })).toEqual(pair)
    expect(of('PAN', { name_as_per_pan: 'ASHA' }, { pan_number: 'ABCPE1234F' })).toBeNull()
  })

  it('never has another identifier, whatever else speaks for it', () => {
    const digits = fc.stringMatching(/^\d{12}$/)
    const images = fc.array(
      fc.record({
        isFront: fc.boolean(),
        number: fc.integer({ min: 0, max: 12 }),
        identifier: fc.oneof(fc.constantFrom(one, two, 'XXXXXXXX0124', 'XXXXXXXX1237'), digits),
        fileName: fc.constantFrom('a front.jpg', 'a back.jpg', 'a 1.jpg', 'a 2.jpg'),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(images, (given) => {
        const all = given.map(({ isFront, number, identifier, fileName }, i) =>
          (isFront ? front : back)(String(i), number, identifier, { fileName }),
        )
        for (const { id } of all) {
          const answer = findPair(id, all)
          if (!answer) continue
          const [a = '', b = ''] = [answer.front, answer.back].map(
            (side) => all[Number(side)]?.values.get('aadhaar_number') ?? '',
          )
          const isMasked = a.startsWith('X') || b.startsWith('X')
          expect(isMasked ? a.slice(-4) === b.slice(-4) : a === b).toBe(true)
        }
      }),
    )
  })
})
