// The least that each answer could cost: the same rows by id in the same server, the same SQL behind bare node:http, a constant of the same size.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '#api/context.ts'
import { businessCards } from '#api/businesses/lookup.ts'
import * as businessQueries from '#api/businesses/queries.ts'
import { firstProducts, productCards } from '#api/products/lookup.ts'
import * as productQueries from '#api/products/queries.ts'
import type { Ground } from '#api/api.ts'
import { capability } from '#contract/endpoint.ts'
import { latestRegisteredTypes } from '#contract/constants.ts'
import { search } from '#contract/search.ts'
import { serve, type Handlers } from '#kit/serve.ts'

type Pool = Ground['pool']

const body = z.object({ ids: z.array(z.string()) })
const floors = capability({
  businesses: { method: 'POST', path: '/businesses', summary: 'Cards by id.', body, answer: search.business.answer.shape.data },
  products: { method: 'POST', path: '/products', summary: 'Cards by id.', body, answer: search.product.answer.shape.data },
  suggestions: { method: 'POST', path: '/suggestions', summary: 'Both kinds by id.', body: z.object({ businesses: z.array(z.string()), products: z.array(z.string()) }), answer: search.suggest.answer },
})
const contract = { floors }

/** Endpoints that read what a search would show by its ids: the same statements and shapes, no search. */
export function serveFloors(app: FastifyInstance, pool: Pool): void {
  const context = { pool, locale: 'en' } as Context
  const handlers: Handlers<typeof contract, Context> = {
    floors: {
      async businesses(_context, { body: { ids } }) {
        const [cards, first] = await Promise.all([businessCards(context, ids), firstProducts(context, ids, 2)])
        return ids.map((id) => ({ ...cards.get(id)!, products: first.get(id)?.products ?? [], productCount: first.get(id)?.count ?? 0 }))
      },
      async products(_context, { body: { ids } }) {
        const cards = await productCards(context, ids)
        return ids.map((id) => cards.get(id)!)
      },
      async suggestions(_context, { body: { businesses, products } }) {
        const [cards, items] = await Promise.all([businessCards(context, businesses), productCards(context, products)])
        return {
          businesses: [...cards.values()].map((card) => ({
            businessID: card.businessID,
            key: card.key,
            companyName: card.general.companyName,
            country: card.contactInfo.country,
            profilePhoto: card.general.profilePhoto,
          })),
          products: [...items.values()].map((item) => ({ ...item, companyName: item.businessProfile.general.companyName })),
          categories: [],
        }
      },
    },
  }
  app.register(async (scope) => serve(scope, contract, handlers, () => context), { prefix: '/floor' })
  app.get('/floor/constant/:bytes', (request, reply) => {
    const { bytes } = request.params as { bytes: string }
    return reply.type('text/html; charset=utf-8').send(constantOf(Number(bytes)))
  })
}

const constants = new Map<number, Buffer>()
function constantOf(bytes: number): Buffer {
  let constant = constants.get(bytes)
  if (!constant) constants.set(bytes, (constant = Buffer.alloc(bytes, 'a')))
  return constant
}

type Bare = (pool: Pool, query: URLSearchParams) => Promise<unknown>
const bare: Record<string, Bare> = {
  '/business': (pool, query) => businessQueries.findProfile(pool, query.get('id')!),
  '/latest': (pool) => businessQueries.findLatest(pool, latestRegisteredTypes, 3),
  async '/product'(pool, query) {
    const product = await productQueries.findProduct(pool, query.get('id')!)
    return { product, business: await businessQueries.findCards(pool, [product!.businessID]) }
  },
  async '/by-business'(pool, query) {
    const page = await productQueries.findOfBusiness(pool, query.get('id')!, { skip: 0, size: 12, except: undefined })
    return { ...page, cards: await productQueries.findCards(pool, page!.ids, 4, 200) }
  },
}

/** The same SQL behind nothing but node:http and JSON.stringify. */
export function bareServer(pool: Pool): Server {
  return createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    void bare[url.pathname]!(pool, url.searchParams).then((rows) => {
      const text = JSON.stringify({ success: true, data: rows })
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    })
  })
}
