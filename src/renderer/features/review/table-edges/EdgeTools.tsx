import { Button, NativeSelect } from '@mantine/core'
import { IconArrowBarDown, IconColumnInsertRight, IconRowInsertBottom, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ComboCaps } from '../../../components/KeyCaps'
import { ToolButton } from '../../../components/ToolButton'
import { useText } from '../../../i18n'
import { useStore } from '../../../lib/store'
import { bandAfter, columnChoices, leave, nameColumn, toggleRow } from './edge-keys'
import { deleteEdge, fillRowsDown, insertEdge } from './edges-actions'
import { edgesStore } from './edges-store'
import classes from './EdgeTools.module.css'

const icon = { size: 18, stroke: 1.6 } as const

/** What can be done to the edges; each also has a key. */
export function EdgeTools() {
  const { t } = useText()
  const state = useStore(edgesStore, (now) => now)
  const edges = state?.edges
  if (!state || !edges) return null
  const { chosen, told } = state
  const tool = (name: string, combo: string, run: () => void, glyph: ReactNode): ReactNode => (
    <ToolButton
      label={t(`edges.${name}`)}
      caps={<ComboCaps combo={combo} />}
      data-testid={`edges-${name}`}
      onClick={run}
    >
      {glyph}
    </ToolButton>
  )
  const band = chosen ? bandAfter(edges, chosen) : -1
  const choices = columnChoices()
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('edges.title')}>
      <div className={classes.row}>
        {chosen?.axis === 'columns' && band >= 0 && (
          <NativeSelect
            size="xs"
            aria-label={t('edges.nameOf')}
            data-testid="edges-name"
            value={String(choices.indexOf(edges.columns.bands[band] ?? null))}
            onChange={(event) => nameColumn(edges, chosen.index, Number(event.currentTarget.value))}
            data={choices.map((name, i) => ({
              value: String(i),
              label: `${i}  ${name === null ? t('edges.noColumn') : t(`column.${name}`)}`,
            }))}
          />
        )}
        {chosen?.axis === 'rows' && band >= 0 && (
          <Button size="xs" variant="default" onClick={() => toggleRow(edges, chosen.index)} data-testid="edges-toggle">
            {t(edges.rows.bands[band] === 'none' ? 'edges.isRow' : 'edges.isNoRow')}
          </Button>
        )}
        {tool('addColumn', 'Insert', () => insertEdge('columns'), <IconColumnInsertRight {...icon} />)}
        {tool('addRow', 'Insert', () => insertEdge('rows'), <IconRowInsertBottom {...icon} />)}
        {tool('remove', 'Delete', deleteEdge, <IconTrash {...icon} />)}
        {tool('fillDown', 'Ctrl+D', fillRowsDown, <IconArrowBarDown {...icon} />)}
        <span className={classes.gap} />
        <Button size="xs" onClick={leave} data-testid="edges-done">
          {t('edges.done')}
        </Button>
      </div>
      <p className={classes.told} role="status">
        {told
          ? t(told.key, { count: told.count })
          : edges.rows.bands.length === 0
            ? t('edges.markFirst')
            : t('edges.keys')}
      </p>
    </div>
  )
}
