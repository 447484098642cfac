/** When and where a press was, in the window. */
export interface Press {
  /** Of the press itself, as `performance.now()` counts: on a busy machine it is heard of later. */
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
}

let last: Press | null = null

export const lastClick = (): Press | null => last

export function followClicks(): void {
  const keep = ({ timeStamp, clientX, clientY }: MouseEvent): void => void (last = { timeStamp, clientX, clientY })
  window.addEventListener('click', keep, { capture: true })
}
