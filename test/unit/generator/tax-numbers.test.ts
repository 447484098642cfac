import { describe, expect, it } from 'vitest'
import { gstCodesOfPin } from '../../../src/main/engine/identifiers/pin-state'
import { firm } from '../../generator/documents/finance/trade-facts'
import { layouts } from '../../generator/documents'
import { gstinCheck } from '../../generator/identifiers/checksums'
import { gstCode, heldBy, stateOfGst } from '../../generator/identifiers/tax-numbers'
import { officeStates } from '../../generator/people/address'
import { Random } from '../../generator/random'

const firms = Array.from({ length: 200 }, (_, i) => firm(new Random(`firm-${i}`)))
const pinOf = (address: string): string => /\d{6}$/.exec(address)![0]

/** The share of numbers whose fifth letter of the PAN is the first of the name. */
const agreeing = (held: readonly { readonly name: string; readonly gstin: string }[]): number =>
  held.filter((h) => h.gstin.charAt(6) === h.name.charAt(0).toUpperCase()).length / held.length

describe('firms of trade', () => {
  it('have tax numbers of the state of their own address, with true check characters', () => {
    for (const f of firms) {
      expect(gstCodesOfPin(pinOf(f.address)), f.address).toContain(f.gstin.slice(0, 2))
      expect(f.gstin.slice(0, 2)).toBe(f.state)
      expect(gstinCheck(f.gstin.slice(0, 14))).toBe(f.gstin.charAt(14))
    }
  })

  it('lie in the state that is asked for', () => {
    const made = firm(new Random('asked'), '06')
    expect(gstCodesOfPin(pinOf(made.address))).toContain('06')
    expect(made.gstin.slice(0, 2)).toBe('06')
  })

  it('are companies, partnerships and proprietors as their names say', () => {
    for (const f of firms) {
      const kinds = /(Ltd|Limited)$/.test(f.name) ? 'C' : f.name.endsWith('LLP') ? 'F' : 'PF'
      expect(kinds, f.name).toContain(f.gstin.charAt(5))
    }
    const open = firms.filter((f) => !/(Ltd|Limited|LLP)$/.test(f.name))
    const proprietors = open.filter((f) => f.gstin.charAt(5) === 'P').length / open.length
    expect(proprietors).toBeGreaterThan(0.35)
    expect(proprietors).toBeLessThan(0.65)
  })

  it('have the first letter of a company or partnership in their numbers, but for a few that were renamed', () => {
    const share = agreeing(firms.filter((f) => 'CF'.includes(f.gstin.charAt(5))))
    expect(share).toBeGreaterThanOrEqual(0.9)
    expect(share).toBeLessThan(1)
  })

  it('do not show the surname of a proprietor', () => {
    expect(agreeing(firms.filter((f) => f.gstin.charAt(5) === 'P'))).toBeLessThan(0.2)
  })
})

describe('heldBy', () => {
  it('takes the surname of a person', () => {
    const made = Array.from({ length: 50 }, (_, i) =>
      heldBy(new Random(`${i}`), '27AAAXX1234A1Z', { name: 'Meera Joshi', kinds: 'P', isPerson: true }).slice(5, 7),
    )
    expect(made.filter((letters) => letters === 'PJ').length).toBeGreaterThanOrEqual(45)
  })
})

describe('codes of states', () => {
  it('lead back to the state, for all that have addresses', () => {
    for (const state of new Set(officeStates)) expect(stateOfGst(gstCode(state))).toBe(state)
  })
})

describe('layouts with tax numbers', () => {
  it('print those of the state of the address beside them', async () => {
    for (const layout of layouts.filter((l) => ['INVOICE', 'GST_CERT'].includes(l.type))) {
      for (const seed of ['one', 'two', 'three']) {
        const { fields } = await layout.compose(new Random(seed))
        for (const party of ['', 'seller_', 'buyer_']) {
          const [gstin, address] = [fields[`${party}gstin`], fields[`${party}address`]]
          if (gstin === undefined || address === undefined) continue
          expect(gstCodesOfPin(pinOf(address)), `${layout.id} ${address}`).toContain(gstin.slice(0, 2))
        }
      }
    }
  })

  it('halve the tax between union and state just where both firms are of one state', async () => {
    for (const layout of layouts.filter((l) => l.type === 'INVOICE')) {
      for (const seed of ['one', 'two', 'three']) {
        const { fields } = await layout.compose(new Random(seed))
        const [seller, buyer] = [fields['seller_gstin'], fields['buyer_gstin']]
        if (seller === undefined || buyer === undefined || fields['taxable_amount'] === undefined) continue
        const within = seller.slice(0, 2) === buyer.slice(0, 2)
        expect(fields['igst_amount'] === undefined, `${layout.id} ${seed}`).toBe(within)
      }
    }
  })

  it('have the kind of person that the constitution of business says', async () => {
    const kinds = { Propriet: 'P', Hindu: 'H', LLP: 'F', Liability: 'F', Partner: 'F', Company: 'C', Society: 'TA' }
    for (const layout of layouts.filter((l) => l.type === 'GST_CERT')) {
      for (let i = 0; i < 12; i++) {
        const { fields } = await layout.compose(new Random(`constitution-${i}`))
        const { gstin, constitution_of_business: constitution } = fields
        if (gstin === undefined || constitution === undefined) continue
        const kind = Object.entries(kinds).find(([word]) => constitution.includes(word))
        expect(kind?.[1], `${layout.id} ${constitution}`).toContain(gstin.charAt(5))
      }
    }
  })
})
