/** What parts a deed where its parties are told of: names of their parts, witnesses, the matters that come behind. */
import { labelOf, markersIn, writesAs, type PartyWords } from './party-marks'

export type Part = 'first' | 'second'

export interface Zones {
  /** Parts that close what is said of somebody; of others too. */
  readonly closing: readonly {
    readonly which: Part | 'other'
    readonly start: number
    readonly end: number
    readonly ofSeveral: boolean
  }[]
  readonly labels: readonly {
    readonly which: Part
    readonly start: number
    readonly end: number
    /** Of the sheet of a stamp, whose buyer named them before there was a deed. */
    readonly ofStamp: boolean
    /** The part alone on its line: over somebody, or in the cell of a table of which a name stands higher. */
    readonly alone: boolean
  }[]
  readonly bodies: readonly number[]
  /** Where other matters than parties begin. */
  readonly ends: readonly number[]
  /** Where the first party begins. */
  readonly openings: readonly number[]
  isWitness(at: number): boolean
}

export function zonesIn(text: string, words: PartyWords): Zones {
  const others = [...text.matchAll(otherPart)].map((m) => ({
    which: 'other' as const,
    start: m.index,
    end: m.index + m[0].length,
    ofSeveral: false,
  }))
  const own = markersIn(text, words).map((marker, _, all) => {
    // A part that has another name than the first of its kind is that of one more party.
    const first = all.find(({ which }) => which === marker.which)
    return first && first.word !== marker.word ? { ...marker, which: 'other' as const } : marker
  })
  const labels = (['first', 'second'] as const).flatMap((which) =>
    [labelOf(words[which]), writesAs(words[which]), opensAsLabel[which]].flatMap((label) =>
      [...text.matchAll(label)]
        .filter((m) => m[0].search(writesAs(words[which === 'first' ? 'second' : 'first'])) < 0)
        // A part on a line of its own closes what is said before it, where it heads nothing.
        .filter((m) => !own.some(({ start, end }) => start < m.index + m[0].length && m.index < end))
        .map((m) => ({
          which,
          start: m.index,
          end: m.index + m[0].length,
          ofStamp: isOnStamp(text, m.index),
          alone: m.groups?.alone !== undefined,
        })),
    ),
  )
  const opened = [...text.matchAll(opening)].map(({ index }) => index)
  const bodies = [...text.matchAll(body)].map(({ index }) => index)
  const witnesses = [...text.matchAll(witness)].map((m) => m.index + m[0].length)
  return {
    closing: [...own, ...others].sort((a, b) => a.start - b.start),
    labels: labels.sort((a, b) => a.start - b.start),
    bodies,
    ends: [...bodies, ...[...text.matchAll(witness)].map(({ index }) => index)].sort((a, b) => a - b),
    openings: opened,
    isWitness(at) {
      const seen = witnesses.filter((end) => end <= at && at - end < 260).at(-1)
      // Who bought the stamp may be an advocate; a deed that opens behind that tells of its parties.
      const begins = [...labels.map(({ start }) => start), ...opened]
      return seen !== undefined && !begins.some((start) => start >= seen && start <= at)
    },
  }
}

/** Rows of the sheet of a stamp, right behind those of its parties. */
const rowOfStamp = /\bstamp\s*duty\s+(?:paid\s+by|amount)/iu
const reachOfStamp = 320
/** … or right before them: "Stamp Duty Paid : Rs. 500" on the row over "First Party : …". No deed begins between. */
const afterDuty = /\bstamp\s*duty\s+paid\b(?:(?!agreement|deed)[^\n])*\n?(?:(?!agreement|deed)[^\n])*$/iu
const isOnStamp = (text: string, at: number): boolean =>
  /^(?:first|second)\s+party/iu.test(text.slice(at)) &&
  (rowOfStamp.test(text.slice(at, at + reachOfStamp)) || afterDuty.test(text.slice(Math.max(0, at - reachOfStamp), at)))

/** "EXECUTED BY : …", "IN FAVOUR OF : …": what a deed does heads its parties like a label. */
const opensAsLabel = {
  first: /executed\s+by\s*[:：–-]+\s*(?!self(?!\p{L}))/giu,
  second: /in\s+favou?r\s+of\s*[:：–-]+\s*/giu,
}

/** Those who see and write a deed. */
const witness =
  /(?<![\p{L}\p{M}])(?:witness(?:es)?|identif(?:ied|ier)|drafted|prepared\s+by|scribe|advocate|गवाह|गवाहान|साक्षीदार|साक्षी|ओळखणार|लेखक)(?![\p{L}\p{M}])/giu
/** Parts of others who join in a deed. */
const otherPart =
  /(?:called|referred|known|described)[^.;]{0,40}?(?:confirming|consenting|developers?|guarantors?|third)(?!\p{L}|\s*[-/]\s*\p{L})/giu
/** Where parties have been told of. */
const body =
  /(?<![\p{L}\p{M}])(?:whereas|witness(?:eth|es\s+as)|now\s+this|now\s+therefore|चूंकि|यह(?:\s+है)?\s+कि|कारणे|जे\s*की|विदित\s+हो|पार्श्वभूमी)(?![\p{L}\p{M}])/giu
const opening =
  /(?<!\p{L})this\s+(?:\p{L}+\s+){0,5}?(?:deed|indenture|agreement|lease|licen[cs]e)(?:\s+(?:of\s+)(?:absolute\s+)?\p{L}+){0,3}\s+(?:is\s+|was\s+)?(?:made|executed|entered)(?!\p{L})|(?<![\p{L}\p{M}])(?:between|b\s?e\s?t\s?w\s?e\s?e\s?n)(?!\p{L})|(?<=^|\n)[^\S\n]*(?:हम|मैं|मनकि)\s/giu
