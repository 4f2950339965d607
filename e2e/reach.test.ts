// Figures of an owner.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

// The headless browser's own name is one of a robot.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
  await site.database.pool.query('delete from reach_days')
  await site.database.pool.query('delete from reach_words')
})
after(() => site.close())

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function leaveUntil(page: Page, isSo: (counted: Record<string, number>) => boolean): Promise<void> {
  await until(async () => {
    await page.evaluate(async () => {
      const from = performance.now()
      document.dispatchEvent(new Event('visibilitychange'))
      while (performance.now() - from < 1200) await new Promise(requestAnimationFrame)
      dispatchEvent(new Event('pagehide'))
    })
    return isSo(await countedDays())
  })
}

async function countedDays(): Promise<Record<string, number>> {
  const { rows } = await site.database.pool.query<{ event: string; count: number }>(
    `select event, sum(count)::int as count from reach_days where business_id = $1 group by 1`,
    [business],
  )
  return Object.fromEntries(rows.map(({ event, count }) => [event, count]))
}

test('a card that is seen and a page that is opened count for the owner, for the words of the search', async () => {
  const { page, context, faults } = await site.visit(
    '/search-result?business=PR&countries=global&search=end-suction+pump',
    { userAgent, timezoneId: 'America/Santiago' },
  )
  const card = page.locator('#results article').filter({ hasText: 'Ferrantis' }).first()
  await card.scrollIntoViewIfNeeded()
  await leaveUntil(page, ({ seen = 0 }) => seen > 0)
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/business-product\//)
  await leaveUntil(page, ({ viewed }) => viewed === 1)
  assert.deepEqual(faults, [])
  await context.close()
  const counted = await countedDays()
  assert.equal(counted.visit, 1)
  const { rows } = await site.database.pool.query(`select words, opened from reach_words where business_id = $1`, [
    business,
  ])
  assert.deepEqual(rows, [{ words: 'end-suction pump', opened: 1 }])

  const owner = await visitAs(site, 'exporter', '/my-business')
  await owner.page.getByRole('heading', { level: 1, name: 'Ferrantis Pompe' }).waitFor()
  const tile = owner.page.getByRole('region', { name: 'Key figures' })
  assert.match(await tile.innerText(), /Views of your pages\s*1\b/)
  assert.match(await owner.page.getByText(/^Other words, of fewer than 3 people/).innerText(), /: 1, seen \d, opened 1/)
  await owner.page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '1 year' }).press('Enter')
  await owner.page.waitForURL(/days=365/)
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    owner.page.getByRole('button', { name: 'Download the products as CSV' }).press('Enter'),
  ])
  assert.match(download.suggestedFilename(), /-products\.csv$/)
  assert.deepEqual(owner.faults, [])
  await owner.context.close()
})

test('the owner counts nothing on the own page, the visitor after it does', async () => {
  const before = await countedDays()
  const own = await visitAs(site, 'exporter', '/my-business', { userAgent })
  await goTo(own.page, `/business/${business}`)
  const told = own.page.waitForRequest((request) => new URL(request.url()).pathname === '/api/reach')
  await Promise.all([told, leaveUntil(own.page, () => true)])
  await own.context.close()
  const other = await site.visit(`/business/${business}`, { userAgent: `${userAgent} Other` })
  await leaveUntil(other.page, ({ viewed }) => viewed !== before.viewed)
  await other.context.close()
  assert.equal((await countedDays()).viewed, before.viewed! + 1)
})

test('rows of a table count like cards, in whatever order they are shown', async () => {
  const before = await countedDays()
  const { page, context, faults } = await site.visit(
    '/search-result?business=PR&countries=global&search=end-suction+pump&view=table',
    { userAgent: `${userAgent} Table` },
  )
  await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click()
  await page.getByRole('row').filter({ hasText: 'Ferrantis' }).first().scrollIntoViewIfNeeded()
  await leaveUntil(page, ({ seen = 0 }) => seen > (before['seen'] ?? 0))
  assert.deepEqual(faults, [])
  await context.close()
})
