import { Loader } from '@mantine/core'
import { useText } from '../i18n'
import classes from './Gate.module.css'

export function Opening() {
  const { t } = useText()
  return (
    <main className={classes.gate} role="status">
      <Loader type="dots" />
      <p>{t('gate.opening')}</p>
    </main>
  )
}
