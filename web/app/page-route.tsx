// Page routes: module, access check, error recovery.
import { redirect, redirectDocument, type LoaderFunction, type RouteObject } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import { PageLoading } from '#web/foundation/shell/PageLoading.tsx'
import { useDocumentHead } from '#web/foundation/head.ts'
import { loaderTools, type Frame, type PageHandle, type PageModule } from '#web/foundation/page.ts'

export type Page = [path: string, module: string, frame: Frame]

type Modules = Record<string, () => Promise<PageModule>>
type Options = {
  modules: Modules
  prefix: string
  isPrivate: boolean
}

export function routesOf(pages: readonly Page[], options: Options): RouteObject[] {
  return pages.map((page) => routeOf(page, options))
}

export function handleOf(module: string, frame: Frame, isPrivate: boolean): PageHandle {
  return { module, frame, isPrivate }
}

function routeOf([path, module, frame]: Page, { modules, prefix, isPrivate }: Options): RouteObject {
  const load = async () => (handle.page = await modules[`../${module}.tsx`]!())
  const handle: PageHandle = { ...handleOf(module, frame, isPrivate), load }
  return {
    id: path || 'home',
    path: `${prefix}/${path}`,
    handle,
    HydrateFallback: () => <PageLoading shape={frame.loading} />,
    async lazy() {
      const page = await load()
      return { loader: loaderOf(page, isPrivate), Component: componentOf(page) }
    },
  }
}

function componentOf(page: PageModule) {
  return function Page() {
    useDocumentHead(page.meta)
    return <page.Component />
  }
}

function loaderOf(page: PageModule, isPrivate: boolean): LoaderFunction {
  return async (args) => {
    const { signedIn, recover, prefetched } = args.context.get(loaderTools)
    try {
      if (isPrivate && !(await signedIn?.())) throw new Refusal('TokenNotFound')
      args.request.signal.throwIfAborted()
      const ahead = await prefetched?.(args.request.url)?.catch((error: unknown) => {
        if (error instanceof Response) throw error
      })
      return ahead ?? (await page.loader?.(args)) ?? null
    } catch (error) {
      if (!recover || error instanceof Response) throw error
      return recover(error, args.request)
    }
  }
}

export const leave: LoaderFunction = ({ request, context }) => {
  const { signedIn, site } = context.get(loaderTools)
  throw signedIn ? redirectDocument(request.url) : redirect(site.paths.home())
}

/** Resolves lazy routes, so the first render is synchronous. */
export async function loadModules(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

export function flat(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])])
}
