/** Which office registered a deed. */
import { ballot, type Elected, type Voice, type WordSign } from '../../extraction/prose/ballot'
import { isStateLine } from '../../address'
import { bare } from '../../extraction/labels/fuzzy'
import type { Flow } from '../../extraction/prose/flow'
import { onceFor } from '../../once-for'
import { weightOfPlace } from './deed-registration'

/** Who signs under an office: no name of one. */
const parties = 'vendors?|vendees?|sellers?|purchasers?|buyers?|executants?|claimants?|witness(?:es)?'
/** What begins the line of a register under it. */
const registers = 'registered|reg(?:n|d)?\\b|presented|document|book|volume|vasika|dated?'
/** "जुन्नर दस्त नोंदणी दिनांक :": what it tells beside an office, where the blank between them is narrow. */
const besideOffice = String.raw`(?<=\s)(?:दस्त|नोंदणी|दिनांक|दि|पुस्तक)(?![\p{L}\p{M}])`
const office = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:office\s+of\s+(?:the\s+)?)?(?:(?:joint\s+|jt\.?\s*)?sub[\s-]*registr(?:ar(?:['’]?s)?|y)(?:\s+office|\s*\(s\))?|(?:a\.?\s?)?[dj]\.?\s?s\.?\s?r\.?(?=[\s,])|(?:joint|jt\.?)\s+s\.?\s?r\.?(?=[\s,])|registering\s+officer)|s\.?\s?r\.?\s?o\.?(?=\s)|registration\s+sub[\s-]*district|(?:सह\s*)?(?:दुय्यम\s+निबंधक|दु\.?\s?नि\.?|(?:उप|अवर)[\s-]*(?:निबन्धक|निबंधक|पंजीयक)|निबंधन\s+कार्यालय)(?:\s+कार्यालय)?)(?:\s+of\s+assurances)?\s*(?:[,:;–-]+|\bat\b|\bof\b|\bin\b|\boffice\b|\s)*\s*(?<place>(?:[IVX]{1,4}(?:\s?-\s?[A-Z])?\s*,\s*|वर्ग\s?-?\s?\d\s*,\s*|\p{L}+[-–]?[IVX]{1,4}\s*,\s*(?=\p{Lu}))?(?=[\p{L}\p{M}])(?:[\p{L}\p{M}.'’ ]|\d\d(?=[\s-]\p{L}{4})|(?<=\d)-|(?<=[\p{Lo}\p{M}])-(?=\p{Lo})){3,41}?(?:\n(?!(?:${parties}|drafted|prepared|${registers})(?!\p{L}))\p{Lu}\p{L}+)?(?:\s*(?:no\.?|number|क्र\.?|नं\.?)?[\s.-]*(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\p{M}\d]))?(?:\s\((?!seal|sd)\p{Lu}\p{L}{2,20}(?:\s\p{Lu}\p{L}{2,20})?\))?(?:\s*,\s*(?:(?:North|South)[^\S\n]24[^\S\n]Parganas|\p{Lu}\p{L}+(?:[^\S\n]\p{Lu}\p{L}+)?|[\p{Lo}\p{M}]+(?=[^\S\n]*(?:\n|$))))?)(?=\t|\s*(?:(?<!(?:^|[\s.])\p{L})\.|[,;)|]|\n(?!(?!(?:${registers})(?!\p{L}))\p{Lu}\p{L}+\s*(?:[.,;)]|\s(?:as|on|under|vide|in)\s))|\bon\b|\bunder\b|\bas\b|\bat\b|\bvide\b|\bin\b|\bwith\b|\balong\b|\bbetween\b|\bwithin\b|${besideOffice}|यांचे|येथे|(?<=\s\d{1,2})\s+\p{Lu}|$))`,
  'giu',
)
const noOffice = new RegExp(
  String.raw`^(?:the|this|and|or|of|at|on|under|for|through|upon|that|after|before|who|registered|document|book|executing|by|has|shall|within|office|signature|seal|concerned|competent|having|सह|${parties}|विक्रेता|क्रेता|हे|यांचे)(?![\p{L}\p{M}])`,
  'iu',
)

/** A place ends where the sentence goes on, as "Poonamallee and fee of", and with its cell. */
function lengthOfPlace(place: string, before: string): number {
  const sentence = place.search(/\s(?!nos?(?![\p{L}]))\p{Script=Latin}(?<=\p{Ll})/u)
  const cell = before.endsWith('\t') ? place.indexOf('\n') : -1
  return Math.min(...[place.length, sentence, cell].filter((length) => length >= 0))
}

/** Abbreviations by which an office is called together with its place: "सह दु.नि. हवेली 17", "A.D.S.R. Barasat", "D.S.R. - IV". */
const calledBy =
  /(?:(?:सह\s*)?दु\.?\s?नि\.?|(?:joint|jt\.?)\s+s\.?\s?r\.?|(?<![\p{L}.])(?:a\.?\s?)?[dj]\.?\s?s\.?\s?r\.?)[\s,:–-]*$/iu

/** "Sub Registrar II-B, Janakpuri", "सह दुय्यम निबंधक वर्ग-2, नाशिक-3": a rank is one of who has it. */
const isRank = /^(?:[IVX]{1,4}\s?-\s?[A-Z](?!\p{L})|वर्ग)/u
const rankedAs = /(?:(?:joint|सह)\s+)?(?:sub[\s-]*registrar|दुय्यम\s+निबंधक)[\s,:–-]*$/iu

/** "A.D.S.R. Barasat": the rank of the office ahead of its place. */
export const isCalledByRank = (office: string): boolean =>
  /^(?:(?:a\.?\s?)?[dj]\.?\s?s\.?\s?r\.?(?!\p{L})|(?:joint\s+)?sub[\s-]*registrar|(?:सह\s+)?दुय्यम)/iu.test(office)

/** "…, West Bengal": the state is no part of an office's name. */
const withoutState = (name: string): string => {
  const at = name.lastIndexOf(',')
  return at > 0 && /[A-Za-z]/.test(name.slice(at)) && isStateLine(name.slice(at + 1)) ? name.slice(0, at) : name
}

const signs: readonly WordSign[] = [
  { before: /(?:presented|registered|registration|हजर|सादर|पेश|नोंद)[^;]{0,160}$/iu, weight: 0.5 },
  { before: /(?:^|\n)[^\p{L}\n]*(?:office\s+of\s+(?:the\s+)?)?$/iu, weight: 0.5 },
  { before: /(?:within|jurisdiction)[^;]{0,80}$/iu, weight: 1 },
]
const least = 0.7
/** One of several in a town is called by its number, and by the town alone in short. */
const numbered = 0.7

/** The offices that may have registered a deed, the likeliest first. */
export const registrars = onceFor((flow: Flow): readonly Elected<Voice>[] => {
  const voices = [...flow.text.matchAll(office)].flatMap((match): Voice[] => {
    const place = (match.groups?.place ?? '').trim()
    if (noOffice.test(place)) return []
    const placed = match.index + match[0].lastIndexOf(place)
    const end = placed + lengthOfPlace(place, flow.text.slice(0, placed))
    const called = isRank.test(place) ? rankedAs : calledBy
    const start = placed - (called.exec(flow.text.slice(match.index, placed))?.[0].length ?? 0)
    const value = withoutState(flow.printed(start, end).replace(/[\s,.:-]+$/, ''))
    if (value === '') return []
    const weight = weightOfPlace(flow, match.index, end, signs) + (/\p{Nd}/u.test(value) ? numbered : 0)
    return [{ value, start, end, weight }]
  })
  return ballot(voices, ({ value }) => bare(value)).filter(({ weight }) => weight >= least)
})
