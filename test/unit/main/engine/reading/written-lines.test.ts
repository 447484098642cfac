import { expect, test } from 'vitest'
import type { FlatChar } from '../../../../../src/main/engine/reading/flat-chars'
import type { LineRecogniser } from '../../../../../src/main/engine/reading/recogniser/line-recogniser'
import type { FoundLine } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { withWriting, type ReadLine } from '../../../../../src/main/engine/reading/written-lines'
import { wholeEnds } from './whole-ends'

const image = { sheet: { width: 4, height: 4, data: new Uint8Array(16) }, box: { x: 0, y: 0, width: 4, height: 4 }, slope: 0, inverted: false } // prettier-ignore
const line = (): FoundLine => ({
  signs: { script: 'latin', evidence: 3, mixed: false },
  image: { ...image },
  ink: [],
  print: { top: 0, bottom: 4 },
  ...wholeEnds,
})
const charsOf = (text: string, confidence: number): FlatChar[] =>
  [...text].map((char, i) => ({ text: char, confidence, others: [], left: i, right: i + 1, spaceBefore: i === 0, script: 'latin', image })) // prettier-ignore
const printed = (text: string, confidence: number): ReadLine => ({
  line: line(),
  script: 'latin',
  chars: charsOf(text, confidence),
})
const textOf = ({ chars }: ReadLine): string => chars.map(({ text }) => text).join('')

/** Reads what it is given, line by line in their order, however often it is asked. */
function writing(...answers: readonly (readonly [string, number])[]): LineRecogniser {
  const left = [...answers]
  return {
    recognise: (images) => Promise.resolve(images.map(() => ({ words: [charsOf(...(left.shift() ?? ['', 0]))] }))),
    close: () => undefined,
  }
}

test('a line that the network of print reads badly is taken from that of writing where it is surer, and believed less', async () => {
  const [surer, other] = await withWriting(writing(['Torrent', 0.9], ['Swm', 0.4]), [
    printed('T0rrewt', 0.7),
    printed('Sum', 0.5),
  ])
  expect(textOf(surer!)).toBe('Torrent')
  expect(surer!.chars[0]!.confidence).toBeLessThan(0.9)
  expect(textOf(other!)).toBe('Sum')
})

test('print is not asked for, unless a line beside it was clearly written', async () => {
  const fair = printed('Dae', 0.93)
  const alone = await withWriting(writing(['Date', 0.99]), [fair])
  expect(alone.map(textOf)).toEqual(['Dae'])
  const beside = await withWriting(writing(['Torrent', 0.9], ['Date', 0.99]), [printed('T0rrewt', 0.5), fair])
  expect(beside.map(textOf)).toEqual(['Torrent', 'Date'])
})

test('beside clear writing a line is that of writing where it is nearly as sure', async () => {
  const alone = await withWriting(writing(['Mina', 0.81]), [printed('Miwa', 0.83)])
  expect(alone.map(textOf)).toEqual(['Miwa'])
  const lines = [printed('T0rrewt', 0.5), printed('Miwa', 0.83)]
  const beside = await withWriting(writing(['Torrent', 0.9], ['Mina', 0.81]), lines)
  expect(beside.map(textOf)).toEqual(['Torrent', 'Mina'])
  const besideSpecks = await withWriting(writing(['T', 0.65], ['Mina', 0.81]), lines)
  expect(besideSpecks.map(textOf)).toEqual(['T0rrewt', 'Miwa'])
})

test('the magnetic line of a cheque stays as the network of pages reads it', async () => {
  const magnetic = printed('K447706K560019273K661450K29', 0.6)
  expect(await withWriting(writing(['4477065600192736614529', 0.95]), [magnetic])).toEqual([magnetic])
})
