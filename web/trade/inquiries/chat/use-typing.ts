// Typing indicator, both ways.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { useLive } from '#web/social/live/card.tsx'
import type { ThreadOf } from './thread-of.ts'

const shownFor = 6000 // ms
const toldEvery = 4000 // ms

export function useOtherTypes({ inboxID, requestID }: ThreadOf): boolean {
  const [types, setTypes] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('messages', (event) => {
    if (!('inboxID' in event) || event.requestID !== requestID || event.inboxID !== inboxID) return
    if (event.name !== 'typing' && event.name !== 'messages') return
    clearTimeout(timer.current)
    setTypes(event.name === 'typing')
    if (event.name === 'typing') timer.current = setTimeout(() => setTypes(false), shownFor)
  })
  return types
}

/** Call on every text change. */
export function useTellTyping({ inboxID, requestID }: ThreadOf): () => void {
  const api = useApi()
  const told = useRef(0)
  return () => {
    if (!navigator.onLine || Date.now() - told.current < toldEvery) return
    told.current = Date.now()
    api.inquiries.typing({ params: { rid: requestID }, query: { bid: inboxID } }).catch(() => {})
  }
}
