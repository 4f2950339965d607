// An RFQ between browsers.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a buyer asks for quotations, the supplier quotes and revises, the buyer compares and awards', async () => {
  const { business } = await sampleBusiness(site)
  const { page: buyer, faults } = await visitAs(site, 'buyer', `/rfq/create?businesses=${business.id}`)
  await buyer.getByLabel('What you need').fill('Titanium end-suction pumps')
  await buyer.getByLabel('Quantity').fill('8')
  await buyer.getByRole('button', { name: 'Send request' }).click()
  await buyer.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  const address = new URL(buyer.url()).pathname

  const { page: supplier } = await visitAs(site, 'exporter', address)
  await supplier.getByLabel('Price of one, step 1').fill('3930.50')
  await supplier.getByLabel('Lead time in days (optional)').fill('35')
  await supplier.getByRole('button', { name: 'Decline', exact: true }).click()
  await supplier.getByLabel('Reason').fill('Titanium is sold out')
  await reload(supplier)
  await supplier.getByRole('button', { name: 'Decline', exact: true }).click()
  assert.equal(await supplier.getByLabel('Reason').inputValue(), 'Titanium is sold out')
  await supplier.keyboard.press('Escape')
  assert.equal(await supplier.getByLabel('Price of one, step 1').inputValue(), '3,930.50')
  await supplier.getByRole('button', { name: 'Send quotation' }).click()
  await supplier.getByText('Version 1').waitFor()
  await supplier.getByLabel('Price of one, step 1').fill('3800')
  await supplier.getByRole('button', { name: 'Send revised quotation' }).click()
  await supplier.getByText('Version 2').waitFor()

  await reload(buyer)
  const table = buyer.getByRole('region', { name: '1 quotation compared' })
  await table.getByText('USD 30,400.00').waitFor()
  await buyer.setViewportSize({ width: 390, height: 800 })
  assert.equal(await buyer.evaluate(() => document.documentElement.scrollWidth), 390, 'only the table scrolls')
  assert.equal(await table.getByRole('row', { name: 'Lead time' }).getByText('35 days').count(), 1)
  await table.getByRole('button', { name: /^Choose/ }).press('Enter')
  await table.getByRole('button', { name: /^Award to/ }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Award' }).click()
  await buyer.getByRole('button', { name: 'Reopen' }).waitFor()
  await reload(supplier)
  await supplier.getByText('The request was awarded to you.').waitFor()

  await supplier.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click()
  const log = supplier.getByRole('region', { name: 'Messages' })
  const card = log.getByRole('article', { name: 'Quotation, version 2' })
  await card.getByText('USD 3,800.00').waitFor()
  await card.getByText('35 days').waitFor()
  await log.getByText('The request was awarded to you').waitFor()
  await passesAxe(supplier, 'a quotation in its thread')
  const row = supplier.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Titanium/ })
  await row.getByText('The request was awarded to you').waitFor()
  await row.getByText('Request for quotation').waitFor()
  await card.getByRole('link', { name: 'View the request for quotation' }).click()
  await arrive(supplier, `**${address}`)
  await goTo(supplier, '/my-rfqs?role=supplier')
  await supplier.getByRole('link', { name: 'Titanium end-suction pumps' }).waitFor()
  assert.deepEqual(faults, [])
})

test('a draft of a request survives leaving the page', async () => {
  const { page } = await visitAs(site, 'buyer', '/rfq/create')
  await page.getByLabel('What you need').fill('Ball valves DN 50')
  page.on('dialog', (dialog) => void dialog.accept())
  await goTo(page, '/my-rfqs')
  await goTo(page, '/rfq/create')
  await page.getByLabel('What you need').waitFor()
  assert.equal(await page.getByLabel('What you need').inputValue(), 'Ball valves DN 50')
})

test('files of a request and of a quotation are sent, and downloaded on the page and in the thread', async () => {
  const { business } = await sampleBusiness(site)
  const { page: buyer } = await visitAs(site, 'buyer', `/rfq/create?businesses=${business.id}`)
  await buyer.getByLabel('What you need').fill('Pump housings as drawn')
  await buyer.getByLabel('Quantity').fill('20')
  const drawing = "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n"
  await attach(buyer, 'housing.step', drawing)
  await buyer.getByRole('button', { name: 'Send request' }).click()
  await buyer.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  const address = new URL(buyer.url()).pathname

  const { page: supplier, faults } = await visitAs(site, 'exporter', address)
  assert.equal(await downloaded(supplier, 'housing.step'), drawing)
  await supplier.getByLabel('Price of one, step 1').fill('210')
  await attach(supplier, 'tolerances.step', `${drawing} `)
  await supplier.getByRole('button', { name: 'Send quotation' }).click()
  await supplier.getByText('Version 1').waitFor()
  await supplier.getByRole('button', { name: 'Remove tolerances.step' }).waitFor()

  await reload(buyer)
  assert.equal(await downloaded(buyer, 'tolerances.step'), `${drawing} `)
  await buyer.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click()
  const log = buyer.getByRole('region', { name: 'Messages' })
  await log.getByRole('button', { name: /housing.step/ }).waitFor()
  await log.getByRole('button', { name: /tolerances.step/ }).waitFor()
  assert.equal(await downloaded(buyer, 'tolerances.step'), `${drawing} `)
  assert.deepEqual(faults, [])
})

