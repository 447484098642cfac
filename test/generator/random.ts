/** Seeded randomness: the same seed draws the same document, on every machine. */
export class Random {
  private state: number

  constructor(private readonly seed: string) {
    this.state = hash(seed)
  }

  /** A generator of its own for a part, so that a change in one part leaves the others as they were. */
  fork(label: string): Random {
    return new Random(`${this.seed}/${label}`)
  }

  /** 0 <= x < 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A real number, low <= x < high. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number, low <= n <= high. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** One of the items, by weight. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    const total = items.reduce((sum, [, weight]) => sum + weight, 0)
    let left = this.next() * total
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return this.pick(items)[0]
  }

  digits(count: number): string {
    let text = ''
    for (let i = 0; i < count; i++) text += String(this.int(0, 9))
    return text
  }

  letters(count: number): string {
    let text = ''
    for (let i = 0; i < count; i++) text += String.fromCharCode(65 + this.int(0, 25))
    return text
  }

  /** Near 0, standard deviation 1 (Irwin-Hall of 6). */
  normal(): number {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.next()
    return (sum - 3) * Math.SQRT2
  }
}

/** FNV-1a with a final mix. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b)
  return h ^ (h >>> 16)
}
