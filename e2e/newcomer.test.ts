// A newcomer's first pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { arrive, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('Register Now and Go Global lead a stranger to registering and back, in the language of the page', async () => {
  for (const [home, register, names] of [
    ['/', '/register', ['Register Now', 'Go Global']],
    ['/es', '/es/register', ['Regístrese ahora']],
  ] as const) {
    const { page, context, faults } = await site.visit(home)
    for (const name of names) {
      const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href')
      const { pathname, searchParams } = new URL(href!, page.url())
      assert.deepEqual([pathname, searchParams.get('continue')], [register, site.address + home])
    }
    await page.getByRole('main').getByRole('link', { name: names[0] }).click()
    await page.getByRole('button', { name: /Create account|Crear cuenta/ }).waitFor()
    assert.deepEqual(faults, [])
    await context.close()
  }
})

test('who is signed in has a home without advertising; the feed of a sample account is alive', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/')
  await page.getByRole('main').getByRole('heading', { name: 'Answers waiting for you' }).waitFor()
  assert.equal(await page.locator('figure video').count(), 0)
  assert.equal(await page.getByRole('link', { name: 'Register Now' }).count(), 0)
  await page.getByRole('link', { name: 'My B2B' }).click()
  await arrive(page, /\/newsfeed$/)
  await page.getByRole('article').filter({ hasText: 'a 7.5 kW IE4 motor as standard' }).waitFor()
  await page.getByRole('article').nth(4).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})
