/**
 * Sheets that an office of registration adds to a deed: its receipt, the challan of the duty, its own writing behind
 * the deed. Each is a paper of its own to look at, and all belong to the deed that they are of.
 */
import { textOf, type Layout } from '../../extraction/layout/layout'
import { latinDigits } from '../../identifiers'
import { onceFor } from '../../once-for'

/** How the writing of an office behind a deed is headed. */
const endorsement =
  /दस्त\s+गोषवारा|endorsement\s+for\s+deed|major\s+information\s+of\s+the\s+deed|deed\s+related\s+detail|under\s+section\s+10-?\s?A\s+of\s+the\s+karnataka\s+stamp/iu
/** What an office writes behind a deed that was handed in to it, in whatever words; one of them may stand anywhere. */
const ofEndorsement: readonly RegExp[] = [
  /present(?:ed|ation)[^.]{0,60}\soffice\s+of\s+(?:the\s+)?(?:joint\s+)?(?:sub[\s-]*registrar|s\.?r\.?o)/iu,
  /execution\s+(?:is\s+|was\s+|has\s+been\s+)?admitted/iu,
  /(?<!\p{L})registered\s+as\s+(?:document|doct?|deed|no)|registered\s+(?:document\s+)?no[\s.]|certificate\s+of\s+registration/iu,
  /(?<!\p{L})book\s*(?:no|number)?[\s.:-]{0,3}(?:1|I|one)(?![\p{L}\p{N}])/iu,
  /thumb\s+impression|(?<!\p{L})(?:left|right)\s+thumb/iu,
  /received\s+(?:the\s+)?(?:registration\s+)?fees?(?!\p{L})|registration\s+fees?(?!\p{L})/iu,
]
const leastOfEndorsement = 3

/** The receipt of an office in Maharashtra names the deed that was handed in. */
const receipt = /पावती/u
const ofReceipt = /दस्त\s?ऐवजाचा\s+(?:अनुक्रमांक|प्रकार)/u
/** Challans pay taxes of all kinds; those of deeds name the duty and who registers. */
const challan = /challan|(?<!\p{L})grn(?!\p{L})|चलन/iu
const duty = /stamp\s*duty|मुद्रांक\s+शुल्क/iu
const registers = /registration\s*(?:fee|&|and\s+stamp)|inspector\s+general\s+of\s+registration|नोंदणी\s+(?:फी|शुल्क)/iu
/** A deed has its sentences, which may begin under a challan on its first sheet; these are forms. */
const mostPrint = 2500
const sentences =
  /hereinafter|witnesseth|(?<!\p{L})whereas(?!\p{L})|कारणे|लिहून\s+दे(?:तो|ते|त\s+आहे)|जे\s*की|निष्पादित\s+किया|विदित\s+हो/iu

const printOf = onceFor(({ segments }: Layout): string =>
  latinDigits(segments.map(({ words }) => textOf(words)).join('\n')),
)

/** True for a sheet that an office of registration added to a deed. */
export const isRegistrySheet = onceFor((layout: Layout): boolean => {
  const text = printOf(layout)
  if (endorsement.test(text)) return true
  if (text.length > mostPrint || sentences.test(text)) return false
  if (ofEndorsement.filter((sign) => sign.test(text)).length >= leastOfEndorsement) return true
  return (receipt.test(text) && ofReceipt.test(text)) || (challan.test(text) && duty.test(text) && registers.test(text))
})

/** "दस्त क्रमांक: नसन3/6214/2022": of the deed that such a sheet is of. */
const number =
  /(?:दस्त|अनुक्रमांक|document|deed|doct?|regn|registration)[^\n\d]{0,24}?(?:[\p{L}\p{M}]{2,6}\d{0,2}\s?[-/]\s?)?(?<serial>\d{2,6})\s?[-/]\s?(?<year>(?:19|20)\d{2})(?![\d/-])/giu

const numbersOn = (layout: Layout): readonly string[] =>
  [...printOf(layout).matchAll(number)].map(({ groups }) => `${Number(groups?.serial)}/${groups?.year}`)

/** True where such a sheet tells another deed than those before it of the same one. */
export function isOfAnotherDeed(sheet: Layout, before: readonly Layout[]): boolean {
  const own = numbersOn(sheet)
  const known = before.filter(isRegistrySheet).flatMap(numbersOn)
  return own.length > 0 && known.length > 0 && !own.some((one) => known.includes(one))
}
