import { Tooltip } from '@mantine/core'
import {
  IconArrowsMaximize, IconChevronDown, IconChevronUp, IconFocusCentered, IconHandStop, IconLasso, IconRotateClockwise,
  IconZoomIn, IconZoomOut,
} from '@tabler/icons-react' // prettier-ignore
import { memo, type ReactNode } from 'react'
import { IconButton } from '../../../components/IconButton'
import { useText } from '../../../i18n'
import { KeyCaps } from '../../../components/KeyCaps'
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
  const keep = (event: React.MouseEvent): void => event.preventDefault()
  const tool = (action: keyof typeof viewerCommands & ActionId, icon: ReactNode): ReactNode => (
    <Tooltip label={<Hint text={t(`action.${action}`)} action={action} />} openDelay={400}>
      <IconButton label={t(`action.${action}`)} onMouseDown={keep} onClick={() => viewerCommands[action]()}>
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('review.tools')}>
      <Tooltip label={t(hand ? 'review.toolHand' : 'review.toolLasso')} openDelay={400}>
        <IconButton
          label={t(hand ? 'review.toolHand' : 'review.toolLasso')}
          aria-pressed={hand}
          onMouseDown={keep}
          onClick={() => onHand(!hand)}
        >
          {hand ? <IconHandStop size={18} stroke={1.6} /> : <IconLasso size={18} stroke={1.6} />}
        </IconButton>
      </Tooltip>
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

const Hint = ({ text, action }: { readonly text: string; readonly action: ActionId }) => (
  <span className={classes.hint}>
    {text} <KeyCaps action={action} />
  </span>
)
