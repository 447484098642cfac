export type Side = 'next' | 'previous'

/** The documents gone through one beside the other. */
export interface Trail {
  /** Stands on a document. `anew`: it was opened from a list; else one that the trail does not hold begins it anew. */
  standOn(id: string, anew: boolean): void
  /** The document beside one: that which was met there, else that which `find` knows, which the trail then holds. */
  beside(id: string, side: Side): Promise<string | null>
}

/** Where a change moves a document in the view, the trail still finds it where it was met. */
export function trailOf(find: (id: string, side: Side) => Promise<string | null>): Trail {
  let met: readonly string[] = []
  return {
    standOn: (id, anew) => {
      if (anew || !met.includes(id)) met = [id]
    },
    beside: async (id, side) => {
      const at = met.indexOf(id)
      const known = at < 0 ? undefined : met[side === 'next' ? at + 1 : at - 1]
      if (known !== undefined) return known
      const found = await find(id, side)
      // One that was met elsewhere on the way has come here since: the trail stays as it was.
      if (found !== null && at >= 0 && !met.includes(found)) met = side === 'next' ? [...met, found] : [found, ...met]
      return found
    },
  }
}
