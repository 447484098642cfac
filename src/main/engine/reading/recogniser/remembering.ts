import type { Script } from '../../model'
import type { LineImage, LineRecogniser, RecognisedLine } from './line-recogniser'

/**
 * A recogniser that reads no line image twice: what was read to find out which way is up is there when the page is
 * read. It holds on to what it read, so it is made anew for each page.
 */
export function remembering(recogniser: LineRecogniser): LineRecogniser {
  const known = new Map<Script, Map<LineImage, RecognisedLine>>()
  return {
    async recognise(lines, script) {
      const mine = known.get(script) ?? new Map<LineImage, RecognisedLine>()
      known.set(script, mine)
      const fresh = lines.filter((line) => !mine.has(line))
      const read = fresh.length > 0 ? await recogniser.recognise(fresh, script) : []
      fresh.forEach((line, i) => mine.set(line, read[i]!))
      return lines.map((line) => mine.get(line)!)
    },
    close() {
      recogniser.close()
    },
  }
}
