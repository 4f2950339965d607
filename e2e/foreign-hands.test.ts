// Journeys on translated pages.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withoutGuard, wrapTexts } from './site/foreign-hands.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site, type Visit } from './site/site.ts'

let site: Site
let [business, product] = ['', '']
before(async () => {
  site = await startSite()
  const sample = await sampleBusiness(site)
  business = sample.business.id
  product = sample.product.id
  await site.database.pool.query('delete from follows; delete from favorites')
})
after(() => site.close())

async function actsIn(page: Page, work: () => Promise<void>): Promise<string[]> {
  const acts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) acts.push(`${request.method()} ${pathname}`)
  })
  await work()
  return acts
}
function assertActs(acts: string[], act: RegExp, count = 1): void {
  assert.equal(acts.filter((one) => act.test(one)).length, count, `${act} in ${acts.join(', ')}`)
}

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await wrapTexts(page)
}

async function postAndLike(page: Page, text: string): Promise<void> {
  await open(page, '/newsfeed')
  const acts = await actsIn(page, async () => {
    await page.getByLabel('Write a post').fill(text)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const card = page.getByRole('article').filter({ hasText: text })
    const like = card.getByRole('button', { name: 'Like' })
    for (const pressed of ['true', 'false', 'true']) {
      await Promise.all([page.waitForResponse(/reaction\/react\/post/), like.click()])
      assert.equal(await like.getAttribute('aria-pressed'), pressed)
    }
    await card.getByRole('button', { name: 'Comment', exact: true }).click()
    await card.getByLabel('Write a comment').fill('Which torque?')
    await card.getByLabel('Write a comment').press('Enter')
    await card.getByRole('listitem').filter({ hasText: 'Which torque?' }).waitFor()
  })
  assertActs(acts, /make-comment/)
  assertActs(acts, /react\/post/, 3)
}

async function saveProduct(page: Page, brand: string): Promise<void> {
  await open(page, `/business/${business}/edit/products/${product}`)
  const acts = await actsIn(page, async () => {
    await page.getByLabel('Brand').fill(brand)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Saved successfully').waitFor()
  })
  assertActs(acts, /product/)
  const { rows } = await site.database.pool.query('select brand from products where id = $1', [product])
  assert.equal(rows[0].brand, brand)
}

async function followAndSave(page: Page): Promise<void> {
  await open(page, `/business/ferrantis-pompe-s-r-l-${business}`)
  const follow = page.getByRole('button', { name: /^Follow(ing)?$/ })
  for (const then of [/^Following$/, /^Follow$/]) {
    await Promise.all([page.waitForResponse(/social\/follow/), follow.click()])
    await follow.filter({ hasText: then }).waitFor()
  }
  await open(page, `/business-product/${product}`)
  const save = page.getByRole('button', { name: /^Saved?( Product)?$/ }).first()
  await Promise.all([page.waitForResponse(/favorite\/product/), save.click()])
}

async function searchAndCompare(page: Page): Promise<void> {
  await open(page, '/search-result?business=MA&countries=global&search=pumps')
  await page.getByRole('checkbox', { name: /^Answers most inquiries/ }).check()
  const chip = page.getByRole('link', { name: 'Remove filter: Answers most inquiries' })
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  await open(page, '/search-result?business=MA&countries=global&search=')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('article').first().getByRole('link').first().waitFor()
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Your selection' }).getByRole('button', { name: 'Clear' }).click()
}

async function askForQuotations(page: Page, need: string): Promise<void> {
  await open(page, `/rfq/create?businesses=${business}`)
  const acts = await actsIn(page, async () => {
    await page.getByLabel('What you need').fill(need)
    await page.getByLabel('Quantity').fill('8')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  })
  assertActs(acts, /rfq$/)
}

async function chat(page: Page, words: string): Promise<void> {
  await open(page, `/business/${business}/requests`)
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('region', { name: 'Messages' }).getByText(words).first().waitFor()
}

