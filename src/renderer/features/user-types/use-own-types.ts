import { useEffect, useState } from 'react'
import { userTypeOf, type GivenType } from '../../../shared/domain/document-types'
import { toEnvelope } from '../../../shared/errors/coded-error'
import { ask } from '../../api/ask'
import { showError } from '../../components/notices'

/** The types that users defined; none until they are known. */
export function useOwnTypes(): readonly GivenType[] {
  const [types, setTypes] = useState<readonly GivenType[]>([])
  useEffect(() => {
    ask('types:list', {}).then(
      (found) => setTypes(found.map(({ spec }) => userTypeOf(spec.name))),
      (error: unknown) => showError(toEnvelope(error)),
    )
  }, [])
  return types
}
