/**
 * A place whose parts a sentence tells apart: "Flat No. 9, admeasuring 615 sq. ft., on the 2nd Floor of the building known as
 * Sea Breeze, situate at Chincholi Road, …". Its address is the parts in their order, without measures and words between.
 */
import { isStateLine } from '../../address'
import { bare } from '../labels/fuzzy'
import { measureOfIndia, placeAt, unit, type ProsePlace } from './place'

export interface Stretch {
  readonly start: number
  readonly end: number
}

const floor = String.raw`(?:(?:lower|upper)\s+)?(?:ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|\d{1,2}(?:st|nd|rd|th)|[IVX]{1,4})(?:\s*\([\p{L}\d]{3,10}\))?\s+floor(?!\p{L})`
const aFloor = new RegExp(String.raw`(?<!\p{L})${floor}`, 'iu')
/** "Apartment/Flat No. 704": called twice. */
const calledTwice = String.raw`(?<!\p{L})(?:apartment|flat|shop|office|unit|room|gala|house|plot)\s?\/\s?(?=${unit.source})`

/** "House bearing M.C.H. No. 8-3-228": a house whose number is called by the office that gave it. */
const bearing = String.raw`(?<!\p{L})(?:house|flat|shop(?:\s+rooms?)?|unit|bungalow|tenement)\s+bearing\s+(?:[A-Z][\p{L}.]{1,11}\s+){0,2}(?:door\s+)?nos?[\s.:]*(?:\p{L}{1,2}[-/])?\d`
const heads = new RegExp(
  `${bearing}|${calledTwice}|(?<!\\p{L})(?:shop|office)\\s+(?=room\\s+no)|${unit.source}|${aFloor.source}`,
  'giu',
)

const size = String.raw`\d[\d,.]*\s*(?:(?:sq\.?|square)\s*(?:ft|feet|foot|mts?|mtrs?|met(?:er|re)s?|y(?:ar)?ds?|m)|cents?|gunt(?:ha|a)s?|(?:kanals?\s+\d+\s*)?marlas?(?!\s+colony))(?!\p{L})\.?(?:\s*\d[\d,.]*\s*sq\.?\s*(?:ft|feet|yds)(?!\p{L})\.?)?`
const aboutSize = String.raw`(?:(?:having|with|of|an?|total|super|carpet|plinth|built|up|built-up|covered|area|extent|ad-?measuring|measuring|about|equivalent|to|i\.e|or)[\s:.-]+)*`
const behindSize = String.raw`(?:\s*(?:super|built[\s-]?up|carpet|area|more\s+or\s+less|or\s+thereabouts)(?!\p{L}))*`
/** "having a super area of 2,300 sq. ft.", "(57.13 sq. mtrs.)". */
export const measure = new RegExp(
  String.raw`\(?\s*(?<!\p{L})(?:(?:plot|site|house|portion)\s+(?=(?:ad-?)?measuring))?${aboutSize}${size}${behindSize}\s*\)?`,
  'iu',
)
const limits = String.raw`(?:\s+(?:revenue|municipal|panchayat)?\s*limits\s+of(?!\p{L}))?`
const lies = String.raw`(?:situated?|lying|located|standing)(?:[\s,]+(?:lying|situated?|located|and|being|at|in))*\s+(?:at|in|on|within|part\s+of)(?!\p{L})(?:\s+the(?!\p{L}))?${limits}`
/** "standing on the plot of land bearing Survey Number 12/3". */
const standsOn = String.raw`(?<!\p{L})standing\s+on\s+(?:(?:the\s+|an?\s+)?(?:plot|piece|parcel)s?\s+of\s+land(?:\s+bearing)?(?!\p{L})|(?=plot|survey|sy|c\.?\s?t\.?\s?s|gat|gut))`
/** Labels that a form left in its sentence: "Road: …, Location: Kharadi, of Village: Kharadi". */
const labels = String.raw`(?<![\p{L}])(?:of\s+)?(?:Building(?:\s+Name)?|Block\s+Sector|Road|Location|Village|Street|Area|Sector|Town|City)\s*[:：]\s*|(?<=\n)(?:Building|Society|Block|Road|Street|Locality|Location|Area|Village|Town|City)(?:\s+Name)?\t`
/** "No. 14 of Shantiniketan Society at Nava Vadaj": what joins a house, its society and where that lies. */
const joins = String.raw`(?<=\d\p{L}?\s)(?:of|in|at)\s+(?:the\s+)?(?!(?:survey|sy|khasra|[rstc]\.?\s?[ts]?\.?\s?s?)[.\s])(?=\p{Lu}\p{L}{2})|(?<=(?<!\p{L})(?:Society|Soc\.|Building|Bldg\.|Apartments?|Complex|Chawl|Residency|Heights|Towers?)\s)(?:at|in)\s+(?=[\p{Lu}\d])|(?<!\p{L}|(?:Teh|Tal)(?:sil|uka|uk)?\.?\s)and\s+(?=(?:Dist|Tal|Teh)(?:rict|uka|sil)?[.\s])`
/** What is said between a house and where it lies, from its measure on; no floor on which it is, and no number of its land. */
const measuredThenLies = String.raw`\s*(?<!\p{L})(?:having|ad-?measuring|measuring)(?!\p{L})(?:(?!(?:on|in)\s+(?:the\s+)?${floor}|(?<!\p{L})kh(?:asra|ata|ewat)\s+no|;)[^]){1,260}?(?<!\p{L})${lies}`
const known = String.raw`(?:(?:of|in|on)\s+)?(?:the\s+|an?\s+)?(?:said\s+)?(?:building|complex|project|society)\s+(?:known\s+as|called|named)(?!\p{L})`

