import { useEffect, useMemo, useRef } from 'react'
import { viewBetween } from '../logic/glide'
import type { PageView } from '../logic/view-transform'

const glideMilliseconds = 150
const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

export interface PageViewHandle {
  get(): PageView | null
  /** Takes effect with the next frame. */
  set(view: PageView): void
  /** Glides there; jumps where motion is not wanted. */
  glide(view: PageView): void
  /** Draws again as it is; a glide goes on. */
  refresh(): void
}

interface Glide {
  readonly from: PageView
  readonly to: PageView
  readonly start: number
}

/** Holds the view outside React: a zoom or a glide is drawn frame by frame without rendering anything. */
export function usePageView(draw: (view: PageView) => void): PageViewHandle {
  const view = useRef<PageView | null>(null)
  const glide = useRef<Glide | null>(null)
  const frame = useRef(0)
  const drawing = useRef(draw)
  useEffect(() => {
    drawing.current = draw
  })
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useMemo<PageViewHandle>(() => {
    const request = (): void => {
      if (frame.current === 0) frame.current = requestAnimationFrame(run)
    }
    const run = (now: number): void => {
      frame.current = 0
      if (glide.current) {
        const { from, to, start } = glide.current
        // By the clock and not by frames: on a busy machine a glide has fewer frames and takes no longer.
        const t = Math.min(1, Math.max(0, now - start) / glideMilliseconds)
        view.current = viewBetween(from, to, t)
        if (t === 1) glide.current = null
        else request()
      }
      if (view.current) drawing.current(view.current)
    }
    const set = (next: PageView): void => {
      glide.current = null
      view.current = next
      request()
    }
    return {
      get: () => view.current,
      set,
      refresh: request,
      glide: (to) => {
        const from = view.current
        if (!from || calm.matches || from.turn !== to.turn) return set(to)
        if (from === to) return
        glide.current = { from, to, start: performance.now() }
        request()
      },
    }
  }, [])
}
