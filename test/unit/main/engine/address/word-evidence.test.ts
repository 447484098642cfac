import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer, parseAddress, wordEvidence } from '../../../../../src/main/engine/address'

const gazetteer = loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer'))
const of = (text: string) => {
  const { segments, formatted } = parseAddress(text, gazetteer)
  return wordEvidence(segments, gazetteer.pin(formatted.postcode.value), gazetteer)
}

describe('the words of an address', () => {
  it('are known where places and addresses have them', () => {
    expect(of('12, Main Road, Umrala, Dist Bhavnagar, Gujarat 364330')).toEqual({
      strange: [],
      misspelt: new Map(),
      pinNamed: true,
    })
  })
  it('are strange where none has, and misspelt beside one that was to be expected', () => {
    expect(of('12, Xqvzt Road, Umrala, Dist Bhavnagar, Gujarat 364330')).toMatchObject({
      strange: ['xqvzt'],
      misspelt: new Map(),
    })
    expect(of('12, Main Road, Umrxla, Dist Bhavnagar, Gujarat 364330')).toMatchObject({
      strange: ['umrxla'],
      misspelt: new Map([['umrxla', ['umrala']]]),
    })
  })
  it('are known where they are common words of no place', () => {
    expect(of('Door No 12, Lotus Bhavan, Ring Road, Umrala, Dist Bhavnagar, Gujarat 364330').strange).toEqual([])
  })
  it('of persons are not asked for', () => {
    expect(of('S/O Xqvzt Wrrblk, 12, Main Road, Umrala, Gujarat 364330').strange).toEqual([])
  })
  it('name no place of a PIN code that lies elsewhere', () => {
    expect(of('12, Main Road, Umrala, Gujarat 411001').pinNamed).toBe(false)
  })
})

describe('the clarity of a city', () => {
  it('is none where a town stands before another', () => {
    const clear = parseAddress('12, Main Road, Pune, Maharashtra 411001', gazetteer).clarity
    const unclear = parseAddress('45, 80 Feet Road, Hingna, Nagpur, Maharashtra - 441110', gazetteer).clarity
    expect(clear).toBeGreaterThan(2)
    expect(unclear).toBe(0)
  })
})
