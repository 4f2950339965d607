// Optimistic filters: a choice shows before its results.
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useSite } from '#web/foundation/page.ts'
import { addressOf, type SearchQuery } from './query.ts'

const slowAfter = 150 // ms

/** `slow`: the list is loading. */
export function useSearchNavigation(query: SearchQuery): {
  chosen: SearchQuery
  ask: (query: SearchQuery) => void
  slow: boolean
} {
  const { paths } = useSite()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  const [optimistic, setOptimistic] = useState<{ instead: SearchQuery; query: SearchQuery }>()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(setWaited, slowAfter, true)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [loading])
  return {
    chosen: optimistic?.instead === query ? optimistic.query : query,
    slow: waited && loading,
    ask(next) {
      setOptimistic({ instead: query, query: next })
      void navigate(paths.search(addressOf(next)), { preventScrollReset: true })
    },
  }
}
