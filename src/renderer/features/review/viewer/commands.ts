type Command = 'centreField' | 'zoomIn' | 'zoomOut' | 'zoomFit' | 'turn' | 'nextPage' | 'previousPage' | 'pageWords'

const nothing = (): void => undefined

/** What the viewer on the screen can be told from outside; filled in by the viewer while it is there. */
export const viewerCommands: Record<Command, () => void> = {
  centreField: nothing,
  zoomIn: nothing,
  zoomOut: nothing,
  zoomFit: nothing,
  turn: nothing,
  nextPage: nothing,
  previousPage: nothing,
  pageWords: nothing,
}
