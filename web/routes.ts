// The pages: address, module, and where the shell puts each. One line a page.
import type { Frame } from './page.ts'
import type { PageModule, Route } from './routing.ts'

const home: Frame = { layout: 'browse', search: false }
export const browse: Frame = { layout: 'browse', search: true }
const rail: Frame = { layout: 'rail', search: true }
const bare: Frame = { layout: 'bare', search: true }

/** The modules type their own loaders and data; the table takes them as they are. */
function page(path: string, id: string, frame: Frame, load: () => Promise<unknown>): Route {
  let loaded: Promise<PageModule> | undefined
  return {
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
]
