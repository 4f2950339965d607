// Loaded feed; more by button, or at the end after 4 s.
import { useCallback, useEffect, useRef, useState } from 'react'
import { feedAutoLoadDelay, feedAutoLoadsMost } from '#contract/foundation/constants.ts'
import type { FeedEntry } from '#contract/discovery/newsfeed.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

export type FirstPage = { data: FeedEntry[]; nextID: string | null }

export function useFeed(first: FirstPage) {
  const api = useApi()
  const businessID = useSession()?.actor.businessID
  const [entries, setEntries] = useResettableState(first.data)
  const [nextID, setNextID] = useResettableState(first.nextID)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [seen, setSeen] = useState(false)
  const automatic = useRef(0)
  const observer = useRef<IntersectionObserver>(undefined)

  const more = useCallback(async () => {
    if (nextID === null) return
    setState('loading')
    try {
      const page = await api.newsfeed.load({ query: { nextID, businessID } })
      setEntries((list) => {
        const known = new Set(list.map(({ postID }) => postID))
        return [...list, ...page.data.filter(({ postID }) => !known.has(postID))]
      })
      setNextID(page.nextID)
      setState('idle')
    } catch {
      setState('failed')
    }
  }, [api, businessID, nextID, setEntries, setNextID])

  useEffect(() => {
    if (!seen || nextID === null || state !== 'idle' || automatic.current >= feedAutoLoadsMost) return undefined
    const timer = setTimeout(() => {
      automatic.current++
      void more()
    }, feedAutoLoadDelay)
    return () => clearTimeout(timer)
  }, [seen, nextID, state, more])

  const end = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new IntersectionObserver((changes) => setSeen(changes.at(-1)!.isIntersecting))
    observer.current.observe(element)
  }, [])
  return { entries, setEntries, ended: nextID === null, state, more, end }
}
