// axe (WCAG 2.2 AA) on every page kind.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe, settings } from './site/axe.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let paths: Record<string, string>
before(async () => {
  site = await startSite()
  const { business, product } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query(
    'select id from products where business_id = $1 order by id limit 4',
    [business.id],
  )
  paths = {
    home: '/',
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
      const { page, context, faults } = await site.visit('about:blank', setting)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await goTo(page, site.address + path, { waitUntil: 'networkidle' })
      await passesAxe(page, name)
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      )
      assert.ok(shift < 0.01, `${name} shifts by ${shift}`)
      assert.deepEqual(faults, [], name)
      await context.close()
    }
  })
}
