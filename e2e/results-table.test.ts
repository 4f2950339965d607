// Results as a table.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { goTo, startSite, type Site } from './site/site.ts'

let site: Site
let page: Page
const pumps = '/search-result?business=PR&countries=global&search=pump'
before(async () => {
  site = await startSite()
  page = (await site.visit(pumps)).page
  await page.setViewportSize({ width: 1280, height: 900 })
})
after(() => site.close())

const rows = () => page.locator('tbody tr')
const names = () => page.locator('tbody th').allInnerTexts()

test('the table is chosen, remembered, and left again', async () => {
  await goTo(page, pumps)
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('table', { name: /products for “pump”/ }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('view'), 'table')
  assert.equal(await rows().count(), 25)
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /Search/ }))
    .first()
    .fill('valve')
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: /valve/ }).waitFor()
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('article').first().waitFor()
  assert.equal(new URL(page.url()).searchParams.get('view'), null)
})

test('columns are chosen and kept; sorting says that it is of the page; the file has what is shown', async () => {
  await goTo(page, `${pumps}&view=table`)
  await page.getByText('Columns').click()
  await page.getByRole('checkbox', { name: 'Lead time' }).check()
  await page.getByRole('checkbox', { name: 'Company', exact: true }).uncheck()
  await page.getByText('Columns').click()
  await page.getByRole('columnheader', { name: 'Lead time' }).waitFor()
  const before = await names()
  await page.getByRole('button', { name: 'Product', exact: true }).click()
  await page.getByText('Sorted: the rows of this page, not all results.').waitFor()
  const { compare } = new Intl.Collator('en', { numeric: true })
  assert.deepEqual(
    (await names()).map((name) => name.split('\n')[0]),
    before.map((name) => name.split('\n')[0]!).toSorted(compare),
  )
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  assert.match(lines[0]!, /Product.*Lead time/)
  assert.doesNotMatch(lines[0]!, /Company/)
  assert.equal(lines.length, 26)
  await goTo(page, `${pumps}&view=table`)
  await page.getByRole('columnheader', { name: 'Lead time' }).waitFor()
  await page.getByRole('columnheader', { name: 'Company', exact: true }).waitFor({ state: 'detached' })
})

test('by keys alone: down, select, compare', async () => {
  await goTo(page, `${pumps}&view=table`)
  await rows().first().getByRole('link').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const second = page.getByRole('checkbox', { checked: true, name: /^Select (?!all)/ }).nth(1)
  await second.waitFor()
  await page.keyboard.press('c')
  await page.waitForURL(/\/compare/)
  await goTo(page, `${pumps}&view=table`)
  await second.waitFor()
  await rows().first().getByRole('link').first().focus()
  await page.keyboard.press('r')
  await page.waitForURL(/rfq.*create/)
})

test('a page by its number, and another page size at the same place', async () => {
  await goTo(page, pumps)
  assert.equal(await page.getByRole('article').count(), 20)
  const box = page.getByRole('spinbutton', { name: /Page/ })
  await box.fill('2')
  await box.press('Enter')
  await page.locator('[aria-current="page"]').getByText('2', { exact: true }).waitFor()
  await page.getByLabel('Results a page').selectOption('10')
  await page.waitForURL(/size=10/)
  assert.equal(new URL(page.url()).searchParams.get('page'), '3')
})

test('the table passes axe, wide and narrow, light and dark', async () => {
  await goTo(page, `${pumps}&view=table`)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await passesAxe(page, 'the table')
  }
})
