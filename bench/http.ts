// What the calls cost: search against reading the same rows by id, every JSON route against bare node:http over the same SQL.
import { search as contract } from '#contract/search.ts'
import { compare, lineOf, type Comparison } from './rounds.ts'
import { queries } from './queries.ts'
import { serving, side, type Request, type Serving } from './serving.ts'

type Found = { data: { businessID?: string; productID?: string }[]; total: number }

async function ask<T>(address: string, { method = 'GET', path, body }: Request): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer = (await response.json()) as { success: boolean; data: T }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

const fine = (body: string) => body.startsWith('{"success":true')

/** Search of one kind, five full cards a page, against the same cards by id. */
async function searching(server: Serving, kind: 'business' | 'product'): Promise<Comparison> {
  const asked: Request[] = []
  const floors: Request[] = []
  for (const textQuery of queries[kind]) {
    const request: Request = { method: 'POST', path: `/api${contract[kind].path}`, body: { textQuery, size: 5 } }
    const { data } = await ask<Found>(server.address, request)
    if (data.length < 5) continue
    asked.push(request)
    const ids = data.map((card) => (kind === 'business' ? card.businessID : card.productID))
    floors.push({ method: 'POST', path: kind === 'business' ? '/floor/businesses' : '/floor/products', body: { ids } })
  }
  return compare(
    `search/${kind}`,
    side('search', server, server.address, asked, fine),
    side('by id', server, server.address, floors, fine),
    1.8,
  )
}

async function suggesting(server: Serving): Promise<Comparison> {
  const asked: Request[] = []
  const floors: Request[] = []
  for (const text of queries.product.map((query) => query.slice(0, 5))) {
    const request = { path: `/api/search/suggest?q=${encodeURIComponent(text)}` }
    const { businesses, products } = await ask<{ businesses: { businessID: string }[]; products: { productID: string }[] }>(server.address, request)
    if (businesses.length + products.length < 3) continue
    asked.push(request)
    const body = { businesses: businesses.map((one) => one.businessID), products: products.map((one) => one.productID) }
    floors.push({ method: 'POST', path: '/floor/suggestions', body })
  }
  return compare('search/suggest', side('suggest', server, server.address, asked, fine), side('by id', server, server.address, floors, fine), 1.8)
}

async function routes(server: Serving): Promise<Comparison[]> {
  const { data: cards } = await ask<{ data: { productID: string; businessID: string }[] }>(server.address, {
    method: 'POST',
    path: '/api/search/product',
    body: { textQuery: '', size: 50 },
  })
  const pairs: [string, string[], string[]][] = [
    ['product/{id}', cards.map((card) => `/api/product/${card.productID}`), cards.map((card) => `/product?id=${card.productID}`)],
    ['business/profile/{id}', cards.map((card) => `/api/business/profile/${card.businessID}`), cards.map((card) => `/business?id=${card.businessID}`)],
    ['product/by-business', cards.map((card) => `/api/product/by-business?bid=${card.businessID}`), cards.map((card) => `/by-business?id=${card.businessID}`)],
    ['last-registered', ['/api/search/business/last-registered'], ['/latest']],
  ]
  const compared: Comparison[] = []
  for (const [name, ours, floor] of pairs) {
    const requestsOf = (paths: string[]) => paths.map((path) => ({ path }))
    compared.push(
      await compare(name, side(name, server, server.address, requestsOf(ours), fine), side('bare', server, server.bare, requestsOf(floor), fine), 1.25),
    )
  }
  return compared
}

/** Prints every comparison; true when all are within their limits. */
export async function run(): Promise<boolean> {
  const server = await serving()
  try {
    const all = [await searching(server, 'business'), await searching(server, 'product'), await suggesting(server), ...(await routes(server))]
    for (const one of all) console.log(lineOf(one))
    const routeMedian = all.slice(3).map((one) => one.ratio.median).toSorted((a, b) => a - b)
    console.log(`all JSON routes, median of the ratios: ${routeMedian[Math.floor(routeMedian.length / 2)]!.toFixed(2)} (limit 1.25)`)
    return all.every((one) => one.ok)
  } finally {
    await server.stop()
  }
}
