// Server memory after many requests.
import { memoryOf } from './load/cpu.ts'
import { mixed } from './engine.ts'
import { kept, quick } from './rounds.ts'
import { ask, load, type Request } from './load/serving.ts'
import { publicPages, start } from './site.ts'
import { pathsFor } from '#web/foundation/paths.ts'

const limit = 450 // MiB
const brotli = { 'accept-encoding': 'br' }
const requests = quick ? 200 : 10_000

type Business = { businessID: string; key: string; general: { companyName: string } }
type Product = { productID: string; key: string; name: string; mainImage: { url: string } }

export async function mixture(address: string): Promise<Request[]> {
  const browse = <T>(kind: string, skip: number) =>
    ask<{ data: T[] }>(address, {
      method: 'POST',
      path: `/api/search/${kind}`,
      body: { textQuery: '', size: 20, skip },
    }).then(({ data }) => data)
  const skips = Array.from({ length: quick ? 1 : 25 }, (_, i) => i * 1700)
  const businesses = (await Promise.all(skips.map((skip) => browse<Business>('business', skip)))).flat()
  const products = (await Promise.all(skips.map((skip) => browse<Product>('product', skip)))).flat()
  const paths = pathsFor('en')
  const searches = mixed(
    products.map(({ productID, name }) => ({ id: productID, name })),
    1000,
    3,
  )
  const more = Object.values(await publicPages(address)).map((path) => ({ path, headers: brotli }))
  const sets: Request[][] = [
    searches.map(({ query: { text, filter } }) => ({
      method: 'POST',
      path: '/api/search/product',
      body: { textQuery: text, country: filter?.country, businessType: filter?.businessType },
    })),
    businesses.map(({ general }) => ({
      method: 'POST',
      path: '/api/search/business',
      body: { textQuery: general.companyName },
    })),
    products.map(({ name }) => ({ path: `/api/search/suggest?q=${encodeURIComponent(name.slice(0, 6))}` })),
    businesses.map((card) => ({ path: paths.business(card), headers: brotli })),
    products.map((card) => ({ path: paths.product(card), headers: { 'accept-encoding': 'gzip' } })),
    searches.map(({ query }) => ({
      path: paths.search({ business: 'PR', search: query.text }),
      headers: brotli,
    })),
    products.map(({ productID }) => ({ path: `/api/product/${productID}` })),
    products.map(({ mainImage }) => ({ path: mainImage.url })),
    more,
  ]
  return Array.from({ length: requests }, (_, i) => sets[i % sets.length]!).map(
    (set, i) => set[Math.floor(i / sets.length) % set.length]!,
  )
}

export async function run(): Promise<boolean> {
  const site = await start()
  try {
    const megabytes = () => Math.round(memoryOf(site.process.pid!).now / 2 ** 20)
    const before = megabytes()
    await load(site.address, await mixture(site.address), requests)
    const most = Math.round(memoryOf(site.process.pid!).most / 2 ** 20)
    return kept(
      `memory after ${requests} requests`,
      megabytes(),
      limit,
      'MB',
      ` (${before} MB before, ${most} MB at its highest)`,
    )
  } finally {
    await site.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
