// Tray loader.
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSelection } from './selection.ts'

const Tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray)

export function SelectionTray() {
  const { paths } = useSite()
  const { pathname } = useLocation()
  const selection = useSelection()
  const isInUse = pathname === paths.compare() || pathname === paths.createRfq()
  if (selection.product.length + selection.business.length === 0 || isInUse) return null
  return (
    <Suspense>
      <Tray selection={selection} />
    </Suspense>
  )
}
