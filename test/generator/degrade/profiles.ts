import { a4 } from '../layout'
import type { Random } from '../random'
import { blurred, cameraTone, photocopied, resized, worn } from './effects'
import { identity, multiply, type Matrix, type Point } from './homography'
import { castShadow, glareSpot, screenGrid, unevenLight } from './light'
import { corners, lay, type Placement } from './place'
import { profileNames, type Picture, type Profile, type ProfileName, type QualityFlag, type Shot } from './profile'
import { addNoise, blank, type Raster } from './raster'
import { croppedInto, quarterTurned } from './reframe'
import { surface, type Surface } from './surface'

type Shoot = Profile['shoot']
const scaled = (factor: number): Matrix => [factor, 0, 0, 0, factor, 0, 0, 0, 1]

/** The document alone, its own edges the edges of the image, laid on white. */
async function flat(picture: Picture, factor: number): Promise<Shot & { encode: 'png' }> {
  const under = blank(picture.raster.width, picture.raster.height)
  await Promise.resolve()
  const { data } = picture.raster
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255
    for (let c = 0; c < 3; c++) under.data[i + c] = (data[i + c] ?? 0) * alpha + 255 * (1 - alpha)
  }
  if (factor === 1) return { raster: under, matrix: identity, encode: 'png' }
  const width = Math.round(under.width * factor)
  const raster = await resized(under, width, Math.round(under.height * factor))
  return { raster, matrix: scaled(width / under.width), encode: 'png' }
}

interface PhotoOptions {
  readonly surface: Surface
  readonly tilt?: number
  readonly turn?: number
  readonly light?: number
  readonly share?: readonly [number, number]
  readonly shift?: number
}

/** A phone's photo of the document lying somewhere. */
function photographed(
  picture: Picture,
  random: Random,
  options: PhotoOptions,
): { raster: Raster; matrix: Matrix; quad: readonly Point[] } {
  const frame =
    picture.form === 'card'
      ? pickFrame(random, [
          [1600, 1200],
          [1440, 1080],
          [1280, 960],
          [1200, 1600],
        ])
      : pickFrame(random, [
          [1620, 2160],
          [1536, 2048],
        ])
  const raster = surface(random.fork('surface'), options.surface, frame[0], frame[1])
  const [least, most] = options.share ?? (picture.form === 'card' ? [0.62, 0.88] : [0.86, 0.95])
  const place: Placement = {
    share: random.between(least, most),
    turn: options.turn ?? random.normal() * 3,
    tilt: options.tilt ?? random.between(0.02, 0.12),
    shift: [random.normal() * (options.shift ?? 14), random.normal() * (options.shift ?? 14)],
  }
  const quad = corners(raster, picture, place, random)
  const matrix = lay(raster, picture, quad, random)
  unevenLight(raster, random.fork('light'), options.light ?? random.between(0.08, 0.35))
  return { raster, matrix, quad }
}

function pickFrame(random: Random, frames: readonly (readonly [number, number])[]): readonly [number, number] {
  return random.pick(frames)
}

/** Print that is blurred with a wider sigma than this share of its height nobody can read: it is no test of a reader. */
const legible = 0.15

const grounds: readonly Surface[] = ['plain', 'wood', 'cloth', 'stone', 'dark']

async function finish(
  shot: { raster: Raster; matrix: Matrix },
  random: Random,
  quality: number,
  softness = 0.5,
  most = Infinity,
): Promise<Shot> {
  const raster = await blurred(shot.raster, Math.min(most, Math.max(0.3, softness * random.between(0.8, 1.3))))
  cameraTone(raster, random)
  return { raster, matrix: shot.matrix, encode: { jpeg: quality } }
}

const photo: Shoot = async (picture, random) =>
  finish(photographed(picture, random, { surface: random.pick(grounds) }), random, random.int(72, 92))

