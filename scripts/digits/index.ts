/**
 * Learns the shapes of Devanagari digits from faces of the registry, and prints how well those of a family are told by
 * what was learnt from the other families.
 *
 *   npm install --prefix FOLDER @fontsource/mukta@5 …     (the list is in resources/language/README.md)
 *   npx tsx scripts/digits/index.ts FOLDER
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import {
  activityOf,
  digitNetworkFile,
  digits,
  type DigitNetwork,
} from '../../src/main/engine/reading/digits/digit-network'
import { Random } from '../../test/generator/random'
import { drawDigit } from './draw-digit'
import { train, type DrawnDigit, type Family } from './train'

const weights = [300, 400, 600, 700]
/** Of each digit of a face. */
const drawings = 20
const folds = 4
const surely = 0.9
const product = join(import.meta.dirname, '../../resources/language/devanagari-digits.json')

/** Faces of one name but for the language they are cut for are one family. */
function readFamilies(folder: string, random: Random): Family[] {
  const packages = join(folder, 'node_modules', '@fontsource')
  const faces = readdirSync(packages).flatMap((name) =>
    weights.flatMap((weight) => {
      const file = join(packages, name, 'files', `${name}-devanagari-${weight}-normal.woff2`)
      const face = `digits-${name}-${weight}`
      if (!existsSync(file) || !GlobalFonts.registerFromPath(file, face)) return []
      return [{ family: name.replace(/-(hindi|marathi|sanskrit)$/, ''), face }]
    }),
  )
  return [...new Set(faces.map(({ family }) => family))].map((name) => ({
    drawn: faces.filter(({ family }) => family === name).flatMap(({ face }) => drawingsOf(face, random)),
  }))
}

const drawingsOf = (face: string, random: Random): DrawnDigit[] =>
  Array.from({ length: digits * drawings }, (_, i) => i % digits).flatMap((digit) => {
    const glyph = drawDigit(face, digit, random)
    return glyph ? [{ glyph, digit }] : []
  })

function told(network: DigitNetwork, glyph: Float32Array): { readonly digit: number; readonly sure: boolean } {
  const { probabilities } = activityOf(network, glyph)
  const most = Math.max(...probabilities)
  return { digit: probabilities.indexOf(most), sure: most >= surely }
}

/** Each family told by what was learnt from the others. */
function tellByOthers(families: readonly Family[], random: Random): void {
  let [all, right] = [0, 0]
  const surelyWrong = new Map<string, number>()
  for (let fold = 0; fold < folds; fold++) {
    const own = families.filter((_, i) => i % folds === fold)
    const others = families.filter((family) => !own.includes(family))
    const network = train(others, random)
    for (const { glyph, digit } of own.flatMap(({ drawn }) => drawn)) {
      const said = told(network, glyph)
      all++
      if (said.digit === digit) right++
      else if (said.sure) {
        const fault = `${digit} for ${said.digit}`
        surelyWrong.set(fault, (surelyWrong.get(fault) ?? 0) + 1)
      }
    }
  }
  console.log(`${families.length} families, ${all} digits, ${((100 * right) / all).toFixed(1)}% right`)
  const faults = [...surelyWrong].sort((a, b) => b[1] - a[1]).map(([fault, times]) => `${fault}: ${times}`)
  console.log(`surely wrong (printed for told): ${faults.join(', ')}`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder are the faces in?')
const random = new Random('digits')
const families = readFamilies(folder, random)
tellByOthers(families, random)
writeFileSync(product, digitNetworkFile(train(families, random)))
console.log(`written: ${product}`)
