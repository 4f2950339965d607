// The face of announcements to other pages: the banners, and one of them alone. Their code loads where there are any; their styles come
// with every page, so that nothing moves.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import './Announcements.module.css'

export const Banner = lazyComponent(async () => (await import('./Banner.tsx')).Banner)

const Shown = lazyComponent(async () => (await import('./Announcements.tsx')).Announcements)

/** For both entries: what is preloaded is drawn by the server, and hydrated at once. */
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
