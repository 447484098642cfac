import { expect, test } from 'vitest'
import { layoutOf, textOf, type Segment } from '../../../../../../src/main/engine/extraction/layout/layout'
import { withCentredLabels } from '../../../../../../src/main/engine/extraction/prose/centred-labels'
import { asciiPage } from '../ascii-page'

/** The lines of a page, one segment each, the second of which reaches beside both others. */
function linesOf(text: string): Segment[][] {
  const [first, second, ...more] = layoutOf(asciiPage(text)).segments
  const tall = { ...second!, box: { ...second!.box, y: second!.box.y - 20, height: second!.box.height + 40 } }
  return [first!, tall, ...more].map((segment) => [segment])
}

const told = (text: string): string[] =>
  withCentredLabels(linesOf(text)).map((cells) => cells.map(({ words }) => textOf(words)).join(' | '))

test('a label in the middle beside the two lines of its value is told before both', () => {
  expect(
    told(`
                    Holding No. 212, Kadma, East
Premises let out
                    Singhbhum, Jharkhand 831005`),
  ).toEqual(['Premises let out | Holding No. 212, Kadma, East Singhbhum, Jharkhand 831005'])
})

test('lines of running text and values that begin elsewhere stay as they are', () => {
  const lines = `
Holding No. 212, Kadma, East
Premises let out
Singhbhum, Jharkhand 831005`
  expect(told(lines)).toHaveLength(3)
  expect(told(lines.replace('Holding', '                                Holding'))).toHaveLength(3)
})
