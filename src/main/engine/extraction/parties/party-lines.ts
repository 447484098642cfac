/** What lines of a party's block are, and how far its words go in them. */
import { textOf, type LaidWord } from '../layout/layout'
import { pinCode } from '../addresses/pin-code'
import { trimmed } from '../layout/span'

/** Lines of a block that are neither name nor address. */
const aside =
  /^\W*(?:(?:party|company|our|your|buyer|seller|customer)(?:['’]?s)?\s+)?(?:gst|gstin|pan\b|cin\b|tan\b|state\b|state\s*name|state\s*code|code\b|phone|ph\b|mob|mobile|cell|tel|e-?mail|website|www|contact|place\s+of\s+supply|kind\s+attn|attn|vendor\s+code|customer\s+code|cust\.?\s+id|udyam|msme|fssai|d\.?\s?l\.?\s*(?:no|lic)|drug\s+lic|aadhaa?r\s+no|designation|department|(?:prev(?:ious)?|op(?:ening)?|old)\b\.?\s*bal(?:ance)?|outstanding|quotation|quote\s+(?:no|ref)|enquiry|indent\s+no|requisition|ref\.?(?:\s*no)?\s*(?::|$))\b/i
export const isAside = (text: string): boolean => aside.test(text)

/** "Burdwan Road, Siliguri - 734005  Ph: 0353-2511187": behind the address its line may tell how to reach them. */
const reached = /^\(?(?:ph|phone|tel|telephone|mob|mobile|cell|fax|e-?mail|gstin|pan|cin|website)(?:\.?no)?[.:]*$/i
export const untilAside = (line: readonly LaidWord[]): readonly LaidWord[] => {
  const at = line.findIndex(({ text }, i) => i > 1 && reached.test(text))
  return untilNumbers(at < 0 ? line : trimmed(line.slice(0, at)))
}

/** Words that say how somebody is reached, or the marks for it: "M:", "✆", "Tel.". */
const reachedBy = /^(?:m|mo|t|p|ph|phone|tel|telephone|mob|mobile|cell|call|fax|contact)?\W*$/i

/** "Kolhapur - 416002. ✆ 0231-2641178": behind the PIN code only a state or a country is of the address, and no number. */
function untilNumbers(line: readonly LaidWord[]): readonly LaidWord[] {
  const pin = line.findIndex((_, i) => pinCode.test(textOf(line.slice(0, i + 1))))
  const at = pin < 0 ? -1 : line.findIndex(({ text }, i) => i > pin && /[\d@]/.test(text))
  if (at < 0) return line
  const end = line.findLastIndex(({ text }, i) => i < at && !reachedBy.test(text))
  return trimmed(line.slice(0, Math.max(pin, end) + 1))
}

/** Whose child or wife a buyer is, on a line of its own between the name and the address. */
export const kinship =
  /^\W*(?:[swdc]\s?\/\s?o|(?:son|wife|daughter|care)\s+of|father['’]?s?(?:\s+name)?|husband['’]?s?(?:\s+name)?)(?!\p{L})[\s.:]*(?!.*(?:\d{6}|,))/iu

/** Who opens a letter to a firm or a society, which is named under them. */
export const office =
  /^\W*(?:the\s+)?(?:hon\.?\s+)?(?:company\s+secretary|general\s+secretary|chief\s+(?:executive|financial|medical)\s+officer|(?:medical\s+)?superintendent|commissioner|administrator|head(?:master|mistress)?|(?:project|finance|plant|works|factory|estate|unit|branch|stores?|sales|showroom|accounts|area|regional|zonal|dealership|commercial|marketing)\s+(?:manager|head|in-?\s?charge|executive|officer)|dealer\s+principal|authori[sz]ed\s+(?:dealer|distributor|signatory)|partner|chairman|chairperson|president|secretary|treasurer|managers?|general\s+manager|managing\s+director|director|principal|registrar|librarian|dean|warden|bursar|proprietor|(?:(?:chief|superintending|executive|assistant|deputy)\s+)?(?:executive\s+)?engineer|accounts?\s+(?:department|dept|officer)|purchase\s+(?:department|dept|manager|officer))\b[\s,/&.]*(?:(?:hon\.?\s+)?(?:secretary|chairman|treasurer|manager|director)\W*)?$/i

/** What a firm is or deals in, under its name: "Chartered Accountants", "Wholesale Dealers in Hardware". */
const trade =
  /^(?=\D*$)(?:[\p{L}.&,'’‘"“”]+\s+){0,4}?(?:accountants?|auditors?|advocates?|solicitors?|secretaries|architects?|consultants?|contractors?|engineers?|manufacturers?|dealers?|distributors?|stockists?|wholesalers?|suppliers?|exporters?|importers?)(?:\s+(?:of|in|for)\b.*|[\s,]+(?:&|and)\s+.*)?\W*$/iu

/** "Chartered Accountants (FRN 328814E)", "… | FRN 328814E", "… FRN 328814E": its number goes with what a firm is. */
const withoutNumber = (text: string): string =>
  text.replace(
    /\s*(?:\([^)]*\)|(?:[|·,–-]|(?<=\s))\s*(?:f\.?\s?r\.?\s?n|firm\s+reg\w*|m(?:embership)?\.?\s?no)\b.*)\W*$/i,
    '',
  )

/** The same by its beginning: "Auth. Dealer : Sonalika Tractors", "Dealers in : Cement, Paints", "(A unit of …)". */
const opensTrade =
  /^\W*(?:(?:auth(?:ori[sz]ed|d)?|govt?|government|regd?|approved)\b\.?\s+(?:\p{L}+\s+){0,2}?(?:dealers?|distributors?|stockists?|contractors?|suppliers?|service|sales|centre|center)\b|(?:dealing|deals|dealers?|specialists?|speciali[sz]ed|stockists?|distributors?|suppliers?|exporters?|importers?|manufacturers?|mfrs?|mfg|traders?|wholesalers?|retailers?)\b\.?\s*(?:(?:&|and|,)\s*(?:\p{L}+\s*){1,2})*(?:in|of|for|:)(?!\p{L})|(?:wholesale|retail|general|commission|order)\b(?:\s*(?:&|and|,)\s*(?:wholesale|retail|general|commission|order))?\s+(?:merchants?|dealers?|stockists?|suppliers?|traders?)\b|(?:sole\s+)?prop(?:rietor|rietrix)?\b\.?\s*[:.-]|an?\s+(?:unit|division|venture|iso)\b|iso\s+\d|formerly\b|(?:estd?|since)\b\.?\s*:?\s*\d{4})/iu

/** "Hallmarked Gold & Silver Ornaments": wares are joined by what joins no parts of an address. */
const wares =
  /^(?=[^\d,]*$)(?=.*\s(?:&|and)\s)(?!.*(?<!\p{L})(?:road|rd|street|st|lane|marg|nagar|opp|near|behind|next|above|building|bldg|complex|estate|bazaa?r|market|chowk|cross|floor|tower|colony|district|dist|block|phase)(?!\p{L}))/iu

/** "Wedding · Upanayan · Corporate": what one does, parted by dots. */
const listed = /^[\p{L}\s&'’-]+(?:\s[·•|]\s[\p{L}\s&'’-]+)+$/u

/** "इमारती लकड़ी, प्लायवुड एवं हार्डवेयर के विक्रेता". */
const tradeInDevanagari =
  /^(?=\P{Nd}*$).*(?<![\p{L}\p{M}])(?:विक्रेत[ाे]|व्यापारी|व्यवसायी|निर्मात[ाे]|उत्पादक|वितरक)[^\p{L}\p{M}]*$/u

export const isTrade = (text: string): boolean =>
  trade.test(withoutNumber(text)) ||
  opensTrade.test(text) ||
  wares.test(text) ||
  listed.test(text) ||
  tradeInDevanagari.test(text)
