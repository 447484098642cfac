import { useEffect } from 'react'
import { boxAround } from '../../../../shared/domain/geometry'
import { glideTarget } from '../logic/glide'
import { fitView, zoomAt, type Size } from '../logic/view-transform'
import { linesIn } from '../logic/words'
import { patchReview } from '../state/review-store'
import { viewerCommands } from './commands'
import type { FieldBox } from '../logic/boxes'
import type { PageViewHandle } from './use-page-view'
import type { ShownPage } from './use-shown-page'

/** What this viewer does when it is told; `box` is that of the focused field. */
export function useViewerCommands(shown: ShownPage, pane: Size, view: PageViewHandle, box: FieldBox | null): void {
  const { page, pages, size, turn, turnOn, words } = shown
  useEffect(() => {
    const middle = { x: pane.width / 2, y: pane.height / 2 }
    const zoom = (factor: number) => (): void => {
      const now = view.get()
      if (now) view.glide(zoomAt(now, pane, middle, factor))
    }
    viewerCommands.zoomIn = zoom(1.4)
    viewerCommands.zoomOut = zoom(1 / 1.4)
    viewerCommands.zoomFit = () => size && view.glide(fitView(size, pane, turn))
    viewerCommands.turn = turnOn
    viewerCommands.centreField = () => {
      const now = view.get()
      if (!now || !size || !box) return
      const around = boxAround(box.quad)
      const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
      view.glide(glideTarget({ ...now, centre }, size, pane, around, linesIn(words, box.quad)))
    }
    viewerCommands.nextPage = () => patchReview({ page: pages.find((one) => one > page) ?? page })
    viewerCommands.previousPage = () => patchReview({ page: pages.findLast((one) => one < page) ?? page })
  }, [box, pages, page, size, pane, turn, turnOn, view, words])
}
