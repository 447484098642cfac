import {
  IconChevronDown,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOptions,
} from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { ComboCaps } from '../../../components/KeyCaps'
import { ToolButton } from '../../../components/ToolButton'
import { settingsStore } from '../../../api/settings'
import { useText } from '../../../i18n'
import { comboFor } from '../../../keys/bindings'
import { useStore } from '../../../lib/store'
import { toggleEdges } from '../table-edges/edges-actions'
import type { GridModel } from './grid-model'
import { patchGrid } from './grid-store'
import { goToOpen, insertRows, removeRows } from './table-actions'
import classes from './TableGrid.module.css'

const icon = { size: 16, stroke: 1.6 } as const

interface Props {
  readonly model: GridModel
  /** False in the frame in which the document comes: the tools follow. */
  readonly drawn: boolean
}

/** What the table is, how many rows it has and needs looks at, and what can be done to its rows. */
export function GridTools({ model, drawn }: Props) {
  const { t } = useText()
  const open = model.rows.flatMap(({ cells }) => cells).filter((cell) => cell.needsHuman).length
  return (
    <header className={classes.tools} role="toolbar" aria-label={t('table.tools')}>
      <h2 className={classes.title}>{t(`table.${model.name}`)}</h2>
      <span className="vd-dim">{t('table.rows', { count: model.rows.length })}</span>
      {open > 0 && (
        <button
          type="button"
          className={classes.open}
          title={t('table.nextOpen')}
          data-testid="table-open"
          onMouseDown={(event) => event.preventDefault()}
          onClick={goToOpen}
        >
          {t('table.open', { count: open })}
        </button>
      )}
      <span className={classes.gap} />
      {drawn && <RowTools />}
    </header>
  )
}

const RowTools = memo(function RowTools() {
  const { t } = useText()
  const keys = useStore(settingsStore, (settings) => settings.keys)
  const tool = (name: string, combo: string | null, run: () => void, glyph: ReactNode): ReactNode => (
    <ToolButton
      label={t(`table.${name}`)}
      caps={combo && <ComboCaps combo={combo} />}
      data-testid={`table-${name}`}
      onClick={run}
    >
      {glyph}
    </ToolButton>
  )
  return (
    <>
      {tool('insertAbove', 'Ctrl+Shift++', () => insertRows('above'), <IconRowInsertTop {...icon} />)}
      {tool('insertBelow', 'Ctrl+Shift+Enter', () => insertRows('below'), <IconRowInsertBottom {...icon} />)}
      {tool('removeRows', 'Ctrl+Shift+-', removeRows, <IconRowRemove {...icon} />)}
      {tool('edges', comboFor('tableEdges', keys), () => void toggleEdges(), <IconTableOptions {...icon} />)}
      {tool('fold', null, () => patchGrid({ shown: false }), <IconChevronDown {...icon} />)}
    </>
  )
})
