import { expect, test } from 'vitest'
import type { PageQuad } from '../../../../../../src/shared/domain/geometry'
import type { ReadPage } from '../../../../../../src/main/engine/model'
import { formValues } from '../../../../../../src/main/engine/extraction/forms/form-values'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const halfRow = 20
const up = <P extends { readonly y: number }>(point: P): P => ({ ...point, y: point.y - halfRow })
const raised = ([a, b, c, d]: PageQuad): PageQuad => [up(a), up(b), up(c), up(d)]

/** The page with what begins with "Address" half a row higher: in the middle of two lines beside it. */
const centredPage = (text: string): ReadPage => {
  const printed = asciiPage(text)
  const lines = printed.lines.map((line) =>
    line.words[0]?.text === 'Address'
      ? { ...line, words: line.words.map((w) => ({ ...w, place: raised(w.place) })) }
      : line,
  )
  return { ...printed, lines }
}

test('a label in the middle of its cell has all lines from that which a colon opens', () => {
  const text = `
Account Name      : Mr. KESHAV PRABHU
                  : 2-14/3, Sharada Nilaya, Bejai Kapikad
                  Near KSRTC Bus Stand
Address           MANGALURU - 575004
                  Karnataka
Date              : 2 Jul 2025`
  const page = labelPage(layoutOf(centredPage(text)), {
    holder: ['Account Name'],
    address: ['Address'],
    date: ['Date'],
  })
  const hit = page.hits.find(({ label }) => label === 'address')!
  expect(formValues(page, hit, 6)[0]!.span.lines.map(textOf)).toEqual([
    ': 2-14/3, Sharada Nilaya, Bejai Kapikad',
    'Near KSRTC Bus Stand',
    'MANGALURU - 575004',
    'Karnataka',
  ])
})

test('a label in the middle of a cell of two lines has both, and the cell over it neither', () => {
  const printed = centredPage(`
Name of Establishment             SAI KRUPA GENERAL STORES
                                  SHOP NO 4, GURUDWARA CHOWK,
Address of Establishment          PUNE, 411033
Name of Employer                  Ganesh Pawar`)
  const page = labelPage(layoutOf(printed), {
    name: ['Name of Establishment'],
    address: ['Address of Establishment'],
    employer: ['Name of Employer'],
  })
  const valueOf = (label: string): string[] => {
    const hit = page.hits.find((h) => h.label === label)
    const [value] = hit ? formValues(page, hit, 3) : []
    return (value?.span.lines ?? []).map(textOf)
  }
  expect(valueOf('name')).toEqual(['SAI KRUPA GENERAL STORES'])
  expect(valueOf('address')).toEqual(['SHOP NO 4, GURUDWARA CHOWK,', 'PUNE, 411033'])
})

test('a label on the line of its value has no line over it but where as many stand under it', () => {
  const page = labelPage(
    layoutOf(
      asciiPage(`
           THE FEDERAL BANK LIMITED
BRANCH     ALUVA BANK JUNCTION`),
    ),
    { branch: ['Branch'] },
  )
  const [value] = formValues(page, page.hits[0]!, 2)
  expect(value?.span.lines.map(textOf)).toEqual(['ALUVA BANK JUNCTION'])
})

test('a line that begins where labels of other rows do is no rest of a value that ends closely before it', () => {
  const page = labelPage(
    layoutOf(
      asciiPage(`
Owner       DILIP NAMDEO WAGHERE                 Zone          12
Address     S.No. 118/4, Vikas Colony, Pimpri    Settlement    UPI
            Gaon, Pune 411017`),
    ),
    { owner: ['Owner'], zone: ['Zone'], address: ['Address'] },
  )
  const hit = page.hits.find(({ label }) => label === 'address')!
  const [value] = formValues(page, hit, 8)
  expect(value?.span.lines.map(textOf)).toEqual(['S.No. 118/4, Vikas Colony, Pimpri', 'Gaon, Pune 411017'])
})

test('a stroke so narrow that it ends where it begins is no rest of itself', () => {
  const printed = asciiPage(`
Zone        I`)
  const narrow = ([a, b, c, d]: PageQuad): PageQuad => [a, { ...b, x: a.x + 2 }, { ...c, x: d.x + 2 }, d]
  const lines = printed.lines.map((line) => ({
    ...line,
    words: line.words.map((w) => (w.text === 'I' ? { ...w, place: narrow(w.place) } : w)),
  }))
  const page = labelPage(layoutOf({ ...printed, lines }), { zone: ['Zone'] })
  const [value] = formValues(page, page.hits[0]!, 2)
  expect(value?.span.lines.map(textOf)).toEqual(['I'])
})

test('two lines wide apart belong to a label that stands level between them; marks before a colon are of neither', () => {
  const printed = asciiPage(`
Category                          : General

                                  ": Holding No. 81, Lake Road,
Official Address                    Ranchi, Jharkhand - 834008

Date of Incorporation             : 05/03/2019`)
  const lowered = (by: number) => (place: PageQuad) => {
    const [a, b, c, d] = place
    const at = <P extends { readonly y: number }>(point: P): P => ({ ...point, y: point.y + by })
    return [at(a), at(b), at(c), at(d)] as const satisfies PageQuad
  }
  const lines = printed.lines.map((line) => {
    const first = line.words[0]?.text
    const move = lowered(first === 'Official' ? -13 : first === 'Ranchi,' ? 14 : 0)
    return { ...line, words: line.words.map((w) => ({ ...w, place: move(w.place) })) }
  })
  const page = labelPage(layoutOf({ ...printed, lines }), {
    category: ['Category'],
    address: ['Official Address'],
    date: ['Date of Incorporation'],
  })
  const [value] = page.hits.filter(({ label }) => label === 'address').flatMap((hit) => formValues(page, hit, 4))
  expect(value?.span.lines.map(textOf)).toEqual(['Holding No. 81, Lake Road,', 'Ranchi, Jharkhand - 834008'])
})
