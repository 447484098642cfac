/** "K'pur" and "Kharagpur", "A'bad" and "Aurangabad", "T'gode" and "Tiruchengode": but for its first letter nothing is left before a name's end. */
export function isCutInside(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length > longestCut || long.length < short.length + 2 || short.charCodeAt(0) !== long.charCodeAt(0)) return false // prettier-ignore
  const end = ends.exec(short)?.[1]
  return end !== undefined && long.endsWith(end)
}
const longestCut = 8
const ends = /^[a-z](pur|bad|ganj|garh|nagar|patnam|patna|lore|puram|gode|kode|kulam|palayam|kudi|giri|kota|kottai|halli|gaon|wadi|vadi|durg|pally|palli|gudem)$/ // prettier-ignore
