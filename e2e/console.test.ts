// The operator's console: who sees it, and how one moves in it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('the operator reaches the console from the account menu, and its sections by keys', async () => {
  const { page, faults } = await visitAs(site, 'operator', '/')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Console' }).click()
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Needs attention today' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText(/unbroken/).waitFor()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await shortcuts.getByRole('switch', { name: 'Use single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await shortcuts.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page
    .getByRole('navigation', { name: 'Sections of the console' })
    .getByRole('link', { name: 'Permissions' })
    .click()
  await page.getByRole('cell', { name: 'yes' }).first().waitFor()
  assert.equal(await shortcuts.count(), 0)
  assert.deepEqual(faults, [])
})

test('on a phone the sections open by a button, and nothing is wider than the screen', async () => {
  const { page } = await visitAs(site, 'operator', '/admin/audit', { viewport: { width: 390, height: 800 } })
  await page.getByRole('button', { name: 'Sections of the console' }).click()
  await page.getByRole('link', { name: 'Permissions' }).click()
  await page.getByRole('heading', { name: 'Permissions', level: 1 }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})

test('somebody who is not of the staff is told that the console is not for them', async () => {
  const { page } = await visitAs(site, 'buyer', '/admin')
  await page.getByRole('heading', { name: 'This page is not for you' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Audit log' }).count(), 0)
})
