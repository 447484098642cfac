import { useCallback, useEffect, useMemo, useRef } from 'react'
import { viewBetween } from '../logic/glide'
import type { PageView } from '../logic/view-transform'

const glideMilliseconds = 180
const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface PageViewHandle {
  get(): PageView | null
  /** Takes effect with the next frame. */
  set(view: PageView): void
  /** Glides there; jumps where motion is not wanted. */
  glide(view: PageView): void
  /** Draws again as it is. */
  refresh(): void
}

/** Holds the view outside React: a zoom or a glide is drawn frame by frame without rendering anything. */
export function usePageView(draw: (view: PageView) => void): PageViewHandle {
  const view = useRef<PageView | null>(null)
  const frame = useRef(0)
  const drawing = useRef(draw)
  useEffect(() => {
    drawing.current = draw
  })
  const schedule = useCallback((step: (now: number) => boolean) => {
    cancelAnimationFrame(frame.current)
    const run = (now: number): void => {
      const more = step(now)
      if (view.current) drawing.current(view.current)
      if (more) frame.current = requestAnimationFrame(run)
    }
    frame.current = requestAnimationFrame(run)
  }, [])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useMemo<PageViewHandle>(
    () => ({
      get: () => view.current,
      set: (next) => {
        view.current = next
        schedule(() => false)
      },
      refresh: () => schedule(() => false),
      glide: (target) => {
        const from = view.current
        if (!from || calm() || from.turn !== target.turn) {
          view.current = target
          schedule(() => false)
          return
        }
        let start = 0
        schedule((now) => {
          start = start || now
          const t = Math.min(1, (now - start) / glideMilliseconds)
          view.current = viewBetween(from, target, t)
          return t < 1
        })
      },
    }),
    [schedule],
  )
}
