import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { ask } from '../../api/ask'
import { useKept, useLive } from '../../api/live'
import { goBack, showCase } from '../../app/navigation'
import { LineList } from '../../components/LineList'
import { Pager, pageOfLines } from '../../components/Pager'
import { Screen } from '../../components/Screen'
import { when } from '../../components/when'
import { useText } from '../../i18n'
import { useScreenKeys } from '../../keys/use-screen-keys'

/** All cases: those of clients of the service, of conversations, and those that were made of documents here. */
export default function CasesScreen() {
  const { t, language } = useText()
  const [offset, setOffset] = useState(0)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const load = useCallback(() => ask('cases:list', { search, offset, limit: pageOfLines }), [search, offset])
  const page = useKept(useLive(load))
  useScreenKeys('[data-line]', () => false)
  return (
    <Screen
      title={t('cases.title')}
      onBack={goBack}
      beside={page && <span className="vd-dim">{t('cases.count', { count: page.total })}</span>}
      actions={
        <TextInput
          size="xs"
          w={240}
          data-testid="search-cases"
          aria-label={t('cases.search')}
          placeholder={t('cases.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          maxLength={256}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setOffset(0)
          }}
        />
      }
    >
      {page && (
        <>
          <LineList
            label={t('cases.title')}
            rows={page.rows}
            keyOf={(row) => row.id}
            columns="minmax(160px, 2fr) minmax(120px, 1.2fr) minmax(140px, 1.4fr) 96px 120px 120px"
            heads={['application', 'product', 'from', 'documents', 'waiting', 'created'].map((head) =>
              t(`cases.${head}`),
            )}
            cells={(row) => (
              <>
                <span>
                  <strong>{row.applicationId}</strong>
                </span>
                <span>{t(`product.${row.productType}`, { defaultValue: row.productType })}</span>
                <span className="vd-dim">
                  {row.isConversation ? t('cases.conversation') : (row.client ?? t('cases.here'))}
                </span>
                <span>{row.documents}</span>
                <span className="vd-dim">{row.waiting > 0 ? row.waiting : '—'}</span>
                <span className="vd-dim">{when(row.createdAt, language)}</span>
              </>
            )}
            onOpen={(row) => showCase(row.id)}
            empty={t(search === '' ? 'cases.empty' : 'cases.noneFits')}
          />
          <Pager offset={offset} total={page.total} onMove={setOffset} />
        </>
      )}
    </Screen>
  )
}
