// Same text to answering companies.
import { useRef } from 'react'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { useApi } from '#web/foundation/page.ts'

export type InquiryText = { from?: string; subject: string; message: string }
/** `requestID`: undefined where it could not be sent. */
export type SentToo = { business: BusinessCard; requestID: string | undefined; held: boolean }

/** A second press sends nothing. */
export function useSendToo(): (text: InquiryText, businesses: readonly BusinessCard[]) => Promise<SentToo[]> {
  const api = useApi()
  const keys = useRef(new Map<string, string>())
  return (text, businesses) =>
    Promise.all(
      businesses.map((business) => {
        const { businessID: to } = business
        const idempotencyKey = keys.current.get(to) ?? crypto.randomUUID()
        keys.current.set(to, idempotencyKey)
        return api.inquiries.send({ body: { ...text, to, files: [], idempotencyKey } }).then(
          ({ requestID, held }) => ({ business, requestID, held }),
          () => ({ business, requestID: undefined, held: false }),
        )
      }),
    )
}
