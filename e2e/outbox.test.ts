// Texts written offline.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { visitAs } from './site/sign-in.ts'
import { goOffline, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let product: string
before(async () => {
  site = await startSite()
  const sample = await sampleBusiness(site)
  product = `/business-product/${sample.product.slug}-${sample.product.id}`
})
after(() => site.close())

const waiting = 'Waiting for the network'

function requestsTo(context: BrowserContext, path: string): string[] {
  const requests: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) requests.push(request.url())
  })
  return requests
}

async function stored(table: 'comments' | 'posts', text: string): Promise<number> {
  const { rows } = await site.database.pool.query(`select count(*)::int as n from ${table} where content = $1`, [text])
  return rows[0].n
}

test('a comment written offline waits in the list, outlives the tab, and is sent once though two tabs open', async () => {
  const text = 'Is the seal rated for glycol?'
  const { page, context } = await visitAs(site, 'buyer', product)
  const requests = requestsTo(context, '/make-comment')
  const box = page.getByLabel('Write a comment')
  await box.fill(text)
  await goOffline(page)
  await box.press('Enter')
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.getByText(waiting).waitFor()
  assert.equal(await box.inputValue(), '', 'the field is free for the next one')
  assert.equal(await box.evaluate((element) => element === document.activeElement), true)
  await page.close()
  await context.setOffline(false)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => goTo(tab, product)))
  for (const tab of tabs) {
    await tab.getByRole('listitem').filter({ hasText: text }).first().waitFor()
    await tab.getByText(waiting).waitFor({ state: 'detached' })
  }
  assert.equal(requests.length, 1)
  assert.equal(await stored('comments', text), 1)
  await context.close()
})

test('a post written offline waits above the feed, and is sent when the network is back', async () => {
  const text = 'Written in a tunnel.'
  const { page, context } = await visitAs(site, 'exporter', '/newsfeed')
  const requests = requestsTo(context, '/make-post')
  await page.getByRole('button', { name: 'Post menu' }).first().waitFor()
  await page.getByLabel('Write a post').fill(text)
  await goOffline(page)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: text })
  await card.getByText(waiting).waitFor()
  assert.equal(await page.getByLabel('Write a post').inputValue(), '')
  await context.setOffline(false)
  await page.getByText(waiting).waitFor({ state: 'detached' })
  assert.equal(await stored('posts', text), 1)
  await card.getByRole('button', { name: 'Post menu' }).waitFor()
  await reload(page)
  await card.first().waitFor()
  assert.equal(await card.count(), 1)
  assert.equal(requests.length, 1)
  await context.close()
})

test('what waits can be discarded; what is refused later says why and can be sent again', async () => {
  const { page, context } = await visitAs(site, 'buyer', product)
  const box = page.getByLabel('Write a comment')
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await box.fill('Never mind')
  await goOffline(page)
  await box.press('Enter')
  await item('Never mind').getByRole('button', { name: 'Remove' }).click()
  await item('Never mind').waitFor({ state: 'detached' })
  await box.fill('Refused at first')
  await box.press('Enter')
  await item('Refused at first').getByText(waiting).waitFor()
  await page.route('**/social/comments/make-comment', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, error: { name: 'Forbidden', message: 'Comments are closed here' } },
    }),
  )
  await context.setOffline(false)
  await item('Refused at first').getByText('Comments are closed here').waitFor()
  await page.unroute('**/social/comments/make-comment')
  await item('Refused at first').getByRole('button', { name: 'Try again' }).click()
  await item('Refused at first').getByRole('button', { name: 'Reply' }).waitFor()
  assert.equal(await stored('comments', 'Refused at first'), 1)
  assert.equal(await stored('comments', 'Never mind'), 0)
  await context.close()
})

test('who logs out leaves nothing unsent behind', async () => {
  const { page, context } = await visitAs(site, 'buyer', product)
  await page.route('**/social/comments/make-comment', (route) => route.abort())
  await page.getByLabel('Write a comment').fill('For nobody else')
  await page.getByLabel('Write a comment').press('Enter')
  await page.getByText(waiting).waitFor()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox')))
  assert.deepEqual(left, [])
  await context.close()
})
