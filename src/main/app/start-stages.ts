/** What a start goes through until its window is drawn; their order is not always this one. */
export type StartStage =
  | 'window'
  | 'page_asked'
  | 'page_given'
  | 'desk_loaded'
  | 'script_asked'
  | 'script_given'
  | 'navigated'
  | 'navigation_failed'
  | 'dom_ready'
  | 'loaded'
  | 'unresponsive'
  | 'page_gone'

/** Keeps when each stage was reached first, so that a start that hangs tells where. */
export class StartStages {
  private readonly first = new Map<StartStage, number>()

  /** `now` tells milliseconds since the start. */
  constructor(private readonly now: () => number) {}

  reach(stage: StartStage): void {
    if (!this.first.has(stage)) this.first.set(stage, Math.round(this.now()))
  }

  /** In the order they were reached in, with milliseconds: `window:210 page_asked:260`. */
  toString(): string {
    return [...this.first].map(([stage, at]) => `${stage}:${at}`).join(' ')
  }
}
