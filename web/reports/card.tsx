// The face that reports lend to other pages: the word to press. The form is fetched when it is pressed.
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { later } from '#web/later.ts'
import type { Reported } from './ReportDialog.tsx'

const ReportDialog = later(async () => (await import('./ReportDialog.tsx')).ReportDialog)

/** For signed-in people. `title` says what is reported, as the heading of the form. */
export function ReportButton({ className, ...reported }: Reported & { className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Trans comment="button: tell the operator of something that should not be here">Report</Trans>
      </button>
      {open && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
