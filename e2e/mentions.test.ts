// Mentions, and industries of a post.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, hasFocus, press, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a post' })
const list = (page: Page) => page.getByRole('listbox', { name: 'People and businesses' })
const chosen = (page: Page) => list(page).locator('[role=option][data-focused]')

test('an @ offers people and businesses; arrows move, Enter picks, Escape closes; the post links to them', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/newsfeed')
  await field(page).pressSequentially('Good work, @Clara Wh')
  await list(page)
    .getByRole('option', { name: /^Clara Whitfield/ })
    .waitFor()
  assert.ok(await field(page).evaluate((area) => document.activeElement === area), 'the field keeps the focus')
  await passesAxe(page, 'suggestions')
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.type('i')
  assert.equal(await list(page).count(), 0, 'closed it stays closed for this name')
  await field(page).fill('Good work, ')
  await page.keyboard.press('End')
  await page.keyboard.type('@Clara Wh')
  await chosen(page).filter({ hasText: 'Clara Whitfield' }).waitFor()
  await page.keyboard.press('Enter')
  assert.equal(await field(page).inputValue(), 'Good work, @Clara Whitfield ')
  await page.keyboard.type('and @boreal')
  await chosen(page)
    .filter({ hasText: /^Boreal Tile/ })
    .waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  const text = 'Good work, @Clara Whitfield and @Boreal Tile & Timber Imports Ltd. '
  assert.equal(await field(page).inputValue(), text)

  await page.getByRole('button', { name: 'Industries', exact: true }).click()
  const industries = page.getByRole('group', { name: /^Industries it is about/ })
  await industries.waitFor()
  for (const name of await industries.getByRole('checkbox', { checked: true }).all()) await name.uncheck()
  const boxes = industries.getByRole('checkbox')
  for (const place of [0, 3, 5]) await boxes.nth(place).check()
  assert.ok(await boxes.nth(1).isDisabled(), 'three are enough')
  await passesAxe(page, 'industries of a post')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'Good work' })
  await card.waitFor()
  assert.equal(await card.getByRole('list', { name: 'Industries' }).getByRole('link').count(), 3)
  await card.getByRole('link', { name: '@Clara Whitfield' }).waitFor()
  const business = await card.getByRole('link', { name: '@Boreal Tile & Timber Imports Ltd.' }).getAttribute('href')
  assert.match(business!, /\/business\/boreal-tile-/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the industries of a post change when it is edited, by keyboard; left alone they stay', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/newsfeed')
  await field(page).fill('For two trades')
  await page.getByRole('button', { name: 'Industries', exact: true }).click()
  const choice = page.getByRole('group', { name: /^Industries it is about/ })
  await choice.waitFor()
  for (const box of await choice.getByRole('checkbox', { checked: true }).all()) await box.uncheck()
  for (const place of [2, 4]) await choice.getByRole('checkbox').nth(place).check()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'For two trades' })
  const named = card.getByRole('list', { name: 'Industries' }).getByRole('link')
  await named.nth(1).waitFor()
  const [kept, former] = await named.allTextContents()

  const edit = async () => {
    await card.getByRole('button', { name: 'Post menu' }).click()
    await page.getByRole('menuitem', { name: 'Edit post' }).click()
    await card.getByRole('textbox', { name: 'Edit post' }).waitFor()
  }
  const save = async () => {
    await press(card.getByRole('button', { name: 'Save', exact: true }))
    await card.getByRole('textbox', { name: 'Edit post' }).waitFor({ state: 'detached' })
  }
  await edit()
  const boxes = card.getByRole('group', { name: /^Industries it is about/ })
  await boxes.waitFor()
  assert.equal(await boxes.getByRole('checkbox', { checked: true }).count(), 2)
  await passesAxe(page, 'a post being edited')
  await press(boxes.getByRole('checkbox', { name: former! }), 'Space')
  await press(boxes.getByRole('checkbox').nth(7), 'Space')
  await save()
  await named.filter({ hasNotText: kept! }).waitFor()
  assert.equal(await named.count(), 2)
  assert.ok(!(await named.allTextContents()).includes(former!))

  await edit()
  for (let left = 2; left > 0; left--) await press(boxes.getByRole('checkbox', { checked: true }).first(), 'Space')
  await save()
  assert.equal(await named.count(), 0)
  await edit()
  assert.equal(await boxes.count(), 0, 'what has none asks for none')
  await press(card.getByRole('button', { name: 'Industries', exact: true }))
  await boxes.waitFor()
  assert.equal(await boxes.getByRole('checkbox', { checked: true }).count(), 0)
  await boxes.getByRole('checkbox').first().press('Escape')
  await boxes.waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await context.close()
})

test('Enter picks in a comment and only then sends; a composition keeps its keys; the mentioned one hears of it', async () => {
  const bob = await visitAs(site, 'buyer', '/newsfeed')
  const { page, context, faults } = await visitAs(site, 'exporter', '/newsfeed')
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select p.id from posts p join businesses b on b.id = p.author_id where p.removed_at is null order by p.id desc limit 1`,
  )
  await goTo(page, `/post/${rows[0]!.id}`)
  const box = page.getByRole('textbox', { name: 'Write a comment' })
  await box.pressSequentially('What do you say, @clara wh')
  await chosen(page).filter({ hasText: 'Clara Whitfield' }).waitFor()
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 })
  assert.equal(await box.inputValue(), 'What do you say, @clara wh')
  await page.keyboard.press('Enter')
  assert.equal(await box.inputValue(), 'What do you say, @Clara Whitfield ')
  await page.keyboard.press('Enter')
  const said = page.getByRole('listitem').filter({ hasText: 'What do you say' })
  const href = await said.getByRole('link', { name: '@Clara Whitfield' }).getAttribute('href')
  assert.match(href!, /^\/profile\//)
  await bob.page.getByRole('link', { name: /^Notifications: \d+ unread/ }).waitFor()
  await goTo(bob.page, '/notifications')
  await bob.page.getByRole('link', { name: /^Matteo Ferraris mentioned you in a comment/ }).waitFor()
  assert.deepEqual(faults, [])
  assert.deepEqual(bob.faults, [])
  await context.close()
  await bob.context.close()

  const stranger = await site.visit(`/post/${rows[0]!.id}`, { javaScriptEnabled: false })
  await stranger.page.getByRole('link', { name: '@Clara Whitfield' }).waitFor()
  await stranger.context.close()
})

test('what an @ offers in a comment stands over the next post, where it can be pressed; a word without an end widens nothing', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/newsfeed')
  await field(page).fill(`Read https://wbn.example/${'x'.repeat(300)}`)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'xxx' })
  await card.waitFor()
  const feed = (await page.getByRole('region', { name: 'Feed' }).boundingBox())!
  assert.ok((await card.boundingBox())!.width <= feed.width + 1)

  await card.getByRole('button', { name: 'Comment', exact: true }).click()
  const comment = card.getByRole('textbox', { name: 'Write a comment' })
  await hasFocus(comment)
  await page.keyboard.type('Look, @cla')
  await list(page).getByRole('option').last().click()
  assert.match(await comment.inputValue(), /^Look, @\S.+ $/)
  assert.deepEqual(faults, [])
  await context.close()
})
