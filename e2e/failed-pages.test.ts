// Pages with failing calls: message and retry.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let pages: Record<string, { path: string; call: string; shows: string }>
before(async () => {
  site = await startSite()
  const { id } = (await sampleBusiness(site)).business
  pages = {
    'own businesses': { path: '/my-business', call: '**/api/business/profile/my-list*', shows: 'My Business' },
    favorites: { path: '/favorites', call: '**/api/favorite/list*', shows: 'Favorite Business' },
    connections: { path: '/connections', call: '**/api/social/connection*', shows: 'Connections' },
    settings: { path: '/settings', call: '**/api/user/settings*', shows: 'Settings' },
    members: { path: `/business/${id}/members`, call: `**/api/business/${id}/member*`, shows: 'People' },
    editor: { path: `/business/${id}/edit`, call: `**/api/business/profile/${id}*`, shows: 'Ferrantis Pompe S.r.l.' },
    'timeline of a person': {
      path: `/timeline/${sampleAccounts.buyer.userID}`,
      call: '**/api/timeline/load/**',
      shows: 'Posts of',
    },
  }
})
after(() => site.close())

for (const kind of ['an answer of 500', 'no answer'] as const)
  test(`a private page whose call gets ${kind} says so, and shows itself when it is tried again`, async () => {
    const { context, page: first } = await visitAs(site, 'exporter', '/newsfeed')
    await first.close()
    for (const [name, { path, call, shows }] of Object.entries(pages)) {
      const page = await context.newPage()
      const failure = { success: false, error: { name: 'InternalError', message: '' } }
      await page.route(call, (route) =>
        kind === 'no answer' ? route.abort() : route.fulfill({ status: 500, json: failure }),
      )
      await goTo(page, path)
      await page.getByRole('heading', { name: 'Error loading data' }).waitFor()
      assert.equal(await page.getByText('for signed-in members').count(), 0, name)
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: shows }).first().waitFor()
      await page.close()
    }
    await context.close()
  })

test('a page that fails after a change says that the change was saved, and does not repeat it', async () => {
  const { business, product } = await sampleBusiness(site)
  const { page, context } = await visitAs(site, 'exporter', `/business/${business.id}/edit/products/${product.id}`)
  const changes: string[] = []
  page.on('request', (request) => void (request.method() !== 'GET' && changes.push(request.method())))
  await page.getByLabel('Brand').fill('Saved once')
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET')
      await page.evaluate(() => {
        const { removeChild } = Node.prototype
        Node.prototype.removeChild = function () {
          Node.prototype.removeChild = removeChild
          throw new Error('a foreign hand')
        }
      })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your last change was saved: there is no need to repeat it.').waitFor()
  const sent = changes.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Brand').waitFor()
  assert.equal(await page.getByLabel('Brand').inputValue(), 'Saved once')
  assert.equal(changes.length, sent)
  await context.close()
})
