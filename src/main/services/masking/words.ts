import type { DocumentReading, PageReading, PageWord } from '../../../shared/domain/reading'
import { boxAround } from '../../../shared/domain/geometry'
import { maskDigits, maskWithin } from './aadhaar'

const hasDigit = /[0-9\u0966-\u096f]/

type MaskedRegions = DocumentReading['masked']

/** The words of a page as they may be shown: Aadhaar numbers masked, wherever they stand on it. */
export function maskPage(page: PageReading, masked: MaskedRegions, wide: boolean): PageReading {
  const regions = masked.filter((region) => region.page === page.index).map((region) => boxAround(region.quad))
  const inRegion = (word: PageWord): boolean => {
    if (regions.length === 0) return false
    const box = boxAround(word.quad)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return regions.some((r) => x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height)
  }
  const words = linesOf(page.words).flatMap((line) => {
    if (!line.some((word) => hasDigit.test(word.text))) return line
    const texts = maskLine(
      line.map((word) => word.text),
      wide,
    )
    return line.map((word, i) => {
      const text = texts[i] ?? ''
      // What the reader broke up in another way is not known as a number, but its place is.
      return { ...word, text: text === word.text && inRegion(word) ? maskDigits(text) : text }
    })
  })
  return { ...page, words }
}

function linesOf(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last && last[0]?.line === word.line) last.push(word)
    else lines.push([word])
  }
  return lines
}

/** Masks numbers that go over several words; every word keeps its length. */
function maskLine(texts: readonly string[], wide: boolean): string[] {
  const masked = maskWithin(texts.join(' '), wide)
  let at = 0
  return texts.map((text) => {
    const part = masked.slice(at, at + text.length)
    at += text.length + 1
    return part
  })
}
