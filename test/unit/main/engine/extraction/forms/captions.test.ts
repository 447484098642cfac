import { expect, test } from 'vitest'
import { captioned } from '../../../../../../src/main/engine/extraction/forms/captions'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf, type Layout } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const labels = { id: ['Employee Code'], designation: ['Designation'], pan: ['PAN'], account: ['Bank A/c No'] }

/** A page of which every row has its own height of print, in pixels. */
function withHeights(text: string, heights: readonly number[]): Layout {
  const layout = layoutOf(asciiPage(text))
  const rows = [...new Set(layout.segments.map(({ box }) => box.y))].sort((a, b) => a - b)
  const sized = <T extends { readonly y: number; readonly height: number }>(box: T): T => ({
    ...box,
    height: heights[rows.indexOf(box.y)] ?? box.height,
  })
  const segments = layout.segments.map((s) => ({
    ...s,
    box: sized(s.box),
    words: s.words.map((w) => ({ ...w, box: sized(w.box) })),
  }))
  return { ...layout, segments }
}

const slip = `
NX-2210              Test Engineer
Employee Code        Designation

BKQPN4417R           50100448812907
PAN                  Bank A/c No`

const valueOf = (heights: readonly number[], text = slip): Record<string, string | undefined> => {
  const page = labelPage(withHeights(text, heights), labels)
  return Object.fromEntries(
    page.hits.map((hit) => [
      hit.label,
      captioned(page, hit)
        ?.words.map((w) => w.text)
        .join(' '),
    ]),
  )
}

test('labels in smaller print close under their values are captions', () => {
  expect(valueOf([24, 18, 24, 18])).toEqual({
    id: 'NX-2210',
    designation: 'Test Engineer',
    pan: 'BKQPN4417R',
    account: '50100448812907',
  })
})

test('labels in the print of their values are none, nor those that stand over them, nor one alone', () => {
  const none = { id: undefined, designation: undefined, pan: undefined, account: undefined }
  expect(valueOf([24, 24, 24, 24])).toEqual(none)
  const over = `
Employee Code        Designation
NX-2210              Test Engineer

PAN                  Bank A/c No
BKQPN4417R           50100448812907`
  expect(valueOf([18, 24, 18, 24], over)).toEqual(none)
  expect(valueOf([24, 18], 'NX-2210\nEmployee Code')).toEqual({ id: undefined })
})
