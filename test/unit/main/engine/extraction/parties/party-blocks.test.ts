import { expect, test } from 'vitest'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, type Layout } from '../../../../../../src/main/engine/extraction/layout/layout'
import { partyFrom, partyUnder } from '../../../../../../src/main/engine/extraction/parties/party-blocks'
import { asciiPage } from '../ascii-page'

const head = `
Godavari Pharma
Depot
Bhosari, Pune 411026
Bill No 4
Bill Date 12.03.2025
Total 400.00`

/** The same page with its first two lines in print so many times as high. */
function inLargePrint(layout: Layout, times: number): Layout {
  const segments = layout.segments.map((segment, i) => {
    if (i > 1) return segment
    const enlarged = <T extends { readonly height: number; readonly y: number }>(box: T): T => ({
      ...box,
      y: box.y - (times - 1) * box.height,
      height: times * box.height,
    })
    return {
      ...segment,
      box: enlarged(segment.box),
      words: segment.words.map((w) => ({ ...w, box: enlarged(w.box) })),
    }
  })
  return { ...layout, segments }
}

test('a name in large print goes on in the next line of that print, and not in an address in the print of the page', () => {
  const name = (times: number): string | undefined => {
    const page = labelPage(inLargePrint(layoutOf(asciiPage(head)), times), {})
    return partyFrom(page, page.layout.segments[0]!).name?.value
  }
  expect(name(1.5)).toBe('Godavari Pharma Depot')
  expect(name(1)).toBe('Godavari Pharma')
})

test('the parties of two boxes stand far from their labels where both begin at one place', () => {
  const boxes = `
Seller                         Godavari Fabricators LLP
                               Bhosari, Pune 411026
Buyer                          Narmada Stores
                               Indira Nagar, Nashik 422009`
  const names = (text: string): (string | undefined)[] => {
    const page = labelPage(layoutOf(asciiPage(text)), { seller: ['Seller'], buyer: ['Buyer'] })
    return page.hits.map((hit) => partyUnder(page, hit).name?.value).toSorted()
  }
  expect(names(boxes)).toEqual(['Godavari Fabricators LLP', 'Narmada Stores'])
  expect(names(boxes.replace('Buyer ', 'Terms '))).toEqual([undefined])
})

const vendor = `
Vendor
Mangan Hill Produce Co-
operative
Mangan Bazaar, Sikkim 737116`

test('a name that is broken with a hyphen goes on in the next line; where it does not, it is not all of it', () => {
  const name = (text: string): ReturnType<typeof partyUnder>['name'] => {
    const page = labelPage(layoutOf(asciiPage(text)), { vendor: ['Vendor'] })
    return partyUnder(page, page.hits[0]!).name
  }
  expect(name(vendor)).toMatchObject({ value: 'Mangan Hill Produce Co-operative' })
  expect(name(vendor)).not.toHaveProperty('isDoubted')
  // Whether "Enterprises" has a hyphen of its own, the print does not say.
  expect(name(vendor.replace('Co-', 'Enter-').replace('operative', 'prises'))).toMatchObject({ isDoubted: true })
  expect(name(vendor.replace('operative\n', ''))).toMatchObject({ isDoubted: true })
})

test('the number for taxes in brackets behind a firm is no part of its name, and is told with it', () => {
  const page = labelPage(
    layoutOf(
      asciiPage('\nTo M/s Islands Steel & Hardware Mart, Aberdeen Bazaar, Port Blair (GST No. 35AAGPI7745L1ZB)'),
    ),
    { supplier: ['To', 'M/s'], gstin: ['GST No'] },
  )
  const party = partyUnder(
    page,
    page.hits.find(({ phrase }) => phrase === 'To')!,
  )
  expect(party.name?.value).toBe('M/s Islands Steel & Hardware Mart')
  expect(party.gstin?.value).toBe('35AAGPI7745L1ZB')
})
