/** An address in a code: the same words as in the print, in an order of its own and without the labels. */
import type { Group } from './judge'
import { tokensIn } from '../tokens'

/** Words that say what comes next; codes have fields in their place. */
const labelWords = new Set(
  's o d w c h f son daughter wife care of po p post office tal taluk taluka teh tehsil tahsil sub dist distt district vtc vill village at state pin code pincode near'.split(
    ' ',
  ),
)

/**
 * True where a code says nearly all words of a value: no rival of the print, whatever marks and labels stand between.
 */
export function echoesInCode(rival: Group, best: Group): boolean {
  if (!rival.candidates.some((c) => c.evidence.source === 'qr')) return false
  const long = (text: string): string[] => tokensIn(text).filter((word) => word.length >= 3 && !labelWords.has(word))
  const [fewer, more] = [long(rival.value), long(best.value)].sort((x, y) => x.length - y.length)
  if (!fewer || !more || fewer.length < 4) return false
  return fewer.filter((word) => more.includes(word)).length >= 0.9 * fewer.length
}

/** True where a code says each word of a printed value, and so what a doubtful letter of the print is. */
export function wholeInCode(rivals: readonly Group[], best: Group): boolean {
  return rivals.some((rival) => {
    if (!echoesInCode(rival, best)) return false
    const said = new Set(tokensIn(rival.value))
    return tokensIn(best.value).every((word) => said.has(word) || labelWords.has(word))
  })
}
