/** Cells as spreadsheets put them on the clipboard: tabs between, a line a row, quotes round what holds either. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join('\t')).join('\n')
}

/** Reads what a spreadsheet, or this desk, put on the clipboard. Lines at the end that hold nothing are left out. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const source = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  let at = 0
  while (at <= source.length) {
    const quoted = source[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(at)) : null
    const plain = /^[^\t\n]*/.exec(source.slice(at))?.[0] ?? ''
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain)
    at += quoted ? quoted[0].length : plain.length
    if (source[at] === '\n') rows.push([])
    at += 1
  }
  return rows
}
