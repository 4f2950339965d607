// Notifications between browsers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('one comments, the other sees the comment and the bell without reloading', async () => {
  const ann = await visitAs(site, 'exporter', '/newsfeed')
  const bob = await visitAs(site, 'buyer', '/newsfeed')
  const { kysely: db } = site.database
  await openReader({ db }).read()
  await goTo(ann.page, '/notifications')
  await ann.page.getByRole('button', { name: 'Mark all as read' }).click()
  await ann.page.getByText('All read').waitFor()
  await goTo(ann.page, '/newsfeed')
  const words = `New pump range ${Date.now()}`
  await ann.page.getByRole('textbox').first().fill(words)
  await ann.page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = ann.page.getByRole('article').filter({ hasText: words })
  await card.waitFor()
  const path = await card.locator('a[href*="/post/"]').first().getAttribute('href')
  assert.ok(path)
  const answer = (kind: string) => (response: { url: () => string }) => response.url().includes(kind)
  const [opened] = await Promise.all([
    ann.page.waitForResponse((response) => answer('/social/events')(response) && response.url().includes('post%3A')),
    goTo(ann.page, path),
  ])
  assert.equal(opened.status(), 200)
  const tab = await ann.context.newPage()
  let connections = 0
  tab.on('request', (request) => answer('/social/events')(request) && connections++)
  await goTo(tab, path)
  await tab.getByText(words).first().waitFor()

  await goTo(bob.page, path)
  const said = `What pressure? ${Date.now()}`
  await bob.page.getByRole('textbox', { name: 'Write a comment' }).fill(said)
  await bob.page.keyboard.press('Enter')
  await ann.page.getByText(said).waitFor()
  await tab.getByText(said).waitFor()
  const bell = ann.page.getByRole('link', { name: /^Notifications: 1 unread/ })
  await bell.waitFor()
  await tab.getByRole('link', { name: /^Notifications: 1 unread/ }).waitFor()
  assert.equal(connections, 0)

  await bell.click()
  await arrive(ann.page, /\/notifications$/)
  const line = ann.page.getByRole('link', { name: /^Clara Whitfield commented on your post/ })
  await line.waitFor()
  await passesAxe(ann.page, 'notifications')
  await line.focus()
  await ann.page.keyboard.press('Enter')
  await arrive(ann.page, (url) => url.pathname === path)
  await ann.page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor()
  await tab.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor()
  assert.deepEqual(ann.faults, [])
  assert.deepEqual(bob.faults, [])
  await ann.context.close()
  await bob.context.close()
})

test('where no stream gets through, the page asks by itself', async () => {
  const ann = await visitAs(site, 'exporter', '/newsfeed')
  const bob = await visitAs(site, 'buyer', '/newsfeed')
  await ann.page.getByRole('textbox').first().fill(`Without a stream ${Date.now()}`)
  await ann.page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = ann.page.getByRole('article').filter({ hasText: 'Without a stream' })
  const path = (await card.locator('a[href*="/post/"]').first().getAttribute('href'))!
  let refused = 0
  await ann.context.route(/\/social\/events/, (route) => {
    refused++
    return route.fulfill({ status: 502, body: '' })
  })
  await goTo(ann.page, path)
  await goTo(bob.page, path)
  const said = `Does it arrive? ${Date.now()}`
  await bob.page.getByRole('textbox', { name: 'Write a comment' }).fill(said)
  await bob.page.keyboard.press('Enter')
  await bob.page.getByRole('listitem').filter({ hasText: said }).waitFor()
  await ann.page.getByText(said).waitFor()
  await ann.page.getByRole('link', { name: /^Notifications: \d+ unread/ }).waitFor()
  assert.ok(refused >= 3, 'the stream was tried before')
  assert.deepEqual(bob.faults, [])
  await ann.context.close()
  await bob.context.close()
})

test('the notification of an invitation leads to where it is accepted', async () => {
  const { pool } = site.database
  await pool.query(
    `with business as (select id from businesses where company_name = 'Ferrantis Pompe S.r.l.'),
      guest as (select email from people where first_name = 'Clara' and last_name = 'Whitfield'),
      host as (select m.user_id as id from members m join business on business.id = m.business_id where m.access = 'owner' limit 1),
      invited as (
        insert into invitations (business_id, email, access, token_hash, invited_by, expires_at)
        select business.id, guest.email, 'member', 'no email', host.id, now() + interval '1 day' from business, guest, host returning id)
    insert into events (name, data) select 'invitations.added', jsonb_build_object('ids', jsonb_build_array(id)) from invited`,
  )
  const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed')
  const { kysely: db } = site.database
  await openReader({ db }).read()
  await goTo(page, '/notifications')
  await page.getByRole('link', { name: /invites you to join Ferrantis Pompe/ }).click()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await arrive(page, /\/business\/ferrantis-pompe-s-r-l-/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('how a kind is told is chosen in the settings; an email ends by its link, without signing in', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/settings')
  const choice = page.getByLabel('Comments on my posts and products')
  assert.equal(await choice.inputValue(), 'digest')
  await choice.selectOption('mail')
  await page.getByText('Saved successfully').waitFor()
  await reload(page)
  assert.equal(await choice.inputValue(), 'mail')
  assert.deepEqual(faults, [])
  await context.close()

  const stranger = await site.visit('/es/unsubscribe?token=none')
  await stranger.page.getByRole('button', { name: 'Dejar de recibirlos' }).click()
  await stranger.page.getByText('Esto ya no existe').waitFor()
  await stranger.context.close()
})

test('strangers fetch nothing of it', async () => {
  const { page, context, faults } = await site.visit('about:blank')
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await goTo(page, `${site.address}/`)
  await page.waitForLoadState('networkidle')
  assert.deepEqual(
    urls.filter((url) => /notification|\/events|live|SignedIn/.test(url)),
    [],
  )
  assert.deepEqual(faults, [])
  await context.close()
})
