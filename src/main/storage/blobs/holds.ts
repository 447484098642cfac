/** Counts who needs a name between the write of an image and the write of the row that refers to it. */
export class Holds {
  private readonly counts = new Map<string, number>()

  hold(name: string): { readonly name: string; release(): void } {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    let held = true
    return {
      name,
      release: () => {
        if (!held) return
        held = false
        const left = (this.counts.get(name) ?? 0) - 1
        if (left > 0) this.counts.set(name, left)
        else this.counts.delete(name)
      },
    }
  }

  isHeld(name: string): boolean {
    return this.counts.has(name)
  }
}