/** A4 at 200 dpi, laid as the document lies: across for a wide page. */
function a4For({ form, raster }: Picture): { readonly width: number; readonly height: number } {
  const { width, height } = a4
  return form === 'page' && raster.width > raster.height ? { width: height, height: width } : { width, height }
}

const scanA4: Shoot = async (picture, random) => {
  const sheet = a4For(picture)
  const raster = surface(random.fork('paper'), 'paper', sheet.width, sheet.height)
  const fitting = Math.min(1, sheet.width / picture.raster.width, sheet.height / picture.raster.height)
  const factor = picture.form === 'card' ? 200 / picture.dpi : 0.985 * fitting
  const angle = random.normal() * 1.2
  const width = picture.raster.width * factor
  const height = picture.raster.height * factor
  const place: Placement = {
    share: Math.max(width / sheet.width, height / sheet.height),
    turn: angle,
    tilt: 0,
    shift:
      picture.form === 'card'
        ? [random.between(-0.5, 0.5) * (1500 - width), random.between(-0.5, 0.5) * (2180 - height)]
        : [0, 0],
  }
  const matrix = lay(
    raster,
    picture,
    corners(raster, picture, place, random),
    random,
    picture.form === 'card' ? 0.18 : 0,
  )
  addNoise(raster, random, random.between(1, 3))
  return { raster, matrix, encode: { jpeg: random.int(72, 88) } }
}

