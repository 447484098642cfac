import { expect, test } from 'vitest'
import { under } from '../../../../../../src/main/engine/extraction/forms/form-columns'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import type { PageQuad } from '../../../../../../src/shared/domain/geometry'
import { asciiPage } from '../ascii-page'

const raised = (place: PageQuad, by: number): PageQuad =>
  place.map(({ x, y }) => ({ x, y: y - by })) as unknown as PageQuad

test('a value that stands a little higher than those beside it is no end of its head, and theirs are no line of heads', () => {
  const page = asciiPage(`
Number            Legal Name          Trade Name
08SAOCM3368M1Z8   Kirana Stores       Balaji Electronics
                  Limited`)
  const lines = page.lines.map((line) => {
    const by = { Number: 4, Legal: 4, Trade: 4, Balaji: 2 }[line.words[0]!.text] ?? 0
    const words = line.words.map((word) => ({ ...word, place: raised(word.place, by) }))
    return { ...line, place: raised(line.place, by), words }
  })
  const labelled = labelPage(layoutOf({ ...page, lines }), {
    number: ['Number'],
    legal: ['Legal Name'],
    trade: ['Trade Name'],
  })
  const hit = labelled.hits.find(({ label }) => label === 'legal')!
  expect(under(labelled, hit).map(textOf)).toEqual(['Kirana Stores', 'Limited'])
})

test('what a head says over its value does not lower the heads beside it', () => {
  const page = asciiPage(`
Communication Address           Account Type            Nominee
Ward No 12, Near Ghantaghar,    Savings                 Registered (Santosh Devi)
Laxmangarh, Sikar,
Rajasthan - 332311`)
  const labelled = labelPage(layoutOf(page), {
    address: ['Communication Address'],
    type: ['Account Type'],
    joint: ['Nominee Registered'],
  })
  const hit = labelled.hits.find(({ label }) => label === 'address')!
  expect(under(labelled, hit).map(textOf)[0]).toBe('Ward No 12, Near Ghantaghar,')
})

test('heads of one line are beside those of two, level with neither of their lines', () => {
  const page = asciiPage(`
Basic     Gross     PF
14000     24500     1680`)
  const shifted = (place: PageQuad, by: number): PageQuad => raised(place, -by)
  const lines = page.lines.flatMap((line) => {
    const [first] = line.words
    if (first!.text !== 'Gross') return [line]
    // "Gross" over "Salary", in the middle of which the others stand.
    const over = { ...line, place: raised(line.place, 14), words: [{ ...first!, place: raised(first!.place, 14) }] }
    const under = { ...first!, text: 'Salary', place: shifted(first!.place, 14) }
    return [over, { ...line, place: shifted(line.place, 14), words: [under] }]
  })
  const moved = lines.map((line) =>
    /\d/.test(line.words[0]!.text)
      ? {
          ...line,
          place: shifted(line.place, 20),
          words: line.words.map((word) => ({ ...word, place: shifted(word.place, 20) })),
        }
      : line,
  )
  const labelled = labelPage(layoutOf({ ...page, lines: moved }), {
    basic: ['Basic'],
    gross: ['Gross Salary'],
    fund: ['PF'],
  })
  const hit = labelled.hits.find(({ label }) => label === 'gross')!
  expect(under(labelled, hit).map(textOf)).toEqual(['24500'])
})
