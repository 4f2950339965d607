// Report exports. The form is lazy.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { MenuEntry } from '#web/ui/layers/Menu.tsx'
import { IconFlag } from '#web/ui/icons.ts'
import type { ReportTarget } from './ReportDialog.tsx'

export { reasonNames } from './reason-names.ts'

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog.tsx')).ReportDialog)

/** Signed-in people only. `title`: form heading. */
export function ReportButton({ className, ...reported }: ReportTarget & { className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Trans comment="button: tell the operator of something that should not be here">Report</Trans>
      </button>
      {open && <Form reported={reported} onClose={() => setOpen(false)} />}
    </>
  )
}

export function useReportEntry(reported: ReportTarget): { entry: MenuEntry; form: ReactNode } {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return {
    entry: {
      text: t({ message: 'Report', comment: 'button: tell the operator of something that should not be here' }),
      icon: IconFlag,
      onAction: () => setOpen(true),
    },
    form: open && <Form reported={reported} onClose={() => setOpen(false)} />,
  }
}

function Form({ reported, onClose }: { reported: ReportTarget; onClose: () => void }) {
  return (
    <Suspense>
      <ReportDialog {...reported} onClose={onClose} />
    </Suspense>
  )
}