const shoots: Record<ProfileName, Shoot> = {
  clean: async (picture, random) => {
    const shot = await flat(picture, random.pick([1, 1, 1.2, 0.9]))
    return { ...shot, encode: random.chance(0.5) ? 'png' : { jpeg: 93 } }
  },
  scan: async (picture, random) => {
    const margin = Math.round(picture.raster.width * random.between(0.02, 0.08))
    const factor = random.pick([1, 0.8, 1.15])
    const raster = surface(
      random.fork('lid'),
      random.pick(['paper', 'near_white', 'dark'] as const),
      Math.round(picture.raster.width * factor) + 2 * margin,
      Math.round(picture.raster.height * factor) + 2 * margin,
    )
    const place: Placement = {
      share: (picture.raster.width * factor) / raster.width,
      turn: random.normal() * 1.2,
      tilt: 0,
      shift: [0, 0],
    }
    const matrix = lay(raster, picture, corners(raster, picture, place, random), random, 0.15)
    addNoise(raster, random, random.between(1, 3.5))
    return { raster, matrix, encode: { jpeg: random.int(70, 90) } }
  },
  scan_a4: scanA4,
  photo,
  clutter: async (picture, random) =>
    finish(photographed(picture, random, { surface: 'cluttered' }), random, random.int(74, 90)),
  skew: async (picture, random) => {
    const turn = random.between(5, 15) * (random.chance(0.5) ? 1 : -1)
    return finish(
      photographed(picture, random, {
        surface: random.pick(grounds),
        tilt: 0.02,
        turn,
        share: picture.form === 'card' ? [0.62, 0.8] : [0.72, 0.8],
      }),
      random,
      85,
    )
  },
  turned: async (picture, random) => {
    const shot = random.chance(0.4) ? await flat(picture, 1) : await photo(picture, random)
    return { ...quarterTurned(shot, random.int(1, 3)), encode: { jpeg: 86 } }
  },
  shadow: async (picture, random) => {
    const shot = photographed(picture, random, { surface: random.pick(grounds), light: random.between(0.3, 0.6) })
    castShadow(shot.raster, random.fork('shadow'))
    return finish(shot, random, random.int(70, 88))
  },
  blur: async (picture, random) => {
    const shot = random.chance(0.5)
      ? await flat(picture, 1)
      : photographed(picture, random, { surface: random.pick(grounds) })
    // As seen on the document: a blur of so many thousandths of its width, whatever the frame.
    const scale = Math.hypot(shot.matrix[0] ?? 1, shot.matrix[3] ?? 0)
    const sigma = scale * picture.raster.width * random.between(0.0014, 0.0021)
    return finish(shot, random, 85, sigma, scale * legible * (picture.print ?? Infinity))
  },
  small: async (picture, random) => {
    const shot = random.chance(0.5)
      ? await flat(picture, 1)
      : photographed(picture, random, { surface: random.pick(grounds), share: [0.92, 0.97], tilt: 0.03, shift: 3 })
    const width = picture.form === 'card' ? 640 : 1000
    const factor = width / shot.raster.width
    const raster = await resized(shot.raster, width, Math.round(shot.raster.height * factor))
    addNoise(raster, random, 2)
    return { raster, matrix: multiply(scaled(factor), shot.matrix), encode: { jpeg: 82 } }
  },
  jpeg40: async (picture, random) => {
    const shot = random.chance(0.5)
      ? await flat(picture, 0.9)
      : photographed(picture, random, { surface: random.pick(grounds) })
    return { raster: shot.raster, matrix: shot.matrix, encode: { jpeg: random.int(37, 43) } }
  },
  photocopy: async (picture, random) => {
    const shot = await scanA4(picture, random)
    const raster = await blurred(shot.raster, random.between(0.4, 0.8))
    photocopied(raster, random)
    return { ...shot, raster, encode: { jpeg: random.int(65, 85) } }
  },
  screen: async (picture, random) => {
    const shot = photographed(picture, random, {
      surface: 'dark',
      tilt: random.between(0.01, 0.06),
      light: 0.12,
      share: picture.form === 'card' ? [0.75, 0.95] : [0.9, 0.96],
    })
    screenGrid(shot.raster, random)
    return finish(shot, random, 84, 0.45)
  },
  glare: async (picture, random) => {
    const shot = photographed(picture, random, { surface: random.pick(grounds) })
    const [p, , q] = shot.quad as readonly [Point, Point, Point, Point]
    const at: Point = [
      p[0] + (q[0] - p[0]) * random.between(0.15, 0.85),
      p[1] + (q[1] - p[1]) * random.between(0.1, 0.9),
    ]
    glareSpot(shot.raster, random, at, shot.raster.width * random.between(0.04, 0.1))
    return finish(shot, random, 85)
  },
  cut: async (picture, random) => {
    const shot = photographed(picture, random, {
      surface: random.pick(grounds),
      share: [0.9, 0.97],
      tilt: 0.03,
      turn: random.normal() * 2,
      shift: 0,
    })
    return finish(croppedInto(shot, random), random, 85)
  },
  low_contrast: async (picture, random) =>
    finish(
      photographed(picture, random, { surface: 'near_white', light: 0.1, tilt: 0.03, turn: random.normal() * 4 }),
      random,
      86,
    ),
  // The text layer itself is made from the composition, not from pixels; see render.ts.
  pdf_text: async (picture) => ({ ...(await flat(picture, 1)), encode: 'pdf' }),
  pdf_scan: async (picture, random) => ({ ...(await scanA4(picture, random)), encode: 'pdf' }),
}

const flags: Partial<Record<ProfileName, QualityFlag>> = {
  photocopy: 'photocopy',
  screen: 'screen',
  blur: 'blurred',
  cut: 'cut',
}
const weights: Partial<Record<ProfileName, number>> = { clean: 3, scan: 3, scan_a4: 2, photo: 4 }

/** Every way in which a document may reach us. Some copies are worn before they are shot. */
export const profiles: readonly Profile[] = profileNames.map((name) => ({
  name,
  flag: flags[name] ?? 'original',
  weight: weights[name] ?? 1,
  shoot: async (picture, random) => {
    if (name !== 'clean' && name !== 'pdf_text' && picture.form === 'card' && random.chance(0.3))
      worn(picture.raster, random.fork('wear'))
    return shoots[name](picture, random)
  },
}))
