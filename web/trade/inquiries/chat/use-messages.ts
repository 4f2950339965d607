// Messages of the open thread.
import { useState } from 'react'
import type { Message } from '#contract/trade/inquiries/inquiries.ts'
import { useApi } from '#web/foundation/page.ts'
import { withEarlier, withLatest, withMessage, type MessagePage, type MessageList } from './messages.ts'
import type { ThreadOf } from './thread-of.ts'

/** `first`: latest page; newer ones merge. */
export function useMessages({ inboxID, requestID }: ThreadOf, first: MessagePage) {
  const api = useApi()
  const [shown, setShown] = useState<MessageList>({ messages: first.data, nextID: first.nextID })
  const [known, setKnown] = useState(first)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  if (known !== first) {
    setKnown(first)
    setShown(withLatest(shown, first))
  }

  async function loadEarlier(): Promise<void> {
    if (state === 'loading' || !shown.nextID) return
    setState('loading')
    try {
      const query = { bid: inboxID, before: shown.nextID }
      const page = await api.inquiries.messages({ params: { rid: requestID }, query })
      setShown((now) => withEarlier(now, page))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  function add(message: Message): void {
    setShown((now) => withMessage(now, message))
  }
  return { ...shown, state, loadEarlier, add }
}
