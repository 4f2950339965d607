// Console: access and navigation.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('the operator reaches the console from the account menu, and its sections by keys', async () => {
  const { page, faults } = await visitAs(site, 'operator', '/')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Console' }).click()
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Needs attention today' }).waitFor()
  // Concurrent keys: a slow round trip exceeds the allowed pause.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('a')])
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText(/unbroken/).waitFor()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await shortcuts.getByRole('switch', { name: 'Use single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await shortcuts.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page
    .getByRole('navigation', { name: 'Sections of the console' })
    .getByRole('link', { name: 'Permissions' })
    .click()
  await page.getByText('Judge the evidence of companies').waitFor()
  await page.getByText(/^All \d+ calls/).click()
  await page.getByRole('cell', { name: 'yes' }).first().waitFor()
  assert.equal(await shortcuts.count(), 0)
  assert.deepEqual(faults, [])
})

test('on a phone the sections open by a button, and nothing is wider than the screen', async () => {
  const { page } = await visitAs(site, 'operator', '/admin/audit', { viewport: { width: 390, height: 800 } })
  await page.getByRole('button', { name: 'Sections of the console' }).click()
  await page.getByRole('link', { name: 'Permissions' }).click()
  await page.getByRole('heading', { name: 'Permissions', level: 1 }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})

test('an address that leads nowhere offers the section it stands in', async () => {
  const { page } = await visitAs(site, 'operator', '/admin/reports/019aaaaa-0000-7000-8000-000000000000')
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
  for (const path of ['/admin/nowhere', '/admin/people/nobody']) {
    await goTo(page, path)
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'People' }).click()
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
})