async function dialogs(page: Page, list: string): Promise<void> {
  await open(page, '/favorites?type=product')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name of the list').fill(list)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: list }).waitFor()
  await open(page, '/settings')
  await page.getByRole('combobox').last().waitFor()
  await open(page, '/groups')
  await page.getByRole('link', { name: 'Pumps and pump stations', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Pumps and pump stations', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Members' }).click()
  await open(page, '/my-rfqs')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function takeBack(page: Page, text: string): Promise<void> {
  await open(page, '/newsfeed')
  const acts = await actsIn(page, async () => {
    await page.getByLabel('Write a post').fill(text)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const card = page.getByRole('article').filter({ hasText: text })
    await card.getByRole('button', { name: 'Comment', exact: true }).click()
    await card.getByLabel('Write a comment').fill('Which seal?')
    await card.getByLabel('Write a comment').press('Enter')
    const comment = card.getByRole('listitem').filter({ hasText: 'Which seal?' })
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Comment removed' })
    await comment.getByRole('button', { name: 'Remove' }).click()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await toast.waitFor({ state: 'detached' })
    await comment.getByRole('button', { name: 'Remove' }).click()
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
    await comment.waitFor({ state: 'detached' })
  })
  assertActs(acts, /make-comment/)
}

async function stayAndAnswer(page: Page, scope: string): Promise<void> {
  await open(page, `/business/${business}/edit/terms`)
  const euro = page.getByRole('button', { name: 'Remove EUR · Euro' })
  await euro.click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const answer of ['Keep editing', 'Close']) {
    await page.getByRole('link', { name: 'View as a buyer' }).click()
    await asked.getByRole('button', { name: answer }).click()
    await asked.waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Discard' }).click()
  await euro.waitFor()
  await open(page, `/business/${business}/edit/certificates`)
  const edit = page.getByRole('button', { name: /^Edit ISO 9001/ })
  await edit.click()
  await page.getByRole('dialog').press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await edit.click()
  const acts = await actsIn(page, async () => {
    await page.getByRole('dialog').getByLabel('Scope').fill(scope)
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog').filter({ hasText: 'Saved successfully' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
  assert.equal(acts.length, 1, acts.join(', '))
}

for (const guarded of [true, false])
  describe(`a translated page goes on working${guarded ? '' : ' by its markup alone'}`, () => {
    const word = guarded ? 'guarded' : 'bare'
    let exporter: Visit
    let buyer: Visit
    before(async () => {
      exporter = await visitAs(site, 'exporter', '/newsfeed')
      buyer = await visitAs(site, 'buyer', '/newsfeed')
      if (guarded) return
      await withoutGuard(exporter.page)
      await withoutGuard(buyer.page)
    })
    after(async () => {
      await exporter.context.close()
      await buyer.context.close()
    })
    const hold = async ({ page, faults }: Visit, work: (page: Page) => Promise<void>) => {
      await work(page)
      assert.equal(await page.getByText('Error loading data').count(), 0)
      assert.deepEqual(faults, [])
    }
    test('a post is written, liked, liked no more, liked and answered', () =>
      hold(exporter, (page) => postAndLike(page, `Pumps of a ${word} page`)))
    test('a product is saved once', () => hold(exporter, (page) => saveProduct(page, `Brand ${word}`)))
    test('a company is followed and a product saved', () => hold(buyer, followAndSave))
    test('results are filtered, paged, compared', () => hold(buyer, searchAndCompare))
    test('quotations are asked for once', () => hold(buyer, (page) => askForQuotations(page, `Pumps ${word}`)))
    test('a message is sent', () => hold(exporter, (page) => chat(page, `Said on a ${word} page`)))
    test('a comment is removed, brought back by its toast, and removed', () =>
      hold(exporter, (page) => takeBack(page, `Seals of a ${word} page`)))
    test('dialogs ask, stay and save', () => hold(exporter, (page) => stayAndAnswer(page, `Pumps of a ${word} page`)))
    test('dialogs and lists open', () => hold(buyer, (page) => dialogs(page, `List ${word}`)))
  })
