// Shows the tray while something is selected, except where the comparison itself is open. The tray's code loads only then.
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useSite } from '#web/app/page.ts'
import { useSelection } from './selection.ts'

const Tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray)

export function CompareTray() {
  const { paths } = useSite()
  const { pathname } = useLocation()
  const selection = useSelection()
  if (selection.product.length + selection.business.length === 0 || pathname === paths.compare()) return null
  return (
    <Suspense>
      <Tray selection={selection} />
    </Suspense>
  )
}
