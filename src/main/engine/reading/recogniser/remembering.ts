import type { Script } from '../../model'
import type { LineImage, LineRecogniser, RecognisedLine } from './line-recogniser'

/**
 * A recogniser that reads no line image twice: what was read to find out which way is up is there when the page is read.
 * It holds on to what it read, so it is made anew for each page.
 */
export function remembering(recogniser: LineRecogniser): LineRecogniser {
  const known: Record<Script, Map<LineImage, RecognisedLine>> = { latin: new Map(), devanagari: new Map() }
  return {
    async recognise(lines, script) {
      const fresh = lines.filter((line) => !known[script].has(line))
      const read = fresh.length > 0 ? await recogniser.recognise(fresh, script) : []
      fresh.forEach((line, i) => known[script].set(line, read[i]!))
      return lines.map((line) => known[script].get(line)!)
    },
    close() {
      recogniser.close()
    },
  }
}
