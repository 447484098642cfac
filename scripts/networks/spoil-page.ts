import { blurred } from '../../test/generator/degrade/effects'
import type { ProfileName, Shot } from '../../test/generator/degrade/profile'
import { profiles } from '../../test/generator/degrade/profiles'
import type { Raster } from '../../test/generator/degrade/raster'
import type { Random } from '../../test/generator/random'

const shoot = (name: ProfileName, raster: Raster, random: Random): Promise<Shot> =>
  profiles.find((profile) => profile.name === name)!.shoot({ raster, form: 'page', dpi: 200 }, random)

export const manners = ['sharp', 'soft'] as const
/** `sharp`: as most pages come. `soft`: mostly blurred or shaken, more or less. */
export type Manner = (typeof manners)[number]

type Kind = ProfileName | 'milder' | 'shaken'
const kinds: Readonly<Record<Manner, readonly (readonly [Kind, number])[]>> = {
  sharp: [
    ['clean', 3],
    ['scan', 4],
    ['photo', 5],
    ['photocopy', 3],
    ['screen', 2],
    ['small', 3],
    ['milder', 3],
  ],
  soft: [
    ['blur', 8],
    ['milder', 5],
    ['shaken', 3],
    ['photo', 1],
    ['small', 2],
    ['photocopy', 1.5],
    ['screen', 1.5],
    ['scan', 0.7],
    ['clean', 0.8],
  ],
}
/** Sigmas of a milder blur, in widths of the page, as the generator's own blur has them. */
const milder = { sharp: [0.0002, 0.0008], soft: [0.0006, 0.0018] } as const
/** The least sigma that the imaging library takes, in pixels. */
const leastSigma = 0.3

/** The page as somebody took it. */
export async function spoilPage(raster: Raster, random: Random, manner: Manner): Promise<Shot> {
  const kind = random.weighted(kinds[manner])
  if (kind !== 'milder' && kind !== 'shaken') return shoot(kind, raster, random)
  const shot = await shoot(random.pick(['photo', 'scan', 'photo'] as const), raster, random)
  const width = Math.hypot(shot.matrix[0] ?? 1, shot.matrix[3] ?? 0) * raster.width
  const [least, most] = milder[manner]
  const soft =
    kind === 'milder'
      ? await blurred(shot.raster, Math.max(leastSigma, width * random.between(least, most)))
      : shaken(shot.raster, random, width * random.between(0.0015, 0.005))
  return { ...shot, raster: soft }
}

/** The mean over a short way in one direction, as of a hand that moved; grey. */
function shaken({ width, height, data }: Raster, random: Random, length: number): Raster {
  const angle = random.between(0, Math.PI)
  const steps = Math.max(2, Math.round(length * 2))
  const offsets = Array.from({ length: steps }, (_, i) => {
    const at = (i / (steps - 1) - 0.5) * length
    return Math.round(Math.sin(angle) * at) * width + Math.round(Math.cos(angle) * at)
  })
  const out = new Uint8ClampedArray(data.length)
  const last = width * height - 1
  for (let p = 0; p <= last; p++) {
    let sum = 0
    for (const offset of offsets) sum += data[Math.min(last, Math.max(0, p + offset)) * 4]!
    out.fill(sum / steps, p * 4, p * 4 + 3)
    out[p * 4 + 3] = 255
  }
  return { width, height, data: out }
}
