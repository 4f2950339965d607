// A buyer's journeys.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { arrive, goOffline, goTo, holdScripts, industry, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const searchBox = (page: Page) => page.getByRole('search').getByPlaceholder('Search companies and products').first()

test('from the home page to a product: search, filter, company, product, share', async () => {
  const { page, context, faults } = await site.visit('/')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await searchBox(page).fill('centrifugal pumps')
  await searchBox(page).press('Enter')
  await arrive(page, /\/search-result\?/)
  const asked = new URL(page.url()).searchParams
  assert.deepEqual(
    ['business', 'countries', 'search'].map((name) => asked.get(name)),
    ['MA', 'global', 'centrifugal pumps'],
  )
  const title = page.getByRole('heading', { level: 1 })
  await title.filter({ hasText: /\d+ manufacturers? for/ }).waitFor()

  await page.getByRole('checkbox', { name: /Italy/ }).check()
  await arrive(page, /countries=IT/)
  await page.getByRole('link', { name: 'Ferrantis Pompe S.r.l.' }).first().click()
  await arrive(page, /\/business\/ferrantis-pompe-s-r-l-[0-9a-f-]{36}$/)
  for (const section of [
    'General Information',
    'Contact Information',
    'Factory',
    'Trade Capabilities',
    'Business Terms',
    'Certificates',
    'Products',
  ]) {
    await page.getByRole('heading', { name: section, exact: true }).first().waitFor()
  }
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByText('Business Link copied!').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())

  await page.locator('main a[href*="/business-product/"]').first().click()
  await arrive(page, /\/business-product\//)
  await page.getByRole('heading', { name: 'Specifications' }).waitFor()
  await page.getByRole('heading', { name: 'Main products of Ferrantis Pompe S.r.l.' }).waitFor()
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByText('Product Link copied!').waitFor()

  await page.goBack()
  await arrive(page, /\/business\/ferrantis/)
  await page.goBack()
  await arrive(page, /countries=IT/)
  assert.ok(await page.getByRole('checkbox', { name: /Italy/ }).isChecked())
  assert.deepEqual(faults, [])
  await context.close()
})

