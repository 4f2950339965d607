// Exports for neighbors: the list of blocked and muted actors.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'

const List = lazyComponent(async () => (await import('./Unwanted.tsx')).Unwanted)

export function Unwanted() {
  return (
    <Suspense>
      <List />
    </Suspense>
  )
}
