import { Button } from '@mantine/core'
import { useText } from '../i18n'
import { useWork } from './use-work'

interface Props {
  readonly files: readonly { readonly canRetry: boolean }[]
  readonly retry: () => Promise<unknown>
}

/** Tries files of the service that failed again; nothing where none may be. */
export function RetryFiles({ files, retry }: Props) {
  const { t } = useText()
  const { busy, run } = useWork()
  const count = files.filter(({ canRetry }) => canRetry).length
  if (count === 0) return null
  const again = run(async () => void (await retry()))
  return (
    <Button size="compact-sm" variant="default" data-testid="retry-failed" loading={busy} onClick={again}>
      {t('batches.retry', { count })}
    </Button>
  )
}
