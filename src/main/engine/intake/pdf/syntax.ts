/** The syntax of PDF, in files and in what draws a page: numbers, names, strings, lists, dictionaries and words. */

export class PdfName {
  constructor(readonly name: string) {}
}
export class PdfRef {
  constructor(readonly number: number) {}
}
/** An operator, or `obj`, `stream` and their like. */
export class PdfWord {
  constructor(readonly word: string) {}
}
export class PdfText {
  constructor(readonly bytes: Uint8Array) {}
}
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfValue = null | boolean | number | PdfName | PdfRef | PdfText | PdfDict | readonly PdfValue[]

const blank = /[\0\t\n\f\r ]/
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
/** Lists within lists: nobody writes more, who means to be read. */
const deepest = 40

/** Reads one value or word after another from text of one byte a character. */
export class PdfReader {
  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  /** The next value or word; undefined at the end. Throws where what begins here is none. */
  next(depth = 0): PdfValue | PdfWord | undefined {
    this.skipBlanks()
    if (this.at >= this.text.length) return undefined
    if (depth > deepest) throw new Error('too deep')
    const char = this.text[this.at]!
    if (char === '/') return this.name()
    if (char === '(') return this.string()
    if (char === '[') return this.list(depth)
    if (char === '<') return this.text[this.at + 1] === '<' ? this.dictionary(depth) : this.hexString()
    if (/[)>\]{}]/.test(char)) {
      this.at += this.text.startsWith('>>', this.at) ? 2 : 1
      return new PdfWord(char === '>' ? '>>' : char)
    }
    return this.wordOrNumber()
  }

  private skipBlanks(): void {
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]!
      if (char === '%') while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at]!)) this.at++
      else if (!blank.test(char)) return
    }
  }

  private regular(): string {
    regular.lastIndex = this.at
    const [run = ''] = regular.exec(this.text) ?? []
    this.at += run.length
    return run
  }

  private name(): PdfName {
    this.at++
    const code = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16))
    return new PdfName(this.regular().replace(/#([0-9A-Fa-f]{2})/g, code))
  }

  private wordOrNumber(): PdfValue | PdfWord {
    const run = this.regular()
    if (run === 'true' || run === 'false') return run === 'true'
    if (run === 'null') return null
    if (!numeric.test(run)) return new PdfWord(run)
    // "12 0 R": what is told elsewhere in the file.
    const reference = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
      /^\d{1,8}$/.test(run) ? this.text.slice(this.at, this.at + 16) : '',
    )
    if (!reference) return Number(run)
    this.at += reference[0].length
    return new PdfRef(Number(run))
  }

  private list(depth: number): readonly PdfValue[] {
    this.at++
    return this.valuesUntil(']', depth)
  }

  private dictionary(depth: number): PdfDict {
    this.at += 2
    const values = this.valuesUntil('>>', depth)
    const entries = new Map<string, PdfValue>()
    for (let i = 0; i + 1 < values.length; i += 2) {
      const key = values[i]
      if (key instanceof PdfName) entries.set(key.name, values[i + 1]!)
    }
    return entries
  }

  private valuesUntil(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = []
    for (let value = this.next(depth + 1); ; value = this.next(depth + 1)) {
      if (value instanceof PdfWord && value.word === end) return values
      if (value === undefined || value instanceof PdfWord) throw new Error('no end')
      values.push(value)
    }
  }

  private hexString(): PdfText {
    const end = this.text.indexOf('>', this.at)
    if (end < 0) throw new Error('no end')
    const digits = this.text.slice(this.at + 1, end).replace(/[^0-9A-Fa-f]/g, '')
    this.at = end + 1
    return new PdfText(new Uint8Array(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')))
  }

  private string(): PdfText {
    const bytes: number[] = []
    let open = 0
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]!
      if (char === '\\') {
        bytes.push(...this.escape())
        continue
      }
      if (char === '(' && open++ === 0) continue
      if (char === ')' && --open === 0) break
      bytes.push(char.charCodeAt(0))
    }
    if (open > 0) throw new Error('no end')
    this.at++
    return new PdfText(new Uint8Array(bytes))
  }

  /** What a backslash and the character behind it stand for; ends on the last character of it. */
  private escape(): readonly number[] {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0]
    if (octal !== undefined) {
      this.at += octal.length
      return [parseInt(octal, 8) & 255]
    }
    this.at++
    const char = this.text[this.at] ?? ''
    if (char === '\r' && this.text[this.at + 1] === '\n') this.at++
    if (char === '\r' || char === '\n') return []
    const control = 'nrtbf'.indexOf(char)
    return [control < 0 ? char.charCodeAt(0) : [10, 13, 9, 8, 12][control]!]
  }
}

/** The text that a string of a file says. */
export function textOfString({ bytes }: PdfText): string {
  const big = bytes[0] === 0xfe && bytes[1] === 0xff
  const little = bytes[0] === 0xff && bytes[1] === 0xfe
  if (big || little) return new TextDecoder(big ? 'utf-16be' : 'utf-16le').decode(bytes)
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return isUtf8 ? new TextDecoder().decode(bytes) : Buffer.from(bytes).toString('latin1')
}
