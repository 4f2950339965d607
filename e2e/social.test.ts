// Social layer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { payloads, trap } from './site/payloads.ts'
import { passesAxe, settings } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import {
  arrive,
  goTo,
  holdScripts,
  press,
  reload,
  sampleBusiness,
  startSite,
  type Site,
  type Visit,
} from './site/site.ts'

let site: Site
let [business, product] = ['', '']
let exporter: Visit
let buyer: Visit
before(async () => {
  site = await startSite()
  const made = 'reactions follows connections favorites favorite_lists comments posts'.split(' ')
  const zeros = 'update counters set likes = 0, followers = 0, following = 0, comments = 0, posts = 0'
  await site.database.pool.query([...made.map((table) => `delete from ${table}`), zeros].join(';'))
  const sample = await sampleBusiness(site)
  business = sample.business.id
  product = sample.product.id
  exporter = await visitAs(site, 'exporter', '/newsfeed')
  buyer = await visitAs(site, 'buyer', `/business/ferrantis-pompe-s-r-l-${business}`)
})
after(() => site.close())

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function post(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a post').fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await card(page, text).waitFor()
}

test('one follows a company, the other posts as that company, and the first reads it with the reason', async () => {
  const { page } = buyer
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  await exporter.page.getByLabel('Post as').selectOption({ label: 'as Ferrantis Pompe S.r.l.' })
  await post(exporter.page, 'Our test bench now measures NPSH up to 400 kW.')
  await exporter.page.getByText('Post created!').waitFor()
  assert.equal(await exporter.page.getByLabel('Write a post').inputValue(), '', 'the text is cleared')
  await goTo(page, '/newsfeed')
  const shown = card(page, 'NPSH up to 400 kW')
  await shown.getByText('You follow').waitFor()
  await shown.getByRole('link', { name: 'Ferrantis Pompe S.r.l.' }).waitFor()
})

test('a like shows at once and is there after a reload; taken back it is gone', async () => {
  const { page } = buyer
  const like = () => card(page, 'NPSH up to 400 kW').getByRole('button', { name: 'Like' })
  const sent = page.waitForResponse(/reaction\/react\/post/)
  await like().click()
  assert.equal(await like().getAttribute('aria-pressed'), 'true')
  await sent
  await reload(page)
  await like().waitFor()
  assert.equal(await like().getAttribute('aria-pressed'), 'true')
  await Promise.all([page.waitForResponse(/reaction\/react\/post/), like().click()])
  assert.equal(await like().getAttribute('aria-pressed'), 'false')
})

test('a like that the server refuses goes back without a word', async () => {
  const { page } = buyer
  await page.route('**/social/reaction/react/**', (route) => route.abort())
  const like = card(page, 'NPSH up to 400 kW').getByRole('button', { name: 'Like' })
  await like.click()
  await page.waitForFunction((element) => element?.getAttribute('aria-pressed') === 'false', await like.elementHandle())
  await page.unroute('**/social/reaction/react/**')
})

test('a comment holds 512 characters; Enter sends it, Shift+Enter adds a line, the Enter of an input method does neither', async () => {
  const { page } = buyer
  const shown = card(page, 'NPSH up to 400 kW')
  await shown.getByRole('button', { name: 'Comment', exact: true }).click()
  const box = shown.getByLabel('Write a comment')
  await box.fill('x'.repeat(399))
  assert.equal(await shown.getByText('/ 512').count(), 0, 'short texts are not counted')
  await box.press('x')
  await shown.getByText('400 / 512').waitFor()
  await box.fill('x'.repeat(511))
  await box.pressSequentially('yz')
  assert.equal(await box.inputValue(), `${'x'.repeat(511)}y`)
  await box.fill('Which torque')
  await box.press('Shift+Enter')
  await box.pressSequentially('do you allow?')
  await box.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
  )
  assert.equal(await box.inputValue(), 'Which torque\ndo you allow?', 'not sent while composing')
  await box.press('Enter')
  await shown.getByRole('listitem').filter({ hasText: 'Which torque' }).waitFor()
  assert.equal(await box.inputValue(), '')
})

