/** Countries that people write under an address, and the names of them in capitals at its end. */
const countries =
  'usa|u\\.s\\.a\\.?|united states(?: of america)?|uk|u\\.k\\.?|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|singapore|malaysia|united arab emirates|uae|u\\.a\\.e\\.?|dubai|abu dhabi|saudi arabia|qatar|kuwait|oman|bahrain|nepal|bangladesh|sri lanka|pakistan|bhutan|maldives|china|hong kong|japan|germany|deutschland|france|italy|spain|netherlands|switzerland|sweden|norway|denmark|south africa|kenya|nigeria|mauritius|thailand|indonesia|philippines|vietnam|russia|brazil|mexico'
const atEnd = new RegExp(`(?:^|[\\s,.-])(${countries})[\\s.,-]*(?:\\d{4,10})?[\\s.,]*$`, 'i')
/** "Mountain View, CA 94043", "London SW1A 1AA". */
const american =
  /,\s*(A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?\s*$/
const british = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\s*$/

/** The country of an address that is not in India, as it names it; null where nothing says so. */
export function foreignCountry(text: string): string | null {
  const ending = text.slice(-80).trim()
  const named = atEnd.exec(ending)?.[1]
  if (named !== undefined) return named.toLowerCase()
  if (american.test(ending)) return 'usa'
  return british.test(ending) ? 'united kingdom' : null
}
