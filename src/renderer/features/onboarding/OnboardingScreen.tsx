import { useCallback } from 'react'
import { ask } from '../../api/ask'
import { useLive } from '../../api/live'
import { goBack, showOnboarding } from '../../app/navigation'
import { LineList } from '../../components/LineList'
import { Screen } from '../../components/Screen'
import { StateWord } from '../../components/StateWord'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import { NewTalk } from './NewTalk'
import classes from './OnboardingScreen.module.css'
import { TalkPane } from './TalkPane'

/** Customers who are led through their documents, one at a time; nothing of it needs a network. */
export default function OnboardingScreen({ id }: { readonly id: string | null }) {
  const { t, language } = useText()
  const talks = useLive(useCallback(() => ask('onboarding:list', {}), []))
  return (
    <Screen title={t('onboarding.title')} onBack={goBack}>
      <div className={classes.columns}>
        <nav className={classes.talks} aria-label={t('onboarding.talks')}>
          <button
            type="button"
            className={classes.fresh}
            aria-current={id === null}
            data-testid="new-talk"
            onClick={() => showOnboarding(null)}
          >
            {t('onboarding.new')}
          </button>
          {talks && talks.length > 0 && (
            <LineList
              label={t('onboarding.talks')}
              rows={talks}
              keyOf={(talk) => talk.id}
              columns="minmax(0, 1fr) auto"
              cells={(talk) => (
                <>
                  <span>
                    <strong>{talk.applicationId}</strong>
                    <br />
                    <span className="vd-dim">
                      {t(`product.${talk.productType}`, { defaultValue: talk.productType })}
                    </span>
                  </span>
                  <span className={classes.stands}>
                    <StateWord
                      tone={talk.status === 'COMPLETED' ? 'good' : talk.status === 'ASKING' ? 'busy' : 'none'}
                      word={t(`talkState.${talk.status}`)}
                    />
                    <br />
                    <span className="vd-dim">{when(talk.updatedAt, language)}</span>
                  </span>
                </>
              )}
              isCurrent={(talk) => talk.id === id}
              onOpen={(talk) => showOnboarding(talk.id)}
              empty=""
            />
          )}
        </nav>
        {id === null ? <NewTalk /> : <TalkPane key={id} id={id} />}
      </div>
    </Screen>
  )
}
