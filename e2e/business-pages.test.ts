// axe on business management pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe, settings } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
let product: string
before(async () => {
  site = await startSite()
  const sample = await sampleBusiness(site)
  business = sample.business.id
  product = sample.product.id
})
after(() => site.close())

for (const setting of settings) {
  test(`every page of running a business passes axe at ${setting.viewport.width} px, ${setting.colorScheme}`, async () => {
    const { page, context, faults } = await visitAs(site, 'exporter', '/my-business', setting)
    const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media']
    const edits = tabs.map((tab) => `/business/${business}/edit/${tab}`)
    const own = [`/business/${business}/members`, `/business/${business}?editMode=1`]
    for (const path of ['/my-business', '/business/create', ...edits, ...own]) {
      await goTo(page, site.address + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.includes('editMode')) await page.getByText('You manage this page').waitFor()
      await passesAxe(page, path)
    }
    assert.deepEqual(faults, [])
    await context.close()
  })
}

test('View as a buyer shows what a buyer sees, of the business and of a product, with the way back', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/my-business')
  await page
    .getByRole('link', { name: /^View as a buyer/ })
    .first()
    .click()
  const bar = page.getByRole('complementary', { name: 'View as a buyer' })
  await bar.waitFor()
  await page.getByText('Save Business').first().waitFor()
  assert.equal(await page.getByText('You manage this page').count(), 0)
  await bar.getByRole('link', { name: 'Back to your view' }).click()
  await page.getByText('You manage this page').waitFor()
  assert.equal(await page.getByText('Save Business').count(), 0)

  await goTo(page, `/business/${business}/edit/products/${product}`)
  await page.getByRole('link', { name: 'View as a buyer' }).click()
  await bar.waitFor()
  assert.equal(await page.getByText('You manage this product').count(), 0)
  await bar.getByRole('link', { name: 'Back to your view' }).click()
  await page.getByText('You manage this product').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('on a phone the top bar of a signed-in page is one row, and its search opens by an icon', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed', { viewport: { width: 390, height: 844 } })
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.clientHeight)
  const field = page.getByRole('banner').locator('[type=search]')
  assert.ok((await height('header')) <= 64)
  assert.equal(await field.isVisible(), false)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search', expanded: false })
  await opener.press('Enter')
  assert.ok(await field.evaluate((element) => element === document.activeElement))
  await field.fill('pump')
  await field.press('Enter')
  await arrive(page, /search-result/)
  assert.ok(await field.isVisible(), 'a page of results shows its search')
  await goTo(page, '/')
  assert.equal(await field.count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})
