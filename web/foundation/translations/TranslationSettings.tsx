// Button that opens reading settings.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ComponentProps } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'

const ReadingDialog = lazyComponent(async () => (await import('./ReadingDialog.tsx')).ReadingDialog)

export function TranslationSettings(button: ComponentProps<'button'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button {...button} type="button" onClick={() => setOpen(true)}>
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
