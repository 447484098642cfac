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
/** Beside clear writing it is right more often of what it is no more than this less sure of. */
const asSure = 0.03
/** A line of which it is so much surer was written by hand. */
const clearGain = 0.1
/** It is surer of its letters than it is right: one in twenty is wrong in hands that it never saw. */
const believed = 0.95
/** The magnetic line of a cheque has more figures than anyone writes in one; its signs are known to the network of pages. */
const mostFigures = 12

/** The same lines, each as the network of writing reads it where that is surer of it, or as sure beside clear writing. */
export async function withWriting(writing: LineRecogniser, lines: readonly ReadLine[]): Promise<ReadLine[]> {
  const poor = lines.filter((line) => mayBeWritten(line, printed))
  const first = await readAsWritten(writing, poor)
  const isWritten = first.some(({ own, sure }) => sure >= Math.max(leastSure, meanConfidence(own.chars) + clearGain))
  const fair = isWritten ? lines.filter((line) => !poor.includes(line) && mayBeWritten(line, printedBesideWriting)) : []
  const later = await readAsWritten(writing, fair)
  const isBetter = ({ own, sure }: AsWritten, slack: number): boolean =>
    sure >= Math.max(leastSure, meanConfidence(own.chars) - slack)
  const better = new Map(
    [
      ...first.filter((read) => isBetter(read, isWritten ? asSure : 0)),
      ...later.filter((read) => isBetter(read, 0)),
    ].map(({ own, read }) => [own, read] as const),
  )
  return lines.map((own) => better.get(own) ?? own)
}

interface AsWritten {
  readonly own: ReadLine
  readonly read: ReadLine
  /** How sure the network is of its letters. */
  readonly sure: number
}

async function readAsWritten(writing: LineRecogniser, lines: readonly ReadLine[]): Promise<AsWritten[]> {
  if (lines.length === 0) return []
  const images = lines.map(({ line }) => line.image)
  const read = await writing.recognise(images, 'latin')
  return lines.map((own, i) => {
    const chars = flatten(read[i]!, { script: 'latin', image: images[i]! })
    const doubted = chars.map((char) => ({ ...char, confidence: believed * char.confidence }))
    return { own, read: { ...own, chars: doubted }, sure: meanConfidence(chars) }
  })
}

const mayBeWritten = ({ script, chars }: ReadLine, print: number): boolean =>
  script === 'latin' &&
  meanConfidence(chars) < print &&
  !isMachineReadable(chars) &&
  chars.filter(({ text }) => /\d/.test(text)).length < mostFigures
