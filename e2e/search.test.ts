// Chips of an understood search.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Response } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, hasFocus, press, startSite, type Site } from './site/site.ts'

const companies = (search: string) =>
  `/search-result?business=MA&countries=global&search=${encodeURIComponent(search).replaceAll('%20', '+')}`

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a role, a place and a thing are chips; one press takes the words as words again, and back brings it back', async () => {
  const { page, context, faults } = await site.visit(companies('fabricante de bombas en Italia'))
  const chips = page.getByRole('link', { name: /^Search for the words “/ })
  await chips.first().waitFor()
  const names = (await chips.allTextContents()).map((name) => name.trim())
  assert.ok(
    names.some((name) => name.startsWith('Manufacturer')),
    String(names),
  )
  assert.ok(names.includes('Italy'), String(names))
  await passesAxe(page, 'chips')
  await page.getByRole('link', { name: 'Search for the words “Italia” instead of: Italy' }).press('Enter')
  await arrive(page, /[?&]literally=Italia/i)
  await page.getByRole('link', { name: /“Italia” instead of/ }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('link', { name: /“Italia” instead of/ }).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('a line says that nothing fits all of it, before what matches the words', async () => {
  const { page, context } = await site.visit(companies('pump manufacturer in Iceland'))
  const line = page.getByRole('paragraph').filter({ hasText: 'Nothing fits all of it. These match the words:' })
  await line.waitFor()
  assert.ok(await line.evaluate((own) => own.nextElementSibling !== null))
  await context.close()
})

test('each result says what it matches, and leads to how results are ordered', async () => {
  const { page, context, faults } = await site.visit(companies('pump manufacturer in Italy'))
  const reasons = page.getByRole('article').first().getByRole('paragraph').filter({ hasText: 'Matches' })
  assert.match((await reasons.textContent()) ?? '', /kind of company · country/)
  await reasons.getByRole('link', { name: 'Matches and how results are ordered' }).press('Enter')
  await page.getByRole('heading', { name: 'How results are ordered' }).waitFor()
  await page.getByRole('heading', { name: 'Money does not count' }).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('signs alone are no question: no result poses as an answer', async () => {
  for (const signs of ['???', '%', '🏭']) {
    const { page, context, faults } = await site.visit(companies(signs))
    await page.getByRole('heading', { name: `“${signs}” asks for nothing` }).waitFor()
    assert.equal(await page.locator('#results').getByRole('article').count(), 0)
    assert.deepEqual(faults, [])
    await context.close()
  }
})

test('a slip is corrected and said so; the words as typed are one press away', async () => {
  const { page, context } = await site.visit(companies('hydrualic pumps'))
  await page.getByText('Showing results for').waitFor()
  await page.getByRole('link', { name: 'Search for exactly “hydrualic pumps”' }).press('Enter')
  await arrive(page, /[?&]exactly=/)
  await page.getByRole('link', { name: 'Ask for quotations' }).waitFor()
  await context.close()
})

test('the keyboard skips the menus and the filters: the second stop leads to the first result', async () => {
  const { page, context, faults } = await site.visit(companies('pumps'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('link', { name: 'Skip to results' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('article').first().getByRole('link').first())
  assert.deepEqual(faults, [])
  await context.close()
})

test('chips also work without scripts', async () => {
  const { page, context } = await site.visit(companies('pump manufacturer in Italy'), { javaScriptEnabled: false })
  await page.getByRole('link', { name: /“Italy” instead of/ }).click()
  assert.match(page.url(), /literally=/)
  assert.equal(await page.getByRole('link', { name: /“Italy” instead of/ }).count(), 0)
  await context.close()
})

test('companies are filtered by what was verified of them', async () => {
  const { page, context, faults } = await site.visit(companies('pumps'))
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters
    .getByRole('group', { name: 'What WBN verified' })
    .getByRole('checkbox', { name: /^Domain/ })
    .check()
  await arrive(page, /[?&]verifications=domain/)
  await page.getByRole('link', { name: 'Remove filter: Verified: Domain' }).waitFor()
  await page.getByRole('article').getByRole('link', { name: 'Ferrantis Pompe S.r.l.' }).first().waitFor()
  await passesAxe(page, 'filtered by evidence')
  await page.getByRole('link', { name: 'Remove filter: Verified: Domain' }).press('Enter')
  await arrive(page, (url) => !url.searchParams.has('verifications'))
  assert.deepEqual(faults, [])
  await context.close()
})

test('companies are filtered by how they answer inquiries', async () => {
  const { page, context, faults } = await site.visit(companies('pumps'))
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Answers most inquiries/ }).check()
  await arrive(page, /[?&]replies=most/)
  await page.getByRole('link', { name: 'Remove filter: Answers most inquiries' }).waitFor()
  await page.getByRole('article').getByRole('link', { name: 'Ferrantis Pompe S.r.l.' }).first().waitFor()
  await passesAxe(page, 'filtered by answers')
  await page.getByRole('link', { name: 'Remove filter: Answers most inquiries' }).press('Enter')
  await arrive(page, (url) => !url.searchParams.has('replies'))
  assert.deepEqual(faults, [])
  await context.close()
})

test('a hit that is opened and then saved counts for its words, once; nothing does where tracking is declined', async () => {
  const products = '/search-result?business=PR&countries=global&search=pumps'
  const isTold = (response: Response) => response.url().endsWith('/search/choice') && response.ok()
  const { page, context, faults } = await visitAs(site, 'buyer', products)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent())!
  await Promise.all([page.waitForResponse(isTold), link.click()])
  await arrive(page, /\/business-product\//)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await Promise.all([page.waitForResponse(isTold), press(page.getByRole('button', { name: 'Save Product' }))])
  const counted = async () =>
    (await site.database.pool.query(`select question, opens, saves from choices where resource_type = 'product'`)).rows
  assert.deepEqual(await counted(), [{ question: 'pump', opens: 0, saves: 1 }])
  assert.deepEqual(faults, [])
  await context.close()

  const careful = await site.visit(products)
  await careful.page.evaluate(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await careful.page.getByRole('article').last().getByRole('heading').getByRole('link').click()
  await arrive(careful.page, /\/business-product\//)
  assert.equal(await careful.page.evaluate(() => sessionStorage.getItem('choices')), null)
  assert.equal((await counted()).length, 1)
  await careful.context.close()
})
