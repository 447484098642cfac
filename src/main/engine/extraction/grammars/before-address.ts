import { endsAsFirm } from './firm-names'
import type { Grammar } from './grammar'
import { textOf } from '../layout/layout'
import { spanOf } from '../layout/span'

/** Of a name with its address behind it in one line, the name: to the first comma. */
export const beforeAddress =
  (grammar: Grammar): Grammar =>
  (span) => {
    const [line = []] = span.lines
    const commas = line.filter((w) => /,$/.test(w.text)).length
    const comma = line.findIndex((w) => /,$/.test(w.text))
    const before = comma < 1 ? null : grammar(spanOf(line.slice(0, comma + 1)))
    // One comma parts a town that is of the name; a firm may name what it is behind it.
    return commas > 1 && before && !endsAsFirm(textOf(line)) ? before : (grammar(span) ?? before)
  }
