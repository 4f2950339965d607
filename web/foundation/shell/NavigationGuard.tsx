// Navigation guard: blocks offline, asks about unsaved changes. The router allows only one blocker.
import { lazy, Suspense, useEffect } from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { hasUnsavedChanges } from '#web/foundation/form/unsaved-changes.tsx'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  (!navigator.onLine || hasUnsavedChanges(currentLocation.pathname))

export function NavigationGuard() {
  const blocker = useBlocker(shouldBlock)
  const { pathname } = useLocation()
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked && !hasUnsavedChanges(pathname)) blocker.reset()
  }, [isBlocked, blocker, pathname])
  if (!isBlocked || !hasUnsavedChanges(pathname)) return null
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
