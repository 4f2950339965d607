// Renders an address to HTML on the server: loader in process, then the tree, then the document. No HTTP framework here.
import type { I18n } from '#web/message.ts'
import { renderToString } from 'react-dom/server'
import { locales, type Locale } from '#contract/locales.ts'
import { documentOf, headTags, type PageAssets, type Theme } from './document.ts'
import { failureOf } from './failure.ts'
import { headOf } from './head.ts'
import { siteOf, type Api, type AuthApi, type Edition, type Given } from './page.ts'
import { allRoutes } from './more-routes.ts'
import { errorPage, loadPage, matchRoute, Redirect, RoutingContext, type Shown } from './routing.ts'
import { stillsFor } from './shell/stills.tsx'
import { Site } from './Site.tsx'
import { wordsIn } from './words-loaded.ts'

export type Asked = {
  /** Absolute address, as asked. */
  url: string
  edition: Edition
  origin: string
  theme: Theme
  /** Has the browser said so? */
  signedIn: boolean
  api: Api
  authApi: AuthApi
  /** The options of the country select in this language, as HTML. */
  countries: string
  /** Style sheets and scripts of a page, by the id of its route. */
  assetsOf: (id: string, locale: Locale) => PageAssets
}
export type Rendered =
  | { status: number; location: string }
  | { status: number; html: string; tags: string[]; defect: unknown }

const words = new Map<Locale, I18n>()

async function wordsFor(locale: Locale): Promise<I18n> {
  let i18n = words.get(locale)
  if (!i18n) words.set(locale, (i18n = await wordsIn(locale)))
  return i18n
}

/** Loads every language and page module, so that the first visitor does not wait for them. */
export async function warmUp(): Promise<void> {
  await Promise.all([...locales.map(wordsFor), ...allRoutes.map(({ load }) => load())])
}

type Loaded = { url: URL; given: Given; tags: string[]; i18n: I18n; shown: Shown; error: unknown }

async function load({ url: address, edition, origin, api, authApi }: Asked): Promise<Loaded | Redirect> {
  const url = new URL(address)
  const matched = matchRoute(allRoutes, url.pathname)
  const site = siteOf(edition, origin)
  if (!matched) return new Redirect(site.paths.home(), 302) // an unknown path goes home (2§2)

  const tags: string[] = []
  const given: Given = { site, api, authApi, shows: (...shown) => void tags.push(...shown), words: async () => {} }
  const loaded = await loadPage(matched, url, new AbortController().signal, given)
  if (loaded instanceof Redirect) return loaded

  const location = { pathname: url.pathname, search: url.search, hash: '', key: 'first' }
  const i18n = await wordsFor(edition.locale)
  return { url, given, tags, i18n, shown: { ...matched, ...loaded, location }, error: loaded.error }
}

/** Loads a page once; what it answers renders the same tree again, without the document around it: the least that a page costs. */
export async function treeOf(asked: Asked): Promise<() => string> {
  const loaded = await load(asked)
  if (loaded instanceof Redirect) throw new Error(`${asked.url} is elsewhere: ${loaded.path}`)
  const { shown, i18n, given } = loaded
  return () => htmlOf(shown, i18n, given, asked.countries)
}

export async function render(asked: Asked): Promise<Rendered> {
  const loaded = await load(asked)
  if (loaded instanceof Redirect) return { status: loaded.status, location: loaded.path }

  const { edition, theme, signedIn, countries, assetsOf } = asked
  const { url, given, tags, i18n } = loaded
  const { site } = given
  let { shown } = loaded
  let defect = shown.failure?.status === 500 ? loaded.error : undefined
  let html: string
  try {
    html = htmlOf(shown, i18n, given, countries)
  } catch (error) {
    defect = error
    shown = { ...shown, page: await errorPage(), data: undefined, failure: failureOf(error) }
    html = htmlOf(shown, i18n, given, countries)
  }
  const { data, failure, awaits } = shown
  const head = headOf(shown, url, i18n, site)
  const document = documentOf({
    site,
    theme,
    signedIn,
    head: headTags(head, site, head.path ?? url.pathname),
    html,
    data: { edition, data: shown.page.revive ? undefined : data, failure, awaits },
    assets: assetsOf(shown.route.id, edition.locale),
  })
  return { status: failure?.status ?? 200, html: document, tags: failure ? [] : tags, defect }
}

function htmlOf(shown: Shown, i18n: I18n, given: Given, countries: string): string {
  const routing = { shown, state: 'idle', navigate() {}, reload() {} } as const
  const { pathname, search } = shown.location
  const stills = stillsFor(given.site, i18n, pathname + search)
  return renderToString(
    <Site
      i18n={i18n}
      given={given}
      countries={countries}
      stills={stills}
      within={(shell) => <RoutingContext value={routing}>{shell}</RoutingContext>}
    />,
  )
}
