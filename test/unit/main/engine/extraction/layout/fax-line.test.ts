import { expect, test } from 'vitest'
import { layoutOf, textOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const textsOn = (page: string): string[] => layoutOf(asciiPage(page)).segments.map(({ words }) => textOf(words))

test('what a fax machine prints over a page is none of it', () => {
  const page = `
14-JUN-2024 16: 08   FROM :   ASHA CASTINGS PUR      +91 20 2747       P.01/01
ASHA PRECISION CASTINGS PVT LTD
PURCHASE ORDER`
  expect(textsOn(page)).toEqual(['ASHA PRECISION CASTINGS PVT LTD', 'PURCHASE ORDER'])
})

test('from whom an order is, or when a page was printed, is of it', () => {
  expect(textsOn('From : ASHA TRADERS      Date : 14-06-2024      Page 1/2')).toHaveLength(3)
  expect(textsOn('Printed 14-06-2024 16:08      ASHA TRADERS      Page 1/2')).toHaveLength(3)
})
