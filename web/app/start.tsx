// Browser entry: hydration, then routing.
import '#web/foundation/form/zod-without-eval.ts'
import '#web/ui/base.css'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { preloadAnnouncements } from '#web/publishing/announcements/card.tsx'
import { pageErrorOf } from '#web/foundation/page-error.ts'
import { loaderTools, siteOf, type LoaderTools, type PageHandle, type SentSettings } from '#web/foundation/page.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { Providers } from '#web/foundation/Providers.tsx'
import type * as Late from './late.ts'
import { reportRecoverable, tolerateForeignHands } from './foreign-hands.ts'
import { rootOf } from './layout.tsx'
import { loadModules } from './page-route.tsx'
import { followSession, isSignedIn, onSession, sendToLogin, sessionNow, useAuthApi } from '#web/foundation/session.ts'
import { wordsOf } from '#web/foundation/words.ts'

type PageData = { settings: SentSettings; hydration: HydrationState }
type Router = ReturnType<typeof createBrowserRouter>

export async function start(pagesFor: (prefix: string) => RouteObject[]): Promise<void> {
  const { settings, hydration } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const site = siteOf(settings, location.origin)
  const routes = rootOf(pagesFor(prefixOf(settings.locale)))
  const matches = matchRoutes(routes, location) ?? []
  const [i18n] = await Promise.all([
    import.meta.env.PROD
      ? wordsOf(settings.locale)
      : (await import('#web/foundation/catalogs.ts')).allWordsOf(settings.locale),
    loadModules(matches.map(({ route }) => route)),
    settings.announcements.length > 0 && preloadAnnouncements(),
  ])
  const api = followSession(site)
  const hydrated = Promise.withResolvers<void>()
  let late: typeof Late | undefined
  void hydrated.promise
    .then(async () => {
      late = await import('./late.ts')
      late.begin(routes, tools, router)
    })
    .catch(() => {})
  const tools: LoaderTools = {
    site,
    api,
    authApi: useAuthApi(),
    cacheTags() {},
    // An error before hydration would not match the server's HTML.
    signedIn: async () => (await isSignedIn()) || hydrated.promise.then(() => false),
    serverData,
    recover,
    prefetched: (address) => late?.takePrefetched(address),
  }

  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext() {
      const context = new RouterContextProvider()
      context.set(loaderTools, tools)
      return context
    },
  })

  function serverData(): unknown {
    const { matches, loaderData, revalidation } = router.state
    return revalidation === 'loading' ? loaderData[matches.at(-1)!.route.id] : undefined
  }
  /** Redirects strangers to the login; a failed revalidation keeps the current data. */
  function recover(error: unknown, request: Request): unknown {
    if (request.signal.aborted) throw error
    const { status } = pageErrorOf(error)
    if (status === 401 && sendToLogin(new URL(request.url), router.state.historyAction !== 'PUSH'))
      return new Promise(() => {})
    const shown = serverData()
    if (status !== 500 || shown === undefined) throw error
    return shown
  }
  tolerateForeignHands()
  followPerson(router)
  // A deployment has replaced this page's modules.
  addEventListener('vite:preloadError', () => {
    const { location: next } = router.state.navigation
    if (navigator.onLine && (next || !late?.isPrefetching()))
      location.assign(next ? router.createHref(next) : location.href)
  })

  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Providers i18n={i18n} site={site} api={api}>
        <RouterProvider router={router} />
        <Hydrated then={hydrated.resolve} />
      </Providers>,
      { onRecoverableError: reportRecoverable },
    )
  })
}

function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

/** The server rendered for nobody: revalidates for a user. */
function followPerson(router: Router): void {
  let person: string | undefined
  onSession(() => {
    const userID = sessionNow()?.userID
    if (userID === person) return
    person = userID
    const { isPrivate, page } = router.state.matches.at(-1)!.route.handle as PageHandle
    // A private page waits for the session itself.
    if (
      isPrivate
        ? router.state.initialized && router.state.navigation.state === 'idle'
        : page?.personal || router.state.errors
    )
      void router.revalidate()
  })
}
