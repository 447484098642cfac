import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { languageOf, type LanguageCode, type LanguageState } from '../../../shared/domain/languages'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { followLanguages, languageStore } from '../../api/languages'
import { showError } from '../../components/notices'
import { useText } from '../../i18n'
import { useStore } from '../../lib/store'
import classes from './Settings.module.css'

const bundled = ['eng', 'hin', 'mar'] as const
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
const tell = (error: unknown): void => showError(toEnvelope(error))
const packageOf = (code: LanguageCode): string => {
  const language = languageOf(code)
  return `${language.package}@${language.version}`
}

/** The languages of documents: those that come with Veridesk, and those that can be added. */
export function LanguageSettings() {
  const { t } = useText()
  const states = useStore(languageStore, (now) => now)
  useEffect(() => followLanguages(tell), [])
  const keep = (asked: Promise<readonly LanguageState[] | null>): void =>
    void asked.then((now) => now && languageStore.set(now), tell)
  return (
    <div>
      <div>{t('settings.readingLanguages')}</div>
      <p className={classes.note}>{t('settings.languagesMean')}</p>
      <ul className={classes.languages}>
        {bundled.map((code) => (
          <li key={code}>
            <span>{t(`settings.readingLanguage.${code}`)}</span>
            <span className={classes.note}>{t('settings.languageBundled')}</span>
          </li>
        ))}
        {states.map((state) => (
          <Language
            key={state.code}
            state={state}
            onAdd={() => keep(ask('languages:add', { code: state.code }))}
            onRemove={() => keep(ask('languages:remove', { code: state.code }))}
          />
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        mt={8}
        data-testid="language-from-file"
        onClick={() => keep(ask('languages:addFromFile', {}))}
      >
        {t('settings.languageFromFile')}
      </Button>
      <p className={classes.note}>{t('settings.languageFromFileMean', { source: packageOf('guj') })}</p>
    </div>
  )
}

interface LanguageProps {
  readonly state: LanguageState
  readonly onAdd: () => void
  readonly onRemove: () => void
}

function Language({ state: { code, bytes, state, come }, onAdd, onRemove }: LanguageProps) {
  const { t } = useText()
  const language = t(`settings.readingLanguage.${code}`)
  const size = megabytes(bytes)
  return (
    <li data-testid={`language-${code}`} data-state={state}>
      <span>{language}</span>
      {state === 'added' && (
        <>
          <span className={classes.added}>
            <IconCheck size={14} aria-hidden /> {t('settings.languageAdded')}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('settings.languageRemove', { language })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </>
      )}
      {state === 'coming' && (
        <>
          <Progress value={(100 * come) / bytes} aria-label={language} />
          <span className={classes.note}>{t('settings.languageComing', { come: megabytes(come), size })}</span>
        </>
      )}
      {state === 'absent' && (
        <>
          <span className={classes.note}>{t('settings.languageSize', { size, source: packageOf(code) })}</span>
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t('settings.languageAddNamed', { language })}
            onClick={onAdd}
          >
            {t('settings.languageAdd')}
          </Button>
        </>
      )}
    </li>
  )
}
