// Announcement exports. Code loads on demand, styles come with every page.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import './Announcements.module.css'

export const Banner = lazyComponent(async () => (await import('./Banner.tsx')).Banner)

const Shown = lazyComponent(async () => (await import('./Announcements.tsx')).Announcements)

/** The server draws it, and it hydrates at once. */
export const preloadAnnouncements = Shown.preload

export function Announcements() {
  const { announcements } = useSite()
  if (announcements.length === 0) return null
  return (
    <Suspense>
      <Shown />
    </Suspense>
  )
}
