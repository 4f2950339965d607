// Announcements.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, press, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const port = () => new URL(site.address).port
async function html(path: string): Promise<string> {
  return (await fetch(site.address + path)).text()
}

test('an announcement is written, shown at once on pages that were cached, dismissed for good, changed and ended', async () => {
  for (let times = 0; times < 2; times++) assert.doesNotMatch(await html('/industries'), /Hall 5/)
  const { page, faults } = await visitAs(site, 'operator', '/admin/announcements')
  await page.getByRole('link', { name: 'Requests for quotation take files' }).waitFor()
  await passesAxe(page, 'the list of announcements')
  await page.getByRole('link', { name: 'New announcement' }).click()
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('English is shown where another language is missing.').first().waitFor()
  await page.getByLabel('English').fill('Meet us at the fair, Hall 5')
  await page.getByLabel('Italiano').fill('Ci trovate in fiera, padiglione 5')
  await page.getByLabel('Link').fill('/industries')
  await page.getByRole('definition').filter({ hasText: 'padiglione 5' }).waitFor()
  await passesAxe(page, 'the form of an announcement')
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByRole('heading', { name: 'Announcement', exact: true }).waitFor()
  await page.getByText('Shown', { exact: true }).waitFor()

  assert.match(await html('/industries'), /Hall 5/)
  assert.match(await html('/it/industries'), /padiglione 5/)
  assert.match(await html('/es/industries'), /lang="en">Meet us at the fair, Hall 5</)
  assert.match(await html('/privacy-policy'), /Hall 5/)

  const visitor = await site.visit('/privacy-policy')
  const banner = visitor.page.getByRole('region', { name: 'Announcements' })
  await banner.getByText('Meet us at the fair, Hall 5').waitFor()
  await passesAxe(visitor.page, 'a page with an announcement')
  await banner.getByRole('link', { name: 'Learn more' }).click()
  await arrive(visitor.page, '**/industries')
  await press(banner.getByRole('button', { name: 'Dismiss' }))
  await banner.waitFor({ state: 'detached' })
  assert.equal(await visitor.page.evaluate(() => document.activeElement?.id), 'main')
  const drawn = visitor.page.waitForResponse((response) => response.url().endsWith('/industries'))
  await reload(visitor.page)
  const text = await (await drawn).text()
  assert.doesNotMatch(text.slice(0, text.indexOf('<script type="application/json"')), /Hall 5/)
  assert.equal(await banner.count(), 0)

  await page.getByLabel('English').fill('Meet us at the fair, Hall 7')
  await page.getByLabel('Reason').fill('They moved us')
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT')
  await press(page.getByRole('button', { name: 'Save' }))
  assert.equal((await changed).status(), 200)
  await reload(visitor.page)
  await banner.getByText('Hall 7').waitFor()

  await press(page.getByRole('button', { name: 'End now' }))
  await page.getByRole('dialog').getByLabel('Reason').fill('The fair is over')
  await press(page.getByRole('dialog').getByRole('button', { name: 'End now' }))
  await page.getByText('Ended', { exact: true }).waitFor()
  assert.doesNotMatch(await html('/industries'), /Hall 7/)
  await press(page.getByRole('button', { name: 'Show again' }))
  await page.getByRole('dialog').getByLabel('Reason').fill('One day more')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Show again' }))
  await page.getByText('Shown', { exact: true }).waitFor()
  assert.match(await html('/industries'), /Hall 7/)
  await goTo(page, `${site.address}/admin/audit`)
  await page.getByRole('row').filter({ hasText: 'Restored an announcement' }).first().waitFor()
  assert.deepEqual([...faults, ...visitor.faults], [])
})

test('an announcement of some portals is on these alone', async () => {
  const chile = await site.visit(`http://chile.localhost:${port()}/es/about-us`)
  await chile.page.getByRole('region', { name: 'Avisos' }).getByText('Las solicitudes de cotización').waitFor()
  const plain = await site.visit('/es/about-us')
  assert.equal(await plain.page.getByText('Las solicitudes de cotización').count(), 0)
  assert.deepEqual([...chile.faults, ...plain.faults], [])
})
