// Count of posts newer than the feed, refreshed while visible.
import { useEffect, useRef } from 'react'
import { useLive } from '#web/social/live/card.tsx'
import { useApi } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

const pause = 60_000 // ms
const spread = 3000 // ms

export function useNews(since: string | undefined): number {
  const api = useApi()
  const [count, setCount] = useResettableState(0, since)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef(() => {})
  // Everybody hears of every post: delay and throttling spread the calls.
  useLive('newsfeed', () => {
    waiting.current ??= setTimeout(
      () => {
        waiting.current = undefined
        asking.current()
      },
      500 + Math.random() * spread,
    )
  })
  useEffect(() => {
    function ask(): void {
      if (document.visibilityState !== 'visible') return
      api.newsfeed.news({ query: { since } }).then(
        (news) => setCount(news.count),
        () => {},
      )
    }
    asking.current = ask
    const timer = setInterval(ask, pause)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      clearTimeout(waiting.current)
      waiting.current = undefined
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, since, setCount])
  return count
}
