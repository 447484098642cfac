import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Gate.module.css'

export function Opening() {
  const { t } = useTranslation()
  return (
    <main className={classes.gate} role="status">
      <Loader type="dots" />
      <p>{t('gate.opening')}</p>
    </main>
  )
}
