// Which page an address means, how its data is loaded, and the hooks that read it. The same on the server and in the browser.
import { createContext, use, type ComponentType } from 'react'
import { Refusal } from '#kit/refusal.ts'
import { failureOf, type PageFailure } from './failure.ts'
import type { Frame, Given, Head, MetaAsk } from './page.ts'
import { splitLocale } from './paths.ts'

export type Params = Record<string, string | undefined>
export type Location = { pathname: string; search: string; hash: string; key: string }
/** `drawn`: what this loader answered for the page that is shown, when it is asked once more because of who is signed in. */
export type LoaderFunctionArgs = { url: URL; params: Params; signal: AbortSignal; given: Given; drawn?: unknown }
export type PageModule = {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  /** Its data are other ones for somebody who is signed in: the browser loads them once more over what the server drew. */
  personal?: true
  meta?: (ask: MetaAsk<never>) => Head
  /** Reads the data back from the page as the server drew it; then it is not sent a second time. */
  revive?: (main: HTMLElement) => unknown
}
/** A line of the route table. `id` is the module's path below web/, without its ending. `private`: only for who is signed in. */
export type Route = { id: string; path: string; frame: Frame; private?: boolean; load: () => Promise<PageModule> }
export type Matched = { route: Route; params: Params }
/**
 * What stands on the screen. With a `failure`, `page` is the error page; a page that `awaits` is a private one as the
 * server draws it: nothing of it, since only the browser knows whose it is.
 */
export type Shown = Matched & {
  location: Location
  page: PageModule
  data: unknown
  failure: PageFailure | undefined
  awaits?: boolean
}

/** Thrown by loaders to send the reader elsewhere; `path` as `paths` makes it. */
export class Redirect {
  readonly path: string
  readonly status: number
  constructor(path: string, status: number) {
    this.path = path
    this.status = status
  }
}

/** The parts of a route's path, taken apart once. */
const partsOf = new WeakMap<Route, string[]>()

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route and parameters of a path; undefined when no page has it. Letter case and a trailing slash don't matter. */
export function matchRoute(routes: Route[], pathname: string): Matched | undefined {
  const asked = splitLocale(pathname).rest.split('/').filter(Boolean)
  for (const route of routes) {
    let parts = partsOf.get(route)
    if (!parts) partsOf.set(route, (parts = route.path.split('/').filter(Boolean)))
    const fits =
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith(':') || part === asked[index]!.toLowerCase())
    if (!fits) continue
    const params: Params = {}
    for (const [index, part] of parts.entries())
      if (part.startsWith(':')) params[part.slice(1)] = decoded(asked[index]!)
    return { route, params }
  }
  return undefined
}

/** What stands in place of a page that is not there, was removed, is not for this reader, or could not be loaded. */
export const errorPage = (): Promise<PageModule> => import('./shell/ErrorPage.tsx') as Promise<PageModule>

type Loaded = Pick<Shown, 'page' | 'data' | 'failure' | 'awaits'> & { error?: unknown }

/**
 * Loads module and data. Answers a Redirect instead when the loader threw one; what else it throws becomes the failure. A private page
 * is loaded only when `given.signedIn` says that somebody is; where that can't be known, it awaits.
 */
export async function loadPage(
  { route, params }: Matched,
  url: URL,
  signal: AbortSignal,
  given: Given,
  drawn?: unknown,
): Promise<Loaded | Redirect> {
  const [page] = await Promise.all([route.load(), given.words(route.id)])
  try {
    if (route.private) {
      if (!given.signedIn) return { page, data: undefined, failure: undefined, awaits: true }
      if (!(await given.signedIn())) throw new Refusal('TokenNotFound')
      signal.throwIfAborted()
    }
    return { page, data: await page.loader?.({ url, params, signal, given, drawn }), failure: undefined }
  } catch (error) {
    if (error instanceof Redirect) return error
    return { page: await errorPage(), data: undefined, failure: failureOf(error), error }
  }
}

export type Routing = {
  shown: Shown
  state: 'idle' | 'loading'
  /** Goes to a path of this site, as `paths` makes it. `replace` leaves no entry in the history, `keepPlace` does not scroll to the top. */
  navigate: (path: string, options?: { replace?: boolean; keepPlace?: boolean }) => void
  /** Loads the page again where it stands. */
  reload: () => void
}

export const RoutingContext = createContext<Routing | undefined>(undefined)

export function useRouting(): Routing {
  const routing = use(RoutingContext)
  if (!routing) throw new Error('useRouting outside of the pages')
  return routing
}

/** What the page's loader answered: `useLoaderData<typeof loader>()`. */
export function useLoaderData<Loader extends (...args: never[]) => unknown>(): Awaited<ReturnType<Loader>> {
  return useRouting().shown.data as Awaited<ReturnType<Loader>>
}

/** The address that is shown, language prefix included. */
export function useLocation(): Location {
  return useRouting().shown.location
}

export function useNavigate(): Routing['navigate'] {
  return useRouting().navigate
}

/** Is the next page on its way? */
export function useNavigation(): Pick<Routing, 'state'> {
  return useRouting()
}
