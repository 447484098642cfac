import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ConversationLanguage } from '../../../shared/contract/conversation'
import { ask } from '../../api/ask'
import { showOnboarding } from '../../app/navigation'
import { ProductSelect, useProduct } from '../../components/ProductSelect'
import { useWork } from '../../components/use-work'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import classes from './OnboardingScreen.module.css'

/** Each in its own script: the customer chooses. */
const languages: readonly { readonly value: ConversationLanguage; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'mar', label: 'मराठी' },
]

const own: Readonly<Record<string, ConversationLanguage>> = { en: 'en', hi: 'hi', mr: 'mar' }

/** Begins a conversation: which application, what it is for, and the language of the customer. */
export function NewTalk() {
  const { t, language } = useText()
  const choice = useProduct()
  const [application, setApplication] = useState('')
  const [spoken, setSpoken] = useState<ConversationLanguage>(own[language] ?? 'en')
  const { busy, run } = useWork()
  useScreenKeys('[data-line]', () => false)
  const start = run(async () => {
    if (choice.product === null) return
    const asked = { applicationId: application, productType: choice.product, language: spoken }
    showOnboarding((await ask('onboarding:start', asked)).flow_uuid)
  })
  return (
    <form
      className={classes.begin}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Stack gap="md">
        <h2 className={classes.heading}>{t('onboarding.new')}</h2>
        <p className="vd-dim">{t('onboarding.means')}</p>
        <TextInput
          label={t('cases.application')}
          maxLength={256}
          autoFocus
          data-testid="talk-application"
          value={application}
          onChange={(event) => setApplication(event.currentTarget.value)}
        />
        <ProductSelect {...choice} />
        <div>
          <div id="spoken">{t('onboarding.language')}</div>
          <SegmentedControl
            aria-labelledby="spoken"
            mt={4}
            fullWidth
            data={[...languages]}
            value={spoken}
            onChange={(value) => setSpoken(value as ConversationLanguage)}
          />
        </div>
        <Button type="submit" loading={busy} disabled={application.trim() === ''} data-testid="start-talk">
          {t('onboarding.start')}
        </Button>
      </Stack>
    </form>
  )
}
