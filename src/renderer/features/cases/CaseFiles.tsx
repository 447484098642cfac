import type { CaseDetail } from '../../../shared/ipc/cases'
import { ask } from '../../api/ask'
import { FileStateWord } from '../../components/FileStateWord'
import { RetryFiles } from '../../components/RetryFiles'
import { useText } from '../../i18n'
import classes from './CaseScreen.module.css'

/** What the case has no document of: files that wait or failed, and kinds that are missing. */
export function CaseFiles({ id, files, missing }: Pick<CaseDetail, 'id' | 'files' | 'missing'>) {
  const { t } = useText()
  if (files.length === 0 && missing.length === 0) return null
  return (
    <div className={classes.files}>
      {missing.length > 0 && t('cases.missing', { kinds: missing.map((kind) => t(`kind.${kind}`)).join(', ') })}
      <ul>
        {files.map((file, index) => (
          <li key={`${file.documentId} ${index}`}>
            <span>{file.documentId}</span>
            <FileStateWord state={file.state} errorCode={file.errorCode} failure={file.failure} />
          </li>
        ))}
      </ul>
      <RetryFiles files={files} retry={() => ask('cases:retry', { id })} />
    </div>
  )
}
