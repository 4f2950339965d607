// axe (WCAG 2.2 AA) on every page kind.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe, settings } from './site/axe.ts'
import { sampleIDs } from './site/public-pages.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let paths: Record<string, string>
before(async () => {
  site = await startSite()
  const { business, product } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query(
    'select id from products where business_id = $1 order by id limit 4',
    [business.id],
  )
  const { listed } = await sampleIDs(site)
  paths = {
    home: '/',
    'listed company': `/business/${listed}`,
    industries: '/industries',
    industry: '/industries/industrial-technology-0004',
    companies: '/search-result?business=MA&countries=global&search=pumps',
    products: '/search-result?business=PR&countries=global&search=pump',
    people: '/search-result?business=UR&countries=global&search=',
    nothing: '/search-result?business=MA&countries=global&search=zzqqxxyyww',
    business: `/business/${business.id}`,
    'products of a business': `/business/${business.id}/products`,
    product: `/business-product/${product.id}`,
    'inquiry form': `/business/${business.id}/send-request?product=${product.id}`,
    'unknown business': '/business/00000000-0000-7000-8000-000000000000',
    comparison: `/compare?products=${rows.map(({ id }: { id: string }) => id).join(',')}`,
    'nothing to compare': '/compare',
    developers: '/developers',
  }
})
after(() => site.close())

for (const setting of settings) {
  test(`every page passes axe at ${setting.viewport.width} px, ${setting.colorScheme}, and does not shift`, async () => {
    for (const [name, path] of Object.entries(paths)) {
      // Inter comes from the cache: shifts depend on the machine's faces (docs/performance.md).
      const { page, context, faults } = await site.visit('/attribution', setting)
      await watchShifts(page)
      await goTo(page, site.address + path, { waitUntil: 'networkidle' })
      await passesAxe(page, name)
      const shift = await shiftOf(page)
      assert.ok(shift < 0.01, `${name} shifts by ${shift}`)
      assert.deepEqual(faults, [], name)
      await context.close()
    }
  })
}

test('the home page of members, new ones too, does not shift', async () => {
  const members = [
    (options: object) => visitAs(site, 'buyer', '/', options),
    (options: object) => visitAs(site, 'exporter', '/', options),
    (options: object) => visitAsNew(site, '/', ['Nina', 'Newcomer'], options),
  ]
  for (const visit of members)
    for (const { viewport } of settings) {
      const { page, context } = await visit({ viewport })
      await watchShifts(page)
      await reload(page)
      await page.getByRole('heading', { name: 'My open requests' }).waitFor()
      const shift = await shiftOf(page)
      assert.ok(shift < 0.01, `${viewport.width} px shifts by ${shift}`)
      await context.close()
    }
})

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))
}
