export const root: string
export const cacheFolder: string
export function readPointer(): {
  readonly node: string
  readonly electron: string
  readonly electronVersion: string
  readonly sqliteBinding: string | null
} | null
