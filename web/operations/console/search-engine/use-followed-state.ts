// State of the search engine, read again during work.
import { useEffect, useState } from 'react'
import type { Generation, SearchEngineState } from '#contract/operations/search-engine.ts'
import { useApi } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

const pollInterval = 2000 // ms

export function useFollowedState(loaded: SearchEngineState) {
  const api = useApi()
  const [state, setState] = useResettableState(loaded)
  const [more, setMore] = useState(0)
  const underWay = state.generations.find(isUnderWay)
  const isFollowed = underWay !== undefined || more > 0
  useEffect(() => {
    if (!isFollowed) return
    const controller = new AbortController()
    const { signal } = controller
    const poll = () =>
      void api.searchEngine
        .state({ signal })
        .then(setState)
        .catch(() => {})
        .finally(() => !signal.aborted && setMore((count) => Math.max(0, count - 1)))
    const timer = setInterval(poll, pollInterval)
    return () => (clearInterval(timer), controller.abort())
  }, [api, isFollowed, setState])
  return { state, setState, underWay, followFor: setMore }
}

function isUnderWay({ state }: Generation): boolean {
  return state === 'waiting' || state === 'copying'
}
