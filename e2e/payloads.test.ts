// Hostile texts in every field of the directory.
import { after, before, test } from 'node:test'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { payloads, trap } from './site/payloads.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? payloads.join(' ') : value
  if (Array.isArray(value)) return value.map(poisoned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one)]))
}

const sections = ['general', 'contact_info', 'factory', 'trade_capabilities', 'business_terms'] as const

async function poison(business: string): Promise<void> {
  const { pool } = site.database
  const turn = (table: string) =>
    `(select id, ($1::text[])[1 + (row_number() over (order by id))::int % cardinality($1::text[])] as text from ${table}) turn`
  const file = `jsonb_build_object('url', '/files/x.pdf', 'name', text, 'contentType', 'application/pdf', 'bytes', 1)`
  const texts: Record<string, string> = {
    businesses: `company_name = text, short_description = text, general_description = text, city = text, keywords = array[text]`,
    products: `name = text, description = text, brand = text, part_number = text, minimum_order = text, keywords = array[text],
      specs = jsonb_build_array(jsonb_build_object('key', text, 'value', text)),
      datasheets = jsonb_build_array(${file}), price = jsonb_build_object('currency', 'EUR', 'unit', text, 'min', 1, 'tiers', '[]'::jsonb)`,
    people: `first_name = text, last_name = text, company_name = text, brief_presentation = text, city = text,
      profession = text, show_profession = true`,
    certificates: `name = text, issuer = text, scope = text, document = ${file}`,
  }
  for (const [table, set] of Object.entries(texts))
    await pool.query(`update ${table} t set ${set} from ${turn(table)} where turn.id = t.id`, [payloads])
  const { userID } = sampleAccounts.exporter
  await pool.query(
    `insert into favorite_lists (user_id, name) select $1, text from unnest($2::text[]) text on conflict do nothing`,
    [userID, payloads.slice(0, 20)],
  )
  await pool.query(
    `insert into favorites (user_id, resource_type, resource_id, note) select $1, 'product', id, $2 from products
      where status = 'active' order by id limit 5 on conflict do nothing`,
    [userID, payloads.join(' ')],
  )
  const { rows } = await pool.query(`select ${sections.join(', ')} from businesses where id = $1`, [business])
  for (const section of sections)
    await pool.query(`update businesses set ${section} = $2 where id = $1`, [
      business,
      JSON.stringify(poisoned(rows[0][section])),
    ])
}

test('whatever is written about companies, products and people, in notes and lists, stays words', async () => {
  const { business, product } = await sampleBusiness(site)
  const { pool } = site.database
  const visit = await visitAs(site, 'exporter', '/favorites')
  const { page, context } = visit
  const staysWords = await trap(visit)
  await poison(business.id)
  const ids = async (table: string, count: number) =>
    (
      await pool.query<{ id: string }>(
        `select id from ${table} where status = 'active' order by md5(id::text) limit $1`,
        [count],
      )
    ).rows.map(({ id }) => id)
  const editing = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'products', 'media']
  const paths = [
    '/',
    '/favorites',
    '/favorites?type=product',
    '/my-business',
    '/notifications',
    '/newsfeed',
    '/profile',
    '/profile/edit',
    '/settings',
    '/settings/api-tokens',
    `/profile/${sampleAccounts.buyer.userID}`,
    `/business/${business.id}`,
    `/es/business/${business.id}`,
    `/business/${business.id}/members`,
    ...editing.map((tab) => `/business/${business.id}/edit/${tab}`),
    `/business-product/${product.id}`,
    ...['MA', 'PR', 'US'].flatMap((type) =>
      [1, 2, 3].map(
        (at) => `/search-result?business=${type}&countries=global&search=${at === 1 ? '' : 'run'}&page=${at}`,
      ),
    ),
    ...(await ids('businesses', 12)).flatMap((id) => [`/business/${id}`, `/business/${id}/products`]),
    ...(await ids('products', 24)).map((id) => `/business-product/${id}`),
    ...(await ids('people', 8)).map((id) => `/profile/${id}`),
  ]
  for (const path of paths) {
    await goTo(page, site.address + path)
    await page.locator('main :is(h1, h2)').first().waitFor()
    await staysWords(path)
    if (/^\/(es\/)?(business|business-product|profile)\/[^/]+$/.test(path) && !path.endsWith('/edit'))
      await page.locator('main').getByText('document.title').first().waitFor({ state: 'attached' })
  }
  await staysWords('at the end')
  await context.close()
})
