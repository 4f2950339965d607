// Button that opens reading settings.
import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { ReadingDialog } from './ReadingDialog.tsx'

export function TranslationSettings(button: ComponentProps<'button'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button {...button} type="button" onClick={() => setOpen(true)}>
        {t`Translation settings`}
      </button>
      {isOpen && <ReadingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
