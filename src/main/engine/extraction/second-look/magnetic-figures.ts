/** A number of magnetic print, seen again by itself: its own marks stand at its ends, and round letters for its zeros. */
import { parsed, type Grammar } from '../grammars/grammar'
import { textOf } from '../layout/layout'

/** The one number of so many figures; null where there is none, or one with more. */
export const magneticFigures = (count: number): Grammar => {
  const pattern = new RegExp(`(?<![\\dOQDo])[\\dOQDo]{${count}}(?![\\dOQDo])`, 'g')
  return (span) => {
    const [found, ...more] = textOf(span.lines.flat()).replaceAll(' ', '').match(pattern) ?? []
    return found !== undefined && more.length === 0 ? parsed(found.replace(/[OQDo]/g, '0'), span) : null
  }
}
