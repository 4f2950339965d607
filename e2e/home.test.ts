// Home page of strangers and members.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a stranger meets whole totals, one real search, and a way to help and to the own company', async () => {
  const { page, context, faults } = await site.visit('/')
  const main = page.getByRole('main')
  const { rows } = await site.database.pool.query<{ countries: string }>(
    `select count(distinct country_code) as countries from businesses
      where status = 'active' and removed_at is null and kind = 'company'`,
  )
  assert.ok(Number(rows[0]!.countries) > 50)
  await main.locator('dl div', { hasText: 'countries' }).getByText(rows[0]!.countries, { exact: true }).waitFor()
  const listed = await site.database.pool.query<{ count: number }>(
    `select count(*)::int from businesses
      where status = 'active' and removed_at is null and kind = 'company' and run_since is null`,
  )
  await main.locator('dl div', { hasText: 'listed, not on WBN yet' }).getByText(`${listed.rows[0]!.count}`).waitFor()
  const example = main.locator('section', { hasText: 'A search, as you would ask it' }).last()
  const all = example.getByRole('link', { name: /^See all/ })
  const count = /\d[\d,]*/.exec(await all.innerText())![0]
  assert.equal(await example.getByRole('listitem').count(), 3)
  await all.click()
  await arrive(page, /search-result\?business=PR/)
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${count} `) }).waitFor()
  await goTo(page, '/')
  await main.getByRole('link', { name: 'Need Help?' }).click()
  await arrive(page, /\/contact-us\/form$/)
  await goTo(page, '/')
  await main.getByText('How we count').click()
  await main.getByText('Demonstration data and what waits for a moderator are not counted', { exact: false }).waitFor()
  await main.getByRole('link', { name: 'Find my company' }).click()
  await arrive(page, /presence=listed/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the own home leads to what waits, keeps the last search, and forms know their person', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/')
  const main = page.getByRole('main')
  const waiting = main.locator('section', { hasText: 'Answers waiting for you' })
  const name = await waiting.getByRole('link').first().innerText()
  await passesAxe(page, 'home of a member')
  await waiting.getByRole('link', { name }).first().click()
  await arrive(page, /\/requests\//)
  await goTo(page, '/search-result?business=PR&countries=global&search=pump')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await main.getByText('Last searched').waitFor()
  await main.getByRole('heading', { name: 'Recent searches' }).waitFor()
  await main.getByRole('link', { name: 'pump', exact: true }).first().click()
  await arrive(page, /business=PR.*search=pump/)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Need help?' }).and(page.locator(':visible')).click()
  await arrive(page, /\/contact-us\/form$/)
  assert.match(await page.getByLabel('E-mail').inputValue(), /@/)
  assert.notEqual(await page.getByLabel('First name').inputValue(), '')
  assert.deepEqual(faults, [])
  await context.close()
})

test('a new member answers three questions once; only ticked companies are followed', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/')
  await page.getByRole('link', { name: 'Answer three questions' }).click()
  await arrive(page, /\/first-steps$/)
  const buys = page.getByRole('group', { name: 'What do you buy?' })
  await buys.getByRole('button').last().click()
  await page.getByRole('searchbox', { name: /^Find/ }).fill('pumps')
  await page
    .getByRole('option', { name: /^Pumps/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page.reload()
  await buys.getByText('Pumps', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Save and see companies' }).click()
  const fitting = page.locator('section', { hasText: 'Companies that fit' })
  const boxes = fitting.getByRole('checkbox')
  await boxes.first().waitFor()
  const count = await boxes.count()
  for (let at = 0; at < count; at++) await boxes.nth(at).uncheck()
  await fitting.getByRole('button', { name: 'Follow none' }).waitFor()
  await boxes.first().check()
  const follows = () =>
    site.database.pool.query(
      'select f.followed_id from follows f join people p on p.id = f.follower_id where p.email = $1',
      [email],
    )
  assert.equal((await follows()).rows.length, 0)
  await passesAxe(page, 'first questions')
  await fitting.getByRole('button', { name: /^Follow/ }).click()
  await page.getByText('You follow them now').waitFor()
  assert.equal((await follows()).rows.length, 1)
  await goTo(page, '/')
  await page.getByText('Say what you make and buy').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Answer three questions' }).count(), 0)

  for (const path of ['/rfq/create', '/business/create']) {
    await goTo(page, path)
    await page.waitForFunction(() => [...document.querySelectorAll('select')].some(({ value }) => value === 'IT'))
  }
  assert.deepEqual(faults, [])
  await context.close()
})

test('an empty category offers what is beside and above it, a request and a listing', async () => {
  const tree = (await (await fetch(`${site.address}/api/catsys/industry/full-tree`)).json()) as {
    data: { categories: { slug: string; key: string; categories: { id: string; name: string; empty?: true }[] }[] }
  }
  const industry = tree.data.categories.find(({ categories }) => categories.some(({ empty }) => empty))!
  const empty = industry.categories.find((one) => one.empty)!
  const { rows } = await site.database.pool.query('select 1 from businesses where $1 = any(category_ids)', [empty.id])
  assert.equal(rows.length, 0)
  const { page, context, faults } = await site.visit(`/industries/${industry.slug}-${industry.key}`)
  await page.locator('section', { hasText: empty.name }).getByText('none yet').first().waitFor()
  const slug = empty.name
    .toLowerCase()
    .replaceAll('&', ' ')
    .replace(/[^a-z0-9]+/g, '-')
  await goTo(page, `/industries/${industry.slug}-${industry.key}/${slug}`)
  await page.getByRole('heading', { name: 'No company of this category yet' }).waitFor()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Ask for quotations' }).waitFor()
  await main.getByRole('link', { name: 'List your company here' }).waitFor()
  await main.getByRole('heading', { name: 'Related categories' }).waitFor()
  await passesAxe(page, 'an empty category')
  await goTo(page, `/search-result?business=MA&countries=global&search=${encodeURIComponent(empty.name)}`)
  await main.getByText(`The category ${empty.name} is still empty.`).waitFor()
  const request = main.getByRole('link', { name: 'Ask for quotations' }).first()
  assert.match((await request.getAttribute('href'))!, new RegExp(empty.id))
  await main.getByRole('navigation', { name: 'Related categories' }).getByRole('link').first().waitFor()
  await passesAxe(page, 'a search for an empty category')
  assert.deepEqual(faults, [])
  await context.close()
})

test('a new owner sees next steps read off the profile, and can hide them', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/my-business')
  const steps = page.locator('section', { hasText: /^Next steps of/ }).first()
  await steps.waitFor()
  await steps.getByText('Show your own logo').waitFor()
  await steps.getByRole('button', { name: "Don't show this any more" }).click()
  await steps.waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await context.close()
})
