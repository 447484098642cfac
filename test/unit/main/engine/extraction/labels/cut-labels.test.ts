import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { fromWords, labelled } from '../../../../../../src/main/engine/extraction/rules/candidates'
import { nameGrammar } from '../../../../../../src/main/engine/extraction/grammars/grammar'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { asciiPage } from '../ascii-page'

const labels = {
  name: ['Name', "Holder's Name"],
  father: ["Father's Name", 'F/H Name', 'S/D/W of'],
  birth: ['Date of Birth', 'DOB'],
  address: ['Address', 'Addr'],
}

/** A page that ends with its text on every side; `whole` where the whole card is known to be seen. */
const pageOf = (text: string, whole = false) => {
  const page = asciiPage(text)
  return labelPage(layoutOf({ ...page, quality: { ...page.quality, whole } }), labels)
}

test.each([
  ['ame : ASHA RANI', 'name'],
  ['OB: 04/05/1990', 'birth'],
  ['/W of : MOHAN LAL', 'father'],
  ['ress', 'address'],
  ["|ther's Name : MOHAN LAL", 'father'],
])('%s opens with what the edge of the picture left of its label', (text, label) =>
  expect(pageOf(text).hits).toMatchObject([{ label, from: 0 }]),
)

test.each(["er's Name : MOHAN LAL", "'s Name : MOHAN LAL"])(
  '%s may be the end of several labels and names nothing',
  (text) => expect(pageOf(text).hits).toEqual([]),
)

test.each([
  ['the card is whole', 'ame : ASHA RANI', true],
  ['the line begins within the picture', '    ame : ASHA RANI', false],
])('where %s no first letters are missing', (_, text, whole) => expect(pageOf(text, whole).hits).toEqual([]))

test.each([
  ['ASHA RANI', false, mostDoubted],
  ['ASHA RANI', true, undefined],
])('a name at the edge of the picture, %s, is sure only of a whole card (%s)', (text, whole, most) => {
  const { layout } = pageOf(text, whole)
  const read = nameGrammar(spanOf(layout.segments[0]!.words))!
  expect(fromWords(layout, 'name', 'some.rule', read, 0.9).most).toBe(most)
})

test('a name beside a cut label is read', () => {
  const page = pageOf('ame : ASHA RANI    X')
  const rule = labelled('some.rule', 'name', 'name', nameGrammar)
  expect(rule.find({ pages: [page] } as never)).toMatchObject([{ value: 'ASHA RANI' }])
})
