// Scroll and focus on client navigation: a new page starts at its top (or its anchor) with the focus on it, going back returns to the place.
import type { Shown } from '../routing.ts'
import type { Step } from './Pages.tsx'

const places = new Map<string, number>()

/** Keeps the place over a reload of the page as well. */
export function startScroll(key: () => string): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => sessionStorage.setItem(`place ${key()}`, String(Math.round(scrollY))))
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = Number(sessionStorage.getItem(`place ${key()}`))
  if (visit?.type !== 'navigate' && kept) scrollTo(0, kept)
}

export function keepPlace(key: string): void {
  places.set(key, scrollY)
}

export function placeAfter({ location }: Shown, before: Shown, { way, keepPlace: stay }: Step): void {
  if (way === 'same') return
  keepPlace(before.location.key)
  const samePage = location.pathname === before.location.pathname
  requestAnimationFrame(() => {
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (way === 'back') scrollTo(0, places.get(location.key) ?? 0)
    else if (anchor) anchor.scrollIntoView()
    else if (!stay) scrollTo(0, 0)
    if (!samePage) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
