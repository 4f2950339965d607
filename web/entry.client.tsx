// Brings a server-rendered page alive: the same page and data, then links and GET forms become client navigations.
import './ui/base.css'
import './shell/still-styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { calls } from 'virtual:calls'
import type { Contract } from '#contract/contract.ts'
import { clientFor } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import { showHead } from './browser/head.ts'
import { Links } from './browser/Links.tsx'
import { locationOf, Pages, type Step } from './browser/Pages.tsx'
import { placeAfter, startScroll } from './browser/scroll.ts'
import { wordsIn } from './browser/words.ts'
import { followTheme } from './browser/theme.ts'
import type { PageFailure } from './failure.ts'
import { siteOf, type Edition, type Given } from './page.ts'
import { routes } from './routes.ts'
import { matchRoute, type Shown } from './routing.ts'
import { countryOptionsInPage } from './shell/countries.ts'
import { stillsInPage } from './shell/Still.tsx'
import { Site } from './Site.tsx'

export type PageData = { edition: Edition; data: unknown; failure?: PageFailure; words: Record<string, string> }

async function start(): Promise<void> {
  const {
    edition,
    data,
    failure,
    words: places,
  } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const site = siteOf(edition, location.origin)
  const api = clientFor<Contract>(
    calls,
    overHttp(edition.apiUrl, () => ({ 'accept-language': edition.locale })),
  )
  const matched = matchRoute(routes, location.pathname)!
  const { i18n, load: words } = wordsIn(edition.locale, places)
  const given: Given = { site, api, shows: () => {}, words }
  const [page] = await Promise.all([matched.route.load(), words(matched.route.id)])
  const countries = countryOptionsInPage()
  const stills = stillsInPage()
  const key = (history.state as { key?: string } | null)?.key ?? 'first'
  const first: Shown = {
    ...matched,
    page,
    data: data ?? page.revive?.(document.getElementById('main')!),
    failure,
    location: locationOf(new URL(location.href), key),
  }

  let current = key
  followTheme()
  startScroll(() => current)
  function onShown(shown: Shown, before: Shown, step: Step) {
    current = shown.location.key
    showHead(shown, i18n, site)
    placeAfter(shown, before, step)
  }
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Site
        i18n={i18n}
        given={given}
        countries={countries}
        stills={stills}
        within={(shell) => (
          <Pages first={first} given={given} onShown={onShown}>
            <Links />
            {shell}
          </Pages>
        )}
      />,
    )
  })
}

void start()
