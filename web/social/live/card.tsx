// Live events for components. Lazy connection.
import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/foundation/events.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'

/**
 * Topics: `notifications`, `messages`, `newsfeed`, `post:<id>`, `product:<id>`, `timeline:<id>`. After `reset` anything
 * may have changed. Events may repeat. Strangers get none.
 */
export function useLive(topic: string | undefined, onEvent: (event: LiveEvent) => void): void {
  const { apiUrl } = useSite()
  const userID = useSession()?.userID
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })
  useEffect(() => {
    if (!userID || !topic) return
    let unmounted = false
    let unsubscribe: (() => void) | undefined
    import('./tabs.ts').then(
      ({ subscribe }) => {
        if (!unmounted) unsubscribe = subscribe({ apiUrl, userID, topic }, (event) => latest.current(event))
      },
      () => {},
    )
    return () => {
      unmounted = true
      unsubscribe?.()
    }
  }, [apiUrl, userID, topic])
}

/** Undefined when a later call was made meanwhile. */
export function useNewestAnswer(): <T>(answer: Promise<T>) => Promise<T | undefined> {
  const last = useRef(0)
  return async (answer) => {
    const number = ++last.current
    const value = await answer
    return number === last.current ? value : undefined
  }
}
