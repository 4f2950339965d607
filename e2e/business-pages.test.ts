// Pages for running a business against axe, in two settings. Their use: businesses.test.ts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

for (const setting of [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test(`every page of running a business passes axe at ${setting.viewport.width} px, ${setting.colorScheme}`, async () => {
    const { page, context, faults } = await visitAs(site, 'exporter', '/my-business', setting)
    const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media']
    const edits = tabs.map((tab) => `/business/${business}/edit/${tab}`)
    const own = [`/business/${business}/members`, `/business/${business}?editMode=1`]
    for (const path of ['/my-business', '/business/create', ...edits, ...own]) {
      await page.goto(site.address + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.includes('editMode')) await page.getByText('You manage this page').waitFor()
      await passesAxe(page, path)
    }
    assert.deepEqual(faults, [])
    await context.close()
  })
}
