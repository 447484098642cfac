import { memo, type Ref } from 'react'
import type { Band } from '../../../../shared/domain/bands'
import type { PageQuad } from '../../../../shared/domain/geometry'
import classes from './Viewer.module.css'

export interface FieldBox {
  readonly path: string
  readonly band: Band
  readonly quad: PageQuad
}

const points = (quad: PageQuad): string => quad.map((point) => `${point.x},${point.y}`).join(' ')

interface Props {
  readonly boxes: readonly FieldBox[]
  readonly focused: string | null
  readonly hovered: string | null
  readonly group: Ref<SVGGElement>
}

/** The boxes of the fields on a page, in page pixels; the viewer moves the group with the page. */
export const FieldBoxes = memo(function FieldBoxes({ boxes, focused, hovered, group }: Props) {
  return (
    <svg className={classes.boxes} aria-hidden>
      <g ref={group}>
        {boxes.map((box) => (
          <polygon
            key={box.path}
            points={points(box.quad)}
            className={classes.box}
            data-band={box.band}
            data-focused={box.path === focused || undefined}
            data-hovered={box.path === hovered || undefined}
          />
        ))}
      </g>
    </svg>
  )
})
