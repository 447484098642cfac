import { Button, Group } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useText } from '../../i18n'
import { changeFilter, emptyFilter } from '../../api/view'
import { choose } from './import'
import classes from './EmptyQueue.module.css'

/** Nothing to list: either nothing fits the filter, or nothing is there yet, and how to begin. */
export function EmptyQueue({ anything }: { readonly anything: boolean }) {
  const { t } = useText()
  if (anything) {
    return (
      <div className={classes.empty}>
        <p>{t('queue.nothingFits')}</p>
        <Button variant="default" onClick={() => changeFilter(emptyFilter)}>
          {t('queue.showAll')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.empty}>
      <IconFiles size={40} stroke={1.2} aria-hidden />
      <h2>{t('queue.emptyTitle')}</h2>
      <p>{t('queue.emptyHow')}</p>
      <p className="vd-dim">{t('queue.emptyFormats')}</p>
      <Group gap="sm" mt="sm">
        <Button onClick={() => void choose('files')}>{t('queue.importFiles')}</Button>
        <Button variant="default" onClick={() => void choose('folder')}>
          {t('queue.importFolder')}
        </Button>
      </Group>
    </div>
  )
}
