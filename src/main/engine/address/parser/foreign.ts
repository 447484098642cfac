import type { Analysis } from './analyse'

/** Countries that people write under an address. */
const countries =
  'usa|u\\.s\\.a\\.?|united states(?: of america)?|uk|u\\.k\\.?|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|singapore|malaysia|united arab emirates|uae|u\\.a\\.e\\.?|dubai|abu dhabi|saudi arabia|qatar|kuwait|oman|bahrain|nepal|bangladesh|sri lanka|pakistan|bhutan|maldives|china|hong kong|japan|germany|deutschland|france|italy|spain|netherlands|switzerland|sweden|norway|denmark|south africa|kenya|nigeria|mauritius|thailand|indonesia|philippines|vietnam|russia|brazil|mexico'
const atEnd = new RegExp(`(?:^|[\\s,.-])(${countries})[\\s.,-]*(?:\\d{4,10})?[\\s.,]*$`, 'i')

/** Cities that say their country by themselves, where they end an address; none that a place of India is called as. */
const cities: Readonly<Record<string, string>> = {
  'united kingdom': 'london|birmingham|manchester|leicester|glasgow|edinburgh',
  usa: 'new york|los angeles|chicago|houston|san francisco|san jose|seattle|boston|dallas|washington dc',
  canada: 'toronto|vancouver|montreal|ottawa|calgary|brampton|mississauga',
  australia: 'sydney|melbourne|brisbane|perth|adelaide|canberra',
  'new zealand': 'auckland|christchurch',
  germany: 'berlin|munich|münchen|hamburg|frankfurt(?: am main)?|cologne|köln|stuttgart',
  france: 'paris|lyon|marseille',
  italy: 'rome|roma|milan|milano',
  spain: 'madrid|barcelona',
  netherlands: 'amsterdam|rotterdam|the hague',
  switzerland: 'zurich|zürich|geneva|genève',
  bangladesh: 'chittagong|chattogram|sylhet',
  pakistan: 'karachi|lahore|rawalpindi|faisalabad|peshawar',
  nepal: 'kathmandu|biratnagar|birgunj',
  'sri lanka': 'colombo|kandy|jaffna',
  uae: 'sharjah|ajman',
  oman: 'muscat',
  bahrain: 'manama',
  'saudi arabia': 'riyadh|jeddah|dammam',
  malaysia: 'kuala lumpur|petaling jaya',
  japan: 'tokyo|osaka|yokohama',
  thailand: 'bangkok',
  kenya: 'nairobi|mombasa',
}
/** Behind the name at most a number of its post, as "Dhaka 1209" and "Sydney NSW 2000", before it one. */
const inCities = Object.entries(cities).map(([country, names]) => [new RegExp(`(?:^|[,\\n]\\s*|\\b\\d{4,5}\\s+)(?:${names})(?:[\\s-]+(?:[a-z]{2,3}[\\s-]+)?\\d{1,5})?[\\s.]*$`, 'iu'), country] as const) // prettier-ignore

/** "Mountain View, CA 94043", "London SW1A 1AA", "Toronto, ON M5E 1J4", "Parramatta NSW 2150", "Dhaka 1209" beside a Dhaka of Bihar. */
const byPost: readonly (readonly [RegExp, string])[] = [
  [/,\s*(A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?\s*$/, 'usa'],
  [/\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\s*$/, 'canada'],
  [/\bdhaka[\s-]+\d{4}\s*$/i, 'bangladesh'],
  [/\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\s*$/, 'australia'],
  [/\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}(?:[\s,]+U\.?K\.?)?\s*$/, 'united kingdom'],
] // prettier-ignore

/**
 * The country of an address that is not in India, as it names it or its city; null where nothing says so. A PIN code
 * that the directory knows is India's whatever else stands there, and behind a state of it "UK" is Uttarakhand.
 */
export function foreignCountry({ text, pin, state }: Analysis): string | null {
  if (pin !== null) return null
  const ending = text.slice(-80).trim()
  const posted = byPost.find(([shape]) => shape.test(ending))?.[1]
  if (posted !== undefined || state !== null) return posted ?? null
  const named = atEnd.exec(ending)?.[1]
  return named?.toLowerCase() ?? inCities.find(([shape]) => shape.test(ending))?.[1] ?? null
}
