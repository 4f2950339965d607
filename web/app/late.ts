// Work of the browser that no page waits for.
import type { createBrowserRouter, RouteObject } from 'react-router'
import { followPages } from '#web/discovery/reach/beacon.ts'
import { loadCalls } from '#web/foundation/session.ts'
import type { LoaderTools } from '#web/foundation/page.ts'
import { prefetchPages } from './prefetch.ts'

export { isPrefetching, takePrefetched } from './prefetch.ts'

export function begin(routes: RouteObject[], tools: LoaderTools, router: ReturnType<typeof createBrowserRouter>): void {
  prefetchPages(routes, tools)
  followPages(router, tools.site.apiUrl)
  void loadCalls().catch(() => {})
}
