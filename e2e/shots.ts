// `npm run shots [part of a file's name …]`: pictures of every page in three widths, two languages, light and dark, as a stranger or a
// sample account, into the ignored folder shots/.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type SampleAccountName, sampleAccounts } from '#contract/auth/sample-accounts.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, widths } from './site/site.ts'

const folder = join(import.meta.dirname, '../shots')
const words = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = await startTestServer()
process.env['TEST_DATABASE_URL'] = server.url
const site = await startSite()
const sample = await sampleBusiness(site)
const business = sample.business.id
const businessPage = `${sample.business.slug}-${business}`
const product = sample.product.id
const productPage = `${sample.product.slug}-${product}`
const { rows } = await site.database.pool.query(
  `select (select id from posts where author_id = $1 order by id desc limit 1) as post,
    (select string_agg(id::text, ',') from (select id from products where business_id = $1 order by id limit 4) p) as products,
    (select string_agg(id::text, ',') from (select id from businesses where sample order by registered_at desc limit 4) b) as companies,
    (select slug || '-' || id from groups where admission = 'approval' limit 1) as group,
    (select request_id from request_sides where actor_id = $1 order by last_id desc limit 1) as thread`,
  [business],
)
const { post, group, thread, products, companies } = rows[0]
const { buyer, exporter } = sampleAccounts

type Pages = Record<string, string>
const open: Pages = {
  home: '',
  industries: '/industries',
  industry: '/industries/industrial-technology-0004',
  'results-companies': '/search-result?business=MA&countries=global&search=pumps',
  'results-products': '/search-result?business=PR&countries=global&search=pump',
  'results-people': '/search-result?business=UR&countries=global&search=',
  'results-none': '/search-result?business=MA&countries=global&search=zzqqxxyyww',
  business: `/business/${businessPage}`,
  'business-products': `/business/${business}/products`,
  'business-followers': `/business/${business}/followers`,
  product: `/business-product/${productPage}`,
  compare: '/compare',
  'compare-products': `/compare?products=${products}`,
  'compare-companies': `/compare?companies=${companies}`,
  person: `/profile/${exporter.userID}`,
  post: `/post/${post}`,
  timeline: `/timeline/${business}`,
  'send-request': `/business/${business}/send-request?product=${product}`,
  'not-found': '/business/00000000-0000-7000-8000-000000000000',
  attribution: '/attribution',
  developers: '/developers',
  login: '/auth/login',
  register: '/auth/register',
  'forgot-password': '/auth/forgot-password',
  'reset-password': '/auth/reset-password?token=0',
  'verify-email': '/auth/verify-email?sent=1',
}
const signedIn: Record<SampleAccountName, Pages> = {
  buyer: {
    'home-signed-in': '',
    newsfeed: '/newsfeed',
    favorites: '/favorites',
    groups: '/groups',
    group: `/group/${group}`,
    'group-requests': `/group/${group}?tab=requests`,
    'group-create': '/group/create',
    'product-signed-in': `/business-product/${productPage}`,
    'business-as-buyer': `/business/${businessPage}`,
    'person-signed-in': `/profile/${exporter.userID}`,
    'send-request-signed-in': `/business/${business}/send-request?product=${product}`,
    'my-messages': `/business/${buyer.userID}/requests`,
  },
  exporter: {
    account: '/auth/account',
    profile: '/profile',
    'profile-edit': '/profile/edit',
    settings: '/settings',
    'my-business': '/my-business',
    'business-create': '/business/create',
    'business-owner': `/business/${businessPage}?editMode=1`,
    ...Object.fromEntries(
      ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'].map((tab) => [
        `edit-${tab}`,
        `/business/${business}/edit/${tab}`,
      ]),
    ),
    catalogue: `/business/${business}/edit/products`,
    'edit-product': `/business/${business}/edit/products/${product}`,
    'new-product': `/business/${business}/edit/products/new`,
    members: `/business/${business}/members`,
    requests: `/business/${business}/requests`,
    chat: `/business/${business}/requests/${thread}`,
    connections: '/connections',
    notifications: '/notifications',
    'post-signed-in': `/post/${post}`,
    'timeline-person': `/timeline/${buyer.userID}`,
  },
  operator: { 'favorites-operator': '/favorites' },
}

async function take(name: string, path: string, account?: SampleAccountName): Promise<void> {
  let taken = 0
  for (const language of ['', '/es'])
    for (const width of widths)
      for (const colorScheme of ['light', 'dark'] as const) {
        const file = `${name}-${width}${language.replace('/', '-')}-${colorScheme}.png`
        if (words.length && !words.some((word) => file.includes(word))) continue
        const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
        const address = `${language}${path}` || '/'
        const { page, context, faults } = account
          ? await visitAs(site, account, address, options)
          : await site.visit(address, options)
        await settled(page)
        await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
        await settled(page)
        await page.screenshot({ path: join(folder, file), fullPage: true })
        if (faults.length > 0) console.log(`${file}: ${faults.join('; ')}`)
        await context.close()
        taken++
      }
  if (taken > 0) console.log(name)
}

/** Waits for pending requests, except the open stream of signed-in pages. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
}

try {
  for (const [name, path] of Object.entries(open)) await take(name, path)
  for (const [account, pages] of Object.entries(signedIn))
    for (const [name, path] of Object.entries(pages)) await take(name, path, account as SampleAccountName)
} finally {
  await site.close()
  await server.stop()
}