test('somebody who is not of the staff is told that the console is not for them', async () => {
  const { page } = await visitAs(site, 'buyer', '/admin')
  await page.getByRole('heading', { name: 'This page is not for you' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Audit log' }).count(), 0)
})

test('a suspended business vanishes in another browser within a second, and comes back', async () => {
  const { business } = await sampleBusiness(site)
  const { page: visitor } = await site.visit(`/business/${business.id}`)
  await visitor.getByRole('heading', { level: 1, name: business.name }).waitFor()
  const { page: operator } = await visitAs(site, 'operator', `/admin/businesses/${business.id}`)
  await operator.getByRole('button', { name: 'Take action' }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Action').selectOption({ label: 'Suspend' })
  await dialog.getByText('Nobody can act in its name').waitFor()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await dialog.getByText('A reason is required.').waitFor()
  await dialog.getByLabel('Reason').fill('Papers of another company')
  await dialog.getByLabel('Explanation for the person').fill('Your register extract is not yours')
  await reload(operator)
  await operator.getByRole('button', { name: 'Take action' }).click()
  assert.equal(await dialog.getByLabel('Explanation for the person').inputValue(), 'Your register extract is not yours')
  await dialog.getByLabel('Action').selectOption({ label: 'Suspend' })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await operator.getByText('Until', { exact: false }).first().waitFor()
  await reload(visitor)
  await visitor.getByRole('heading', { name: 'This page does not exist' }).waitFor()
  await goTo(visitor, `/search-result?business=MA&countries=global&search=${encodeURIComponent(business.name)}`)
  await visitor.getByRole('main').waitFor()
  assert.equal(await visitor.getByRole('link', { name: business.name, exact: true }).count(), 0)

  await operator.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByLabel('Reason').fill('The papers came')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.waitFor({ state: 'detached' })
  await goTo(visitor, `/business/${business.id}`)
  await visitor.getByRole('heading', { level: 1, name: business.name }).waitFor()
  await goTo(operator, '/admin/audit')
  await operator.getByRole('rowheader', { name: 'Restored a business' }).first().waitFor()
  await operator.getByText('Papers of another company').waitFor()
  const suspended = operator.getByRole('row').filter({ hasText: 'Papers of another company' })
  await suspended.getByText('Show').click()
  await suspended.getByText('rule', { exact: true }).waitFor()
  await operator.getByLabel('Last day').fill('2020-01-01')
  await operator.getByText('No row fits the search and the filters.').waitFor()
})

test('a suspended person is out of their own browser at once', async () => {
  const { page: person, email } = await visitAsNew(site, '/newsfeed', ['Sue', 'Spended'])
  await person.getByRole('heading', { level: 1 }).first().waitFor()
  const { page: operator } = await visitAs(site, 'operator', '/admin')
  await operator.getByRole('searchbox', { name: 'Search the console' }).fill(email)
  await operator.keyboard.press('Enter')
  await operator.getByRole('link', { name: 'Sue Spended' }).click()
  await operator.getByRole('button', { name: 'Take action' }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Action').selectOption({ label: 'Suspend' })
  await dialog.getByLabel('Reason').fill('Spam')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await dialog.waitFor({ state: 'detached' })
  await goTo(person, '/newsfeed')
  await person.getByLabel('Password', { exact: true }).waitFor()
})

test('the day of an operator: a report, hidden, appealed, put back by somebody else', async () => {
  const content = `Half price, only today ${Date.now()}`
  const { page: author, email } = await visitAsNew(site, '/newsfeed', ['Pia', 'Poster'])
  await author.getByRole('heading', { level: 1 }).first().waitFor()
  const made = await author.evaluate(async (words) => {
    const token = localStorage.getItem('token')!
    const send = async (path: string, body?: object) =>
      (
        await fetch(`/api/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'x-auth-token': token, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).json()
    const { data: own } = await send('user/profile')
    return (await send('social/posts/make-post', { content: words, timelineID: own.userID, timelineType: 'user' })).data
  }, content)
  await site.database.pool.query(
    `insert into reports (reporter_id, resource_type, resource_id, reason, content) select id, 'post', $1, 'spam', $2 from people
     where id <> $3 order by id limit 2`,
    [made.postID, content, made.author.userID],
  )

  const { page: operator } = await visitAs(site, 'operator', '/admin/reports')
  await operator.getByRole('link', { name: content }).click()
  await operator.getByRole('button', { name: 'Take action' }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Action').selectOption({ label: 'Hide' })
  await dialog.getByText('We have hidden the following.').waitFor()
  await dialog.getByLabel('Reason').fill('The third time today')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await operator.getByText('Decided').waitFor()
  await goTo(author, `/post/${made.postID}`)
  await author.getByRole('heading', { name: /^This page (was removed|does not exist)$/ }).waitFor()

  const { rows } = await site.database.pool.query(
    'select text from mails where recipient = $1 order by id desc limit 1',
    [email],
  )
  const link = /\/appeal\?token=[\w-]+/.exec(rows[0].text as string)![0]
  const { page: appellant } = await site.visit(link)
  await appellant.getByLabel('Your appeal').fill('It is our own stock.')
  await appellant.getByRole('button', { name: 'Send the appeal' }).click()
  await appellant.getByText('We have your appeal.').waitFor()

  await goTo(operator, '/admin/sanctions?state=appealed')
  await operator.getByText('It is our own stock.').waitFor()
  const appealOf = (page: typeof operator) => page.getByRole('row').filter({ hasText: 'It is our own stock.' })
  await appealOf(operator).getByText('Somebody else decides').waitFor()
  const { page: second } = await visitAsNew(site, '/admin/sanctions?state=appealed', ['Mia', 'Moderator'], {
    roles: ['moderator'],
  })
  await appealOf(second).getByRole('button', { name: 'Reverse' }).click()
  await second.getByRole('dialog').getByLabel('Reason').fill('Their papers are in order')
  await second.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await second.getByRole('dialog').waitFor({ state: 'detached' })
  await goTo(author, `/post/${made.postID}`)
  await author.getByText(content).first().waitFor()
})
