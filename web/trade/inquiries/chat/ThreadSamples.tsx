// Samples of the open thread, as its side.
import { Suspense } from 'react'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import { SamplesDialog } from '#web/trade/samples/card.tsx'

export function ThreadSamples({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { requestID, side, from, to, can, held, product } = thread
  return (
    <Suspense>
      <SamplesDialog
        inboxID={(side === 'S' ? from : to).id}
        requestID={requestID}
        mayAsk={side === 'S' && can.send && !held}
        product={product?.name ?? ''}
        onClose={onClose}
      />
    </Suspense>
  )
}
