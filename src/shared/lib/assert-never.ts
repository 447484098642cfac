/** Ends a switch over a union: a kind that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected kind: ${JSON.stringify(value)}`)
}
