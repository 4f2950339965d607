// Live events for components. The connection itself is loaded on first use.
import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/foundation/events.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'

/**
 * Calls `onEvent` with the events of a topic: `notifications`, `messages` (threads of the reader's inboxes), `newsfeed`, `post:<id>`, `product:<id>`, `timeline:<id>`; and with
 * `reset`, after which anything may have changed. An event may come twice. No events for strangers, or without a topic.
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
      // The page works without live events.
      () => {},
    )
    return () => {
      unmounted = true
      unsubscribe?.()
    }
  }, [apiUrl, userID, topic])
}
