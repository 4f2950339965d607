// Attachments being written.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import type { Attachments } from './use-attachments.ts'

const AttachmentRows = lazyComponent(async () => (await import('./AttachmentRows.tsx')).AttachmentRows)

export function AttachmentList({ attachments }: { attachments: Attachments }) {
  const { files, waiting } = attachments
  return (
    <div ref={useFocusAfterRemoval()}>
      <Suspense>{files.length + waiting.length > 0 && <AttachmentRows attachments={attachments} />}</Suspense>
    </div>
  )
}

export function AttachmentHint() {
  return <Trans>Pictures, PDF, Word, Excel, PowerPoint, STEP, DXF or ZIP, 10 MB each</Trans>
}
