/** Classes of vehicles as licences print them. */
import { distance } from 'fastest-levenshtein'
import { parsed, type Grammar } from './grammar'
import { textOf, type LaidWord } from '../layout/layout'
import { spanOf, wordsOf } from '../layout/span'

const vehicleClasses = new Set(
  `MCWG MCWOG MCWOG/FVG FVG M/CYCL.WG M.CYL. MC50CC MCW/OG LMV LMV-NT LMV-TR LMVNT HMV HGMV HPMV MGV HGV MPV HTV
   TRANS INVCRG 3W-NT 3W-TR 3WGV 3WTR 3WNT 3W-CAB ADPVEH LDRXCV CRANE FORK RDRLR TRCTOR TRACTOR AGRTLR
   LMV-GV LMV-CAB LMVCAB PSVBUS EXCVTR E-RICK ERICK EXMCWG MC-EX50CC MC-EX LMVTT LMV-TT LMVGV LMVPSV IVC HPMV/TRANS`.split(
    /\s+/,
  ),
)

/** Words of the card that are a letter away from a class. */
const otherWords = new Set(['FORM', 'WORK'])

/** The class that is meant, where one letter at most was misread and no other class is as near. */
function knownClass(read: string): string | null {
  if (vehicleClasses.has(read)) return read
  if (read.length < 4 || otherWords.has(read)) return null
  const near = [...vehicleClasses].filter((name) => distance(name, read) === 1)
  return near.length === 1 ? (near[0] ?? null) : null
}

/** A first letter that stands apart from its class is part of it: `L MV`. */
function joinedCapitals(words: readonly LaidWord[]): readonly LaidWord[] {
  return words.flatMap((word, i) => {
    const before = words[i - 1]
    const joins = (letter: LaidWord | undefined, rest: LaidWord | undefined): boolean =>
      /^[A-Z]$/.test(letter?.text ?? '') && vehicleClasses.has(`${letter?.text}${rest?.text.replace(/\W+$/, '')}`)
    if (joins(word, words[i + 1])) return []
    return joins(before, word) ? [{ ...word, text: `${before?.text}${word.text}` }] : [word]
  })
}

/** A capital before or after which its small letter stands was read twice: `LMvV`. */
const withoutTwins = (text: string): string =>
  text.replace(/(\p{L})(\p{L})/gu, (both, a: string, b: string) =>
    a !== b && a.toUpperCase() === b.toUpperCase() ? a.toUpperCase() : both,
  )

const gear = String.raw`(?:\s?[-(]?\s?(?:WITH(?:OUT)?|W\/?O?)\.?\s?GEAR\)?)`
const inWords = new RegExp(
  String.raw`(?:(?:MOTOR\s?CYCLE|M\s?[/.]\s?CYCLE|SCOOTER|MOPED)${gear}?` +
    String.raw`|(?:LIGHT|MEDIUM|HEAVY)\s(?:(?:GOODS|PASSENGER|TRANSPORT)\s)?(?:MOTOR\s)?VEHICLE` +
    String.raw`|TRACTOR|MOTOR\s?CAR|ROAD\sROLLER|INVALID\sCARRIAGE|AUTO\s?RICKSHAW)S?`,
  'i',
)
const onlyInWords = new RegExp(`^\\W*${inWords.source}(?:\\W+(?:AND\\s)?${inWords.source})*\\W*$`, 'i')

/** Classes as old forms spell them: "MOTOR CYCLE WITH GEAR, LIGHT MOTOR VEHICLE", a line that says nothing else. */
export const spelledClassGrammar: Grammar = (span) => {
  const text = textOf(wordsOf(span))
  if (!onlyInWords.test(text)) return null
  const named = [...text.matchAll(new RegExp(inWords.source, 'gi'))].map(([name]) => name)
  return parsed(named.join(', '), spanOf(wordsOf(span)))
}

/** A short name with a point behind each of its letters: `L.M.V.`. */
const isShortName = (text: string): boolean => vehicleClasses.has(text.toUpperCase().replaceAll('.', ''))
const wholeInWords = new RegExp(`^${inWords.source}$`, 'i')

/**
 * The list at a label, as it is printed, its commas perhaps read as stops, of which some classes are spelled out or pointed: "M/Cycle with gear, LMV".
 * Null where one of them is no class, and for short names alone.
 */
export const printedClassGrammar: Grammar = (span) => {
  const [line = []] = span.lines
  const names = textOf(line)
    .split(/\s*[,;&+]\s*|\s+(?:and|\/)\s+|(?<=\w{3})\.\s+/i)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const isSpelled = (name: string): boolean => wholeInWords.test(name)
  if (!names.every((name) => isSpelled(name) || isShortName(name))) return null
  return names.some((name) => isSpelled(name) || name.includes('.')) ? parsed(names.join(', '), spanOf(line)) : null
}

/** Classes of vehicles in printed order, each once. */
export const vehicleClassGrammar: Grammar = (span) => {
  const found: string[] = []
  const kept: LaidWord[] = []
  let strange = 0
  for (const word of joinedCapitals(wordsOf(span))) {
    for (const part of withoutTwins(word.text)
      .toUpperCase()
      .split(/[,;|&]+/)) {
      const name = knownClass(part.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, ''))
      if (!name && /^[A-Z][A-Z0-9/-]{2,7}$/.test(part)) strange++
      if (!name || found.includes(name)) continue
      found.push(name)
      kept.push(word)
    }
  }
  // Capitals that are no class beside others that are: one of the list was misread.
  return found.length > 0 ? parsed(found.join(', '), spanOf(kept), strange > 0 ? 0.4 : 1) : null
}
