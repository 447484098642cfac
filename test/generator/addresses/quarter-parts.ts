import type { Random } from '../random'
import type { Home } from './home'

type Locality = readonly [name: string, kind: string]

interface QuarterPart {
  readonly plain: Locality
  /** As the part beside it is called: "Raj Nagar Extension", "New Palasia", "West Sant Nagar". */
  readonly part: Locality
  /** How often people leave the word out that makes it the part. */
  readonly leftOut: number
}

const kinds = ['Nagar', 'Nagar', 'Colony', 'Vihar', 'Enclave', 'Puram', 'Bagh', 'Ganj', 'Town', 'Park', ''] as const
const prefixes = ['New', 'New', 'New', 'Nai', 'Navi', 'Greater', 'West', 'East', 'North', 'South', 'Upper', 'Lower'] as const // prettier-ignore

/** A quarter and its younger neighbour or its half. */
export function quarterPart(random: Random, name: string): QuarterPart {
  const kind = random.pick(kinds)
  const plain = [name, kind] as const
  const behind = (word: string): Locality => [name, `${kind} ${word}`.trim()]
  return random.weighted<QuarterPart>([
    [{ plain, part: behind('Extension'), leftOut: 0.03 }, 4],
    [{ plain, part: behind('Annexe'), leftOut: 0.03 }, 0.7],
    [{ plain, part: [`${random.pick(prefixes)} ${name}`, kind], leftOut: 0.03 }, 5],
    [{ plain, part: [`${random.pick(['Old', 'Juna', 'Purana'])} ${name}`, kind], leftOut: 0.15 }, 1],
    [{ plain, part: behind(random.pick(['East', 'West', 'North', 'South'])), leftOut: 0.25 }, 3],
  ])
}

/** The home in a quarter's part, and as people print it who leave out which part; null where they do not. */
export function inQuarterPart(random: Random, home: Home): readonly [home: Home, leftOut: Home | null] {
  if (home.locality === null) return [home, null]
  const { plain, part, leftOut } = quarterPart(random, home.locality[0])
  // Where a building's name tells the home, more is left out.
  const odds = home.building === null ? leftOut : leftOut + 0.15
  return [{ ...home, locality: part }, random.chance(odds) ? { ...home, locality: plain } : null]
}
