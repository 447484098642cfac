import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../../i18n'
import classes from './DropZone.module.css'
import { dropStore } from '../../app/drop'
import { useStore } from '../../lib/store'
import { droppedFiles } from './dropped'
import { takeDropped } from './import'

/** The whole window takes files and folders, what lies over the desk (a notice, a dialog) included. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const { t } = useText()
  const [over, setOver] = useState(false)
  const hint = useStore(dropStore, (taker) => taker?.hint)
  useEffect(() => followDrags(setOver), [])
  return (
    <div className={classes.window}>
      {children}
      {over && <div className={classes.veil}>{t(hint ?? 'queue.dropHere')}</div>}
    </div>
  )
}

/** Takes what is dropped, and tells whether files are over the window. Answers how to stop. */
function followDrags(setOver: (over: boolean) => void): () => void {
  // Enter and leave come for every element that is passed: only their balance tells.
  let depth = 0
  const isAt = (now: number): void => {
    depth = now
    setOver(depth > 0)
  }
  const enter = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) isAt(depth + 1)
  }
  const leave = (): void => isAt(Math.max(0, depth - 1))
  const stay = (event: DragEvent): void => event.preventDefault()
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    isAt(0)
    if (!event.dataTransfer) return
    const files = droppedFiles(event.dataTransfer)
    const taker = dropStore.get()
    if (taker) taker.take(files)
    else void takeDropped(files)
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('dragenter', enter, { signal })
  window.addEventListener('dragleave', leave, { signal })
  window.addEventListener('dragover', stay, { signal })
  window.addEventListener('drop', drop, { signal })
  return () => listening.abort()
}
