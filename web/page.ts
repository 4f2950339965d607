// What a page module is given and what it gives: the loader's tools, the site it stands on, and its head. Knows no page.
import type { I18n } from '#web/message.ts'
import { createContext, use } from 'react'
import type { AuthContract } from '#contract/auth.ts'
import type { Contract } from '#contract/contract.ts'
import type { Locale } from '#contract/locales.ts'
import type { Portal } from '#contract/portals.ts'
import type { Client } from '#kit/client.ts'
import type { PageFailure } from './failure.ts'
import { formatsFor, type Formats } from './formats.ts'
import { accountsAt, pathsFor, type Accounts, type Paths } from './paths.ts'
import { Redirect, type LoaderFunctionArgs, type Params } from './routing.ts'

export type Api = Client<Contract>
export type AuthApi = Client<AuthContract>['auth']

/** What every page needs to know, as plain data: it is rendered into the page and read again by the browser. */
export type Edition = {
  locale: Locale
  portal: Portal
  /** Where browsers find the API. */
  apiUrl: string
  /** Origin of the auth service and its pages; empty when it is the page's own. */
  authUrl: string
  operator: { name: string; phones: { usa: string; europe: string } }
  /** The fifteen industries: key, short label. */
  industries: { key: string; text: string }[]
  /** The nine business types by code, as headings (Manufacturers) and of one business (Manufacturer). */
  types: { code: string; name: string; singular: string }[]
}
/** The edition and what follows from it. `origin` has no trailing slash. */
export type Site = Edition & { origin: string; paths: Paths; accounts: Accounts; formats: Formats }

export function siteOf(edition: Edition, origin: string): Site {
  const { locale, authUrl } = edition
  return {
    ...edition,
    origin,
    paths: pathsFor(locale),
    accounts: accountsAt(authUrl, locale),
    formats: formatsFor(locale),
  }
}

/** What loaders are given besides the address. `words` loads those of a page, by its id. */
export type Given = {
  site: Site
  api: Api
  authApi: AuthApi
  /** Browsers only: is anybody signed in? Answers when it is certain. */
  signedIn?: () => Promise<boolean>
  shows: (...tags: string[]) => void
  words: (page: string) => Promise<void>
}

/**
 * The tools of a loader. `shows` names what the page shows (`business:<id>`, `product:<id>`, `directory`): a page is
 * cached only when its loader named it. `redirectTo` and `canonical` throw; `canonical` only when the address differs.
 */
export function asked({ given, url, params, signal }: LoaderFunctionArgs) {
  const { site, api, authApi, shows } = given
  return {
    ...site,
    api,
    authApi,
    shows,
    url,
    params,
    signal,
    redirectTo(path: string, status = 302): never {
      throw new Redirect(path, status)
    },
    /** Redirects (301) to `path` when the page was asked for under another; the query is kept unless `path` has one. */
    canonical(path: string): void {
      const [pathname, query] = path.split('?')
      if (url.pathname === pathname && (query === undefined || url.search === `?${query}`)) return
      throw new Redirect(query === undefined ? path + url.search : path, 301)
    },
  }
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** Portal, language, paths and formats, for components. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of the site')
  return site
}

/** What a page says about itself. `path`: canonical path; by default the address without its query. */
export type Head = {
  title: string
  description: string
  path?: string
  image?: string | undefined
  type?: 'website' | 'profile' | 'product' | 'article'
  noindex?: boolean
  /** schema.org objects without `@context`. Addresses in them are absolute: `absolute(path)`. */
  jsonLd?: Record<string, unknown>[]
}
export type MetaAsk<Data> = Site & {
  data: Data
  /** Given to the error page alone. */
  failure: PageFailure | undefined
  i18n: I18n
  params: Params
  url: URL
  absolute: (path: string) => string
}
export type Meta<Loader extends (...args: never[]) => unknown = () => undefined> = (
  ask: MetaAsk<Awaited<ReturnType<Loader>>>,
) => Head

/**
 * Where the shell puts a page: `browse` has the sidebar, `rail` its icons only, `bare` neither; `alone` has no top bar and no footer
 * either. `search`: search bar in the top bar. `footer: false`: none.
 */
export type Frame = { layout: 'browse' | 'rail' | 'bare' | 'alone'; search: boolean; footer?: false }

export const ApiContext = createContext<Api | undefined>(undefined)

/** Calls of the API from a component, after something was done by hand. Pages read their data in loaders. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi outside of the site')
  return api
}
