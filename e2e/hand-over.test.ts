// Return to a portal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { arrive, goTo, reload, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

async function stateOf(page: Page): Promise<string> {
  await page.context().request.get('/login')
  return (await page.context().cookies()).find(({ name }) => name === 'login-state')!.value
}

test('a link that signs in as somebody else signs nobody in, and offers a login of one’s own', async () => {
  const eve = await site.visit('/auth/login')
  const continueTo = `${site.address}/SetID?state=${await stateOf(eve.page)}&continue=/industries`
  const bait = async () => {
    const data = { account: 'exporter', continue: continueTo }
    const answer = await eve.context.request.post('/auth/sample-login', { data })
    return ((await answer.json()) as { data: { redirect: string } }).data.redirect
  }
  const { page, context } = await site.visit(await bait())
  await page.getByRole('heading', { name: 'Not logged in' }).waitFor()
  await passesAxe(page, 'a login begun elsewhere')
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), null)
  await page.getByRole('link', { name: 'Log in here' }).click()
  await page.getByRole('button', { name: /Buyer/ }).click()
  await arrive(page, '**/industries')
  await page.getByRole('button', { name: 'Account: Clara Whitfield' }).waitFor()

  const stranger = await site.visit((await bait()).replace(/state=[^&]*&/, ''))
  await arrive(stranger.page, /\/auth\/login\?/)
  await goTo(eve.page, await bait())
  await arrive(eve.page, '**/industries')
  for (const one of [context, stranger.context, eve.context]) await one.close()
})

test('what a stranger began is done once after the login: save, and nothing more on the next visit', async () => {
  const { page, context } = await site.visit('/search-result?business=PR&countries=global&search=valve')
  await page.getByRole('main').locator('a[href*="/business-product/"]').first().click()
  await arrive(page, /\/business-product\//)
  const path = new URL(page.url()).pathname
  await page
    .getByRole('link', { name: /^Save Product/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Buyer/ }).click()
  await arrive(page, (url) => url.pathname === path)
  const saved = page.getByRole('button', { name: /^Saved/ }).first()
  await saved.waitFor()
  await Promise.all([page.waitForResponse(/favorite\/product/), saved.click()])
  await reload(page)
  await page
    .getByRole('button', { name: /^Save Product/ })
    .first()
    .waitFor()
  await context.close()
})

test('a token that is not good says so and goes home; the token has left the address at once', async () => {
  const { page, context, faults } = await site.visit('/auth/login')
  await goTo(page, `/SetID?token=not-a-token&state=${await stateOf(page)}&continue=/industries`)
  await page.getByText('Token error').waitFor()
  assert.equal(new URL(page.url()).search, '')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await arrive(page, (url) => url.pathname === '/')
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('without a network the exchange waits for another try', async () => {
  const { page, context } = await site.visit('/auth/login')
  await page.route('**/auth/get-session', (route) => route.abort())
  await goTo(page, `/SetID?token=whatever&state=${await stateOf(page)}`)
  await page.getByText('The network did not answer.').waitFor()
  await page.unroute('**/auth/get-session')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Token error').waitFor()
  await context.close()
})
