// The pages in the browser: keeps what is shown, loads what is asked for next, and keeps the history. Starts from what the server drew.
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Given } from '../page.ts'
import { routes } from '../routes.ts'
import {
  loadPage,
  matchRoute,
  Redirect,
  RoutingContext,
  type Location,
  type Matched,
  type Routing,
  type Shown,
} from '../routing.ts'

export type Way = 'push' | 'replace' | 'back' | 'same'
export type Step = { way: Way; keepPlace?: boolean | undefined }
type Options = {
  first: Shown
  given: Given
  onShown: (shown: Shown, before: Shown, step: Step) => void
  children: ReactNode
}

export function locationOf(url: URL, key: string): Location {
  return { pathname: url.pathname, search: url.search, hash: url.hash, key }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Is it a page of this bundle in the language that is shown? Everything else the browser loads itself. */
export function pageAt(address: URL, language: string): Matched | undefined {
  const [, first = ''] = address.pathname.split('/')
  const prefix = ['es', 'it', 'zh'].includes(first) ? first : 'en'
  return address.origin === location.origin && prefix === language ? matchRoute(routes, address.pathname) : undefined
}

export function Pages({ first, given, onShown, children }: Options) {
  const [shown, setShown] = useState(first)
  const [state, setState] = useState<Routing['state']>('idle')
  const latest = useRef(first)
  const under = useRef(new AbortController())

  const go = useMemo(
    () =>
      async function go(address: URL, step: Step, key = newKey()): Promise<void> {
        const { way } = step
        const matched = pageAt(address, given.site.locale)
        if (!matched) return location.assign(address)
        // Without the network the page that is shown is worth more than an error; the shell says why nothing happens.
        if (!navigator.onLine) return
        under.current.abort()
        const { signal } = (under.current = new AbortController())
        setState('loading')
        const loaded = await loadPage(matched, address, signal, given).catch(() => undefined)
        if (signal.aborted) return
        // Without a network the page that is there stays (the shell says why). With one, a module that is gone means that
        // the site was deployed anew: the server knows better.
        if (!loaded && !navigator.onLine) return setState('idle')
        if (!loaded) return location.assign(address)
        if (loaded instanceof Redirect)
          return go(new URL(loaded.path, address), { ...step, way: way === 'push' ? 'push' : 'replace' }, key)
        const next: Shown = { ...matched, ...loaded, location: locationOf(address, key) }
        if (way === 'push') history.pushState({ key }, '', address)
        if (way === 'replace') history.replaceState({ key }, '', address)
        const before = latest.current
        latest.current = next
        startTransition(() => {
          setState('idle')
          setShown(next)
        })
        onShown(next, before, step)
      },
    [given, onShown],
  )

  useEffect(() => {
    history.replaceState({ key: latest.current.location.key }, '')
    function onPopState({ state: entry }: PopStateEvent) {
      const { pathname, search } = latest.current.location
      const key = (entry as { key?: string } | null)?.key
      // An anchor of the page that is shown: the browser has gone there already.
      if (key === undefined && location.pathname === pathname && location.search === search) return
      void go(new URL(location.href), { way: 'back' }, key)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [go])

  const routing = useMemo<Routing>(
    () => ({
      shown,
      state,
      navigate: (path, { replace, keepPlace } = {}) =>
        void go(new URL(path, location.href), { way: replace ? 'replace' : 'push', keepPlace }),
      reload: () => void go(new URL(location.href), { way: 'same' }, latest.current.location.key),
    }),
    [shown, state, go],
  )
  return <RoutingContext value={routing}>{children}</RoutingContext>
}
