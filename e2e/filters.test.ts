// Filters of product results.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { arrive, reload, startSite, type Site } from './site/site.ts'

const heatPumps = '/search-result?business=PR&countries=global&search=heat+pump'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('filters after the sixth group are folded; a numeric specification takes a range, stays in view and is removed', async () => {
  const { page, context, faults } = await site.visit(heatPumps)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const groups = filters.locator('fieldset').filter({ visible: true })
  assert.equal(await groups.count(), 6, 'the rest is folded')
  await filters.getByRole('button', { name: /more filters?$/ }).press('Enter')
  assert.ok((await groups.count()) > 6)
  await passesAxe(page, 'unfolded filters')
  const from = filters.getByRole('spinbutton', { name: /: From/ }).first()
  const name = (await from.getAttribute('aria-label'))!.replace(/: From.*/, '')
  const count = async () =>
    Number((await page.getByRole('heading', { level: 1 }).textContent())!.replace(/\D+/g, ' ').trim().split(' ')[0])
  const all = await count()
  await from.fill('5')
  await from.press('Enter')
  await arrive(page, /[?&]range=/)
  const chip = page.getByRole('link', { name: `Remove filter: ${name}: ≥ 5` })
  await chip.waitFor()
  await page.waitForFunction((before) => !document.querySelector('h1')!.textContent!.includes(String(before)), all)
  assert.ok((await count()) < all)
  await reload(page)
  assert.equal(await filters.getByRole('spinbutton', { name: `${name}: From` }).inputValue(), '5')
  await page.getByRole('link', { name: /^Remove filter: / }).click()
  await arrive(page, (url) => !url.searchParams.has('range'))
  assert.deepEqual(faults, [])
  await context.close()
})

test('without scripts all groups are open, and a range is sent with the form', async () => {
  const { page, context } = await site.visit(heatPumps, { javaScriptEnabled: false })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  assert.ok((await filters.locator('fieldset').filter({ visible: true }).count()) > 5)
  await filters.getByRole('spinbutton', { name: /: To/ }).first().fill('5')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('link', { name: /^Remove filter: .*: ≤ 5/ }).waitFor()
  await context.close()
})
