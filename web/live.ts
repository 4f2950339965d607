// Live events for components: `useLive` calls back when something happens elsewhere. What keeps the connection is fetched at first use.
import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import { useSite } from './page.ts'
import { useSession } from './session.ts'

/**
 * Hears the events of a topic: `notifications`, `newsfeed`, `post:<id>`, `product:<id>`, `timeline:<id>`; and `reset`, after which
 * anything may have changed. An event may come twice. Strangers, and an undefined topic, hear nothing.
 */
export function useLive(topic: string | undefined, heard: (event: LiveEvent) => void): void {
  const { apiUrl } = useSite()
  const userID = useSession()?.userID
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    if (!userID || !topic) return
    let gone = false
    let leave: (() => void) | undefined
    import('./live/tabs.ts').then(
      ({ follow }) => {
        if (!gone) leave = follow({ apiUrl, userID, topic }, (event) => latest.current(event))
      },
      // Without it the page is as fresh as it was drawn.
      () => {},
    )
    return () => {
      gone = true
      leave?.()
    }
  }, [apiUrl, userID, topic])
}
