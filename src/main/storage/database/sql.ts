/** A value that SQLite can bind. */
export type Bindable = string | number | bigint | Buffer | null

/** A statement with its values apart from its text: nothing that comes from outside can become SQL. */
export interface Sql {
  readonly text: string
  readonly values: readonly Bindable[]
}

const isSql = (part: unknown): part is Sql => typeof part === 'object' && part !== null && 'text' in part

/** Builds a statement. A value becomes a parameter; a nested `sql` is put in as it is. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Bindable | Sql)[]): Sql {
  let text = strings[0] ?? ''
  const values: Bindable[] = []
  parts.forEach((part, i) => {
    if (isSql(part)) {
      text += part.text
      values.push(...part.values)
    } else {
      text += '?'
      values.push(part)
    }
    text += strings[i + 1] ?? ''
  })
  return { text, values }
}

/** Puts statements one after the other with `separator` between them; `empty` where there are none. */
export function join(parts: readonly Sql[], separator: string, empty = ''): Sql {
  if (parts.length === 0) return { text: empty, values: [] }
  return { text: parts.map((part) => part.text).join(separator), values: parts.flatMap((part) => part.values) }
}

/** A list of parameters, for `IN (…)`. */
export function list(values: readonly Bindable[]): Sql {
  return { text: values.map(() => '?').join(', '), values }
}