for (const [language, width] of [
  ['', 1280],
  ['/zh', 390],
] as const)
  test(`four quotations are compared by keyboard at ${width} px${language && ` in ${language.slice(1)}`}`, async () => {
    const { rows } = await site.database.pool.query(
      `select id from rfqs where title = 'Eight end-suction pumps, 22 kW'`,
    )
    const viewport = { width, height: 900 }
    const { page, context, faults } = await visitAs(site, 'buyer', `${language}/rfq/${rows[0].id}`, { viewport })
    const comparison = page.getByRole('main')
    const table = comparison.getByRole('table')
    const landed = table.getByRole('row').filter({ hasText: /^(Landed|Talagante到岸)/ })
    await landed.waitFor()
    assert.equal(await table.getByRole('row').first().getByRole('columnheader').count(), 5)
    // The lowest of four; one warranty is missing, so that none is the longest.
    assert.equal(await landed.locator('td').first().locator('svg').count(), 1)
    const warranty = table.getByRole('row').filter({ hasText: /^(Warranty|质保)/ })
    assert.equal(await warranty.locator('td svg').count(), 0)
    await comparison.locator('select').first().selectOption('EUR')
    await arrive(page, (url) => url.searchParams.get('currency') === 'EUR')
    await table.getByText('EUR 4,120.00').first().waitFor()
    await comparison.locator('input[name=dutyPercent]').fill(String(width / 10))
    await page.keyboard.press('Enter')
    await landed
      .getByText(/import duty [\d,]+ \(your estimate\)|进口关税 [\d,]+（您的估算）/)
      .nth(3)
      .waitFor()
    await table.getByRole('button', { name: /Ferrantis/ }).press('Enter')
    await table.getByRole('button', { name: /^(Award to|授予) ?Ferrantis/ }).waitFor()
    if (width < 500) {
      const chips = comparison.getByRole('navigation', { name: /^(Go to supplier|转到供应商)$/ }).getByRole('button')
      await chips.nth(3).press('Enter')
      await comparison.locator('[aria-current=true]').filter({ hasText: /^4 / }).waitFor()
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, 'only the table scrolls')
    await passesAxe(page, 'the comparison')
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      comparison.getByRole('button', { name: 'PDF' }).press('Enter'),
    ])
    assert.match(await readFile(await pdf.path(), 'latin1'), /^%PDF-/)
    assert.deepEqual(faults, [])
    await context.close()
  })

async function attach(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: new RegExp(name) })
      .and(page.getByRole('button', { name: /Download/ }))
      .click(),
  ])
  assert.equal(download.suggestedFilename(), name)
  return readFile(await download.path(), 'utf8')
}

test('companies are selected among results, over pages and reloads, and asked; strangers log in and come back', async () => {
  const { page, context, faults } = await site.visit(
    '/search-result?business=MA&countries=global&presence=run&search=pump',
  )
  const select = page.getByRole('article').getByRole('button', { name: /^Compare/ })
  await select.nth(0).press('Enter')
  await goTo(page, '/search-result?business=MA&countries=global&presence=run&search=furniture')
  await select.nth(0).press('Space')
  const tray = page.getByRole('region', { name: 'Your selection' })
  await tray.getByRole('link', { name: 'Compare 2 companies' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await reload(page)
  await tray.getByRole('listitem').nth(1).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'the page itself does not scroll')
  await passesAxe(page, 'the selection')
  await tray.getByRole('link', { name: 'Ask for quotations' }).click()
  await arrive(page, /\/login/)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, /\/rfq\/create\?businesses=/)
  await page.getByRole('group', { name: 'Suppliers 2 chosen' }).waitFor()
  assert.equal(await tray.count(), 0)
  await page.getByLabel('What you need').fill('Vacuum pumps for a packing line')
  await page.getByLabel('Quantity').fill('3')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  assert.equal(await page.getByText('No answer yet').count(), 2)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('compare')!) as { business: unknown[] })
  assert.deepEqual(kept.business, [], 'what was asked for is not selected any more')
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('from a product its name, category and maker are filled in', async () => {
  const { business, product } = await sampleBusiness(site)
  const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed')
  await goTo(page, `/business-product/${product.id}`)
  await page.getByRole('link', { name: 'Ask for quotations' }).click()
  await arrive(page, /\/rfq\/create\?products=/)
  await page.getByText('You ask about this product').waitFor()
  assert.equal(await page.getByLabel('What you need').inputValue(), product.name)
  assert.notEqual(await page.getByLabel('Category (optional)').inputValue(), '')
  await page.getByRole('checkbox', { name: business.name, checked: true }).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})
