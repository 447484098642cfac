const tab = 0x09
const lineEnd = 0x0a

/**
 * Reads a table of lines `key TAB value` in UTF-8, sorted by the bytes of their keys, none of which comes twice. A
 * value is looked up where it lies, so that a table costs nothing but its bytes; null where the key is not there.
 */
export function sortedTable(bytes: Buffer): (key: string) => string | null {
  return (key) => {
    const wanted = Buffer.from(key)
    let from = 0
    let to = bytes.length
    while (from < to) {
      let start = (from + to) >>> 1
      while (start > from && bytes[start - 1] !== lineEnd) start -= 1
      const order = compareKey(wanted, bytes, start)
      if (order < 0) {
        to = start
        continue
      }
      const next = bytes.indexOf(lineEnd, start)
      const end = next < 0 ? bytes.length : next
      if (order === 0) return bytes.toString('utf8', start + wanted.length + 1, end)
      from = end + 1
    }
    return null
  }
}

/** Below, at or above 0 where `wanted` comes before, is or comes after the key of the line at `start`. */
function compareKey(wanted: Buffer, bytes: Buffer, start: number): number {
  let at = 0
  while (at < wanted.length && bytes[start + at] === wanted[at] && wanted[at] !== tab) at += 1
  const met = bytes[start + at]!
  if (at === wanted.length) return met === tab ? 0 : -1
  return met === tab ? 1 : wanted[at]! - met
}
