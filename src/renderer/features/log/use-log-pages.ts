import { useCallback, useEffect, useRef, useState } from 'react'
import type { LogFilter, LogPage } from '../../../shared/ipc/keeping'
import { ask } from '../../api/ask'
import { useWork } from '../../components/use-work'

const atOnce = 100
const nothing: LogPage = { rows: [], actions: [], people: [] }

interface LogPages {
  /** The newest entries of the filter, as many as were asked for. */
  readonly page: LogPage
  /** True where there are no older ones. */
  readonly isWhole: boolean
  readonly busy: boolean
  readonly more: () => void
}

/** The log under a filter, page after page. An answer to a filter that was left meanwhile is passed over. */
export function useLogPages(filter: LogFilter): LogPages {
  const [page, setPage] = useState(nothing)
  const [isWhole, setWhole] = useState(false)
  const { busy, run } = useWork()
  const wanted = useRef(filter)
  const load = useCallback(async (of: LogFilter, before: LogPage): Promise<void> => {
    const next = await ask('log:list', { filter: of, before: before.rows.at(-1)?.sequence ?? null, limit: atOnce })
    if (wanted.current !== of) return
    setPage({ ...next, rows: [...before.rows, ...next.rows] })
    setWhole(next.rows.length < atOnce)
  }, [])
  useEffect(() => {
    wanted.current = filter
    run(() => load(filter, nothing))()
  }, [filter, load, run])
  return { page, isWhole, busy, more: run(() => load(filter, page)) }
}
