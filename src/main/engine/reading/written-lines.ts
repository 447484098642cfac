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

/** A line that the network of pages reads as well as this is print; on a page with writing as well as that. */
const printed = 0.97
const printedBesideWriting = 0.998
/** Only what it reads worse than this may be taken from the network of writing wherever that is surer. */
const poor = 0.9
/** What the network of writing is no surer of than this is neither. */
const leastSure = 0.7
/** Of what is read fairly it must be so much surer. */
const fairGain = 0.03
/** Beside clear writing it is right more often of what it is no more than this less sure of; of what looks like print, than that. */
const asSure = 0.03
const asSureOfPrint = 0.01
/** A line of which it is so much surer was written by hand; so were lines of which it is together so much surer. */
const clearGain = 0.1
/** What is read worse than this may be no text: it says nothing of the others. */
const legible = 0.6
/** It is surer of its letters than it is right: one in twenty is wrong in hands that it never saw. */
const believed = 0.95
/** The magnetic line of a cheque has more figures than anyone writes in one; its signs are known to the network of pages. */
const mostFigures = 12
const longGroup = /\d{6}/

/** The same lines, each as the network of writing reads it where that is surer of it, or as sure beside clear writing. */
export async function withWriting(writing: LineRecogniser, lines: readonly ReadLine[]): Promise<ReadLine[]> {
  const asked = lines.filter((line) => mayBeWritten(line, printed))
  const first = await readAsWritten(writing, asked)
  const isWritten = isClearlyWritten(first)
  const rest = isWritten
    ? lines.filter((line) => !asked.includes(line) && mayBeWritten(line, printedBesideWriting))
    : []
  const later = await readAsWritten(writing, rest)
  const slackOf = ({ own }: AsWritten): number => {
    const isPoor = meanConfidence(own.chars) < poor
    // Of a line with another script both are unsure where it is, and neither says more of the rest.
    if (isWritten) return own.line.signs.mixed && !isPoor ? 0 : asSure
    return isPoor ? 0 : -fairGain
  }
  const better = new Map(
    [
      ...first.filter((read) => isBetter(read, slackOf(read))),
      ...later.filter((read) => isBetter(read, asSureOfPrint)),
    ].map(({ own, read }) => [own, read] as const),
  )
  return lines.map((own) => better.get(own) ?? own)
}

const isBetter = ({ own, sure }: AsWritten, slack: number): boolean =>
  sure >= Math.max(leastSure, meanConfidence(own.chars) - slack)

/** Whether one line is clearly written, or several that are read fairly are read a little better as writing. */
function isClearlyWritten(lines: readonly AsWritten[]): boolean {
  const gains = lines
    .filter(({ own }) => meanConfidence(own.chars) >= legible)
    .map(({ own, sure }) => sure - meanConfidence(own.chars))
  return lines.some((read) => isBetter(read, -clearGain)) || gains.reduce((sum, gain) => sum + gain, 0) >= clearGain
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
  script === 'latin' && meanConfidence(chars) < print && !isMachineReadable(chars) && !isMagnetic(chars)

/** The line has more figures than letters; a part of it is groups of figures alone, of which one is long. */
function isMagnetic(chars: readonly FlatChar[]): boolean {
  const text = chars.map((char) => (char.spaceBefore ? ` ${char.text}` : char.text)).join('')
  const figures = countOf(text, /\d/g)
  if (figures >= mostFigures && figures > countOf(text, /\p{L}/gu)) return true
  const groups = text.trim().split(' ')
  return groups.length > 1 && longGroup.test(text) && groups.every((group) => 2 * countOf(group, /\d/g) >= group.length)
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
