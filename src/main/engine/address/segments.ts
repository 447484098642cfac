import { stateNamed } from './states'
import { labels, leading, trailing, type SegmentKind } from './labels'

/** A piece of an address, in the order in which it is printed. */
export interface Segment {
  readonly kind: SegmentKind
  /** As printed, marks at its ends dropped. */
  readonly text: string
  /** Without its label. */
  readonly value: string
}

const abbreviations =
  /(?:^|[\s,])(?:dist|distt|vill|post|appt|apts|bldg|flat|door|plot|shop|extn|near|opp|taluk|smt|shri)$/iu
/** Ends in letters between dots, or in a word that is mostly cut short. */
const abbreviated = /(?:\p{L}\.)+\p{L}$|\b(?:stn|rd|st|apts?|bldg|soc|extn?)$/iu
/** "East District" is the whole name of one. */
const compass = /^(?:north|south|east|west)$/i
/** A relation's name ends where a house begins. */
const houseStart =
  /\s(?=\d|#|(?:flat|room|h\.?\s?no|house|plot|door|d\.?\s?no|qtr|quarter|ward|gali|vill|village|near|s\.?\s?no|block)\b)/iu

/** Splits an address into pieces: at commas, at labels, and at dots that end a word. */
export function splitSegments(text: string): readonly Segment[] {
  return splitAtLabels(dotsToCommas(text))
    .split(/[,;|\n]|(?<=\p{L}{3}) \/ (?=\p{L}{3})/u)
    .flatMap((piece) => classify(trim(piece)))
    .filter((segment) => segment.value !== '' && /[\p{L}\p{N}]/u.test(segment.value))
}

/** Drops blanks and marks at the ends; the dot of an abbreviation stays ("Y.S.R.", "Stn."). */
export function trim(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').replace(/^[\s.,:;–\-_*'"`~=]+|[\s.,:;–\-_*'"`~=]+$/g, '')
  const after = text.charAt(text.indexOf(trimmed) + trimmed.length)
  return after === '.' && abbreviated.test(trimmed) ? `${trimmed}.` : trimmed
}

/** "Nagar. Pune" has two pieces; "H.No." and "Dist. Pune" have one. */
function dotsToCommas(text: string): string {
  return text.replace(/(?<=\p{L}{4})\.\s*(?=[\p{L}\p{N}])|(?<=\d)\.\s+(?=\p{L})/gu, (dot, at: number) =>
    abbreviations.test(text.slice(Math.max(0, at - 12), at)) ? dot : isInState(text, at, at + dot.length) ? ' ' : ', ',
  )
}

/** "Madhya.Pradesh": whether a mark between two words stands in the name of a state. */
function isInState(text: string, from: number, to: number): boolean {
  const [last = ''] = /\p{L}+$/u.exec(text.slice(0, from)) ?? []
  const [first = ''] = /^\p{L}+/u.exec(text.slice(to)) ?? []
  return last !== '' && first !== '' && stateNamed(`${last} ${first}`) !== null
}

/** Sets a comma before every label that stands in running text. */
function splitAtLabels(text: string): string {
  let result = ''
  let labelEnd = -1
  for (let at = 0; at < text.length; at += 1) {
    const before = text[at - 1] ?? ' '
    if (
      /[\s,.;:()-]/.test(before) &&
      /\S/.test(text[at] ?? '') &&
      !leading.test(result) &&
      (labelEnd < 0 || text.slice(labelEnd, at).trim() !== '')
    ) {
      const rest = text.slice(at, at + 40)
      const found = labels.find((label) => label.splits && label.pattern.test(rest))
      if (found !== undefined) {
        const length = found.pattern.exec(rest)?.[0].length ?? 0
        result = `${result.replace(/[\s(-]+$/, '')}${result.trim() === '' ? '' : ', '}${text.slice(at, at + Math.max(1, length))}`
        at += Math.max(1, length) - 1
        labelEnd = at + 1
        continue
      }
    }
    result += text[at] ?? ''
  }
  return result
}

function classify(piece: string): readonly Segment[] {
  for (const { kind, pattern } of labels) {
    const found = pattern.exec(piece)
    if (found === null) continue
    const segment = { kind, text: piece, value: trim(piece.slice(found[0].length)) }
    return kind === 'relation' ? cutRelation(segment) : [segment]
  }
  for (const { kind, pattern } of trailing) {
    if (!pattern.test(piece)) continue
    const value = trim(piece.replace(pattern, ''))
    return [{ kind, text: piece, value: compass.test(value) ? piece : value }]
  }
  return [{ kind: 'plain', text: piece, value: piece }]
}

/** "4/118 Kovil St Sulur Coimbatore Dt": of what stands before the label the district is but the end. */
export function districtsApart(segments: readonly Segment[], isDistrict: (name: string) => boolean): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    const { kind, text, value } = segment
    if (kind !== 'district' || !text.startsWith(value) || isDistrict(value)) return [segment]
    const words = value.split(' ')
    const from = words.findIndex((_, i) => i > 0 && isDistrict(words.slice(i).join(' ')))
    if (from < 0) return [segment]
    const before = trim(words.slice(0, from).join(' '))
    const name = words.slice(from).join(' ')
    return [...classify(before), { kind, text: text.slice(value.length - name.length), value: name }]
  })
}

/** "S/O Ram Lal H.No 12 Street" is a relation and a house. */
function cutRelation(segment: Segment): readonly Segment[] {
  const at = segment.value.search(houseStart)
  if (at < 0) return [segment]
  const rest = trim(segment.value.slice(at))
  const text = trim(segment.text.slice(0, segment.text.length - (segment.value.length - at)))
  return [{ kind: 'relation', text, value: trim(segment.value.slice(0, at)) }, ...classify(rest)]
}
