// Button of a label that opens the reader's settings of translations.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'

const ReadingDialog = lazyComponent(async () => (await import('./ReadingDialog.tsx')).ReadingDialog)

export function TranslationSettings({ className = 'link' }: { className?: string | undefined }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t`Translation settings`}
      </button>
      {isOpen && (
        <Suspense>
          <ReadingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
