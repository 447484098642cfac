/**
 * Lines that were filled in by hand. The network of pages learnt print; what it reads badly, a network that learnt
 * writing reads again.
 */
import type { Script } from '../model'
import { flatten, type FlatChar, meanConfidence } from './flat-chars'
import { isMachineReadable } from './machine-lines'
import type { LineRecogniser } from './recogniser/line-recogniser'
import type { FoundLine } from './segmentation/find-lines'

export interface ReadLine {
  readonly line: FoundLine
  readonly script: Script
  readonly chars: readonly FlatChar[]
}

/** A line that the network of pages reads as well as this is print, and on a page with writing as well as that. */
const printed = 0.9
const printedBesideWriting = 0.97
/** What the network of writing is no surer of than this is neither. */
const leastSure = 0.7
/** A line of which it is so much surer was written by hand. */
const clearGain = 0.1
/** It is surer of its letters than it is right: one in twenty is wrong in hands that it never saw. */
const believed = 0.95
/** The magnetic line of a cheque has more figures than anyone writes in one; its signs are known to the network of pages. */
const mostFigures = 12

/** The same lines, each as the network of writing reads it where that is surer of it. */
export async function withWriting(writing: LineRecogniser, lines: readonly ReadLine[]): Promise<ReadLine[]> {
  const poor = lines.filter((line) => mayBeWritten(line, printed))
  const first = await readBetter(writing, poor)
  const isWritten = [...first].some(([own, better]) => better.sure > meanConfidence(own.chars) + clearGain)
  const fair = isWritten ? lines.filter((line) => !poor.includes(line) && mayBeWritten(line, printedBesideWriting)) : []
  const better = new Map([...first, ...(await readBetter(writing, fair))])
  return lines.map((own) => better.get(own)?.read ?? own)
}

/** Those lines that the network of writing reads more surely, with how sure it is of their letters. */
async function readBetter(
  writing: LineRecogniser,
  lines: readonly ReadLine[],
): Promise<ReadonlyMap<ReadLine, { readonly read: ReadLine; readonly sure: number }>> {
  if (lines.length === 0) return new Map()
  const images = lines.map(({ line }) => line.image)
  const read = await writing.recognise(images, 'latin')
  return new Map(
    lines.flatMap((own, i) => {
      const chars = flatten(read[i]!, { script: 'latin', image: images[i]! })
      const sure = meanConfidence(chars)
      if (sure < Math.max(leastSure, meanConfidence(own.chars))) return []
      const doubted = chars.map((char) => ({ ...char, confidence: believed * char.confidence }))
      return [[own, { read: { ...own, chars: doubted }, sure }] as const]
    }),
  )
}

const mayBeWritten = ({ script, chars }: ReadLine, print: number): boolean =>
  script === 'latin' &&
  meanConfidence(chars) < print &&
  !isMachineReadable(chars) &&
  chars.filter(({ text }) => /\d/.test(text)).length < mostFigures
