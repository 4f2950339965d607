// Inquiry button where the reader's businesses are unknown. Lazy.
import { useEffect, useState } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { InquiriesLink, SendInquiryLink, type Receiver } from './card.tsx'
import { isOwn } from './own-businesses.ts'

export function OwnOrOther({ userID, ...receiver }: Receiver & { userID: string }) {
  const api = useApi()
  const [own, setOwn] = useState(false)
  const { businessID } = receiver
  useEffect(() => {
    let unmounted = false
    isOwn(api, userID, businessID).then(
      (is) => !unmounted && setOwn(is),
      () => {},
    )
    return () => void (unmounted = true)
  }, [api, userID, businessID])
  return own ? <InquiriesLink {...receiver} /> : <SendInquiryLink {...receiver} />
}
