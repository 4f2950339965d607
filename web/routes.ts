// The public pages: address, module, and where the shell puts each. One line a page. What is private or belongs to the account stands
// in more-routes.ts, so that visitors do not carry it.
import type { Frame } from './page.ts'
import type { PageModule, Route } from './routing.ts'

const home: Frame = { layout: 'browse', search: false }
export const browse: Frame = { layout: 'browse', search: true }
export const rail: Frame = { layout: 'rail', search: true }
export const bare: Frame = { layout: 'bare', search: true }
export const alone: Frame = { layout: 'alone', search: false }

/** The modules type their own loaders and data; the table takes them as they are. */
export function page(
  path: string,
  id: string,
  frame: Frame,
  load: () => Promise<unknown>,
  options: { private?: true } = {},
): Route {
  let loaded: Promise<PageModule> | undefined
  return {
    ...options,
    path,
    id,
    frame,
    load() {
      if (!loaded) {
        loaded = load() as Promise<PageModule>
        loaded.catch(() => (loaded = undefined))
      }
      return loaded
    },
  }
}

export const routes: Route[] = [
  page('/', 'home/HomePage', home, () => import('./home/HomePage.tsx')),
  page('/industries', 'industries/IndustriesPage', browse, () => import('./industries/IndustriesPage.tsx')),
  page('/industries/:slug', 'industries/IndustryPage', browse, () => import('./industries/IndustryPage.tsx')),
  page('/search-result', 'search/SearchResultPage', browse, () => import('./search/SearchResultPage.tsx')),
  page('/business/:slug', 'businesses/BusinessPage', rail, () => import('./businesses/BusinessPage.tsx')),
  page(
    '/business/:slug/products',
    'businesses/BusinessProductsPage',
    rail,
    () => import('./businesses/BusinessProductsPage.tsx'),
  ),
  page('/business-product/:slug', 'products/ProductPage', rail, () => import('./products/ProductPage.tsx')),
  page('/attribution', 'attribution/AttributionPage', bare, () => import('./attribution/AttributionPage.tsx')),
  page('/developers', 'developers/DevelopersPage', bare, () => import('./developers/DevelopersPage.tsx')),
  page('/profile/:id', 'people/PersonPage', bare, () => import('./people/PersonPage.tsx')),
]

/** The routes that this browser knows, in the order they are tried: at first the public ones. */
export const known = { routes, all: false }

/** From now on it knows all. */
export async function knowAll(): Promise<void> {
  const { allRoutes } = await import('./more-routes.ts')
  Object.assign(known, { routes: allRoutes, all: true })
}
