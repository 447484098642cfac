/** Where the house lies that an agreement lets. */
import type { Flow } from '../../extraction/prose/flow'
import {
  aside,
  measureOfIndia,
  ownedPlace,
  placeAfter,
  placeAt,
  unit,
  unitIn,
  unitsIn,
  type ProsePlace,
} from '../../extraction/prose/place'
import { floorPlaces, isBeginningOf, isPartOf, measure, withFloor, withParts } from '../../extraction/prose/place-parts'
import { placeCandidates, proseRule } from './deed-rules'

const premises = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:situated?|located|lying)(?:[\s,]+(?:and|being|situated|located|lying))*\s+(?:at|in|on)(?![\p{L}])|building\s+bearing(?![\p{L}])|(?:premises|property|flat|house|accommodation|apartment|unit|space)\s+(?:situated\s+|located\s+)?(?:at|being|bearing(?:\s+address)?|known\s+as)(?![\p{L}])|(?:address\s+of\s+(?:the\s+)?(?:licensed\s+|rented\s+|said\s+|demised\s+|leased\s+|let[\s-]out\s+)?(?:premises|property|(?:house|flat|shop|room|portion|accommodation|building)(?:\s+(?:let|leased|rented|given)(?:\s+(?:out|on\s+rent))?|(?=\s*[\t:])))|(?:property|premises)\s+address|मिळकतीचा\s+पत्ता|जागेचा\s+पत्ता|येथील(?=\s[^.।\n]{0,25}\d))\s*[:–-]*\s|(?<![\p{L}\p{M}])(?:मिळकतीचे\s+वर्णन|जागेचे\s+वर्णन|जागा|(?:किराये?\s+की\s+|किराए\s+की\s+)?(?:संपत्ति|सम्पत्ति|परिसर)(?:\s+का\s+(?:पता|विवरण|वर्णन))?|मकान\s+का\s+पता)\s*[:–-]+\s*|(?<=[\n\t](?:\d{1,2}\s?[.)]\s*)?)(?:(?:licen[cs]ed|rented|demised|leased|let)\s+)?(?:premises|property|मिळकत|जागा|मकान)(?:\s+address)?(?:\t|\s*[:–-]+\s)|(?<=\n)premises\s+(?=(?:ground|first|second|third|fourth|fifth|top|\d{1,2}(?:st|nd|rd|th))\s+floor(?!\p{L}))|(?:(?:owners?(?:\s?/\s?(?:land\s?lords?|lessors?))?(?:\s+in\s+possession)?|possessed)\s+of|(?:let|rented|leased|given)\s+out)\s+(?:the\s+)?(?=(?:\p{L}{1,3}-)?\d[\p{L}\d/-]*,|(?:[\p{L}-]+\s+){0,4}?(?:${unit.source}|property\s+no[\s.:])|flat|house|shop|plot|(?:ground|first|second|third|fourth|fifth|top|\d{1,2}(?:st|nd|rd|th))\s+floor)`,
  'giu',
)

/** The place that is let, as the agreement tells of it and as its schedule has it. */
export const rentedPlace = proseRule('rent.property_address.premises', (flow) => {
  const rule = 'rent.property_address'
  const start = Math.max(
    0,
    flow.text.search(
      /(?<![\p{L}])(?:whereas(?!\p{L})|tenant|licensee|lessee|भाडेकरू|परवाना\s+घेणार|किराये?दार|किराएदार)(?![\p{L}\p{M}])/iu,
    ),
  )
  const schedule = flow.text.search(
    /(?:^|\n)[^\n]{0,20}(?<!\b(?:in|by|per|under|of)\s+(?:the|this|said)\s+)schedule[^\n]{0,40}\n/iu,
  )
  const told = placesFrom(flow, start, flow.text.length)
  const places = told.length > 0 ? told : ownedHouse(flow, start)
  const scheduled = schedule < 0 ? [] : placesOfSchedule(flow, schedule, schedule + 900).slice(0, 1)
  const fuller = (place: ProsePlace): boolean =>
    ![...places, ...scheduled].some((other) => isPartOf(flow.text, place, other))
  return [
    ...placeCandidates(flow, `${rule}.premises`, places.filter(fuller), 0.85),
    ...placeCandidates(flow, `${rule}.schedule`, scheduled.filter(fuller), 0.8),
  ]
})

/**
 * "मालक यांच्या मालकीची फ्लॅट नं. ६, …", "lets out two rooms of House No. 118", "मकान नं. ८८, … का स्वामी है": the house itself
 * is named.
 */
function ownedHouse({ text }: Flow, from: number): ProsePlace[] {
  const owned = text
    .slice(from)
    .search(/मालकीच[\p{L}\p{M}]*|स्वामित्व|अपन[ाीे](?![\p{L}\p{M}])|(?<!\p{L})(?:lets?\s+out|letting|demises?)(?!\p{L})/iu)
  const unit = owned < 0 ? -1 : unitIn(text, from + owned, from + owned + 120)
  const owns = ownedPlace(text, from) ?? (unit < 0 ? null : placeAt(text, unit))
  const place = owns ? withoutMeasure(text, owns) : otherHouse(text, from)
  return place ? [place] : []
}

const withoutMeasure = (text: string, place: ProsePlace): ProsePlace =>
  measureOfIndia.test(text.slice(place.start, place.end)) ? withParts(text, place) : place

/** Where somebody lives or works. */
const homeBefore = /(?:resid|office|r\s?\/\s?o|business|native|निवास|राहणार|रा\.)[^.;]{0,60}$/iu

/** What a place goes on behind. */
const measureOrAside = new RegExp(`${measure.source}|${aside.source}`, 'giu')

/** The first house with its PIN code in which no party lives. */
function otherHouse(text: string, from: number): ProsePlace | null {
  const isHome = (at: number): boolean => homeBefore.test(text.slice(Math.max(0, at - 90), at))
  for (const at of unitsIn(text, from, text.length)) {
    const place = isHome(at) ? null : placeAt(text, at, 320, measureOrAside)
    if (place?.whole) return withParts(text, place)
  }
  return floorPlaces(text, from, text.length).find(({ start }) => !isHome(start)) ?? null
}

/** Where a schedule opens with the house itself, "ALL THAT Shop Room No. 6, …", no words lead to it. */
function placesOfSchedule(flow: Flow, from: number, to: number): ProsePlace[] {
  const led = placesFrom(flow, from, to)
  if (led.length > 0) return led
  return unitsIn(flow.text, from, to).flatMap((at) => {
    const place = placeAt(flow.text, at)
    return place?.whole ? [withParts(flow.text, place)] : []
  })
}

function placesFrom(flow: Flow, from: number, to: number): ProsePlace[] {
  return placeAfter(flow.text, premises, from, to).map((found) => {
    // "Flat No. 12, Sai Residency, situated at …": the house belongs to its place.
    const unit = unitIn(flow.text, Math.max(from, found.start - 140), found.start)
    const whole = unit >= 0 ? placeAt(flow.text, unit) : null
    const place = withParts(flow.text, whole && whole.end >= found.end ? whole : found)
    return withFloor(flow.text, inFull(flow.text, place))
  })
}

/** The same place where the agreement tells it down to its PIN code, for one that a recital tells in short. */
function inFull(text: string, place: ProsePlace): ProsePlace {
  if (place.whole) return place
  const told = unitsIn(text, place.end, text.length).flatMap((at) => placeAt(text, at) ?? [])
  const wholes = told.filter(({ whole }) => whole).flatMap((other) => [other, withFloor(text, other)])
  const fuller = wholes.find((other) => isBeginningOf(text, place, other))
  return fuller ? withParts(text, fuller) : place
}
