/** Where a property lies, as a sentence tells it: "situated at Flat No. 302, …, Pune - 411045, admeasuring …". */
import { tidyAddress } from '../addresses/address-block'
import { pinCode } from '../addresses/pin-code'

export interface ProsePlace {
  readonly value: string
  readonly start: number
  readonly end: number
  /** True where it ends with a PIN code. */
  readonly whole: boolean
  /** Its parts, where the sentence tells them apart. */
  readonly parts?: readonly { readonly start: number; readonly end: number }[]
}

/** A house, flat or plot that is named by its number. */
export const unit =
  /(?<![\p{L}\p{M}]|\p{L}\.)(?:(?:(?:मकान|भवन|घर|प्लाट|प्लॉट)\s*\/\s*)?(?:ऑफिस|ऑफीस|कार्यालय|रो[\s-]?हाऊस|युनिट|फ्लॅट|फ्लैट|सदनिका|प्लॉट|प्लाट|भूखंड|भूखण्ड|घर|गाळा|दुकान(?:\s+गाळा)?|खोली|बंगला|मकान|भवन|कमरा)\s*(?:नं|क्र|क्रमांक|नंबर|नम्बर|संख्या)[\s.:]*(?:(?:\p{L}\p{M}*){1,2}\s?)?[-/]?\d|(?:flat|house|apartment|shop|office|plot|row\s+house|bungalow|unit|door|villa|room|gala|(?:h|s|d|c\.?\s?t\.?\s?s|old|new|municipal|holding)\.?(?=\s?\/?\s?no)|h\.?|site|block|duplex|premises|godown|tenement|booth|s\.?c\.?[of]\.?|shop[\s-]*cum[\s-]*office|kothi|quarter)\s*(?:(?:\/?\s?no|number|nos)[\s.,:#-]*|[\s.:#-]*)(?:(?:\p{L}{1,4}[-/]){1,2}|\p{L}?)\d|(?<=(?:(?<!(?:che?que|draft|d\.\s?d\.|receipt|utr)\s)bearing|property)\s)no[\s.:]*(?:\p{L}{1,2}[-/])?\d)/iu
/** What follows a place in a sentence. */
const after =
  /(?<![\p{L}\p{M}])(?:ad-?measuring|measuring|total\s+area|having|bounded|together|hereinafter|hereunder|which|consisting|comprising|more\s+(?:particularly|fully)|within\s+the\s+(?:limits|registration|jurisdiction|(?:following\s+)?(?:four\s+)?boundar(?:y|ies))|(?:north|south|east|west)\s+of\s+(?:plot|flat|house|the)|for\s+(?:a|the|residential|commercial|an?)\b|to\s+the\s+(?:tenant|licensee|lessee|purchaser|buyer|(?:first|second|other)\s+party)|on\s+(?:a\s+)?(?:rent|leave|lease|monthly|the\s+following)|(?:is|are|was|has|have)\s+(?:been\s+)?(?:hereby\s+)?(?:let|given|granted|agreed|owned|in|being|leased|rented|situated|the)|with\s+(?:effect|all|the|fixtures|vacant)|herein|and\s+(?:whereas|the|is|bounded|has|hereinafter|situated\s+within)|whereas|in\s+favou?r|as\s+per|for\s+use|owned\s+by|belonging|free\s+from|along\s+with|the\s+(?:said|area|boundaries)|under\s+the|let\s+out|standing\s+on(?!\s+(?:(?:the|a)\s+plot|plot|survey|sy\b|c\.?\s?t\.?\s?s|gat|gut))|registered|क्षेत्र|क्षेत्रफळ|रकबा(?=\s*\d)|चतुःसीमा|चतु:सीमा|चतुर्सीमा|चौहद्दी|चौहदी|येणेप्रमाणे|यांसी|ही\s+(?:मिळकत|सदनिका|जागा)|येथील(?!\s+(?:[\p{L}\p{M}]+\s+)?(?:गट|सर्वे|सर्व्हे|स|रि\.?\s?स|सि\.?\s?(?:स|टी\.?\s?स)|भूमापन|प्लॉट|भूखंड|सदनिका|फ्लॅट|घर)[\s.]*(?:नं|क्र|नंबर|क्रमांक))|(?:(?:में|पर)\s+)?स्थित|जिसका|जिसकी|जिसके|का\s+क्षेत्रफल|(?:का|की|के)\s+(?:[\p{L}\p{M}]+\s+){0,3}?(?:स्वामी|भूमिस्वामी|मालिक|भूमिधर|खातेदार|काश्तकार)|हैं?|या\s+मिळकती|दरमहा|मिळकत\s+आपणास|भाड्याने|असलेली|असून|यावर|त्यावर|जमिनीवर|मिळकतीपैकी|मिळकतीमधील)(?![\p{L}\p{M}])|[;।()[\]]|(?<!\b(?:opp|co-?op|hsg|hsng|socy?|mun|gr|p\.?\s?o|dist|tal|tq|teh|no|nos|nr|rd|st|bldg|apt|apts|soc|ltd|pvt|dr|mr|sec|ph|extn?|co|vill?|flr|sy|\p{L}))\.\s+(?=\p{Lu}\p{Ll}|\d{1,2}\s?[.)])|\.\s*\n\s*\n|\n\s*(?:\d{1,2}\s?[.)]|\([a-z]\))\s/iu

/** "premises #41": the sign for its number opens the name of a house. */
const kindOfHouse = /^(?:premises|property|house|building|flat|apartment|site)\s+(?=#\s?\d)/i

/** "(Old No. 9)", "(620 sq.ft.)", "(formerly Cornwallis Street)": what is said in short of one part ends no place before its PIN code. */
export const aside = /\((?!the|said)[\p{L}\d][^()\n“"]{0,32}\)/giu

/** "Gandhi Path (West)": the side of a town is part of its name. */
const direction = /\((?:east|west|north|south|[ewns]|पूर्व|पश्चिम|उत्तर|दक्षिण|प|पू)\)/giu

/** What a house measures, in Marathi and Hindi: "क्षेत्र 745 चौ. फूट (बांधीव)", "रकबा 0.250 हेक्टेयर". */
export const measureOfIndia = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:यांसी\s+)?(?:(?:बांधीव|बिल्टअप|कारपेट|चटई|एकूण|कुल)\s+)*(?:क्षेत्रफळ|क्षेत्रफल|क्षेत्र|रकबा|मोजमाप|पैमाइश)\s*[:-]?\s*(?:सुमारे\s+|अंदाजे\s+|लगभग\s+)?\d[\d,.]*\s*(?:चौ\.?\s*(?:फूट|फुट|फु|मीटर|मी)|चौरस\s+(?:फूट|फुट|मीटर)|वर्ग\s*(?:मीटर|मी|फुट|फीट|फिट|गज)|वर्गमीटर|वर्गफीट|हेक्टेयर|हेक्टर|हे|आर|गुंठे|एकड़|एकर|बीघा|बिस्वा)(?![\p{L}\p{M}])[.०0]?(?:\s*\(?(?:बांधीव|बिल्टअप|बिल्ट\s+अप|कारपेट|चटई)\)?)?`,
  'iu',
)
const acrossOfIndia = new RegExp(`${measureOfIndia.source}[\\s,]*`, 'giu')

/** "Premises No. 44/2, Lake Avenue, mailing address 44/2, Lake Avenue, …": the whole address comes behind. */
const postal = /(?:mailing|postal|correspondence)\s+address(?:\s+(?:is|being|at|as))?[\s:,–-]*/giu

/** The place that begins at `at` of the text. Null where what stands there is none. */
export function placeAt(text: string, at: number, most = 320, across = aside): ProsePlace | null {
  const opened = at + (kindOfHouse.exec(text.slice(at, at + 30))?.[0].length ?? 0)
  const named = text.slice(opened, opened + most)
  const sent = [...named.matchAll(postal)].at(-1)
  const start = opened + (sent ? sent.index + sent[0].length : 0)
  const rest = text.slice(start, start + most)
  const crossed = rest.replace(acrossOfIndia, blank)
  const stop = after.exec(crossed.replace(direction, blank))?.index ?? rest.length
  const code = pinCode.exec(rest)
  const past = code === null ? stop : (after.exec(crossed.replace(across, blank))?.index ?? rest.length)
  const whole = code !== null && code.index < past + 40 && noSentenceBetween(rest, code.index)
  const length = whole ? endOfWhole(rest, code.index + code[0].length) : stop
  const raw = rest.slice(0, length)
  const value = tidyAddress(raw.replace(/\n/g, ' '))
  if (value.split(/[,\s]+/).length < 3 || value.replace(/[^\p{L}]/gu, '').length < 8 || !/[,\d]/.test(value))
    return null
  return { value, start, end: start + raw.trimEnd().length, whole }
}

/** "…, Mumbai 400063, Road: Film City Road, built-up: …": a form may tell a part of the place behind its PIN code. */
const partBehindPin =
  /^\s*,\s*dist(?:rict|\.)?[\s:-]+\p{Lu}\p{L}+(?:\s(?:\p{Lu}\p{L}+|\d\d(?=\s\p{Lu})))*(?=\s*[,;.(]|\s+\p{Ll})|^\s*,\s*(?:road|street|location|area|landmark|village|city|town)\s*[:：]\s*[^,;:()]{3,40}(?=,)/iu
const endOfWhole = (text: string, end: number): number =>
  end + (partBehindPin.exec(text.slice(end, end + 80))?.[0].length ?? 0)

const blank = (words: string): string => '_'.repeat(words.length)

const noSentenceBetween = (text: string, to: number): boolean => !/\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text.slice(0, to))

/** What leads to a place of which no house is named: "the said premises situated at Nehru Road, …", or the border of its cell. */
const opensPlace =
  /^[\s:;,.*|/–-]*(?:the\s+)?(?:(?:said\s+|residential\s+|commercial\s+|industrial\s+)*(?:house|flat|apartment|shop|property|premises|portion|building)\s+(?:bearing|(?:lying\s+and\s+)?situated\s+at|at)\s+)?/i

/**
 * A place begins with the name of its house, "Flat No. 3", "No. 18", and not with what kind of house that is: "all that
 * piece and parcel of the self contained residential Flat No. 3", "the house bearing No. 18".
 */
const leadsToHouse = new RegExp(
  `^[\\s:;,.*–-]*(?:(?:the|all|that|those|said|being|bearing|residential|commercial|free\\s?hold|lease\\s?hold|self|contained|space|independent|built|up|constructed|pieces?|parcels?|and|or|of|lands?|buildings?|house|flat|apartment|shop|property|premises|portion|unit|site|plot|together|with|no|namely|viz|dda|[mlh]\\.?i\\.?g)[\\s.-]+){0,12}?(?=${unit.source})`,
  'iu',
)

/** "तुकडी जिल्हा …, पोट तुकडी तालुका … पैकी … महानगरपालिका हद्दीतील": what rules over a place is said before it in Marathi. */
const withinLimits = /^[\s:;,.*–-]*[^;।.\d]{4,200}?(?:हद्दीतील|हद्दीमधील|हद्दीत\s+असलेली|कार्यक्षेत्रातील|कार्यकक्षेतील)\s+/u

/** Who owns a house, or that it lies there, is said behind it in Hindi: "मकान नं. ८८, … का स्वामी है", "… में स्थित है". */
const ownedBefore =
  /(?<![\p{L}\p{M}])(?:(?:का|की|के)\s+(?:[\p{L}\p{M}]+\s+)?(?:स्वामी|स्वामिनी|मालिक|मालकिन)|(?:में|पर)\s+स्थित|[\p{L}\p{M}]+(?:च्या|चे|ची|चा)\s+मालक)(?![\p{L}\p{M}])/gu
/** Characters of a house with its place. */
const longestHouse = 200

/** The first house that is named before what is said of its owner. */
export function ownedPlace(text: string, from: number): ProsePlace | null {
  for (const { index } of text.slice(from).matchAll(ownedBefore)) {
    const named = unitIn(text, from + Math.max(0, index - longestHouse), from + index)
    const place = named < 0 ? null : placeAt(text, named)
    if (place) return place
  }
  return null
}

/** Land that is named by its number in the records. */
const land =
  /(?<![\p{L}\p{M}])(?:(?:गाटा|खसरा|आराजी|गट|सर्वे|सर्व्हे|स|सि\.?\s?स)\s*(?:नं|क्र|क्रमांक|नंबर|नम्बर|संख्या|सं)[\s.:]*\d[\d/,\s]*(?<=\d)(?:\s?(?:मिन?|[अ-इक-घ])(?:[0.]|(?![\p{L}\p{M}])))?|(?:re[\s-]?)?(?:survey|sy|khasra|gat|gut|block\s+survey|s\.?\s?f)\.?\s*(?:no|nos|number)[\s.:]*\d[\d/\-A-Z]*)/giu
/** Where land is named by its number, in a stretch of the text. */
export const landsIn = (text: string, from: number, to: number): number[] =>
  [...text.slice(from, to).matchAll(land)].map(({ index }) => from + index)

/** What stands between land and where it lies: how much of it there is, or nothing. */
const extent =
  /^[\s,]*(?<apart>(?:(?:रकबा|क्षेत्रफल|क्षेत्र|यांसी\s+क्षेत्र|ad-?measuring|measuring|having\s+an?\s+(?:area|extent)\s+of)\s[^,;।]{1,50}?[\s,]+)?(?:(?:स्थित|situated?(?:\s+(?:at|in))?|lying(?:\s+and\s+being)?\s+(?:at|in)|of|in)[\s:]+(?=\p{Lu}\p{L}+\s+village|(?:मौजे|मौजा|ग्राम|गांव|गाँव|village|mou?[jz][ae])[\s:])|(?=(?:मौजे|मौजा|ग्राम|गांव|गाँव|village|mou?[jz][ae])[\s:])))/iu

/** A field by its number and its village: "गाटा संख्या 412 रकबा 0.316 हेक्टेयर स्थित ग्राम रसूलपुर, …". */
export function landIn(text: string): readonly ProsePlace[] {
  for (const match of text.matchAll(land)) {
    const end = match.index + match[0].length
    const between = extent.exec(text.slice(end, end + 120))
    const lies = between && placeAt(text, end + between[0].length)
    if (!lies) continue
    const land = { value: match[0], start: match.index, end, whole: false }
    return between.groups?.apart === '' ? [{ ...lies, start: land.start }] : [land, lies]
  }
  return []
}

/** A label of a form that says the same in another language: "Address of Premises / परिसर का पता : …". */
const otherLanguage = /^\s*[/|(][^\t\n\d:：]{2,50}(?:\t|[:：]-?)\s*/u

/**
 * The place that a sentence tells after an opening. Where the house is named before "situated at" and no measure
 * stands between, the place begins with it.
 */
export function placeAfter(text: string, opening: RegExp, from = 0, to = text.length): ProsePlace[] {
  const part = text.slice(from, to)
  return [...part.matchAll(opening)].flatMap((match) => {
    const opened = from + match.index + match[0].length
    const at = opened + (otherLanguage.exec(text.slice(opened, opened + 80))?.[0].length ?? 0)
    const lead =
      (withinLimits.exec(text.slice(at, at + 240)) ??
        leadsToHouse.exec(text.slice(at, at + 120)) ??
        opensPlace.exec(text.slice(at, at + 60)))?.[0].length ?? 0
    const place = placeAt(text, at + lead)
    return place ? [place] : []
  })
}

/** Where houses, flats and plots are named by their numbers, in a stretch of the text. */
export const unitsIn = (text: string, from: number, to: number): number[] =>
  [...text.slice(from, to).matchAll(new RegExp(unit, 'giu'))].map(({ index }) => from + index)

/** Where the first of them is named; below zero where none is. */
export function unitIn(text: string, from: number, to: number): number {
  const found = unit.exec(text.slice(from, to))
  return found ? from + found.index : -1
}
