// Modal dialog. A text field gets the focus first.
import { lazy, Suspense } from 'react'
import type { DialogProps } from './OpenDialog.tsx'

const OpenDialog = lazy(async () => ({ default: (await import('./OpenDialog.tsx')).OpenDialog }))

export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return <Suspense>{open && <OpenDialog {...props} />}</Suspense>
}
