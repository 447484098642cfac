/**
 * Which characters a reader takes for one another on cards, with a weight for how often, 0..1. Symmetric.
 * The figures order the candidates of a repair; they are not probabilities.
 */
const pairs: readonly (readonly [pair: string, weight: number])[] = [
  // A letter and a digit of the same shape.
  ['O0', 0.6], ['D0', 0.35], ['Q0', 0.35], ['U0', 0.06], ['C0', 0.05], ['G0', 0.03],
  ['I1', 0.6], ['L1', 0.45], ['T1', 0.12], ['J1', 0.12], ['Z2', 0.6], ['S5', 0.6], ['B8', 0.6],
  ['G6', 0.5], ['B6', 0.1], ['A4', 0.35], ['T7', 0.3], ['Y7', 0.12], ['Z7', 0.12], ['G9', 0.08], ['P9', 0.06],
  ['S8', 0.1], ['B3', 0.12], ['E3', 0.08], ['R8', 0.05], ['H4', 0.05], ['Y4', 0.05], ['S9', 0.03], ['E6', 0.05],
  ['S3', 0.05], ['J3', 0.04], ['L4', 0.03], ['E8', 0.05], ['Q9', 0.08], ['I7', 0.05], ['D8', 0.03],
  // Two digits.
  ['17', 0.2], ['38', 0.2], ['56', 0.15], ['68', 0.15], ['08', 0.15], ['06', 0.12], ['35', 0.12], ['49', 0.1],
  ['89', 0.1], ['27', 0.08], ['14', 0.07], ['09', 0.06], ['39', 0.06], ['58', 0.06], ['23', 0.04], ['59', 0.04],
  // Two letters.
  ['OD', 0.3], ['OQ', 0.35], ['DQ', 0.15], ['OC', 0.15], ['CG', 0.25], ['OG', 0.12], ['IL', 0.4], ['IT', 0.2],
  ['IJ', 0.2], ['LT', 0.05], ['UV', 0.2], ['VY', 0.15], ['VW', 0.12], ['MN', 0.15], ['MW', 0.1], ['HN', 0.15],
  ['HM', 0.12], ['KX', 0.12], ['EF', 0.25], ['PF', 0.15], ['PR', 0.2], ['BR', 0.15], ['BE', 0.12], ['BD', 0.12],
  ['BP', 0.08], ['SB', 0.1], ['SG', 0.06], ['XY', 0.08], ['TY', 0.1], ['TF', 0.06], ['AR', 0.06], ['KR', 0.06],
  ['UO', 0.06], ['UJ', 0.06], ['HK', 0.05], ['NW', 0.05], ['LE', 0.05], ['CE', 0.05], ['ZS', 0.04], ['QG', 0.08],
  // The filler of machine-readable lines.
  ['<K', 0.3], ['<C', 0.3], ['<L', 0.15], ['<E', 0.15], ['<S', 0.1], ['<X', 0.1], ['<4', 0.05], ['<G', 0.05],
] // prettier-ignore

const table = new Map<string, Map<string, number>>()

function add(from: string, to: string, weight: number): void {
  const row = table.get(from) ?? new Map<string, number>()
  row.set(to, weight)
  table.set(from, row)
}

for (const [[one = '', other = ''], weight] of pairs) {
  add(one, other, weight)
  add(other, one, weight)
}

// Marks that readers give for a stroke or a ring of a letter or digit.
const marks: Readonly<Record<string, string>> = { '|': '1IL', '!': '1IL', '(': 'C0', ')': 'J0', '$': 'S5', '§': 'S5', '&': '8', '@': '0O', '€': 'CE', '£': 'E', '?': '72', '°': '0O' } // prettier-ignore
for (const [mark, meant] of Object.entries(marks)) for (const to of meant) add(mark, to, 0.4)

const NO_ROW: ReadonlyMap<string, number> = new Map()

/** What a character that was read may stand for, itself not among it. */
export function confusionsOf(char: string): ReadonlyMap<string, number> {
  return table.get(char) ?? NO_ROW
}

/** True for a mark that can stand for a letter or digit, and so is no mere separator. */
export function isMark(char: string): boolean {
  return Object.hasOwn(marks, char)
}
