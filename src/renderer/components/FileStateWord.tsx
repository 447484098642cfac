import type { FileState } from '../../shared/contract/states'
import { isErrorCode } from '../../shared/errors/codes'
import { useText } from '../i18n'
import { StateWord, type Tone } from './StateWord'

const tones: Readonly<Record<FileState, Tone>> = {
  QUEUED: 'none',
  FETCHING: 'busy',
  PROCESSING: 'busy',
  EXTRACTED: 'good',
  UNRECOGNISED: 'look',
  FAILED: 'bad',
}

interface Props {
  readonly state: FileState
  readonly errorCode: string | null
  /** Why it could not be fetched, in a few words; they are the same in every language. */
  readonly failure?: string | null
}

/** Where a file of the service stands; of a failed one, why. */
export function FileStateWord({ state, errorCode, failure = null }: Props) {
  const { t } = useText()
  const why = state === 'FAILED' && isErrorCode(errorCode) ? t(`error.${errorCode}.message`) : t(`fileState.${state}`)
  return <StateWord tone={tones[state]} word={failure === null ? why : `${why} (${failure})`} />
}
