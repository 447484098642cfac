import { createReadStream } from 'node:fs'

/** Stands before the fuses in every Electron program (electron/fuses). */
const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')

const names = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'nodeCliInspect',
  'asarIntegrity',
  'onlyLoadAppFromAsar',
  'browserV8Snapshot',
  'fileProtocolPrivileges',
]
const states: Readonly<Record<string, string>> = { '0': 'off', '1': 'on', r: 'removed', '\u0090': 'inherit' }

/** The fuses of an Electron program, by name; null where it has none. */
export async function fusesOf(program: string): Promise<Readonly<Record<string, string>> | null> {
  let before = Buffer.alloc(0)
  for await (const part of createReadStream(program, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([before, part as Buffer])
    const at = bytes.indexOf(sentinel)
    // The version and the number of the fuses follow, a byte each, then a character for each fuse.
    const first = at + sentinel.length + 2
    if (at >= 0 && bytes.length >= first + names.length) {
      const count = bytes[first - 1] ?? 0
      const wire = [...bytes.subarray(first, first + count)]
      return Object.fromEntries(
        wire.map((byte, i) => [names[i] ?? `fuse ${i}`, states[String.fromCharCode(byte)] ?? 'unknown']),
      )
    }
    before = bytes.subarray(-(sentinel.length + 2 + names.length))
  }
  return null
}
