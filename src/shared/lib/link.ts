/** Where a link leads that another program opened. */
export interface Link {
  readonly document: string
}

/** `veridesk://open/document/<id>`; null for anything else. */
export function parseLink(text: string): Link | null {
  const id = /^veridesk:\/\/open\/document\/([0-9A-Za-z-]{1,64})\/?$/i.exec(text)?.[1]
  return id === undefined ? null : { document: id }
}
