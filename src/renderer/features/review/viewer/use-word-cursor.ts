import { useEffect, useEffectEvent, useLayoutEffect, useMemo, type RefObject } from 'react'
import { boxAround } from '../../../../shared/domain/geometry'
import type { PageWord } from '../../../../shared/domain/reading'
import { useStore } from '../../../lib/store'
import { teachStore } from '../../user-types/teach-store'
import type { FieldBox } from '../logic/boxes'
import { glideTarget, moveTarget } from '../logic/glide'
import { toScreen, type Size } from '../logic/view-transform'
import { lineUp, placeIn, stepFrom, wordsBetween } from '../logic/word-walk'
import { middleOf, wordsInQuad } from '../logic/words'
import { refusedAsDecided } from '../state/decided'
import { focusedField } from '../state/focus'
import { patchReview } from '../state/review-store'
import { leaveWords, openWords, wordCursorStore } from '../state/word-cursor'
import { edgesStore } from '../table-edges/edges-store'
import { viewerCommands } from './commands'
import type { CursorMarks } from './draw'
import { takePointed } from './take-pointed'
import type { PageViewHandle } from './use-page-view'
import type { ShownPage } from './use-shown-page'

interface Options {
  readonly id: string
  readonly frame: RefObject<HTMLElement | null>
  readonly shown: ShownPage
  readonly pane: Size
  readonly view: PageViewHandle
  /** Of the focused field: its words are where the keys begin. */
  readonly box: FieldBox | null
  /** Where it is drawn from. */
  readonly marks: RefObject<CursorMarks | null>
}

/** The words that the keys have chosen, and where they are, counted from 1. */
export interface ChosenWords {
  readonly words: readonly PageWord[]
  readonly line: number
  readonly word: number
}

/** Words of the page by keyboard: as the mouse points at them, the arrows walk them, and Enter takes them. */
export function useWordCursor({ id, frame, shown, pane, view, box, marks }: Options) {
  const { page, size, words } = shown
  const cursor = useStore(wordCursorStore, (now) => (now?.documentId === id ? now : null))
  const isOn = cursor !== null
  const lines = useMemo(() => (isOn ? lineUp(words) : []), [isOn, words])
  const place = cursor && placeIn(lines, cursor.head)
  const chosen = useMemo<ChosenWords | null>(
    () =>
      cursor && place
        ? { words: wordsBetween(lines, cursor.anchor, cursor.head), line: place.line + 1, word: place.at + 1 }
        : null,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the place is that of the cursor in the lines
    [cursor, lines],
  )

  useLayoutEffect(() => {
    if (isOn) frame.current?.focus({ preventScroll: true })
  }, [frame, isOn])
  useEffect(() => {
    marks.current = cursor && chosen && { words: chosen.words, head: cursor.head }
    view.refresh()
  }, [chosen, cursor, marks, view])
  // On another page they begin anew; where there is nothing to walk, the keys go back.
  const isLost = isOn && place === null
  const restart = useEffectEvent(() => {
    const first = lines[0]?.[0]?.word
    if (first) wordCursorStore.set({ documentId: id, page, anchor: first, head: first })
    else leaveWords()
  })
  useEffect(() => {
    if (isLost) restart()
  }, [isLost])
  useEffect(() => () => wordCursorStore.set(null), [id])

  const open = useEffectEvent(() => {
    if (wordCursorStore.get()) return leaveWords()
    if (edgesStore.get() || (!teachStore.get() && (!focusedField() || refusedAsDecided()))) return
    const start = startOf(words, box, (word) => distance(word))
    if (!start) return patchReview({ hint: 'review.hint.noWords' })
    openWords({ documentId: id, page, anchor: start, head: start })
    const now = view.get()
    if (now && size) view.glide(glideTarget(now, size, pane, boxAround(start.quad)))
  })
  const distance = (word: PageWord): number => {
    const now = view.get()
    const at = now && toScreen(now, pane, middleOf(word.quad))
    return at ? Math.hypot(at.x - pane.width / 2, at.y - pane.height / 2) : 0
  }
  useEffect(() => {
    viewerCommands.pageWords = () => open()
  }, [])

  /** True where a key was meant for the words. */
  const onKeyDown = (event: React.KeyboardEvent): boolean => {
    if (!cursor || !chosen || event.altKey) return false
    const far = event.ctrlKey || event.metaKey
    const next = stepFrom(lines, cursor.head, event.key, far)
    if (next && (!far || event.key === 'Home' || event.key === 'End')) {
      wordCursorStore.set({ documentId: id, page, anchor: event.shiftKey ? cursor.anchor : next, head: next })
      const now = view.get()
      if (now && size) view.glide(moveTarget(now, size, pane, boxAround(next.quad)))
    } else if (event.key === 'Escape') leaveWords()
    else if (event.key === 'Enter' && !far) {
      // What does not fit the field leaves the keys at the words, for others to be chosen.
      const isTaught = teachStore.get() !== null
      if (takePointed(chosen.words, event.shiftKey)) {
        // Where a type is taught, the name of the new field takes the keys.
        if (isTaught) wordCursorStore.set(null)
        else leaveWords()
      }
    } else return false
    event.preventDefault()
    return true
  }
  /** Whoever goes elsewhere is done with the words; another window in front is not elsewhere. */
  const onBlur = (): void => {
    if (isOn && document.activeElement !== frame.current) wordCursorStore.set(null)
  }
  return { chosen, onKeyDown, onBlur }
}

/** Of the field's own words the first, else the word nearest to the middle of what is seen. */
function startOf(
  words: readonly PageWord[],
  box: FieldBox | null,
  distance: (word: PageWord) => number,
): PageWord | undefined {
  const own = box ? wordsInQuad(words, box.quad)[0] : undefined
  return own ?? [...words].sort((a, b) => distance(a) - distance(b))[0]
}