const notOfAddress = new RegExp(
  [
    measuredThenLies,
    // "measuring 480 sq. ft. at Premises No. 112"
    String.raw`${measure.source}(?:(?<=\s)at(?=\s+[\p{Lu}\d]))?`,
    measureOfIndia.source,
    standsOn,
    labels,
    joins,
    String.raw`(?<!\p{L})${lies}`,
    String.raw`(?<!\p{L})and\s+situated\s*$`,
    String.raw`(?<!\p{L})(?:compris(?:ed|ing)|falling)\s+(?:in|of)\s+(?=kh(?:asra|ata|ewat)\s+no)`,
    String.raw`(?<!\p{L})with\s+(?:an?\s+|the\s+)?(?:house|building)\s+(?=door\s+no)`,
    String.raw`(?<!\p{L})${known}`,
    String.raw`(?<!\p{L})(?:on|in)\s+(?:the\s+)?(?=${floor})`,
    String.raw`\((?:formerly|previously|erstwhile)\s[^()]{1,40}\)`,
    String.raw`(?<!\p{L})(?:formed|comprised|carved\s+out)\s+(?:in|of|from)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:presently|now)\s+(?:in|within|under)(?!\p{L})`,
  ].join('|'),
  'giu',
)
const floorBefore =
  /(?:(?:entire|whole)\s+)?(?:(?:ground|first|second|third|fourth|fifth|top|upper\s+ground|\d{1,2}(?:st|nd|rd|th))\s+floor|basement)(?:\s+\(?(?:with|without)\s[^,.;()]{3,40}?\)?)?\s+of\s+(?:the\s+)?(?:(?:built[\s-]?up|free\s?hold|residential)\s+)*(?:property|house|building|premises)?\s*(?:bearing\s+)?$/iu

/** "the Second Floor of Property No. C-142, …": where a floor alone is sold or let, its place begins with it. */
export function withFloor(text: string, place: ProsePlace): ProsePlace {
  const before = floorBefore.exec(text.slice(Math.max(0, place.start - 120), place.start))
  return before ? { ...place, start: place.start - before[0].length } : place
}

/** "6th (Sixth) Floor": the number once more. */
const ofFloor = /(?<=floor\s+)of(?:\s+the)?(?=\s+(?!(?:the\s+)?(?:property|premises|house|plot)(?!\p{L})))/giu

/** How far before a place its house may be named. */
const longest = 320

/** The place that a floor alone names: "on First Floor (Left Side), C-4F/218, Janakpuri, New Delhi-110058". */
export function floorPlaces(text: string, from: number, to: number): ProsePlace[] {
  return [...text.slice(from, to).matchAll(new RegExp(aFloor, 'giu'))].flatMap(({ index, 0: words }) => {
    const behind = text.slice(from + index + words.length, to)
    const place = /^\s*(?:\([\p{L}\s]{4,20}\)\s*)?,\s*(?:\p{L}{1,3}[-/])?\d/u.test(behind)
      ? placeAt(text, from + index)
      : null
    return place?.whole ? [place] : []
  })
}

const namesHouse = new RegExp(`^${unit.source}`, 'iu')

/** A place may begin inside the name of its house: "Flat bearing | No. F-2". */
const longestHead = 20
const sentenceEnd =
  /;|(?<!(?<!\p{L})(?:[Ss]q|[Nn]os?|[MmFf]ts?|[Mm]trs?|[Ss]t|[Oo]pp|[Dd]ist|[Ll]td))\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}|\n\s*\n|(?<!\p{L})(?:W(?:HEREAS|hereas)|bounded|[Rr]esid(?:ing|ent|es)|SCHEDULE|Schedule)(?!\p{L})/gu
