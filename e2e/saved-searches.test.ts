// Saved searches: phone and desktop, two languages, keyboard.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a search is saved, renamed, slowed down and deleted by keyboard', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/search-result?business=PR&search=mechanical+seal')
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: 'See saved searches' })
  await link.focus()
  await page.keyboard.press('Enter')
  await arrive(page, /\/saved$/)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Rename mechanical seal' }) })
  await row.waitFor()
  await passesAxe(page, 'saved')
  await row.getByRole('combobox').selectOption('weekly')
  await row.getByRole('button', { name: 'Rename mechanical seal' }).press('Enter')
  await page.getByLabel('Name of the search').fill('Seals of the plant')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Seals of the plant' }).waitFor()
  await goTo(page, '/saved')
  assert.equal(await page.getByLabel('Pace of Seals of the plant').inputValue(), 'weekly')
  await page.getByRole('button', { name: 'Delete Seals of the plant' }).press('Enter')
  await page.getByRole('link', { name: 'Seals of the plant' }).waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await context.close()
})

test('on a phone in Spanish: a product is watched; its news are there and are read when it is opened', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const { page, context, faults } = await visitAs(site, 'buyer', '/es/saved', phone)
  const news = page.getByRole('listitem').filter({ hasText: 'Precio 14,90 EUR' }).first()
  await news.waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await news.getByRole('link').click()
  await arrive(page, /\/business-product\//)
  const watching = page.getByRole('button', { name: 'Siguiendo cambios' })
  await watching.waitFor()
  await watching.press('Enter')
  await page.getByRole('button', { name: 'Seguir cambios' }).press('Enter')
  await watching.waitFor()
  const { rows } = await site.database.pool.query<{ open: number }>(
    `select count(*)::int as open from net.watch_news where opened_at is null and kind = 'price'`,
  )
  assert.deepEqual(rows, [{ open: 0 }])
  assert.deepEqual(faults, [])
  await context.close()
})
