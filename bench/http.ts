// Search and JSON routes.
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { industries } from '#contract/foundation/industries.ts'
import { reference } from '#contract/foundation/reference.ts'
import { search } from '#contract/discovery/search.ts'
import { mixed } from './engine.ts'
import type { Drawn } from './floors/floors.ts'
import { compare, figureOf, kept, lineOf, quick, type Comparison } from './rounds.ts'
import { ask, serving, side, type Request, type Serving } from './load/serving.ts'

const searchLimit = 1.8
const routeLimit = 1.6
const questions = quick ? 60 : 1400 // far beyond the server's cache
const fine = { check: (body: string) => body.startsWith('{"success":true') }

type SearchAnswer = { data: { businessID: string; productID?: string }[] }

async function searching(server: Serving, kind: 'business' | 'product', drawn: Drawn): Promise<Comparison> {
  const asked: Request[] = []
  const floors: Request[] = []
  for (const { query } of mixed(kind === 'business' ? drawn.businesses : drawn.products, questions, 7)) {
    const { businessType, country } = query.filter ?? {}
    const body = { textQuery: query.text, size: 5, businessType, country }
    const request: Request = { method: 'POST', path: `/api${search[kind].path}`, body }
    const { data } = await ask<SearchAnswer>(server.address, request)
    if (data.length < 5) continue
    asked.push(request)
    const ids = data.map((card) => (kind === 'business' ? card.businessID : card.productID)).join()
    floors.push({ path: `/${kind}-cards?ids=${ids}` })
  }
  const ours = side(`search/${kind}`, server, server.address, asked, fine)
  return compare(`search/${kind}`, ours, side('by id', server, server.bare, floors, fine), searchLimit)
}

type SuggestAnswer = { businesses: { businessID: string }[]; products: { productID: string }[] }

async function suggesting(server: Serving, drawn: Drawn): Promise<Comparison> {
  const asked: Request[] = []
  const floors: Request[] = []
  const names = [...drawn.businesses, ...drawn.products]
    .slice(0, questions)
    .map(({ name }, i) => name.slice(0, 3 + (i % 6)))
  for (const text of names) {
    const request = { path: `/api/search/suggest?q=${encodeURIComponent(text)}` }
    const { businesses, products } = await ask<SuggestAnswer>(server.address, request)
    if (businesses.length + products.length < 5) continue
    asked.push(request)
    const query = `businesses=${businesses.map((one) => one.businessID).join()}&products=${products.map((one) => one.productID).join()}`
    floors.push({ path: `/suggestions?${query}` })
  }
  const ours = side('search/suggest', server, server.address, asked, fine)
  return compare('search/suggest', ours, side('by id', server, server.bare, floors, fine), searchLimit)
}

const required: Record<string, string> = {
  [reference.lists.path]: '?names=countries,jobPositions,industries',
}
const fromDatabase = 5

type Pair = { name: string; ours: string[]; floor: string[] }

function pairsOf(drawn: Drawn): Pair[] {
  const businesses = drawn.businesses.map(({ id }) => id)
  const products = drawn.products.map(({ id }) => id)
  const asking: Pair[] = [
    {
      name: '/product/:id',
      ours: products.map((id) => `/product/${id}`),
      floor: products.map((id) => `/product?id=${id}`),
    },
    {
      name: '/business/profile/:id',
      ours: businesses.map((id) => `/business/profile/${id}`),
      floor: businesses.map((id) => `/business?id=${id}`),
    },
    {
      name: '/product/by-business',
      ours: drawn.products.map(({ businessID }) => `/product/by-business?bid=${businessID}`),
      floor: drawn.products.map(({ businessID }) => `/by-business?id=${businessID}`),
    },
    { name: '/search/business/last-registered', ours: ['/search/business/last-registered'], floor: ['/latest'] },
    {
      name: '… of one type',
      ours: ['DI', 'WS'].map((type) => `/search/business/last-registered?businessType=${type}`),
      floor: ['DI', 'WS'].map((type) => `/latest-of-type?type=${type}`),
    },
  ]
  const inMemory = [reference, industries]
    .flatMap((capability) => Object.values<Endpoint>(capability))
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => {
      const filled = path.replace(':code', 'US').replace(':id', '0004') + (required[path] ?? '')
      return { name: path, ours: [filled], floor: [`/data?of=${encodeURIComponent(`/api${filled}`)}`] }
    })
  return [...asking, ...inMemory]
}

async function shown(measuring: Promise<Comparison>): Promise<Comparison> {
  const comparison = await measuring
  console.log(lineOf(comparison))
  return comparison
}

export async function run(): Promise<boolean> {
  const server = await serving()
  try {
    const drawn = await ask<Drawn>(server.address, { path: '/floor/drawn' })
    const searches = [
      await shown(searching(server, 'business', drawn)),
      await shown(searching(server, 'product', drawn)),
      await shown(suggesting(server, drawn)),
    ]
    const routes: Comparison[] = []
    for (const { name, ours, floor } of pairsOf(drawn)) {
      const requests = (base: string, paths: string[]) => paths.map((path) => ({ path: base + path }))
      const measured = side(name, server, server.address, requests('/api', ours), fine)
      const bare = side('bare', server, server.bare, requests('', floor), fine)
      routes.push(await shown(compare(name, measured, bare, routeLimit)))
    }
    const { median } = figureOf(routes.map(({ ratio }) => ratio.median))
    const within = kept('all JSON routes, median', Number(median.toFixed(2)), routeLimit, '×')
    return within && [...searches, ...routes.slice(0, fromDatabase)].every(({ ok }) => ok)
  } finally {
    await server.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
