// Groups.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { groupPageSize } from '#contract/foundation/constants.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { passesAxe } from './site/axe.ts'
import { payloads, trap } from './site/payloads.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, hasFocus, press, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const name = 'Seals and bearings'
const said = 'Which grease do you use above 180 degrees?'

test('a group by approval: made, asked, let in, talked in; members read it in their feed, others nowhere', async () => {
  const owner = await visitAs(site, 'exporter', '/groups')
  await owner.page.getByRole('heading', { name: 'My groups' }).waitFor()
  await passesAxe(owner.page, 'groups')
  await owner.page.getByRole('link', { name: 'Create a group' }).click()
  await owner.page.getByRole('button', { name: 'Create group' }).click()
  await owner.page.getByText('Give the group a name of three letters or more.').waitFor()
  await passesAxe(owner.page, 'create a group, refused')
  await owner.page.getByLabel('Name', { exact: true }).fill(name)
  await owner.page.getByLabel('What it is about').fill('Whatever turns and must not leak.')
  await owner.page.getByRole('combobox', { name: 'Industry' }).selectOption('Industrial Technology')
  await owner.page.getByRole('radio', { name: /By approval/ }).check()
  await owner.page.getByRole('button', { name: 'Create group' }).click()
  await owner.page.getByRole('heading', { name, level: 1 }).waitFor()
  const { pathname } = new URL(owner.page.url())

  const member = await visitAs(site, 'buyer', '/groups?search=BEARINGS')
  await member.page.getByRole('button', { name: `Ask to join ${name}` }).click()
  await member.page.getByRole('button', { name: `Withdraw the request to ${name}` }).waitFor()
  await member.page.getByRole('link', { name, exact: true }).click()
  await member.page.getByText('Posts and members are for members').waitFor()
  await passesAxe(member.page, 'a group that is closed to the reader')

  await goTo(owner.page, `${pathname}?tab=requests`)
  await owner.page.getByRole('button', { name: 'Accept Clara Whitfield' }).waitFor()
  await passesAxe(owner.page, 'requests')
  await owner.page.getByRole('button', { name: 'Accept Clara Whitfield' }).click()
  await owner.page.getByText('Clara Whitfield is a member now').waitFor()
  await owner.page.getByRole('link', { name: 'Members' }).click()
  await owner.page.getByRole('combobox', { name: 'Role of Clara Whitfield' }).waitFor()
  await passesAxe(owner.page, 'members')
  await owner.page.getByRole('link', { name: 'Posts', exact: true }).click()
  await owner.page.getByLabel('Write a post').fill(said)
  await owner.page.getByRole('button', { name: 'Post', exact: true }).click()
  await owner.page.getByRole('article').getByText(said).waitFor()
  await passesAxe(owner.page, 'a group')

  await goTo(member.page, '/newsfeed')
  const entry = member.page.getByRole('article').filter({ hasText: said })
  await entry.getByRole('link', { name, exact: true }).click()
  await member.page.getByRole('article').getByText(said).waitFor()

  const stranger = await visitAs(site, 'operator', pathname)
  await stranger.page.getByText('Posts and members are for members').waitFor()
  assert.equal(await stranger.page.getByText(said).count(), 0)
  await goTo(stranger.page, '/newsfeed')
  await stranger.page.getByRole('article').first().waitFor()
  assert.equal(await stranger.page.getByText(said).count(), 0)
  for (const { context, faults } of [owner, member, stranger]) {
    assert.deepEqual(faults, [])
    await context.close()
  }
})

