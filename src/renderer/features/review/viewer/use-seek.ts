import { useEffect, useEffectEvent, useRef } from 'react'
import { boxAround } from '../../../../shared/domain/geometry'
import { glideTarget } from '../logic/glide'
import { fitView, type Size } from '../logic/view-transform'
import { linesIn } from '../logic/words'
import type { FieldBox } from '../logic/boxes'
import type { PageViewHandle } from './use-page-view'
import type { ShownPage } from './use-shown-page'

interface Options {
  readonly id: string
  readonly shown: ShownPage
  readonly pane: Size
  readonly view: PageViewHandle
  /** Of the focused field. */
  readonly box: FieldBox | null
  /** True where the view is not to follow the focused field. */
  readonly stays: boolean
}

/**
 * A new page, a turn or a new size of the pane starts from the whole page; the focused field is then sought on it.
 * Words only tell how many lines a box has: a reveal, which changes them, must not move the page.
 */
export function useSeek({ id, shown, pane, view, box, stays }: Options): void {
  const { page, turn, size } = shown
  const framed = useRef('')
  const seek = useEffectEvent(() => {
    if (!size || pane.width === 0) return
    const key = `${id}/${page}/${turn}/${size.width}x${size.height}/${pane.width}x${pane.height}`
    const fresh = framed.current !== key
    framed.current = key
    const from = fresh ? fitView(size, pane, turn) : view.get()
    if (!from) return
    const target =
      box && !stays ? glideTarget(from, size, pane, boxAround(box.quad), linesIn(shown.words, box.quad)) : from
    if (fresh) view.set(target)
    else view.glide(target)
  })
  const boxPath = box?.path ?? null
  useEffect(() => seek(), [id, page, turn, size, pane, boxPath])
}
