// Correction of an invoice, for neighbors.
import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'

// Lazy: forms load the schema library.
const LazyCorrection = lazyComponent(async () => (await import('./CorrectInvoice.tsx')).CorrectInvoice)

export function CorrectInvoice(props: ComponentProps<typeof LazyCorrection>) {
  return (
    <Suspense>
      <LazyCorrection {...props} />
    </Suspense>
  )
}