/** Words of no address, in small letters. */
const plainWord =
  /(?<![\p{L}\p{M}'’-])(?!(?:of|and|the|nos?|in|at|on|near|opp|opposite|behind|off|part|floor|old|new|bearing|portion|door|premises|property|house|ground|first|second|third|fourth|fifth|sixth|top)(?!\p{L}))\p{Ll}{3,}|[\u0900-\u097f]/u

/** The parts of an address in a stretch of the text. */
function partsIn(text: string, start: number, end: number): Stretch[] {
  const stretch = text.slice(start, end)
  const startsWithFloor = new RegExp(`^${floor}`, 'iu').test(stretch)
  const dropped = [...stretch.matchAll(notOfAddress), ...(startsWithFloor ? [] : stretch.matchAll(ofFloor))].sort(
    (a, b) => a.index - b.index,
  )
  const parts: Stretch[] = []
  let from = 0
  for (const { index, 0: match } of [...dropped, { index: stretch.length, 0: '' }]) {
    const part = trimmed(stretch, from, index)
    if (part) parts.push({ start: start + part.start, end: start + part.end })
    from = Math.max(from, index + match.length)
  }
  return parts
}

function trimmed(text: string, from: number, to: number): Stretch | null {
  const part = text.slice(from, Math.max(from, to))
  const lead = /^[\s,.:–-]*/u.exec(part)?.[0].length ?? 0
  const end = part.replace(/[\s,:–-]+$/u, '').length
  return end > lead && /[\p{L}\d]/u.test(part.slice(lead, end)) ? { start: from + lead, end: from + end } : null
}

/** The place with the house and the floor that are named before it in its sentence, as parts. */
export function withParts(text: string, place: ProsePlace): ProsePlace {
  const from = Math.max(0, place.start - longest)
  const before = text.slice(from, place.start)
  const open = from + ([...before.matchAll(sentenceEnd)].at(-1)?.index ?? 0)
  const starts = [...text.slice(open, place.start + longestHead).matchAll(heads)]
    .map(({ index }) => open + index)
    .filter((at) => at < place.start)
  const start = starts.find((at) =>
    partsIn(text, at, place.end).every(
      (part) => part.start >= place.start || !plainWord.test(text.slice(part.start, Math.min(part.end, place.start))),
    ),
  )
  const end = place.whole ? endOfState(text, place.end) : place.end
  const parts = partsIn(text, start ?? place.start, end)
  const [only] = parts
  // A house is named before the place, and what stands between them is not understood: it may belong to it.
  const lacksHouse = start === undefined && starts.some((at) => namesHouse.test(text.slice(at, at + longestHead)))
  if (parts.length === 1 && only && !lacksHouse)
    return {
      ...place,
      start: kindAlone.test(text.slice(only.start, only.end)) ? place.start : only.start,
      end: only.end,
    }
  return parts.length === 0 ? place : { ...place, start: start ?? place.start, end, parts }
}

/** "the house bearing No. 18": what kind of house it is leads to its number, where no part is missing between. */
const kindAlone = /^(?:\p{L}+\s+bearing\s+(?:(?:old|new)\s+)?no|flat\s+bearing\s+door\s+no)/iu

const behindPin =
  /^(?:\s*,\s*(?:District|Dist\.?|Distt\.?)\s+\p{Lu}\p{L}+)?(?:\s*,\s*(?<state>\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?))?/u

/** The district and the state may stand behind the PIN code. */
function endOfState(text: string, end: number): number {
  const behind = behindPin.exec(text.slice(end, end + 80))
  return behind?.groups?.state && isStateLine(behind.groups.state) ? end + behind[0].length : end
}

/** True where another place opens with all that this one says, and goes on: "No. 7, Hill Road", "No. 7, Hill Road, Goa 403001". */
export function isBeginningOf(text: string, place: ProsePlace, other: ProsePlace): boolean {
  const [mine, others] = [place, other].map(({ start, end }) => bare(text.slice(start, end))) as [string, string]
  return mine.length >= leastAlike && mine.length < others.length && others.startsWith(mine)
}

/** True where `place` is the house on a floor or in a room of which `other` lies: the other tells more of one address. */
export function isPartOf(text: string, place: ProsePlace, other: ProsePlace): boolean {
  const [mine, others] = [place, other].map(({ start, end }) => bare(text.slice(start, end))) as [string, string]
  const floorFirst = aFloor.test(text.slice(other.start, other.end)) && !aFloor.test(text.slice(place.start, place.end))
  return floorFirst && mine.slice(-6) === others.slice(-6) && others.indexOf(mine.slice(0, leastAlike)) > 0
}

/** Letters and digits with which a house is known again. */
const leastAlike = 12
