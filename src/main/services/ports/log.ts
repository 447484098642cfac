/** The technical log: ids and codes, never a value of a document. */
export interface Log {
  info(event: string, facts?: Readonly<Record<string, string | number | boolean | null>>): void
  warn(event: string, facts?: Readonly<Record<string, string | number | boolean | null>>): void
  /** A bug or an outside failure; the error's stack is kept, its message redacted. */
  error(event: string, error: unknown, facts?: Readonly<Record<string, string | number | boolean | null>>): void
}
