// Comparison.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

const results = '/search-result?business=PR&countries=global&search=pump'
const companies = '/search-result?business=MA&countries=global&search=pumps'

let site: Site
let products: { id: string; name: string }[]
before(async () => {
  site = await startSite()
  const { business } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query(
    'select id, name from products where business_id = $1 order by id limit 3',
    [business.id],
  )
  products = rows
})
after(() => site.close())

const comparison = (count: number) =>
  `/compare?products=${products
    .slice(0, count)
    .map(({ id }) => id)
    .join(',')}`

test('products are selected on cards, kept over pages and reloads, and compared', async () => {
  const { page, context, faults } = await site.visit(results)
  const buttons = page.getByRole('article').getByRole('button', { name: /^Compare/ })
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  assert.equal(await buttons.nth(1).getAttribute('aria-pressed'), 'true')
  const tray = page.getByRole('region', { name: 'Your selection' })
  await tray.getByRole('link', { name: 'Compare 2 products' }).waitFor()
  await goTo(page, companies)
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await tray.getByRole('link', { name: 'Compare 1 company' }).waitFor()
  await passesAxe(page, 'the tray')
  await reload(page)
  await tray.getByRole('link', { name: 'Compare 2 products' }).click()
  await page.getByRole('heading', { name: 'Compare products', level: 1 }).waitFor()
  assert.equal(await page.getByRole('columnheader').count(), 2)
  assert.equal(await tray.count(), 0, 'the comparison itself needs no tray')
  assert.deepEqual(faults, [])
  await context.close()
})

test('an eleventh is refused with a word, one is removed from the tray, and clearing empties it', async () => {
  const { page, context } = await site.visit(results)
  const buttons = page.getByRole('article').getByRole('button', { name: /^Compare/ })
  for (let number = 1; number <= 3; number++) {
    await goTo(page, `${results}&page=${number}`)
    for (let index = 0; index < 5; index++) if (number < 3 || index === 0) await buttons.nth(index).click()
  }
  await page.getByText('At most 10 can be selected. Remove one first.').waitFor()
  assert.equal(await buttons.nth(0).getAttribute('aria-pressed'), 'false')
  const tray = page.getByRole('region', { name: 'Your selection' })
  await tray.getByText('Up to 4 can be compared').waitFor()
  const removing = tray.getByRole('button', { name: /^Remove/ })
  for (let left = 10; left > 4; left--) await removing.first().press('Enter')
  await tray.getByRole('link', { name: 'Compare 4 products' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('section') !== null)
  await tray.getByRole('button', { name: 'Clear' }).click()
  await tray.waitFor({ state: 'detached' })
  assert.equal(await buttons.nth(0).getAttribute('aria-pressed'), 'false')
  await context.close()
})

test('an address shows its comparison without scripts: facts in rows, differences and missing values marked', async () => {
  const { page, context } = await site.visit(comparison(3), { javaScriptEnabled: false })
  assert.equal(await page.getByRole('columnheader').count(), 3)
  const leadTime = page.getByRole('row', { name: /^Lead time/ })
  assert.equal(await leadTime.getByRole('cell').count(), 3)
  assert.ok((await page.getByRole('rowheader', { name: /Differs/ }).count()) > 0)
  assert.ok((await page.getByText('Not stated', { exact: true }).count()) > 0)
  const alike = page.getByRole('row', { name: /^Company type/ })
  assert.equal(await alike.isVisible(), true)
  await page.getByRole('switch', { name: 'Only differences' }).check()
  assert.equal(await alike.isVisible(), false)
  assert.equal(await leadTime.isVisible(), (await leadTime.getByText('Differs').count()) > 0)
  await page.getByRole('link', { name: `Remove ${products[0]!.name}` }).click()
  assert.equal(await page.getByRole('columnheader').count(), 2)
  await context.close()
})

test('a product is removed and another added in place, by keyboard', async () => {
  const { page, context, faults } = await site.visit(comparison(2))
  await page.getByRole('link', { name: `Remove ${products[1]!.name}` }).press('Enter')
  await arrive(page, (url) => url.searchParams.get('products') === products[0]!.id)
  const field = page.getByRole('combobox', { name: 'Add a product' }).or(page.getByLabel('Add a product'))
  await field.focus()
  await page.keyboard.type(products[2]!.name, { delay: 10 })
  await page.getByRole('option', { name: products[2]!.name }).first().waitFor()
  await page.keyboard.press('Enter')
  await arrive(page, (url) => url.searchParams.get('products') === `${products[0]!.id},${products[2]!.id}`)
  await page.getByRole('columnheader', { name: products[2]!.name }).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('an address is brought to its one form; something removed is said to be missing; nothing chosen leads to the searches', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000'
  const [first] = products
  const { page, context } = await site.visit(`/compare?products=${first!.id.toUpperCase()},x,${first!.id},${unknown}`)
  assert.equal(new URL(page.url()).searchParams.get('products'), `${first!.id},${unknown}`)
  await page.getByText('Something that was to be compared is no longer there.').waitFor()
  await goTo(page, '/compare')
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
  await page.getByRole('link', { name: 'Find products' }).click()
  await arrive(page, /business=PR/)
  await goTo(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click()
  await arrive(page, /\/compare$/)
  await context.close()
})

test('on a phone the names of the facts stay in view, and a column is brought into view by its name', async () => {
  const { page, context } = await site.visit(comparison(3), { viewport: { width: 390, height: 844 } })
  const name = page.getByRole('rowheader', { name: /^Lead time/ })
  const before = await name.boundingBox()
  await page.getByRole('navigation', { name: 'Columns' }).getByRole('link').nth(2).click()
  await page.waitForFunction(() => document.querySelector('section[tabindex]')!.scrollLeft > 50)
  assert.equal((await name.boundingBox())!.x, before!.x)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'the page itself does not scroll')
  await context.close()
})
