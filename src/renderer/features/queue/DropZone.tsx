import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useText } from '../../i18n'
import classes from './DropZone.module.css'
import { dropStore } from '../../app/drop'
import { useStore } from '../../lib/store'
import { droppedFiles } from './dropped'
import { takeDropped } from './import'

/** The whole window takes files and folders. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const { t } = useText()
  const [over, setOver] = useState(false)
  const taker = useStore(dropStore, (now) => now)
  // Enter and leave come for every element that is passed: only their balance tells.
  const depth = useRef(0)
  const isFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return (
    <div
      className={classes.window}
      onDragEnter={(event) => {
        if (!isFiles(event)) return
        depth.current += 1
        setOver(true)
      }}
      onDragLeave={() => {
        depth.current = Math.max(0, depth.current - 1)
        if (depth.current === 0) setOver(false)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        depth.current = 0
        setOver(false)
        const files = droppedFiles(event.dataTransfer)
        if (taker) taker.take(files)
        else void takeDropped(files)
      }}
    >
      {children}
      {over && <div className={classes.veil}>{t(taker?.hint ?? 'queue.dropHere')}</div>}
    </div>
  )
}
