/** Where the property lies that a deed sells. */
import type { Candidate } from '../../extraction/rules/rule'
import type { Flow } from '../../extraction/prose/flow'
import {
  landIn,
  landsIn,
  ownedPlace,
  placeAfter,
  placeAt,
  unit,
  unitsIn,
  type ProsePlace,
} from '../../extraction/prose/place'
import { floorPlaces, withFloor, withParts } from '../../extraction/prose/place-parts'
import { tidyAddress } from '../../extraction/addresses/address-block'
import { fromFlowParts } from '../../extraction/prose/candidates'
import { mostInParts, placeCandidates, proseRule } from './deed-rules'

const scheduleHeading =
  /(?:^|\n)[^\n]{0,24}(?:schedule|description\s+of\s+(?:the\s+)?(?=property))\s*(?:[-–]?\s*["']?[A-C]["']?)?\s*(?:of\s+(?:the\s+)?(?:said\s+)?property|property)?[^\n]{0,30}\n|(?:मिळकतीचे\s+वर्णन(?!\s*[:–-]\s*[\p{L}\d])|परिशिष्ट|अनुसूची|अनुसुची|शेड्यूल|तफसील\s+(?:जमीन|जायदाद|आराजी|मकान)|मिळकतीची\s+सविस्तर|मिळकतीचा\s+तपश[ीि]ल|(?:सदनिके|फ्लॅट|दुकाना|गाळ्या|जमिनी|प्लॉट|घरा)चे\s+वर्णन(?!\s*[:–-]\s*[\p{L}\d])|(?:(?:विक्रीत|विक्रय\s+की\s+गयी|बेची\s+गई)\s+)?(?:संपत्ति|सम्पत्ति|भूमि|भूखण्ड|मकान)\s+का\s+(?:विवरण|वर्णन|ब्यौरा)(?!\s*[:–-]\s*[\p{L}\d]))[^\n]{0,30}/giu
const situated = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:situated?|lying|located|standing)(?:[\s,]+(?:lying|situated?|located|and|being))*\s+(?:and\s+being\s+)?(?:at|in|on|within)(?![\p{L}])|(?:address\s+of\s+(?:the\s+)?property|property\s+address|(?:property|premises|house)\s+(?:situated\s+)?(?:at|being|known\s+as|i\.\s?e\.?|viz\.?|namely)|address|येथील(?=\s[^.।\n]{0,25}\d)|मिळकतीचा\s+पत्ता)\s*[:–-]*\s|(?<!\p{L})(?:bearing|possess(?:ed|ion)\s+of|own?ers?\s+of)\s+(?:the\s+)?(?=(?:\p{L}{1,3}-)?\d[\p{L}\d/-]*,|(?:[\p{L}-]+\s+){0,4}?${unit.source}|(?<=(?:property|premises|house|flat|plot|building|site|land|apartment|unit|shop|bungalow)\s+bearing\s+)no[\s.:]*(?:\p{L}{1,2}[-/])?\d)`,
  'giu',
)

/** So a schedule opens, also one of which a seal or a fold covers the heading. */
const opensSchedule = /(?<=^|\n)[^\S\n]*all\s+(?:that|those)(?!\p{L})/giu

/** "मिळकतीचे वर्णन : फ्लॅट नं. ६, …": the place stands right behind. */
const labelled =
  /(?<=[\n\t])(?:details?|description|particulars|address|location)\s+of\s+(?:the\s+)?property(?:[^\n\t:]{0,20}(?=[\t:]))[\t\s:–-]+|(?<=\n)[^\S\n]*(?:schedule\s+)?property(?:\s+(?:address|details|(?:hereby\s+)?(?:conveyed|sold|transferred|purchased)))?[^\S\n]*(?:\t|[:：])\s*|(?<![\p{L}\p{M}])(?:मिळकतीचे\s+(?:वर्णन|ठिकाण)(?=\s*[:–-])|मिळकतीचा\s+पत्ता(?=\t|\s*[:–-])|(?:संपत्ति|सम्पत्ति)\s+का\s+(?:पता|विवरण|वर्णन)(?=\s*[:–-]))[\s:–-]*/giu

/** The property as the schedule has it, and as the recitals first tell of it. */
export const soldPlace = proseRule('sale_deed.property_address.schedule', (flow) => {
  const rule = 'sale_deed.property_address'
  const schedules = [...flow.text.matchAll(scheduleHeading)].map((m) => m.index + m[0].length)
  const headed = schedules.flatMap((from) => {
    const told = scheduled(flow, from).slice(0, 1)
    return told[0]?.whole === true ? told : (registered(flow.text, from) ?? told)
  })
  const opened = [...flow.text.matchAll(opensSchedule)].map((m) => m.index)
  const inSchedule = headed.length > 0 ? headed : opened.flatMap((from) => scheduled(flow, from).slice(0, 1))
  const labels = placeAfter(flow.text, labelled).map((place) =>
    withParts(flow.text, withinRow(flow.text, wholeFrom(flow, place))),
  )
  const houses = [
    ...placeCandidates(flow, `${rule}.label`, labels, 0.88),
    ...placeCandidates(flow, `${rule}.schedule`, inSchedule, 0.88),
    ...placeCandidates(flow, `${rule}.recital`, recited(flow), 0.7),
  ]
  if (houses.length > 0) return houses
  const inVillage = schedules.flatMap((from) => villageAt(flow.text, from))
  if (inVillage.length > 0) return placeCandidates(flow, `${rule}.village`, inVillage, 0.88)
  const land = soldLand(flow, `${rule}.land`)
  return land.length > 0 ? land : placeCandidates(flow, `${rule}.floor`, soldFloor(flow), 0.7)
})

/** A place in a cell ends where the next row of the table begins, unless that goes on with the place. */
function withinRow(text: string, place: ProsePlace): ProsePlace {
  if (text[place.start - 1] !== '\t' || place.whole) return place
  const end = text.indexOf('\n', place.start)
  if (end < 0 || end >= place.end) return place
  const [next = ''] = text.slice(end + 1).split('\n', 1)
  return next.includes('\t') ? { ...place, end } : place
}

/**
 * Behind a label the land may be told of first, and then, with its PIN code, the house that stands on it; or the district
 * and the taluka, and then the land: "तुकडी जिल्हा …, पोट तुकडी तालुका … येथील शेतजमीन गट नं. 418/2, मौजे …".
 */
function wholeFrom({ text }: Flow, place: ProsePlace): ProsePlace {
  if (place.whole) return place
  const to = endOfPlaces(text, place.start, 900)
  const told = [...unitsIn(text, place.end, to), ...landsIn(text, place.end, to)]
  return told.flatMap((at) => placeAt(text, at) ?? []).find(({ whole }) => whole) ?? place
}

/** "In Salem Registration District, …": schedules of the south open with the offices in whose books the land stands. */
const inDistrict = /^[^\p{L}\p{N}]*(?:with)?in\s+(?=(?!the\s)(?:[\p{L}.-]+\s+){1,3}registration\s+district(?!\p{L}))/iu
const endOfRegistered =
  /;|(?<!\p{L})(?:together|with\s+(?:all|the|an?\s+(?:right|passage))|within|hereinafter)(?!\p{L})|\.\s*\n/iu

/** Where no PIN code ends it, such a schedule tells the place from the district down to the number of the house, with measures between. */
function registered(text: string, from: number): ProsePlace | null {
  const lead = inDistrict.exec(text.slice(from, from + 120))
  if (!lead) return null
  const start = from + lead[0].length
  const told = text.slice(start, endOfPlaces(text, start, 600))
  const end = endOfRegistered.exec(told)?.index ?? told.length
  const value = told.slice(0, end).replace(/[\s,]+$/, '')
  return withParts(text, { value, start, end: start + value.length, whole: false })
}

const opensVillage = /^[^\p{L}\p{N}]*(?=(?:मौजे|मौजा|ग्राम|mou[jz][ae]|village)[\s:])/iu

/** A schedule that opens with a village, and tells then the number of the land in it: "मौजे पळसे, …, गट नंबर 412/1". */
function villageAt(text: string, from: number): ProsePlace[] {
  const lead = opensVillage.exec(text.slice(from, from + 40))
  const place = lead && placeAt(text, from + lead[0].length)
  if (!place || !isLand.test(place.value)) return []
  const at = text.slice(place.start, place.end).search(beginsMeasure)
  return [at < 0 ? place : { ...place, end: place.start + at }]
}
const beginsMeasure = /[,\s]+(?:क्षेत्रफळ|क्षेत्रफल|क्षेत्र|रकबा|area|extent)(?![\p{L}\p{M}])/iu
const isLand =
  /(?<![\p{L}\p{M}])(?:गट|सर्वे|सर्व्हे|खसरा|खेसरा|गाटा|आराजी|प्लॉट|gat|gut|survey|sy|khasra|dag|plot)[\s.]*(?:नं|क्र|क्रमांक|नंबर|संख्या|सं|no|number)/iu

/** A floor of a house that no unit names. */
function soldFloor(flow: Flow): ProsePlace[] {
  const from = Math.max(0, afterParties(flow.text))
  return floorPlaces(flow.text, from, flow.text.length).slice(0, 1)
}

function soldLand(flow: Flow, rule: string): Candidate[] {
  const parts = landIn(flow.text).map((place) => ({
    ...place,
    value: tidyAddress(flow.printed(place.start, place.end)),
  }))
  return fromFlowParts(flow, 'property_address', rule, parts, 0.7, { most: mostInParts })
}

const boundaries =
  /(?<!\p{L})(?:bounded|boundar(?:y|ies)|(?:north|south|east|west)\w*(?:\s+by)?\s*[:\t-])|चतु[ःर्:]{0,2}\s?सीमा|चौहद्दी|(?:पूर्व|पश्चिम|उत्तर|दक्षिण)(?:ेस|ेला)?\s*[:–-]/iu
const anyOpening = /(?<!\p{L})(?:in|at|of|being|bearing)\s+(?=[\p{Lu}\d])/gu

/** Where neighbours are told of, at most so far on. */
function endOfPlaces(text: string, from: number, most: number): number {
  const part = text.slice(from, from + most)
  const bounds = part.search(boundaries)
  return from + (bounds < 0 ? part.length : bounds)
}

/** The place in a schedule, which may open it by any small word where a PIN code ends it; no neighbour's. */
function scheduled(flow: Flow, from: number): ProsePlace[] {
  const to = endOfPlaces(flow.text, from, 900)
  const places = placesIn(flow, from, to)
  if (places.some(({ whole }) => whole)) return places
  const opened = placeAfter(flow.text, anyOpening, from, to).filter(({ whole }) => whole)
  const wholes = opened.length > 0 ? opened : flatBehind(flow, to)
  return wholes.length > 0 ? wholes.map((place) => withParts(flow.text, place)) : places
}

/** Of the land first, with its neighbours, and then of the flat on it: "together with Flat No. 403 in Fourth Floor of …". */
function flatBehind({ text }: Flow, from: number): ProsePlace[] {
  for (const at of unitsIn(text, from, from + 900)) {
    const place = isFlat.test(text.slice(at, at + 40)) ? placeAt(text, at) : null
    if (place?.whole) return [place]
  }
  return []
}

const isFlat = /^(?:flat|apartment|unit|shop|office)/iu

/** The place that is told with its PIN code, where one is: of the plot of a scheme and the flat on it, the flat. */
function placesIn({ text }: Flow, from: number, to: number): ProsePlace[] {
  const named = unitsIn(text, from, to).flatMap((at) => placeAt(text, at) ?? [])
  const told = placeAfter(text, situated, from, to)
  const [whole] = [...named, ...told].filter((place) => place.whole).sort((a, b) => a.start - b.start)
  if (whole) return [withLand(text, withFloor(text, withParts(text, whole)))]
  const [house] = named
  // "owner of House No. 9, plot measuring 200 sq. yards, Khasra No. 41, situated at …": the house alone is told twice.
  const place = told.find(({ start }) => start !== house?.start) ?? told[0]
  // A house that is named in front belongs to its place, unless the sentence measures it before it says where it lies.
  if (house && (!place || (house.start < place.start && house.end >= place.end))) return [withParts(text, house)]
  return place ? [withParts(text, place)] : []
}

const landBefore =
  /(?<![\p{L}\p{M}])(?:गट|सर्वे|सर्व्हे|भूमापन|स\.?|सि\.?\s?स\.?|रि\.?\s?स\.?)\s?(?:नं|नंबर|क्र|क्रमांक)[\s.:]*\d[\d/]*\s(?:मधील|पैकी)\s(?:(?:बिन|बिगर)\s?शेती\s)?$/u

/** "सर्व्हे नं. 57/3 मधील प्लॉट नं. 22, …": the land of which a plot is a part is told before it, and is of its place. */
function withLand(text: string, place: ProsePlace): ProsePlace {
  const before = landBefore.exec(text.slice(Math.max(0, place.start - 60), place.start))
  if (!before) return place
  const start = place.start - before[0].length
  const [first, ...parts] = place.parts ?? []
  return { ...place, start, ...(first ? { parts: [{ ...first, start }, ...parts] } : {}) }
}

/** Sentences before the schedule that tell of the property, not of where the parties live. */
function recited(flow: Flow): ProsePlace[] {
  const start = flow.text.search(
    /(?<![\p{L}])whereas|(?:absolute|joint|sole|lawful|rightful|exclusive|true|legal)(?:\s+and\s+\p{L}+)?\s+own?er|own?ers?\s+in\s+possession|ज्याअर्थी|कारणे|(?:यह|जो)(?:\s+है)?\s+कि|मालकी/iu,
  )
  const parties = afterParties(flow.text)
  const from = start < 0 ? parties : start
  const behind = from < 0 ? placeAfter(flow.text, situated) : placesIn(flow, from, endOfPlaces(flow.text, from, 1800))
  // "…, now bearing House No. XIV/611, …, belongs to the sellers in absolute ownership": the place is told first.
  const told = behind.length > 0 || parties < 0 || start < parties ? behind : placesIn(flow, parties, start)
  const owned = told.length > 0 ? null : ownedPlace(flow.text, 0)
  return owned ? [withParts(flow.text, owned)] : told
}

/** Behind the last party that is told of; below zero where none is called by its part. */
const afterParties = (text: string): number =>
  [...text.slice(0, 5000).matchAll(/here(?:in)?after\s[^.;]{0,60}?(?:called|referred|known|described|termed)/giu)].at(
    -1,
  )?.index ?? -1
