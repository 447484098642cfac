/** A number of rupees as it is written out on a cheque: "three lakh fifty nine thousand two hundred". */
const ones = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** In small letters; for a whole number above nought. */
export function sumInWords(rupees: number): string {
  const scale = scales.find(([size]) => rupees >= size)
  if (scale) {
    const [size, name] = scale
    const rest = rupees % size
    return `${sumInWords(Math.floor(rupees / size))} ${name}${rest > 0 ? ` ${sumInWords(rest)}` : ''}`
  }
  if (rupees < ones.length) return ones[rupees]!
  return `${tens[Math.floor(rupees / 10) - 2]}${rupees % 10 > 0 ? ` ${ones[rupees % 10]}` : ''}`
}
