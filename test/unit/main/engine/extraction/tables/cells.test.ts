import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { textInPicture } from '../../../../../../src/main/engine/extraction/tables/cells'

const word = (text: string, atEdge?: LaidWord['atEdge']): LaidWord => ({
  text,
  confidence: 0.99,
  chars: [],
  quad: [0, 0, 0, 0].map(() => ({ x: 0, y: 0 })) as unknown as LaidWord['quad'],
  box: { x: 0, y: 0, width: 10, height: 16 },
  page: 0,
  script: 'latin',
  ...(atEdge ? { atEdge } : {}),
})

test('a text that begins at the edge of the picture is never sure, however well it was read', () => {
  const cut = [[word('eat', { start: true, end: false }), word('Atta')]]
  expect(textInPicture(cut, 0.996)).toEqual({ confidence: 0.7, reasons: [{ code: 'partly_outside_image' }] })
  expect(textInPicture([[word('Wheat'), word('Atta')]], 0.996)).toEqual({ confidence: 0.996, reasons: [] })
})
