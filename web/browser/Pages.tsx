// The pages in the browser: keeps what is shown, loads what is asked for next, and keeps the history. Starts from what the server drew.
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Given } from '../page.ts'
import { onSession, sendToLogin, sessionNow } from '../session.ts'
import { idOf, splitLocale } from '../paths.ts'
import { known } from '../routes.ts'
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
/** `quiet`: over the page that is shown, which stays when it fails. */
export type Step = { way: Way; keepPlace?: boolean | undefined; quiet?: boolean }
type Options = {
  first: Shown
  given: Given
  onShown: (shown: Shown, before: Shown, step: Step) => void
  children: ReactNode
}

export function locationOf(url: URL, key: string): Location {
  return { pathname: url.pathname, search: url.search, hash: url.hash, key }
}

function isAlone({ route }: Pick<Matched, 'route'>): boolean {
  return route.frame.layout === 'alone'
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Is it a page of this bundle in the language that is shown? Everything else the browser loads itself. */
export function pageAt(address: URL, language: string): Matched | undefined {
  if (address.origin !== location.origin || splitLocale(address.pathname).locale !== language) return undefined
  const matched = matchRoute(known.routes, address.pathname)
  // While not all are known, a word in the place of an id may be a page of its own.
  return known.all || Object.values(matched?.params ?? {}).every(idOf) ? matched : undefined
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
        // A page that stands alone comes without the shell's parts, and they can't be drawn here: over that border the browser loads.
        if (!matched || isAlone(matched) !== isAlone(latest.current)) return location.assign(address)
        // Without the network the page that is shown is worth more than an error; the shell says why nothing happens.
        if (!navigator.onLine) return
        under.current.abort()
        const { signal } = (under.current = new AbortController())
        if (!step.quiet) setState('loading')
        const drawn = step.quiet ? latest.current.data : undefined
        const loaded = await loadPage(matched, address, signal, given, drawn).catch(() => undefined)
        if (signal.aborted) return
        // Without a network the page that is there stays (the shell says why). With one, a module that is gone means that
        // the site was deployed anew: the server knows better.
        if (!loaded && !navigator.onLine) return setState('idle')
        if (!loaded) return location.assign(address)
        if (loaded instanceof Redirect)
          return go(new URL(loaded.path, address), { ...step, way: way === 'push' ? 'push' : 'replace' }, key)
        const status = loaded.failure?.status
        if (status === 401 && sendToLogin(address, way !== 'push')) return
        if (step.quiet && status === 500) return
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

  // For who measures, and for journeys: from now on what is pressed is heard.
  useEffect(() => void performance.mark('hydrated'), [])

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

  // What is shown belongs to a person: at first to nobody, as the server drew it.
  useEffect(() => {
    let person: string | undefined
    function again() {
      void go(new URL(location.href), { way: 'same', quiet: true }, latest.current.location.key)
    }
    function onPerson() {
      const userID = sessionNow()?.userID
      if (userID === person) return
      person = userID
      const { route, page, failure, awaits } = latest.current
      if ((route.private || page.personal || failure) && !awaits) again()
    }
    if (latest.current.awaits) again()
    onPerson()
    return onSession(onPerson)
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
