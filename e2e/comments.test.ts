// Comments of two people at once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a removed comment stays removed when an older list comes late, and its undo shows it once', async () => {
  const { product } = await sampleBusiness(site)
  const { page: other } = await visitAs(site, 'exporter', '/newsfeed')
  const { page } = await visitAs(site, 'buyer', '/newsfeed')
  for (const one of [other, page]) await goTo(one, `/business-product/${product.id}#comments`)
  const lists = `**/social/comments/${product.id}?*`
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const write = async (on: Page, text: string) => {
    await on.getByLabel('Write a comment').fill(text)
    await on.getByLabel('Write a comment').press('Enter')
  }
  const shown = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await write(page, 'On which shaft?')
  await shown('On which shaft?').waitFor()
  const held = async (route: Route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  }
  await page.route(lists, held, { times: 1 })
  const asked = page.waitForRequest(lists)
  await write(other, 'Any that we list')
  await asked
  await shown('On which shaft?').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Comment removed').waitFor()
  await shown('Any that we list').waitFor()
  const late = page.waitForResponse(lists)
  release()
  await late
  await shown('Any that we list').waitFor()
  assert.equal(await shown('On which shaft?').count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await shown('On which shaft?').waitFor()
  assert.equal(await shown('On which shaft?').count(), 1)
})
