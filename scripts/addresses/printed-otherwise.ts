import type { Random } from '../../test/generator/random'

/**
 * An address as another hand or a worse print has it, still the same: letters lost or taken for others, blanks and commas
 * lost, parts in another order, a PIN code left out or wrong. Pairs to learn from were read by whoever made the rules, so
 * the parser errs in few of them; in what is printed otherwise it errs as in pairs that nobody has seen.
 */
export function printedOtherwise(random: Random, text: string): string {
  let made = text
  if (random.chance(0.15)) made = swapParts(random, made)
  if (random.chance(0.2)) made = otherPin(random, made)
  const letters = random.chance(0.5) ? random.int(1, 3) : 0
  for (let at = 0; at < letters; at += 1) made = otherLetter(random, made)
  if (random.chance(0.15)) made = changeAt(random, made, /(?<=[a-z]{3}) (?=[a-z]{3})/gi, () => '')
  if (random.chance(0.08)) made = changeAt(random, made, /(?<=[a-z]{3})(?=[a-z]{3})/gi, () => ' ')
  if (random.chance(0.12)) made = changeAt(random, made, /\b[a-z]{6,}\b/gi, (word) => word[0]! + word.slice(1).replace(/[aeiou]/gi, '')) // prettier-ignore
  if (random.chance(0.12)) made = changeAt(random, made, labels, () => '')
  // Lines of one width, set one behind the other.
  if (random.chance(0.05)) made = made.replace(/[,.]\s*(?=[a-z])/gi, '')
  if (random.chance(0.2)) made = made.replaceAll(',', random.chance(0.7) ? ' ' : '')
  else if (random.chance(0.2)) made = changeAt(random, made, /,/g, () => ' ')
  if (random.chance(0.15)) made = changeAt(random, made, /[-/](?=\d)/g, () => random.pick([' ', '/', '-', '']))
  if (random.chance(0.25)) made = made.toUpperCase()
  else if (random.chance(0.1)) made = made.toLowerCase()
  return made.replace(/\s+/g, ' ').trim()
}

const labels = /\b(?:flat|house|h|plot|door|d|room|shop|qr|quarter)\.? ?(?:no|number)\b\.?:? ?|\b(?:near|opp|dist|distt|tal|teh|taluka|tehsil|po|post|vill|village|at|ward|gali|lane|road|rd|street|st|nagar|colony|apartments?|apts?|society)\b\.?:? ?/gi // prettier-ignore

function swapParts(random: Random, text: string): string {
  const parts = text.split(',')
  if (parts.length < 3) return text
  const at = random.int(0, parts.length - 2)
  ;[parts[at], parts[at + 1]] = [parts[at + 1]!, parts[at]!]
  return parts.join(',')
}

function otherPin(random: Random, text: string): string {
  const [pin] = /\b\d{6}\b/.exec(text) ?? []
  if (pin === undefined) return text
  if (random.chance(0.6)) return text.replace(pin, '').replace(/[\s,-]+$/, '')
  const at = random.int(2, 5)
  return text.replace(pin, pin.slice(0, at) + String(random.int(0, 9)) + pin.slice(at + 1))
}

/** Letters that are written for one another by ear, or read for one another. */
const taken = ['aeiou', 'bv', 'vw', 'td', 'kg', 'sc', 'sz', 'mn', 'iy', 'ou', 'il', 'rt', 'ce', 'hn'] as const

function otherLetter(random: Random, text: string): string {
  return changeAt(random, text, /\b[a-z]{4,}\b/gi, (word) => {
    const at = random.int(1, word.length - 1)
    const letter = word[at]!
    const kind = random.int(0, 3)
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
    if (kind === 1) return word.slice(0, at) + letter + word.slice(at)
    const group = taken.filter((letters) => letters.includes(letter.toLowerCase()))
    const other = group.length === 0 ? letter : random.pick([...random.pick(group)])
    return word.slice(0, at) + (letter === letter.toUpperCase() ? other.toUpperCase() : other) + word.slice(at + 1)
  })
}

/** The text with one of the places that match changed. */
function changeAt(random: Random, text: string, pattern: RegExp, change: (found: string) => string): string {
  const places = [...text.matchAll(pattern)]
  if (places.length === 0) return text
  const { 0: found, index } = random.pick(places)
  return text.slice(0, index) + change(found) + text.slice(index + found.length)
}
