// The least that an answer could cost in the same server: the cards a search would show, read by their ids, without any search.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { ApiDependencies } from '#api/api.ts'
import { businessCards } from '#api/businesses/lookup.ts'
import type { Context } from '#api/context.ts'
import { firstProducts, productCards } from '#api/products/lookup.ts'
import { capability } from '#contract/endpoint.ts'
import { search } from '#contract/search.ts'
import { serve, type Handlers } from '#kit/serve.ts'

type Pool = ApiDependencies['pool']

const ids = z.array(z.string())
const floors = capability({
  businesses: {
    method: 'POST',
    path: '/businesses',
    summary: 'Cards by id.',
    body: z.object({ ids }),
    answer: search.business.answer.shape.data,
  },
  products: {
    method: 'POST',
    path: '/products',
    summary: 'Cards by id.',
    body: z.object({ ids }),
    answer: search.product.answer.shape.data,
  },
  suggestions: {
    method: 'POST',
    path: '/suggestions',
    summary: 'Both kinds by id.',
    body: z.object({ businesses: ids, products: ids }),
    answer: search.suggest.answer,
  },
})
const contract = { floors }

type Row = { id: string; key: string; name: string }
export type Drawn = { businesses: Row[]; products: (Row & { businessID: string })[] }

/** Rows that stand for all: the same ones at every run, spread over everything there is. */
async function draw(pool: Pool): Promise<Drawn> {
  const order = (alias: string) => `order by md5(${alias}.id::text) limit 700`
  const [businesses, products] = await Promise.all([
    pool.query(
      `select b.id, b.slug as key, b.company_name as name from businesses b where b.status = 'active' ${order('b')}`,
    ),
    pool.query(
      `select p.id, p.slug as key, p.name, p.business_id as "businessID" from products p where p.status = 'active' ${order('p')}`,
    ),
  ])
  return { businesses: businesses.rows, products: products.rows }
}

/** Endpoints below /floor: the same statements, shapes and serialisers as search; `/floor/drawn`, rows to measure with; `/floor/own` gives them to a person. */
export function serveFloors(app: FastifyInstance, pool: Pool): void {
  const context = { pool, locale: 'en' } as Context
  const handlers: Handlers<typeof contract, Context> = {
    floors: {
      async businesses(_context, { body }) {
        const [cards, first] = await Promise.all([
          businessCards(context, body.ids),
          firstProducts(context, body.ids, 2),
        ])
        return body.ids.map((id) => ({
          ...cards.get(id)!,
          products: first.get(id)?.products ?? [],
          productCount: first.get(id)?.count ?? 0,
        }))
      },
      async products(_context, { body }) {
        const cards = await productCards(context, body.ids)
        return body.ids.map((id) => cards.get(id)!)
      },
      async suggestions(_context, { body: { businesses, products } }) {
        const [cards, items] = await Promise.all([businessCards(context, businesses), productCards(context, products)])
        return {
          businesses: [...cards.values()].map(({ businessID, key, general, contactInfo }) => ({
            businessID,
            key,
            companyName: general.companyName,
            country: contactInfo.country,
            profilePhoto: general.profilePhoto,
          })),
          products: [...items.values()].map((item) => ({
            ...item,
            companyName: item.businessProfile.general.companyName,
          })),
          categories: [],
        }
      },
    },
  }
  app.get('/floor/drawn', async () => ({ success: true, data: await draw(pool) }))
  app.post('/floor/own', async ({ body }) => {
    const { userID, ids } = body as { userID: string; ids: string[] }
    await pool.query(
      `insert into members (business_id, user_id, access) select id, $1, 'owner' from unnest($2::uuid[]) id on conflict do nothing`,
      [userID, ids],
    )
    return { success: true, data: {} }
  })
  app.post('/floor/verified', async ({ body }) => {
    const { userID } = body as { userID: string }
    await pool.query('update auth.accounts set email_verified_at = now() where id = $1', [userID])
    return { success: true, data: {} }
  })
  app.post('/floor/product', async ({ body }) => {
    const { businessID, name, description, specs } = body as Record<string, unknown>
    const { rows } = await pool.query({
      name: 'bench product',
      text: `insert into products (business_id, industry_id, name, slug, description, specs, status)
        select $1, industry_id, $2, 'bench', $3, $4, 'draft' from businesses where id = $1 returning id`,
      values: [businessID, name, description, JSON.stringify(specs)],
    })
    return { success: true, data: rows[0] as unknown }
  })
  // What was added by a measurement; the data is kept for the next one.
  app.post('/floor/forget', async () => {
    await pool.query(`delete from products where source is null and name like 'Bench product %'`)
    return { success: true, data: {} }
  })
  void app.register(async (scope) => serve(scope, contract, handlers, () => context), { prefix: '/floor' })
}
