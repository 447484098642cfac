import { memo, type Ref } from 'react'
import type { PageQuad } from '../../../../shared/domain/geometry'
import { useStore } from '../../../lib/store'
import type { FieldBox } from '../logic/boxes'
import { reviewStore } from '../state/review-store'
import classes from './Viewer.module.css'

/** Room between the text and its box, as a share of the text's height: the line must not run through letters. */
const room = 0.16

function points(quad: PageQuad): string {
  const [tl, tr, br, bl] = quad
  const height = Math.max(1, Math.hypot(bl.x - tl.x, bl.y - tl.y))
  const width = Math.max(1, Math.hypot(tr.x - tl.x, tr.y - tl.y))
  const pad = Math.min(height, 60) * room
  const across = { x: ((tr.x - tl.x) / width) * pad, y: ((tr.y - tl.y) / width) * pad }
  const down = { x: ((bl.x - tl.x) / height) * pad, y: ((bl.y - tl.y) / height) * pad }
  return [
    [tl.x - across.x - down.x, tl.y - across.y - down.y],
    [tr.x + across.x - down.x, tr.y + across.y - down.y],
    [br.x + across.x + down.x, br.y + across.y + down.y],
    [bl.x - across.x + down.x, bl.y - across.y + down.y],
  ]
    .map(([x, y]) => `${x},${y}`)
    .join(' ')
}

interface Props {
  readonly boxes: readonly FieldBox[]
  readonly group: Ref<SVGGElement>
}

/** The boxes of the fields on a page, in page pixels; the viewer moves the group with the page. */
export const FieldBoxes = memo(function FieldBoxes({ boxes, group }: Props) {
  return (
    <svg className={classes.boxes} aria-hidden>
      <g ref={group}>
        {boxes.toReversed().map((box) => (
          <Box key={box.path} box={box} />
        ))}
        <BoxAtHand boxes={boxes} />
      </g>
    </svg>
  )
})

/** Knows by itself whether it is pointed at: a move from field to field renders two boxes, not all. */
const Box = memo(function Box({ box }: { readonly box: FieldBox }) {
  const hovered = useStore(reviewStore, (state) => state.hoveredPath === box.path)
  return (
    <polygon
      points={points(box.quad)}
      className={classes.box}
      data-band={box.band}
      data-hovered={hovered || undefined}
    />
  )
})

/** The box of the field at hand, once more over all others: an address stands where its parts stand. */
const BoxAtHand = memo(function BoxAtHand({ boxes }: { readonly boxes: readonly FieldBox[] }) {
  const path = useStore(reviewStore, (state) => state.focusedPath)
  const box = boxes.find((one) => one.path === path)
  if (!box) return null
  return <polygon points={points(box.quad)} className={classes.box} data-band={box.band} data-focused />
})
