// axe (WCAG 2.2 AA) on every console page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { passesAxe, settings } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let paths: string[]
before(async () => {
  site = await startSite()
  const { business } = await sampleBusiness(site)
  const one = async (query: string): Promise<string> => (await site.database.pool.query(query)).rows[0].id
  const person = await one('select id from people where sample order by id limit 1')
  const reported = await one('select resource_id as id from reports where settled_at is null order by id limit 1')
  const claim = await one(`select id from verification_claims where state = 'waiting' order by id limit 1`)
  const helpRequest = await one('select id from enquiries order by id limit 1')
  const support = await one(`select id from support_requests where status = 'answered' order by id limit 1`)
  const announced = await one('select id from announcements where ended_at is null order by starts_at limit 1')
  const synonym = await one(`select id from synonyms where kind = 'category' order by id limit 1`)
  const category = nodeByKey('industrial-technology.pumps')!
  paths = [
    '',
    '?days=365&portal=mexico&lang=es',
    'searches',
    'searches/choices',
    'people',
    'people/duplicates',
    'businesses',
    'reports',
    'held',
    'sanctions',
    'support',
    'verification',
    'help',
    'announcements',
    'emails',
    'synonyms',
    'synonyms/new?q=pump',
    `synonyms/${synonym}`,
    'translations',
    'translations/glossary?q=valve',
    'translations/reports',
    'texts',
    'portals',
    'portals/mexico',
    'categories',
    `categories/${category.industry.id}`,
    `categories/${category.id}`,
    `categories/${category.id}/new`,
    'lists',
    'lists/packaging-types',
    'lists/packaging-types/new',
    'lists/business-types/ma',
    'system',
    'system/mails',
    'system/deliveries',
    'system/imports',
    'system/search-engine',
    'system/settings',
    'emails/verify/es',
    'texts/b2b-tips/industrial-marketing-tip-2/es',
    'announcements/new',
    `announcements/${announced}`,
    'payments',
    'plans',
    'plans/gold',
    'audit',
    'permissions',
    'search?q=pump',
    `people/${person}`,
    `businesses/${business.id}`,
    `reports/${reported}`,
    `verification/${claim}`,
    `help/${helpRequest}`,
    `support/${support}`,
  ]
})
after(() => site.close())

for (const setting of settings) {
  test(`every page of the console passes axe at ${setting.viewport.width} px, ${setting.colorScheme}`, async () => {
    const { page, faults } = await visitAs(site, 'operator', '/admin', setting)
    for (const path of paths) {
      await goTo(page, `${site.address}/admin${path && !path.startsWith('?') ? `/${path}` : path}`, {
        waitUntil: 'networkidle',
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await passesAxe(page, `console: ${path}`)
      const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }))
      assert.equal(scrollWidth, setting.viewport.width, path)
    }
    // axe injects into every frame; the email preview runs no scripts.
    assert.deepEqual(
      faults.filter((fault) => !fault.includes("Blocked script execution in 'about:srcdoc'")),
      [],
    )
  })
}
