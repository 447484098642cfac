import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstinCheckCharacter } from '../../../../../src/main/engine/identifiers/gstin'
import { luhnDigit, luhnHolds } from '../../../../../src/main/engine/identifiers/luhn'
import { mrzCheckDigit } from '../../../../../src/main/engine/identifiers/mrz-check'
import { verhoeffDigit, verhoeffHolds } from '../../../../../src/main/engine/identifiers/verhoeff'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

describe('check digits', () => {
  it('knows the published examples', () => {
    expect(verhoeffDigit('236')).toBe('3')
    expect(luhnDigit('7992739871')).toBe('3')
    expect(mrzCheckDigit('L898902C<')).toBe('3')
    expect(mrzCheckDigit('690806')).toBe('1')
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V')
  })

  it('Verhoeff accepts what it makes and finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const whole = body + verhoeffDigit(body)
        const wrong = (Number(whole[place]) + step) % 10
        expect(verhoeffHolds(whole)).toBe(true)
        expect(verhoeffHolds(whole.slice(0, place) + wrong + whole.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('Verhoeff finds every exchange of neighbours', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(10), (body, place) => {
        const whole = body + verhoeffDigit(body)
        const [a, b] = [whole.charAt(place), whole.charAt(place + 1)]
        fc.pre(a !== b)
        expect(verhoeffHolds(whole.slice(0, place) + b + a + whole.slice(place + 2))).toBe(false)
      }),
    )
  })

  it('Luhn accepts what it makes and finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits(6), fc.nat(6), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const whole = body + luhnDigit(body)
        const wrong = (Number(whole[place]) + step) % 10
        expect(luhnHolds(whole)).toBe(true)
        expect(luhnHolds(whole.slice(0, place) + wrong + whole.slice(place + 1))).toBe(false)
      }),
    )
  })
})
