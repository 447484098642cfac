import {
  IconArrowsMaximize, IconChevronDown, IconChevronUp, IconFocusCentered, IconHandStop, IconLasso, IconRotateClockwise,
  IconZoomIn, IconZoomOut,
} from '@tabler/icons-react' // prettier-ignore
import { memo, type ReactNode } from 'react'
import { KeyCaps } from '../../../components/KeyCaps'
import { ToolButton } from '../../../components/ToolButton'
import { useText } from '../../../i18n'
import type { ActionId } from '../../../keys/actions'
import { viewerCommands } from './commands'
import classes from './Viewer.module.css'

interface Props {
  readonly page: number
  readonly pages: number
  readonly hand: boolean
  readonly onHand: (hand: boolean) => void
}

/** The tools over the page; each also has a key. The field keeps the focus when they are clicked. */
export const ViewerTools = memo(function ViewerTools({ page, pages, hand, onHand }: Props) {
  const { t } = useText()
  const tool = (action: keyof typeof viewerCommands & ActionId, icon: ReactNode): ReactNode => (
    <ToolButton
      label={t(`action.${action}`)}
      caps={<KeyCaps action={action} />}
      onClick={() => viewerCommands[action]()}
    >
      {icon}
    </ToolButton>
  )
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('review.tools')}>
      <ToolButton
        label={t(hand ? 'review.toolHand' : 'review.toolLasso')}
        aria-pressed={hand}
        onClick={() => onHand(!hand)}
      >
        {hand ? <IconHandStop size={18} stroke={1.6} /> : <IconLasso size={18} stroke={1.6} />}
      </ToolButton>
      {tool('zoomOut', <IconZoomOut size={18} stroke={1.6} />)}
      {tool('zoomIn', <IconZoomIn size={18} stroke={1.6} />)}
      {tool('zoomFit', <IconArrowsMaximize size={18} stroke={1.6} />)}
      {tool('centreField', <IconFocusCentered size={18} stroke={1.6} />)}
      {tool('turn', <IconRotateClockwise size={18} stroke={1.6} />)}
      {pages > 1 && (
        <>
          <span className={classes.pages}>{t('review.pageOf', { page: page + 1, pages })}</span>
          {tool('previousPage', <IconChevronUp size={18} stroke={1.6} />)}
          {tool('nextPage', <IconChevronDown size={18} stroke={1.6} />)}
        </>
      )}
    </div>
  )
})
