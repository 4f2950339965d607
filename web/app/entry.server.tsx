// Server entry: renders an address to HTML. No HTTP framework.
import type { I18n } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { preloadAnnouncements } from '#web/publishing/announcements/card.tsx'
import { documentOf, headTags } from '#web/server/document.ts'
import { renderTurn } from '#web/server/render-turn.ts'
import type { RenderResult, RenderInput } from '#web/server/rendering.ts'
import { headOfError } from '#web/foundation/shell/page-errors.ts'
import { pageErrorOf, type PageError } from '#web/foundation/page-error.ts'
import { headOf, withName } from '#web/foundation/head.ts'
import {
  countryField,
  loaderTools,
  siteOf,
  type Api,
  type Head,
  type PageHandle,
  type SearchRecord,
  type SentSettings,
  type Site,
  type SiteSettings,
} from '#web/foundation/page.ts'
import { prefixOf } from '#web/foundation/paths.ts'
import { allWordsOf } from '#web/foundation/catalogs.ts'
import { Providers } from '#web/foundation/Providers.tsx'
import { KeptMarkup } from '#web/foundation/shell/kept-markup.ts'
import { keptPartsOf } from './kept-parts.tsx'
import { flat, loadModules } from './page-route.tsx'
import { consoleRoutes } from './console-routes.tsx'
import { boundaryID, rootOf } from './layout.tsx'
import { siteRoutes } from './routes.tsx'

type Language = { i18n: I18n; handlerOf: (url: string) => StaticHandler }
const languages = new Map<Locale, Promise<Language>>()

function languageOf(locale: Locale): Promise<Language> {
  let language = languages.get(locale)
  if (!language) languages.set(locale, (language = prepare(locale)))
  return language
}

async function prepare(locale: Locale): Promise<Language> {
  const [i18n] = await Promise.all([allWordsOf(locale), preloadAnnouncements()])
  const prefix = prefixOf(locale)
  const pages = [...siteRoutes(prefix), ...consoleRoutes(prefix)]
  await loadModules(flat(pages))
  return { i18n, handlerOf: handlersOf(pages, prefix) }
}

/** The router matches every route: those of the first segment suffice. */
function handlersOf(pages: RouteObject[], prefix: string): Language['handlerOf'] {
  const segmentOf = (path: string) => path.slice(prefix.length).split('/', 2)[1]?.toLowerCase() ?? ''
  const pathOf = ({ path, children }: RouteObject): string => path ?? pathOf(children![0]!)
  const groups = Map.groupBy(pages, (page) => segmentOf(pathOf(page)))
  const handlers = new Map([...groups].map(([segment, group]) => [segment, createStaticHandler(rootOf(group))]))
  const whole = createStaticHandler(rootOf(pages))
  return (url) => handlers.get(segmentOf(new URL(url).pathname)) ?? whole
}

export async function warmUp(): Promise<void> {
  await Promise.all(locales.map(languageOf))
}

type PageData = {
  site: Site
  language: Language
  api: Api
  named: { tags: string[]; search: SearchRecord | undefined }
  result: StaticHandlerContext
}

async function load({ url, settings, origin, api, authApi }: RenderInput): Promise<PageData | Response> {
  const language = await languageOf(settings.locale)
  const site = siteOf(settings, origin)
  const named: PageData['named'] = { tags: [], search: undefined }
  const requestContext = new RouterContextProvider()
  requestContext.set(loaderTools, {
    site,
    api,
    authApi,
    cacheTags: (...more) => void named.tags.push(...more),
    recordSearch: (search) => void (named.search = search),
  })
  const result = await language.handlerOf(url).query(new Request(url), {
    requestContext,
    // The server has no session: private pages load in the browser.
    filterMatchesToLoad: ({ route }) => !(route.handle as PageHandle | undefined)?.isPrivate,
  })
  return result instanceof Response ? result : { site, language, api, named, result }
}

function htmlOf({ site, language, api, result }: PageData): string {
  const matched = result.matches.map(({ route: { children: _children, ...route } }) => route as RouteObject)
  const router = createStaticRouter(matched, result)
  return renderToString(
    <Providers i18n={language.i18n} site={site} api={api}>
      <KeptMarkup value={keptPartsOf(site, language.i18n)}>
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </KeptMarkup>
    </Providers>,
  )
}

export async function treeOf(input: RenderInput): Promise<() => string> {
  const loaded = await load(input)
  if (loaded instanceof Response) throw new Error(`${input.url} is elsewhere: ${loaded.headers.get('location')}`)
  return () => htmlOf(loaded)
}

export async function render(input: RenderInput): Promise<RenderResult> {
  const loaded = await load(input)
  if (loaded instanceof Response) return { status: loaded.status, location: loaded.headers.get('location') ?? '/' }

  const { site, named, result } = loaded
  let error: unknown = result.errors?.[boundaryID]
  let html: string
  await renderTurn()
  try {
    html = htmlOf(loaded)
  } catch (defect) {
    error = defect
    result.errors = { [boundaryID]: defect }
    html = htmlOf(loaded)
  }
  const pageError = error === undefined ? undefined : pageErrorOf(error)
  const { handle } = result.matches.at(-1)!.route as { handle: PageHandle }
  const head = headFor(loaded, handle, pageError, new URL(input.url))
  const document = documentOf({
    site,
    signedIn: input.signedIn,
    head: headTags(head, site, head.path ?? result.location.pathname),
    html,
    data: {
      settings: sentSettings(input.settings, html),
      hydration: pageError ? { errors: { [boundaryID]: pageError } } : { loaderData: result.loaderData },
    },
    assets: input.assetsOf(handle, site.locale),
    manifest: input.manifest,
  })
  return {
    status: pageError?.status ?? 200,
    html: document,
    tags: pageError ? [] : named.tags,
    search: named.search,
    defect: pageError?.status === 500 ? error : undefined,
  }
}

const listsCountries = new RegExp(`<select [^>]*name="${countryField}"`)

function sentSettings({ countries, ...settings }: SiteSettings, html: string): SentSettings {
  return listsCountries.test(html) ? settings : { ...settings, countries }
}

function headFor(
  { site, language, result }: PageData,
  handle: PageHandle,
  error: PageError | undefined,
  url: URL,
): Head {
  const { name } = site.operator
  if (error) return withName(headOfError(error, language.i18n), name)
  if (handle.isPrivate) return { title: name, description: '', noindex: true }
  const { route, params } = result.matches.at(-1)!
  return headOf(handle.page?.meta, { data: result.loaderData[route.id], params, url, i18n: language.i18n, site })
}
