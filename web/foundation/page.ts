// Contract between pages and app.
import type { LoadingShape } from './shell/PageLoading.tsx'
import type { I18n } from '@lingui/core'
import { createContext, use, type ComponentType } from 'react'
import {
  createContext as createRouterContext,
  redirect,
  type LoaderFunctionArgs,
  type Params,
  type RouterContextProvider,
} from 'react-router'
import type { ReadingPreference } from '#contract/discovery/reading.ts'
import type { AnnouncementView } from '#contract/publishing/announcements/announcements.ts'
import type { AuthContract } from '#contract/identity/auth/auth.ts'
import type { Contract } from '#contract/contract.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Portal } from '#contract/foundation/portals.ts'
import type { Client } from '#kit/client.ts'
import { formatsFor, type Formats } from '#contract/foundation/formats.ts'
import { accountsAt, pathsFor, splitLocale, type Accounts, type Paths } from './paths.ts'

export type Api = Client<Contract>
export type AuthApi = Client<AuthContract>['auth']
export type Theme = 'light' | 'dark' | undefined

type Lines = { usa: string; europe: string }

export type SiteSettings = {
  locale: Locale
  portal: Portal
  apiUrl: string
  /** Canonical origin of all pages but portals' home pages. */
  mainOrigin: string
  /** False on the main origin, and on the portal it shows. */
  ownHome: boolean
  /** Empty: this origin. */
  authUrl: string
  operator: {
    name: string
    address: string
    email: string
    phones: Lines
    whatsapp: Lines
    executives: string[]
    answerHours: number
  }
  announcements: AnnouncementView[]
  industries: { key: string; text: string }[]
  types: { code: string; name: string; singular: string }[]
  countries: { code: string; name: string }[]
  theme: Theme
  /** Undefined: no provider. */
  translates?: { listings: boolean; messages: boolean } | undefined
  /** Undefined: the usual preference. */
  reading?: ReadingPreference | undefined
}
/** `countries`: omitted where the search bar lists them. */
export type SentSettings = Omit<SiteSettings, 'countries'> & Partial<Pick<SiteSettings, 'countries'>>
/** `origin` has no trailing slash. */
export type Site = SiteSettings & { origin: string; paths: Paths; accounts: Accounts; formats: Formats }

export const countryField = 'countries'

export function siteOf(settings: SentSettings, origin: string): Site {
  const { locale, authUrl } = settings
  return {
    ...settings,
    countries: settings.countries ?? listedCountries(),
    origin,
    paths: pathsFor(locale),
    accounts: accountsAt(authUrl, locale),
    formats: formatsFor(locale, settings.portal.country),
  }
}

/** Reads the document before hydration. Two letters: a country. */
function listedCountries(): SiteSettings['countries'] {
  const options = document.querySelector<HTMLSelectElement>(`select[name=${countryField}]`)?.options ?? []
  return [...options].filter(({ value }) => value.length === 2).map(({ value: code, text: name }) => ({ code, name }))
}

/** `path` includes its language. */
export function canonicalOrigin({ origin, mainOrigin, ownHome }: Site, path: string): string {
  return ownHome && splitLocale(path).rest.replace('/', '') === '' ? origin : mainOrigin
}

export type SearchRecord = {
  text: string
  kind: 'business' | 'product' | 'user'
  total: number
  corrected?: string | undefined
}

export type LoaderTools = {
  site: Site
  api: Api
  authApi: AuthApi
  /** Page cache tags; no-op in browsers. */
  cacheTags: (...tags: string[]) => void
  /** Server only. Counts the search again on every cache hit. */
  recordSearch?: (search: SearchRecord) => void
  /** Browsers only. Resolves once certain. */
  signedIn?: () => Promise<boolean>
  /** Browsers only: current data while revalidating. */
  serverData?: () => unknown
  /** Browsers only: returns data in spite of the error, or throws it. */
  recover?: (error: unknown, request: Request) => unknown
  /** Browsers only. */
  prefetched?: (address: string) => Promise<unknown> | undefined
}
export const loaderTools = createRouterContext<LoaderTools>()

/** Parallel; if both fail, throws the error of `main`. */
export async function bothOf<Main, Beside>(main: Promise<Main>, beside: Promise<Beside>): Promise<[Main, Beside]> {
  const [first, second] = await Promise.allSettled([main, beside])
  if (first.status === 'rejected') throw first.reason
  if (second.status === 'rejected') throw second.reason
  return [first.value, second.value]
}

/** Pages are cached only if their loader calls `cacheTags`. `redirectTo` always throws. */
export function loaderContext({ request, params, context }: LoaderFunctionArgs) {
  const tools = (context as Readonly<RouterContextProvider>).get(loaderTools)
  const url = new URL(request.url)
  return {
    ...tools.site,
    api: tools.api,
    authApi: tools.authApi,
    cacheTags: tools.cacheTags,
    recordSearch: tools.recordSearch,
    serverData: tools.serverData,
    url,
    params,
    signal: request.signal,
    redirectTo(path: string, status = 302): never {
      throw redirect(path, status)
    },
    /** 301 to `path` unless current. Keeps the query unless `path` has one. */
    canonical(path: string): void {
      const [pathname, query] = path.split('?')
      const isSame = query === undefined || String(url.searchParams) === String(new URLSearchParams(query))
      if (url.pathname === pathname && isSame) return
      throw redirect(query === undefined ? path + url.search : path, 301)
    },
  }
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of the site')
  return site
}

/** `path`: canonical path, by default the address without query. */
export type Head = {
  title: string
  description: string
  keywords?: string[]
  path?: string
  image?: string | undefined
  type?: 'website' | 'profile' | 'product' | 'article'
  noindex?: boolean
  /** Path of the original's page. */
  original?: string | undefined
  /** Absent: all. */
  languages?: readonly Locale[]
  feeds?: { name: string; title: string }[]
  /** schema.org objects without `@context`, with absolute addresses. */
  jsonLd?: Record<string, unknown>[]
}
export type MetaInput<Data> = Site & {
  data: Data
  i18n: I18n
  params: Params
  url: URL
  absolute: (path: string) => string
}
export type Meta<Loader extends (...args: never[]) => unknown = () => undefined> = (
  input: MetaInput<Awaited<ReturnType<Loader>>>,
) => Head

/** `personal`: revalidated after login. */
export type PageModule = {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  meta?: (input: MetaInput<never>) => Head
  personal?: true
  /** Paths below web/ of late modules whose styles belong to the document. */
  drawnLate?: readonly string[]
}

/**
 * `browse` has the sidebar, `rail` only its icons, `bare` neither, `alone` also no top bar or footer; `own` brings its
 * own frame with `main`. `search`: `wide` shows the bar only where it fits one row.
 */
export type Frame = {
  layout: 'browse' | 'rail' | 'bare' | 'alone' | 'own'
  search: boolean | 'wide'
  footer?: false
  loading?: LoadingShape
  /** The page has `#results`. */
  results?: true
}

/** `module`: path below web/ without extension. `page`: the loaded module. */
export type PageHandle = {
  module: string
  frame: Frame
  isPrivate: boolean
  load?: () => Promise<PageModule>
  page?: PageModule
}

export const ApiContext = createContext<Api | undefined>(undefined)

/** User actions only; pages read their data in loaders. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi outside of the site')
  return api
}
