import { useEffect, useMemo, useRef } from 'react'
import { goBack, showGuide } from '../../app/navigation'
import { Screen } from '../../components/Screen'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'
import { chaptersIn, contentOf } from './chapters'
import classes from './Guide.module.css'
import { Markdown } from './Markdown'

/** The user's guide in the language of the desk, as docs/guide has it; it is part of the app and needs no network. */
export default function GuideScreen({ file }: { readonly file: string | null }) {
  const { t, language } = useText()
  const chapters = useMemo(() => chaptersIn(language), [language])
  const shown = file ?? chapters[0]?.file ?? ''
  const tokens = useMemo(() => contentOf(shown, language), [shown, language])
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.scrollTo(0, 0), [shown])
  useScreenKeys('[data-chapter]', () => false)
  return (
    <Screen title={t('action.guide')} testId="guide" onBack={goBack}>
      <div className={classes.guide}>
        <nav className={classes.contents} aria-label={t('support.contents')}>
          {chapters.map((chapter) => (
            <button
              key={chapter.file}
              type="button"
              className={`vd-plain ${classes.chapter}`}
              data-chapter={chapter.file}
              aria-current={chapter.file === shown ? 'page' : undefined}
              onClick={() => showGuide(chapter.file)}
            >
              {chapter.title}
            </button>
          ))}
        </nav>
        <article ref={page} className={classes.page} tabIndex={0}>
          <div className={classes.text}>
            <Markdown tokens={tokens} />
          </div>
        </article>
      </div>
    </Screen>
  )
}
