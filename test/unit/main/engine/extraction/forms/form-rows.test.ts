import { expect, test } from 'vitest'
import { rowOf } from '../../../../../../src/main/engine/extraction/forms/form-rows'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanText } from '../../../../../../src/main/engine/extraction/layout/span'
import type { PageQuad } from '../../../../../../src/shared/domain/geometry'
import type { ReadPage } from '../../../../../../src/main/engine/model'
import { asciiPage } from '../ascii-page'

const raised = (place: PageQuad, by: number): PageQuad =>
  place.map(({ x, y }) => ({ x, y: y - by })) as unknown as PageQuad

/** A page of which the line that begins with a word stands higher. */
function withRaised(page: ReadPage, opening: string, by: number): ReadPage {
  const lines = page.lines.map((line) =>
    line.words[0]?.text === opening
      ? { ...line, place: raised(line.place, by), words: line.words.map((w) => ({ ...w, place: raised(w.place, by) })) }
      : line,
  )
  return { ...page, lines }
}

const rowOn = (read: ReadPage): string => {
  const page = labelPage(layoutOf(read), { what: ['Property Description'], area: ['Area'] })
  return spanText(
    rowOf(
      page,
      page.hits.find(({ label }) => label === 'what')!,
    ),
  )
}

test('of two lines of a slanted cell that both reach the height of the label, each is taken once and in its turn', () => {
  const page = asciiPage(`
Property Description          Flat No. 604, Green Woods,
                              Block No. 4, Lake Road

Area                          58.42 sq. m.`)
  expect(rowOn(withRaised(page, 'Block', 27)).replace(/\s+/g, ' ')).toBe(
    'Flat No. 604, Green Woods, Block No. 4, Lake Road',
  )
})

/** A page of which all lines stand where they are told to, from the top, by their first words. */
const placedAt = (page: ReadPage, tops: Readonly<Record<string, number>>): ReadPage =>
  Object.entries(tops).reduce((read, [opening, top]) => {
    const line = read.lines.find(({ words }) => words[0]?.text === opening)!
    return withRaised(read, opening, line.place[0].y - top)
  }, page)

test('a label at half the height of its value has its first line too, and the row above it has not', () => {
  const read = placedAt(
    asciiPage(`
Property Description          Asha Pawar, Nashik. Pin
                              Code: 422009
                              Vilas Borse, Nashik. Pin
Area
                              code: 422008`),
    { Vilas: 110, Area: 128, 'code:': 146 },
  )
  const page = labelPage(layoutOf(read), { what: ['Property Description'], area: ['Area'] })
  const textAt = (label: string): string =>
    spanText(
      rowOf(
        page,
        page.hits.find((hit) => hit.label === label)!,
      ),
    )
  expect(textAt('what')).toBe('Asha Pawar, Nashik. Pin Code: 422009')
  expect(textAt('area')).toBe('Vilas Borse, Nashik. Pin code: 422008')
})

test('a value of one line beside a label of two is said once', () => {
  const read = placedAt(
    asciiPage(`
Property
                              Gaurav Khanna
Description

Area                          58.42 sq. m.`),
    { Property: 0, Gaurav: 13, Description: 27 },
  )
  const page = labelPage(layoutOf(read), { what: ['Property'], area: ['Area'] })
  expect(
    spanText(
      rowOf(
        page,
        page.hits.find(({ label }) => label === 'what')!,
      ),
    ),
  ).toBe('Gaurav Khanna')
})
