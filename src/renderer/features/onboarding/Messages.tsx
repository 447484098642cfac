import { Loader } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Talk, TalkFile } from '../../../shared/ipc/onboarding'
import { thumbnailUrl } from '../../../shared/ipc/addresses'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import classes from './Messages.module.css'

type Entry =
  | { readonly kind: 'said'; readonly at: string; readonly from: 'service' | 'customer'; readonly text: string }
  | { readonly kind: 'given'; readonly at: string; readonly file: TalkFile }

/** What was said and given, in its order. */
function entriesOf({ messages, files }: Talk): Entry[] {
  const said = messages.map((message): Entry => ({ kind: 'said', ...message }))
  const given = files.map((file): Entry => ({ kind: 'given', at: file.at, file }))
  return [...said, ...given].sort((a, b) => a.at.localeCompare(b.at))
}

const tags = { en: 'en', hi: 'hi', mar: 'mr' } as const

/** The conversation in the language of the customer; the last of it is always in sight. */
export function Messages({ talk, isLooking }: { readonly talk: Talk; readonly isLooking: boolean }) {
  const { t, language } = useText()
  const entries = entriesOf(talk)
  const end = useRef<HTMLDivElement>(null)
  const count = entries.length
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [count, isLooking])
  return (
    <div className={classes.log} role="log" aria-label={t('onboarding.log')} tabIndex={0}>
      <div className={classes.entries}>
        {entries.map((entry) =>
          entry.kind === 'said' ? (
            <p
              key={`${entry.at} ${entry.text}`}
              className={classes.said}
              data-from={entry.from}
              lang={tags[talk.language]}
            >
              {entry.text}
              <time className={classes.time}>{when(entry.at, language)}</time>
            </p>
          ) : (
            <Given key={entry.file.id} file={entry.file} />
          ),
        )}
        {isLooking && (
          <p className={classes.said} data-from="service" role="status">
            <Loader type="dots" size={20} /> {t('onboarding.looking')}
          </p>
        )}
        <div ref={end} />
      </div>
    </div>
  )
}

function Given({ file }: { readonly file: TalkFile }) {
  const { t } = useText()
  return (
    <figure className={classes.given}>
      {file.document === null ? (
        <span className={classes.none}>
          {file.state === 'FAILED' && <IconPhotoOff size={24} stroke={1.4} aria-hidden />}
        </span>
      ) : (
        <img src={thumbnailUrl(file.document)} alt={t('onboarding.picture', { name: file.name })} />
      )}
      <figcaption>{file.name}</figcaption>
    </figure>
  )
}