test('whatever is written about a group stays words', async () => {
  const visit = await visitAs(site, 'exporter', '/groups')
  const { page, context } = visit
  const staysWords = await trap(visit)
  const { pool } = site.database
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into groups (name, slug, description, rules, industry_id, admission, made_by, members, words)
      select text, '', text, $3, (select industry_id from groups limit 1), 'open', $1, 1, 'payload' from unnest($2::text[]) text
      on conflict do nothing returning id),
    owned as (insert into group_members (group_id, user_id, status, role) select id, $1, 'member', 'owner' from made)
    select id from made`,
    [sampleAccounts.exporter.userID, payloads, payloads.join('\n')],
  )
  assert.ok(rows.length >= 150)
  const [{ id }] = rows as [{ id: string }]
  const pages = Array.from(
    { length: Math.ceil(rows.length / groupPageSize) },
    (_, at) => `/groups?search=payload&page=${at + 1}`,
  )
  for (const path of ['/groups', ...pages, `/group/${id}`, `/group/${id}?tab=members`, `/group/${id}/edit`]) {
    await goTo(page, path)
    await page.locator('main :is(ul, form) a, main h1').first().waitFor()
    await staysWords(path)
  }
  await pool.query(`delete from groups where words = 'payload'`)
  await staysWords('at the end')
  await context.close()
})

test('a group is left and joined again by keyboard; the last owner is told to hand it on', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/groups?search=pump+stations')
  await page.getByRole('link', { name: 'Pumps and pump stations', exact: true }).click()
  await press(page.getByRole('button', { name: 'Leave group' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Leave group' }))
  await page.getByText('You are the last owner: make another member an owner first.').waitFor()
  await context.close()
  const other = await visitAs(site, 'operator', '/groups?search=pump+stations')
  await press(other.page.getByRole('button', { name: 'Join Pumps and pump stations' }))
  await other.page.getByRole('link', { name: 'Pumps and pump stations', exact: true }).click()
  await other.page.getByLabel('Write a post').waitFor()
  await press(other.page.getByRole('button', { name: 'Leave group' }))
  await other.page.getByRole('dialog').press('Escape')
  await hasFocus(other.page.getByRole('button', { name: 'Leave group' }))
  await other.page.keyboard.press('Enter')
  await press(other.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }))
  await hasFocus(other.page.getByRole('button', { name: 'Join Pumps and pump stations' }))
  assert.equal(await other.page.getByLabel('Write a post').count(), 0)
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('409')),
    [],
  )
  assert.deepEqual(other.faults, [])
  await other.context.close()
})

test('whoever removes members by keyboard stays in the list', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/groups?search=pump+stations')
  await page.getByRole('link', { name: 'Pumps and pump stations', exact: true }).click()
  await page.getByRole('link', { name: 'Members' }).click()
  const removals = page.getByRole('listitem').getByRole('button', { name: /^Remove / })
  await removals.nth(1).waitFor()
  const following = page.getByRole('button', { name: (await removals.nth(1).getAttribute('aria-label'))!, exact: true })
  await press(removals.first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
  await page.getByText(/ was removed from the group$/).waitFor()
  await hasFocus(following)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the results of a search say how many groups its words find, and lead there; a stranger is told nothing', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed')
  await goTo(page, '/search-result?business=MA&countries=global&search=pumps')
  const found = page.getByRole('link', { name: /groups? match(es)? “pumps”$/ })
  await found.waitFor()
  await passesAxe(page, 'results with groups')
  await press(found)
  await arrive(page, /\/groups\?search=pumps$/)
  await page.getByRole('link', { name: 'Pumps and pump stations', exact: true }).waitFor()
  await goTo(page, '/search-result?business=UR&countries=global&search=pumps')
  await found.waitFor()
  const asked = page.waitForResponse(/\/search\/group$/)
  await goTo(page, '/search-result?business=MA&countries=global&search=xylophone')
  await (await asked).finished()
  assert.equal(await found.count(), 0)
  assert.deepEqual(faults, [])
  await context.close()

  const stranger = await site.visit('about:blank')
  const urls: string[] = []
  stranger.page.on('request', (request) => urls.push(request.url()))
  await goTo(stranger.page, `${site.address}/search-result?business=MA&countries=global&search=pumps`)
  await stranger.page.waitForLoadState('networkidle')
  assert.deepEqual(
    urls.filter((url) => /group/i.test(url)),
    [],
  )
  await stranger.context.close()
})
