import type { ReactNode } from 'react'
import type { Connection, ConnectionSecrets } from '../../../shared/domain/connection'
import { useText } from '../../i18n'
import { KeptText } from './KeptText'
import classes from './Remote.module.css'

interface Props {
  readonly bucket: Connection['bucket']
  readonly onChange: (patch: Partial<Connection['bucket']>) => void
  /** The input of a secret. */
  readonly secret: (name: keyof ConnectionSecrets) => ReactNode
}

/** An object store of one's own, in which files are put for the service to fetch. */
export function BucketFields({ bucket, onChange, secret }: Props) {
  const { t } = useText()
  return (
    <div className={classes.fields}>
      <KeptText
        label={t('remote.bucket.endpoint')}
        placeholder="https://"
        value={bucket.endpoint}
        testId="bucket-endpoint"
        onKeep={(endpoint) => onChange({ endpoint })}
        wide
      />
      <KeptText
        label={t('remote.bucket.name')}
        value={bucket.name}
        testId="bucket-name"
        onKeep={(name) => onChange({ name })}
      />
      <KeptText
        label={t('remote.bucket.region')}
        value={bucket.region}
        testId="bucket-region"
        onKeep={(region) => onChange({ region })}
      />
      {secret('accessKeyId')}
      {secret('secretAccessKey')}
    </div>
  )
}