test('the fields of the search bar follow the address, and Enter searches with the chosen values', async () => {
  const { page, context, faults } = await site.visit('/search-result?business=PR&countries=DE&search=bearing')
  const bar = page.getByRole('search').first()
  assert.equal(await bar.locator('[name=business]').inputValue(), 'PR')
  assert.equal(await bar.locator('[name=countries]').inputValue(), 'DE')
  assert.equal(await searchBox(page).inputValue(), 'bearing')
  await searchBox(page).fill('pump')
  await searchBox(page).press('Enter')
  await arrive(page, /business=PR&countries=DE&search=pump/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('what was typed and chosen before the scripts came stays', async () => {
  const { page, context, faults } = await site.visit('about:blank')
  const release = await holdScripts(page)
  await goTo(page, `${site.address}/`, { waitUntil: 'commit' })
  await searchBox(page).fill('centrifugal pumps')
  await page.locator('main [name=countries]').selectOption('IT')
  release()
  await page.waitForLoadState('networkidle')
  assert.equal(await searchBox(page).inputValue(), 'centrifugal pumps')
  assert.equal(await page.locator('main [name=countries]').inputValue(), 'IT')
  assert.deepEqual(faults, [])
  await context.close()
})

test('results: five a page, numbered pages; the last page answers any later one', async () => {
  const { page, context, faults } = await site.visit('/search-result?business=MA&countries=global&search=')
  await page.locator('main article, main li').first().waitFor()
  const pages = page.getByRole('navigation', { name: /page/i })
  await pages.getByRole('link', { name: /2/ }).first().click()
  await arrive(page, /page=2/)
  assert.equal(
    await page
      .getByText(/first|last/i)
      .and(pages)
      .count(),
    0,
    'no first or last items',
  )
  await goTo(page, '/search-result?business=MA&countries=global&search=&page=99999')
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.ok((await page.locator('main a[href*="/business/"]').count()) > 0, 'the last page has companies')
  assert.deepEqual(faults, [])
  await context.close()
})

test('a misspelt word is forgiven and said; nothing found says so and offers a way on', async () => {
  const { page, context } = await site.visit('/search-result?business=PR&countries=global&search=photovoltiac+modul')
  await page.locator('main a[href*="/business-product/"]').first().waitFor()
  await goTo(page, '/search-result?business=MA&countries=global&search=zzqqxxyyww')
  assert.match(await page.locator('main').innerText(), /no manufacturers|nothing|found/i)
  assert.ok((await page.locator('main a').count()) > 0)
  await context.close()
})

test('a category of the flyout opens on hover and leads to its companies', async () => {
  const { page, context, faults } = await site.visit('/')
  const item = industry(page, 'Industrial Technology')
  await item.hover()
  const group = page.locator('aside h3').first()
  await group.waitFor()
  assert.ok((await page.locator('aside h3').count()) <= 6)
  const link = page.locator('aside h3 + ul a').first()
  const name = await link.innerText()
  await link.click()
  await arrive(page, /search-result\?business=MA&countries=global&search=/)
  assert.equal(new URL(page.url()).searchParams.get('search'), name)
  assert.deepEqual(faults, [])
  await context.close()
})

test('View More of a category leads to all its subcategories, on the page of its industry', async () => {
  const { page, context, faults } = await site.visit('/')
  await industry(page, 'Industrial Technology').hover()
  const group = page
    .locator('aside div', { has: page.locator('h3') })
    .filter({ hasText: 'View More' })
    .last()
  const name = await group.locator('h3').innerText()
  await group.getByRole('link', { name: 'View More', exact: true }).click()
  await arrive(page, /\/industries\/industrial-technology-0004#/)
  const section = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
  await section.getByRole('heading', { name, exact: true }).waitFor()
  assert.ok((await section.getByRole('listitem').count()) > 6)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a subcategory is found by its name on the page of all industries, and what is not there is searched', async () => {
  const { page, context, faults } = await site.visit('about:blank')
  const release = await holdScripts(page)
  await goTo(page, `${site.address}/industries`, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Find a category' })
  await field.fill('ball valv')
  release()
  await page.getByText('1 category', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ball Valves', exact: true }).waitFor()
  assert.equal(await page.locator('main').getByRole('heading', { level: 2 }).count(), 1)
  await field.fill('Ferrantis')
  await page.getByText('No matching category').waitFor()
  await field.press('Enter')
  await arrive(page, /search-result\?business=MA&countries=global&search=Ferrantis/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the flyout and the suggestions work by keyboard alone', async () => {
  const { page, context, faults } = await site.visit('/')
  await page.keyboard.press('Tab')
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /skip/i)
  await industry(page, 'Automation').focus()
  await page.keyboard.press('Tab')
  await page.locator('aside h3').first().waitFor()
  await page.keyboard.press('ArrowRight')
  assert.ok(await page.evaluate(() => document.activeElement?.closest('aside')?.querySelector('h3') !== null))
  await page.keyboard.press('Escape')

  const release = await holdScripts(page, 'SearchSuggestions-*')
  await searchBox(page).focus()
  await page.keyboard.type('ferran')
  release()
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await options.first().waitFor()
  for (let press = 0; press < (await options.count()); press++) {
    await page.keyboard.press('ArrowDown')
    if (await page.locator('[role=option][data-focused]', { hasText: 'Ferrantis Pompe' }).count()) break
  }
  await page.keyboard.press('Enter')
  await arrive(page, /\/business\/ferrantis/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('on a phone: menu, filters as a sheet, no sideways scrolling', async () => {
  const { page, context, faults } = await site.visit('/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('heading', { name: 'MAIN MENU' }).waitFor()
  await page.getByRole('link', { name: 'Industries', exact: true }).first().click()
  await arrive(page, /\/industries/)
  await goTo(page, '/search-result?business=PR&countries=global&search=pump')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox').first().waitFor()
  for (const path of ['/', '/industries', '/search-result?business=PR&countries=global&search=pump']) {
    await goTo(page, path)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path)
  }
  assert.deepEqual(faults, [])
  await context.close()
})

test('a language chosen in the footer keeps the page', async () => {
  const { page, context, faults } = await site.visit('/')
  await searchBox(page).fill('pump')
  await page.locator('main [name=business]').selectOption('PR')
  await searchBox(page).press('Enter')
  await arrive(page, /search-result/)
  await page.locator('footer').getByRole('link', { name: 'Español' }).click()
  await arrive(page, /\/es\/search-result\?/)
  assert.equal(new URL(page.url()).searchParams.get('business'), 'PR')
  assert.equal(new URL(page.url()).searchParams.get('search'), 'pump')
  assert.equal(await page.locator('html').getAttribute('lang'), 'es')
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /producto/i)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a category is found by its name in each language', async () => {
  for (const [prefix, lang] of [
    ['', 'en'],
    ['/es', 'es'],
    ['/it', 'it'],
    ['/zh', 'zh'],
    ['/de', 'de'],
  ] as const) {
    const { page, context } = await site.visit(`${prefix}/industries`)
    const link = page.locator('#i0004 li a').first()
    const name = await link.innerText()
    const response = await fetch(`${site.address}/api/search/business`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify({ textQuery: name }),
    })
    const { data } = (await response.json()) as { data: { category?: { name: string } } }
    assert.equal(data.category?.name, name, `${lang}: ${name}`)
    await context.close()
  }
})

test('every public page has its full content without JavaScript, and search works as a form', async () => {
  const { page, context } = await site.visit('/', { javaScriptEnabled: false })
  await searchBox(page).fill('centrifugal pumps')
  await searchBox(page).press('Enter')
  await arrive(page, /search-result/)
  await page.getByRole('link', { name: 'Ferrantis Pompe S.r.l.' }).first().click()
  await page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor()
  await page.locator('main a[href*="/business-product/"]').first().click()
  await page.getByRole('heading', { name: 'Specifications' }).waitFor()
  await context.close()
})

test('light and dark follow the reader and the choice in the footer, which lasts', async () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await site.visit('/', { colorScheme: 'light' })
  const dark = await site.visit('/', { colorScheme: 'dark' })
  assert.notEqual(await background(light.page), await background(dark.page))
  await light.page.locator('footer').getByRole('button', { name: /dark/i }).click()
  assert.equal(await background(light.page), await background(dark.page))
  await reload(light.page)
  assert.equal(await background(light.page), await background(dark.page))
  await light.context.close()
  await dark.context.close()
})

test('when the network fails a page says so and the address can be tried again', async () => {
  const { page, context } = await site.visit('/search-result?business=MA&countries=global&search=pumps')
  await page.waitForLoadState('networkidle')
  await goOffline(page)
  await page.locator('main a[href*="/business/"]').first().click()
  await page
    .getByText(/offline|connection|could not|went wrong|Error loading data/i)
    .first()
    .waitFor()
  await context.setOffline(false)
  await reload(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})
