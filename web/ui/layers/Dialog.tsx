// A modal dialog. A text field in it has the focus first, else the dialog. What it stands on is loaded when the first one opens.
import { lazy, Suspense } from 'react'
import type { DialogProps } from './OpenDialog.tsx'

const OpenDialog = lazy(async () => ({ default: (await import('./OpenDialog.tsx')).OpenDialog }))

export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return <Suspense>{open && <OpenDialog {...props} />}</Suspense>
}