test('a comment whose answer was lost waits in the list, and is there once when it is sent again', async () => {
  const { page } = buyer
  const shown = card(page, 'NPSH up to 400 kW')
  const box = shown.getByLabel('Write a comment')
  await page.route('**/social/comments/make-comment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box.fill('Lost on the way?')
  await box.press('Enter')
  const sent = shown.getByRole('listitem').filter({ hasText: 'Lost on the way?' })
  await sent.getByText('Waiting for the network').waitFor()
  assert.equal(await box.inputValue(), '')
  await page.unroute('**/social/comments/make-comment')
  await shown.getByText('Waiting for the network').waitFor({ state: 'detached' })
  await reload(page)
  await shown.getByRole('button', { name: 'Comment', exact: true }).click()
  await sent.first().waitFor()
  assert.equal(await sent.count(), 1)
})

test('the other answers on the page of the post; replies are hidden until they are asked for', async () => {
  const href = await card(buyer.page, 'NPSH up to 400 kW').locator('a:has(time)').first().getAttribute('href')
  const { page } = exporter
  await goTo(page, href!)
  const question = page.getByRole('listitem').filter({ hasText: 'Which torque' })
  await question.getByRole('button', { name: 'Reply' }).click()
  const reply = question.getByLabel('Write a reply')
  await reply.fill('Up to 12 Nm at 300 °C.')
  await press(reply)
  await question.getByText('Up to 12 Nm').waitFor()
  await goTo(buyer.page, href!)
  const seen = buyer.page.getByRole('listitem').filter({ hasText: 'Which torque' })
  await seen.getByRole('button', { name: 'Show replies (1)' }).click()
  await seen.getByText('Up to 12 Nm').waitFor()
  await seen.getByRole('button', { name: 'Hide replies' }).click()
  assert.equal(await seen.getByText('Up to 12 Nm').count(), 0)
})

test('a removed post leaves the list without a reload, and the undo brings it back', async () => {
  const { page } = exporter
  await goTo(page, '/newsfeed')
  await post(page, 'Posted by mistake')
  const shown = card(page, 'Posted by mistake')
  await shown.getByRole('button', { name: 'Post menu' }).click()
  await page.getByRole('menuitem', { name: 'Remove post' }).click()
  await shown.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await shown.waitFor()
})

test('a stranger reads a company’s post from the server’s page; liking and commenting lead to the login', async () => {
  const { rows } = await site.database.pool.query('select id from posts where author_id = $1 order by id limit 1', [
    business,
  ])
  const response = await fetch(`${site.address}/post/${rows[0].id}`)
  const html = await response.text()
  assert.ok(html.includes('NPSH up to 400 kW') && html.includes('Which torque'), 'drawn by the server')
  const { page, context, faults } = await site.visit(`/post/${rows[0].id}`)
  await page.getByText('If you want to comment you must be logged in.').waitFor()
  assert.match((await page.getByRole('link', { name: 'Like' }).getAttribute('href')) ?? '', /\/login\?/)
  assert.deepEqual(faults, [])
  await context.close()
  for (const path of ['/newsfeed', '/favorites', '/connections']) {
    const visit = await site.visit(path)
    await arrive(visit.page, /\/auth\/login\?continue=/)
    await visit.context.close()
  }
})

test('what is saved stands among the favourites, with a note and in a list', async () => {
  const { page } = buyer
  await goTo(page, `/business-product/${product}`)
  await Promise.all([
    page.waitForResponse(/\/favorite\/product$/),
    page.getByRole('button', { name: 'Save Product' }).click(),
  ])
  await goTo(page, '/favorites?type=product')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name of the list').fill('To ask')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Nothing saved here yet').waitFor()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Note').fill('Ask for curves')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Ask for curves').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'favorites.csv')
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await page.getByText('Nothing saved here yet').waitFor()
})

test('whatever is written in posts, comments and notes stays words', async () => {
  assert.ok(payloads.length >= 200)
  const visit = await visitAs(site, 'exporter', '/newsfeed')
  const { page, context } = visit
  const staysWords = await trap(visit)
  const { pool } = site.database
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from people where first_name = 'Matteo' and last_name = 'Ferraris'`,
  )
  const author = people[0]!.id
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content)
      select $1, 'business', $2, $1, 'business', text from unnest($3::text[]) text returning id),
    said as (
      insert into comments (resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content)
      select $4, 'product', $4, 'product', $1, 'business', $2, text from unnest($3::text[]) text)
    select id from made order by id`,
    [business, author, payloads, product],
  )
  await pool.query(
    `insert into counters as c (resource_id, posts, comments) values ($1, $3, 0), ($2, 0, $3)
      on conflict (resource_id) do update set posts = c.posts + excluded.posts, comments = c.comments + excluded.comments`,
    [business, product, payloads.length],
  )
  const timeline = await fetch(`${site.address}/api/timeline/load/${business}?size=50`)
  assert.equal(timeline.status, 200)
  for (let at = 0; at < payloads.length; at += 50) {
    await goTo(page, `/timeline/${business}`)
    await page.route('**/timeline/load/**', async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('skip', String(at))
      url.searchParams.set('size', '50')
      await route.continue({ url: url.href })
    })
    await reload(page)
    await page.getByRole('article').nth(9).waitFor()
    await staysWords(`timeline from ${at}`)
    await page.unroute('**/timeline/load/**')
  }
  for (const { id } of rows.filter((_, index) => index % 12 === 0)) {
    await goTo(page, `/post/${id}`)
    await page.getByRole('article').waitFor()
    await staysWords(`post ${id}`)
  }
  await goTo(page, `/business-product/${product}#comments`)
  const more = page.getByRole('button', { name: 'Load more comments' })
  for (let turn = 0; turn < 10; turn++) {
    await Promise.all([page.waitForResponse(/\/social\/comments\//), more.click()])
    await more.waitFor()
  }
  await staysWords('comments')
  await context.close()
})

test('until the code of a suggestion’s Follow button is there, it is small, and no way to a login', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/favorites')
  const release = await holdScripts(page, 'LiveFollow-*')
  await goTo(page, '/newsfeed')
  const suggested = page.locator('section', { has: page.getByRole('heading', { name: 'Companies to follow' }) })
  const follow = suggested.getByRole('button', { name: /^Follow / }).first()
  await follow.waitFor()
  assert.equal(await follow.isDisabled(), true)
  assert.equal(await suggested.getByRole('link', { name: 'Follow', exact: true }).count(), 0)
  await passesAxe(page, '/newsfeed')
  release()
  await suggested
    .getByRole('button', { name: /^Follow /, disabled: false })
    .first()
    .waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('the pages of the social layer pass axe, wide and narrow, light and dark', async () => {
  const { rows } = await site.database.pool.query('select id from posts where author_id = $1 order by id limit 1', [
    business,
  ])
  for (const setting of settings) {
    const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed', setting)
    for (const path of [
      '/newsfeed',
      '/favorites',
      '/connections',
      `/post/${rows[0].id}`,
      `/timeline/${business}`,
      `/business/${business}/followers`,
    ]) {
      await goTo(page, path)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      await passesAxe(page, path)
    }
    assert.deepEqual(faults, [])
    await context.close()
  }
})
