// The search being asked in the browser: chosen filters show at once, the list waits for its answer. Does nothing on the server.
import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from '#web/routing.ts'
import { useSite } from '#web/page.ts'
import { addressOf, type SearchQuery } from './query.ts'

const patience = 150 // ms without a change before the list turns grey

/** `chosen`: the query with what was just chosen; `slow`: the answer takes long enough to say so. */
export function useAsking(query: SearchQuery): {
  chosen: SearchQuery
  ask: (query: SearchQuery) => void
  slow: boolean
} {
  const { paths } = useSite()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [asked, setAsked] = useState<{ instead: SearchQuery; query: SearchQuery }>()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(setWaited, patience, true)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [state])
  return {
    // Once another answer is there, it says what is chosen.
    chosen: asked?.instead === query ? asked.query : query,
    slow: waited && state !== 'idle',
    ask(next) {
      setAsked({ instead: query, query: next })
      navigate(paths.search(addressOf(next)), { keepPlace: true })
    },
  }
}
