import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aadhaar, drivingLicence, epic, gstin, pan, udyam } from '../../../../../src/main/engine/identifiers'
import { verhoeffDigit } from '../../../../../src/main/engine/identifiers/verhoeff'
import { choices, enumerate, positions, type RepairRules } from '../../../../../src/main/engine/identifiers/repair'
import type { ReadChar } from '../../../../../src/main/engine/model'

const chars = (text: string, doubts: Record<number, readonly (readonly [string, number])[]>): ReadChar[] =>
  [...text].map((char, index) => ({
    text: char,
    confidence: doubts[index] === undefined ? 0.98 : 0.5,
    others: (doubts[index] ?? []).map(([other, confidence]) => ({ text: other, confidence })),
  }))

describe('repair', () => {
  it('puts letters where letters and digits where digits belong', () => {
    expect(pan.repair('A8CPK12S4L')[0]).toMatchObject({ value: 'ABCPK1254L', edits: 2 })
    expect(drivingLicence.repair('MHI2 2O110O12345')[0]?.value).toBe('MH1220110012345')
    expect(udyam.repair('UDYAM-MH-I8-OO12345')[0]?.value).toBe('UDYAM-MH-18-0012345')
  })

  it('chooses by the check character where the eye cannot', () => {
    expect(gstin.repair('27AAPFUO939FIZV')[0]).toMatchObject({ value: '27AAPFU0939F1ZV', edits: 2 })
    expect(epic.repair('ABC12345G6')[0]?.value).toBe('ABC1234566')
    expect(epic.repair('KAI59/292/219925')[0]?.value).toBe('KA/59/292/219925')
  })

  it('takes second choices of the reader into account', () => {
    const read = chars('234567890174', { 10: [['2', 0.4]] })
    expect(aadhaar.repair(read)[0]).toMatchObject({ value: '234567890124', edits: 1 })
  })

  it('gives several candidates where nothing decides', () => {
    expect(aadhaar.repair('234567890123').length).toBeGreaterThan(1)
    expect(aadhaar.repair('234567890123').every((candidate) => candidate.edits > 0)).toBe(true)
  })

  it('drops a character that was read twice', () => {
    expect(pan.repair('TZZPV0O899L')[0]).toMatchObject({ value: 'TZZPV0899L', edits: 1 })
    expect(aadhaar.repair('23456789O0124')[0]).toMatchObject({ value: '234567890124' })
  })

  it('leaves alone what is no identifier at all', () => {
    expect(aadhaar.repair('XXXX XXXX 8181')).toEqual([])
    expect(drivingLicence.repair('KARNATAKA586207')).toEqual([])
    expect(pan.repair('HELLO')).toEqual([])
    expect(aadhaar.repair('2345 6789')).toEqual([])
  })

  it('keeps a valid Aadhaar number first and unedited, and offers only valid ones', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9][0-9]{10}$/), (body) => {
        const whole = body + verhoeffDigit(body)
        const repaired = aadhaar.repair(whole)
        expect(repaired[0]).toMatchObject({ value: whole, edits: 0 })
        expect(repaired.every((candidate) => aadhaar.check(candidate.value).ok)).toBe(true)
      }),
    )
  })

  it('never throws, and probabilities stay in bounds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const kind of [aadhaar, pan, gstin, epic, drivingLicence, udyam])
          for (const candidate of kind.repair(text)) {
            expect(candidate.probability).toBeGreaterThan(0)
            expect(candidate.probability).toBeLessThanOrEqual(1)
          }
      }),
    )
  })
})

describe('the search for values of a form', () => {
  /** Every path with every option, of which the best are kept. */
  function tryingAll(chars: readonly ReadChar[], { alphabets, unheard }: RepairRules): readonly string[] {
    let paths = [{ value: '', weight: 1 }]
    for (const [index, char] of chars.entries()) {
      const options = choices(char, alphabets[index]!, unheard)
      const all = paths.flatMap((path) =>
        options.map((option) => ({ value: path.value + option.text, weight: path.weight * option.weight })),
      )
      paths = all.sort((a, b) => b.weight - a.weight).slice(0, 250)
    }
    return paths.map((path) => path.value)
  }

  it('finds what trying all of them finds, in the same order', () => {
    const confidence = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20)
    const letter = fc.constantFrom(...'ABDEGIOSZ012568')
    const others = fc.array(fc.record({ text: letter, confidence }), { maxLength: 3 })
    const char: fc.Arbitrary<ReadChar> = fc.record({ text: letter, confidence, others })
    fc.assert(
      fc.property(fc.array(char, { minLength: 5, maxLength: 5 }), fc.boolean(), (read, unheard) => {
        const rules = { alphabets: positions('*****'), accept: () => true, unheard }
        expect(enumerate(read, rules).map((path) => path.value)).toEqual(tryingAll(read, rules))
      }),
      { numRuns: 30 },
    )
  })
})

it('a number of who deducts tax has a D for the Z, where it was read so', () => {
  expect(gstin.repair('20AAATS1190J1D0')[0]).toMatchObject({ value: '20AAATS1190J1D0', edits: 0 })
  expect(gstin.repair('20AAATS119OJ1D0')).toEqual([])
})
