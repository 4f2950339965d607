// The least that an answer could cost outside of the house: the same SQL behind nothing but node:http, pages with nothing but
// renderToString, constants behind nothing but Fastify. Checks no input and no failure.
import { createServer, type Server } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiDependencies } from '#api/api.ts'
import * as businesses from '#api/businesses/queries.ts'
import * as posts from '#api/posts/queries.ts'
import * as products from '#api/products/queries.ts'
import {
  latestRegisteredTypes,
  mainProductDescriptionMost,
  mainProductsMost,
  productListSize,
  specsOnCardMost,
} from '#contract/constants.ts'
import { social } from './bare-social.ts'

type Pool = ApiDependencies['pool']

/** What the floors take from the measured server, each asked for once. */
export type Measured = {
  /** The data of a JSON answer: of a path, or of a path and, after a space, the token of who asks. */
  dataOf: (asked: string) => Promise<unknown>
  /** Renders the tree of a page again. */
  treeOf: (path: string) => Promise<() => string>
  /** The bytes of a page as sent to a browser that reads brotli. */
  bytesOf: (path: string) => Promise<Buffer>
}

type Page = { size: number; except?: string | undefined }

async function ofBusiness(pool: Pool, id: string, { size, except }: Page): Promise<unknown> {
  const page = (await products.findOfBusiness(pool, id, { skip: 0, size, except }))!
  if (page.ids.length === 0) return { page, cards: [] }
  return { page, cards: await products.findCards(pool, page.ids, specsOnCardMost, mainProductDescriptionMost) }
}

async function product(pool: Pool, id: string): Promise<{ product: products.ProductRow; business: unknown }> {
  const found = (await products.findProduct(pool, id))!
  return { product: found, business: await businesses.findCards(pool, [found.businessID]) }
}

const stranger = { viewerID: undefined, actorID: undefined, actorIds: [] }

const statements: Record<string, (pool: Pool, query: URLSearchParams) => Promise<unknown>> = {
  ...social,
  '/business': (pool, query) => businesses.findProfile(pool, query.get('id')!),
  '/product': (pool, query) => product(pool, query.get('id')!),
  '/by-business': (pool, query) => ofBusiness(pool, query.get('id')!, { size: productListSize }),
  '/latest': (pool) => businesses.findLatest(pool, latestRegisteredTypes, 3),
  '/latest-of-type': (pool, query) => {
    const type = query.get('type')!
    return Promise.all([businesses.findLatest(pool, [type], 3), businesses.countOfType(pool, type)])
  },
  '/business-page': (pool, query) => {
    const id = query.get('id')!
    return Promise.all([
      businesses.findProfile(pool, id),
      ofBusiness(pool, id, { size: 6 }),
      posts.findTimeline(pool, { id, kind: 'business' }, stranger, { skip: 0, size: 2 }),
    ])
  },
  async '/product-page'(pool, query) {
    const { product: found } = await product(pool, query.get('id')!)
    return ofBusiness(pool, found.businessID, { size: mainProductsMost, except: found.id })
  },
}

/**
 * `/<statement>?id=` sends its rows as JSON; with `&page=<path>` the tree of that page in their place, with `&of=<path>` the JSON of
 * that answer, made anew each time. `/data` asks for no rows.
 */
export function bareServer(pool: Pool, { dataOf, treeOf }: Measured): Server {
  const dataFor = once(dataOf)
  const treeFor = once(treeOf)

  async function bodyOf(url: URL): Promise<string> {
    const data = await statements[url.pathname]?.(pool, url.searchParams)
    const of = url.searchParams.get('of')
    if (of) return JSON.stringify({ success: true, data: await dataFor(of) })
    const page = url.searchParams.get('page')
    return page ? (await treeFor(page))() : JSON.stringify({ success: true, data })
  }
  return createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    const type = url.searchParams.has('page') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
    void bodyOf(url).then((body) => {
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
      response.end(body)
    })
  })
}

/** `/?of=<path>` sends the bytes of that page as a constant. */
export function constantServer({ bytesOf }: Measured): FastifyInstance {
  const app = Fastify()
  const known = new Map<string, Buffer>()
  app.get('/', (request, reply) => {
    const { of: path } = request.query as { of: string }
    const bytes = known.get(path)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    if (bytes) return reply.send(bytes)
    return bytesOf(path).then((read) => {
      known.set(path, read)
      return reply.send(read)
    })
  })
  return app
}

function once<T>(make: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (path) => {
    let made = known.get(path)
    if (!made) known.set(path, (made = make(path)))
    return made
  }
}
