import { distance } from 'fastest-levenshtein'

/** Names by month: English long and short, Hindi, Marathi, with their common spellings. */
const names: readonly string[] = [
  'january jan जनवरी जानेवारी',
  'february feb फरवरी फ़रवरी फेब्रुवारी',
  'march mar मार्च',
  'april apr अप्रैल अप्रेल एप्रिल',
  'may मई मे',
  'june jun जून',
  'july jul जुलाई जुलै',
  'august aug अगस्त ऑगस्ट',
  'september sep sept सितंबर सितम्बर सप्टेंबर',
  'october oct अक्टूबर अक्तूबर ऑक्टोबर',
  'november nov नवंबर नवम्बर नोव्हेंबर',
  'december dec दिसंबर दिसम्बर डिसेंबर',
]

const byName = new Map(names.flatMap((row, index) => row.split(' ').map((name) => [name, index + 1] as const)))

/** Month 1 to 12 of a name; long names may have one letter wrong. Null for what is no month. */
export function monthOf(text: string): number | null {
  const name = text.toLowerCase().replace(/[01]/g, (digit) => (digit === '0' ? 'o' : 'l'))
  const exact = byName.get(name)
  if (exact !== undefined) return exact
  if (name.length < 5) return null
  const near = [...byName].filter(([known]) => known.length >= 5 && distance(known, name) <= 1)
  return near[0]?.[1] ?? null
}
