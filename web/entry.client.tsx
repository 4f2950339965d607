// Brings a server-rendered page alive: the same page and data, then links and GET forms become client navigations.
import './ui/base.css'
import './shell/still-styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showHead } from './browser/head.ts'
import { Links } from './browser/Links.tsx'
import { locationOf, pageAt, Pages, type Step } from './browser/Pages.tsx'
import { placeAfter, startScroll } from './browser/scroll.ts'
import { wordsIn } from './browser/words.ts'
import { followTheme } from './browser/theme.ts'
import type { PageFailure } from './failure.ts'
import { takeLaterWords } from './later.ts'
import { siteOf, type Edition, type Given } from './page.ts'
import { knowAll } from './routes.ts'
import { errorPage, type Shown } from './routing.ts'
import { followSession, isSignedIn, useAuthApi } from './session.ts'
import { countryOptionsInPage } from './shell/countries.ts'
import { stillsInPage } from './shell/Still.tsx'
import { Site } from './Site.tsx'

type PageData = {
  edition: Edition
  data: unknown
  failure?: PageFailure
  awaits?: boolean
  /** The folder they are in. */
  words: string
}

async function start(): Promise<void> {
  const {
    edition,
    data,
    failure,
    awaits = false,
    words: folder,
  } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const site = siteOf(edition, location.origin)
  if (!pageAt(new URL(location.href), edition.locale)) await knowAll()
  const matched = pageAt(new URL(location.href), edition.locale)!
  const { i18n, load, loadPage: words, loadLater } = wordsIn(edition.locale, folder)
  takeLaterWords(loadLater)
  const api = followSession(site, load)
  const given: Given = { site, api, authApi: useAuthApi(), signedIn: isSignedIn, shows: () => {}, words }
  const [page] = await Promise.all([failure ? errorPage() : matched.route.load(), words(matched.route.id)])
  const countries = countryOptionsInPage()
  const stills = stillsInPage()
  const key = (history.state as { key?: string } | null)?.key ?? 'first'
  const first: Shown = {
    ...matched,
    page,
    awaits,
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
            <Links>{shell}</Links>
          </Pages>
        )}
      />,
    )
  })
}

const watchFocus = () => void import('./browser/focus.ts').then(({ keepFocus }) => keepFocus())
// A stranger who never focuses anything has nothing to lose.
void start()
  .then(isSignedIn)
  .then((yes) => (yes ? watchFocus() : addEventListener('focusin', watchFocus, { once: true })))
