// `npm run shots [part of a file's name …]`: pictures of every page, into shots/.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { type SampleAccountName, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { visitAs } from './site/sign-in.ts'
import { publicPages, sampleIDs } from './site/public-pages.ts'
import { startSite, widths } from './site/site.ts'

const folder = join(import.meta.dirname, '../shots')
const words = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = await startTestServer()
process.env['TEST_DATABASE_URL'] = server.url
const site = await startSite()
const { business, businessPage, product, productPage, group, post, thread } = await sampleIDs(site)
const { buyer, exporter } = sampleAccounts
const { rows: helpRequests } = await site.database.pool.query(
  `select id from enquiries where status = 'answered' order by id limit 1`,
)
const answered = helpRequests[0].id
const { rows: webhooks } = await site.database.pool.query('select id from webhooks where disabled_by is null limit 1')
const webhook = webhooks[0].id
const { rows: requests } = await site.database.pool.query(
  `select id from support_requests where status = 'answered' order by id limit 1`,
)
const supported = requests[0].id

const { rows: announcements } = await site.database.pool.query(
  `select id from announcements where ended_at is null order by starts_at limit 1`,
)
const announced = announcements[0].id
const { rows: synonyms } = await site.database.pool.query(
  `select id from synonyms where kind = 'category' order by id limit 1`,
)
const synonym = synonyms[0].id
const pumps = nodeByKey('industrial-technology.pumps')!

const open = await publicPages(site)
const signedIn: Record<SampleAccountName, Record<string, string>> = {
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
    'api-tokens': '/settings/api-tokens',
    'my-business': '/my-business',
    decisions: '/decisions',
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
    membership: `/business/${business}/membership`,
    boosts: `/business/${business}/boosts`,
    webhooks: `/business/${business}/webhooks`,
    webhook: `/business/${business}/webhooks/${webhook}`,
    support: `/business/${business}/support`,
    'support-request': `/business/${business}/support/${supported}`,
    'choose-membership': '/my-business?membership=choose-business',
    members: `/business/${business}/members`,
    requests: `/business/${business}/requests`,
    chat: `/business/${business}/requests/${thread}`,
    connections: '/connections',
    notifications: '/notifications',
    'post-signed-in': `/post/${post}`,
    'timeline-person': `/timeline/${buyer.userID}`,
  },
  operator: {
    'favorites-operator': '/favorites',
    console: '/admin',
    'console-year': '/admin?days=365',
    'console-of-portal': '/admin?portal=mexico',
    'console-searches': '/admin/searches',
    'console-people': '/admin/people',
    'console-duplicates': '/admin/people/duplicates',
    'console-person': `/admin/people/${exporter.userID}`,
    'console-businesses': '/admin/businesses',
    'console-business': `/admin/businesses/${business}`,
    'console-search': '/admin/search?q=pump',
    'console-reports': '/admin/reports',
    'console-held': '/admin/held',
    'console-decisions': '/admin/sanctions',
    'console-audit': '/admin/audit',
    'console-announcements': '/admin/announcements',
    'console-system': '/admin/system',
    'console-mails': '/admin/system/mails',
    'console-deliveries': '/admin/system/deliveries',
    'console-imports': '/admin/system/imports',
    'console-settings': '/admin/system/settings',
    'console-plans': '/admin/plans',
    'console-plan': '/admin/plans/gold',
    'console-emails': '/admin/emails',
    'console-email': '/admin/emails/verify/en',
    'console-texts': '/admin/texts',
    'console-portals': '/admin/portals',
    'console-portal': '/admin/portals/mexico',
    'console-categories': '/admin/categories',
    'console-category': `/admin/categories/${pumps.id}`,
    'console-industry': `/admin/categories/${pumps.industry.id}`,
    'console-lists': '/admin/lists',
    'console-list': '/admin/lists/packaging-types',
    'console-list-entry': '/admin/lists/packaging-types/metal-container',
    'console-text': '/admin/texts/b2b-tips/industrial-marketing-tip-2/en',
    'console-announcement': `/admin/announcements/${announced}`,
    'console-announcement-new': '/admin/announcements/new',
    'console-synonyms': '/admin/synonyms',
    'console-synonym': `/admin/synonyms/${synonym}`,
    'console-synonym-new': '/admin/synonyms/new?q=baghouse',
    'console-permissions': '/admin/permissions',
    'console-verification': '/admin/verification?state=all',
    'console-support': '/admin/support?status=all',
    'console-support-request': `/admin/support/${supported}`,
    'console-help': '/admin/help?status=all',
    'console-help-request': `/admin/help/${answered}`,
  },
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
