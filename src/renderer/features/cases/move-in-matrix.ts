const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** Arrows walk the cells of the matrix; from outside of it, ArrowRight enters it. Answers true where it moved. */
export function moveInMatrix(event: KeyboardEvent): boolean {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.altKey) return false
  const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')]
  const active = document.activeElement as HTMLElement
  const place = active.dataset['cell']?.split(',').map(Number)
  if (!place) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return false
    cells[0]?.focus()
    return cells.length > 0
  }
  // Cells without a value are passed over.
  for (let [row = 0, column = 0] = place, n = 0; n < 200; n += 1) {
    row += step[0]
    column += step[1]
    const next = cells.find((cell) => cell.dataset['cell'] === `${row},${column}`)
    if (next) {
      next.focus()
      return true
    }
  }
  return true
}
