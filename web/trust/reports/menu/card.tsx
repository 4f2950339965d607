// Report menu export.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import type { Reporting } from './ReportMenu.tsx'

const Menu = lazyComponent(async () => (await import('./ReportMenu.tsx')).ReportMenu)

export function ReportMenu(reporting: Reporting) {
  if (!useSession()) return null
  return (
    <Suspense fallback={<span className="square-room" />}>
      <Menu {...reporting} />
    </Suspense>
  )
}
