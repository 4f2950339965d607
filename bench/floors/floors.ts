// Bench routes.
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '#api/foundation/context.ts'

type Pool = ApiDependencies['pool']

type Row = { id: string; key: string; name: string }
export type Drawn = { businesses: Row[]; products: (Row & { businessID: string })[] }

async function draw(pool: Pool): Promise<Drawn> {
  const order = (alias: string) => `order by md5(${alias}.id::text) limit 700`
  const [businesses, products] = await Promise.all([
    pool.query(
      `select b.id, b.slug as key, b.company_name as name from businesses b where b.status = 'active' ${order('b')}`,
    ),
    pool.query(
      `select p.id, b.slug || '-' || p.slug as key, p.name, p.business_id as "businessID"
        from products p join businesses b on b.id = p.business_id where p.status = 'active' ${order('p')}`,
    ),
  ])
  return { businesses: businesses.rows, products: products.rows }
}

export function serveFloors(app: FastifyInstance, pool: Pool): void {
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
  app.post('/floor/forget', async () => {
    await pool.query(`delete from products where source is null and name like 'Bench product %'`)
    return { success: true, data: {} }
  })
}
