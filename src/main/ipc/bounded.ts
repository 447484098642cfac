const mostParts = 500_000
const mostCharacters = 8_000_000
/** Of files that were dropped; the window hands over fewer at once (renderer/features/queue/dropped.ts). */
const mostBytes = 64 << 20

/** False for a request that is larger than any that the window makes: it is not even looked at. */
export function isBounded(request: unknown): boolean {
  let parts = 0
  let characters = 0
  let bytes = 0
  const waiting: unknown[] = [request]
  while (waiting.length > 0) {
    const part = waiting.pop()
    parts += 1
    if (typeof part === 'string') characters += part.length
    else if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) bytes += part.byteLength
    else if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) {
        characters += key.length
        waiting.push(value)
        if (parts + waiting.length > mostParts) return false
      }
    }
    if (parts > mostParts || characters > mostCharacters || bytes > mostBytes) return false
  }
  return true
}
