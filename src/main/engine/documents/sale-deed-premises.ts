/** Where the property lies that a deed sells. */
import type { Flow } from '../extraction/prose/flow'
import { ownedPlace, placeAfter, placeAt, unitIn, type ProsePlace } from '../extraction/prose/place'
import { placeCandidates, proseRule } from './deed-rules'

const scheduleHeading =
  /(?:^|\n)[^\n]{0,24}(?:schedule|description\s+of\s+(?:the\s+)?(?=property))\s*(?:[-–]?\s*["']?[A-C]["']?)?\s*(?:of\s+(?:the\s+)?(?:said\s+)?property|property)?[^\n]{0,30}\n|(?:मिळकतीचे\s+वर्णन(?!\s*[:–-]\s*[\p{L}\d])|परिशिष्ट|मिळकतीची\s+सविस्तर|(?:संपत्ति|सम्पत्ति)\s+का\s+(?:विवरण|वर्णन)(?!\s*[:–-]\s*[\p{L}\d]))[^\n]{0,30}/giu
const situated =
  /(?<![\p{L}\p{M}])(?:situated?|lying|located|standing)(?:[\s,]+(?:lying|situated?|located|and|being))*\s+(?:and\s+being\s+)?(?:at|in|on|within)(?![\p{L}])|(?:address\s+of\s+(?:the\s+)?property|property\s+address|(?:property|premises|house)\s+(?:situated\s+)?(?:at|being|known\s+as|i\.\s?e\.?|viz\.?|namely)|address|येथील(?=\s[^.।\n]{0,25}\d)|मिळकतीचा\s+पत्ता)\s*[:–-]*\s|(?<!\p{L})(?:bearing|possess(?:ed|ion)\s+of|owners?\s+of)\s+(?:the\s+)?(?=(?:\p{L}{1,3}-)?\d[\p{L}\d/-]*,|(?:[\p{L}-]+\s+){0,4}?(?:house|flat|plot|shop|bungalow|villa|unit|site|premises|door|[hsd]\.?)\s?\/?\s?no(?:[\s.:]|umber)|(?<=(?:property|premises|house|flat|plot|building|site|land|apartment|unit|shop|bungalow)\s+bearing\s+)no[\s.:]*(?:\p{L}{1,2}[-/])?\d)/giu

/** "मिळकतीचे वर्णन : फ्लॅट नं. ६, …": the place stands right behind. */
const labelled =
  /(?<=[\n\t])(?:details?|description|particulars|address|location)\s+of\s+(?:the\s+)?property(?:[^\n\t:]{0,20}(?=[\t:]))[\t\s:–-]+|(?<![\p{L}\p{M}])(?:मिळकतीचे\s+(?:वर्णन|ठिकाण)|मिळकतीचा\s+पत्ता|(?:संपत्ति|सम्पत्ति)\s+का\s+(?:पता|विवरण|वर्णन))\s*[:–-]+\s*/giu

/** The property as the schedule has it, and as the recitals first tell of it. */
export const soldPlace = proseRule('sale_deed.property_address.schedule', (flow) => {
  const rule = 'sale_deed.property_address'
  const schedules = [...flow.text.matchAll(scheduleHeading)].map((m) => m.index + m[0].length)
  const inSchedule = schedules.flatMap((from) => scheduled(flow, from).slice(0, 1))
  return [
    ...placeCandidates(flow, `${rule}.label`, placeAfter(flow.text, labelled), 0.88),
    ...placeCandidates(flow, `${rule}.schedule`, inSchedule, 0.88),
    ...placeCandidates(flow, `${rule}.recital`, recited(flow), 0.7),
  ]
})

const boundaries =
  /(?<!\p{L})(?:bounded|boundar(?:y|ies)|(?:north|south|east|west)\w*(?:\s+by)?\s*[:\t-])|चतु[ः:]?\s?सीमा/iu
const anyOpening = /(?<!\p{L})(?:in|at|of|being|bearing)\s+(?=[\p{Lu}\d])/gu

/** The place in a schedule, which may open it by any small word where a PIN code ends it; no neighbour's. */
function scheduled(flow: Flow, from: number): ProsePlace[] {
  const part = flow.text.slice(from, from + 900)
  const bounds = part.search(boundaries)
  const to = from + (bounds < 0 ? part.length : bounds)
  const places = placesIn(flow, from, to)
  return places.length > 0 ? places : placeAfter(flow.text, anyOpening, from, to).filter(({ whole }) => whole)
}

function placesIn(flow: Flow, from: number, to: number): ProsePlace[] {
  const [after] = placeAfter(flow.text, situated, from, to)
  const unit = unitIn(flow.text, from, to)
  const whole = unit >= 0 && (!after || unit < after.start) ? placeAt(flow.text, unit) : null
  // A house that is named in front belongs to its place, unless the sentence measures it before it says where it lies.
  if (whole && (!after || whole.end >= after.end || (whole.whole && !after.whole))) return [whole]
  return after ? [after] : whole ? [whole] : []
}

/** Sentences before the schedule that tell of the property, not of where the parties live. */
function recited(flow: Flow): ProsePlace[] {
  const start = flow.text.search(
    /(?<![\p{L}])whereas|(?:absolute|joint|sole|lawful|rightful|exclusive|true|legal)(?:\s+and\s+\p{L}+)?\s+owner|ज्याअर्थी|कारणे|यह\s+कि|मालकी/iu,
  )
  const from = start < 0 ? afterParties(flow.text) : start
  const told =
    from < 0 ? placeAfter(flow.text, situated) : placesIn(flow, from, Math.min(flow.text.length, from + 1800))
  const owned = told.length > 0 ? null : ownedPlace(flow.text, 0)
  return owned ? [owned] : told
}

/** Behind the last party that is told of; below zero where none is called by its part. */
const afterParties = (text: string): number =>
  [...text.slice(0, 5000).matchAll(/here(?:in)?after\s[^.;]{0,60}?(?:called|referred|known|described|termed)/giu)].at(
    -1,
  )?.index ?? -1
