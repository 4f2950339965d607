// Searches without results.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { pathsFor } from '#web/foundation/paths.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, hasFocus, press, reload, startSite, type Site } from './site/site.ts'

let site: Site
let mexico: string
before(async () => {
  site = await startSite()
  mexico = `http://mexico.localhost:${new URL(site.address).port}`
})
after(() => site.close())

const words = 'zzxqvwk plorfnebb'

async function loadUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 60; times++) {
    await reload(page, { waitUntil: 'networkidle' })
    if (await isShown()) return
  }
  assert.fail('The search is not shown')
}

test('a search in vain on a portal is found by the operator, on the overview and in the table', async () => {
  for (let times = 0; times < 2; times++) {
    const visitor = await site.visit(mexico + pathsFor('es').search({ search: words }), { locale: 'es-MX' })
    await visitor.page.getByText('Nada coincide con estas palabras').first().waitFor()
    assert.deepEqual(visitor.faults, [])
    await visitor.context.close()
  }
  const { page, faults, context } = await visitAs(site, 'operator', '/admin?portal=mexico')
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
  const inVain = page.getByRole('region', { name: 'Words that found nothing' })
  const line = inVain.getByRole('listitem').filter({ hasText: words })
  await loadUntil(page, async () => (await line.count()) > 0)
  assert.match((await line.textContent())!, /2$/)

  await inVain.getByRole('link', { name: /table|texts/ }).click()
  await page.getByRole('heading', { name: 'Searches without results', level: 1 }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('portal'), 'mexico')
  const row = page.getByRole('row').filter({ hasText: words })
  const shown = (await row.textContent())!
  for (const part of ['2', 'Mexico', 'Español']) assert.ok(shown.includes(part), `${part} in ${shown}`)
  await passesAxe(page, 'searches without results')
  const address = await row.getByRole('link', { name: `Add a synonym for: ${words}` }).getAttribute('href')
  const { pathname, searchParams } = new URL(address!, site.address)
  assert.deepEqual([pathname, searchParams.get('q')], ['/admin/synonyms/new', words])
  assert.deepEqual(faults, [])
  await context.close()
})

test('the overview is filtered by portal and language in the address, and read by keyboard', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin')
  const revenue = page.getByRole('figure').filter({ hasText: 'Revenue, net' })
  await revenue.waitFor()
  const searches = page.getByRole('slider', { name: 'Searches', exact: true })
  await searches.focus()
  const today = await searches.getAttribute('aria-valuetext')
  assert.match(today!, /not over yet: \d/)
  await searches.press('ArrowLeft')
  assert.notEqual(await searches.getAttribute('aria-valuetext'), today)
  await hasFocus(searches)

  const portals = page.getByRole('region', { name: 'By portal' })
  await press(portals.getByRole('link', { name: 'Italy' }))
  await revenue.waitFor({ state: 'detached' })
  assert.equal(new URL(page.url()).searchParams.get('portal'), 'italy')
  await page.getByLabel('Language', { exact: true }).selectOption('it')
  await arrive(page, /lang=it/)
  const languages = page.getByRole('region', { name: 'By language' })
  await languages.getByRole('link', { name: 'Italiano' }).waitFor()
  await page.getByText('All numbers as a table').click()
  const numbers = page.getByRole('region', { name: 'All numbers as a table' })
  await numbers.getByRole('columnheader', { name: 'Reply rate' }).waitFor()
  assert.equal(await numbers.getByRole('columnheader', { name: 'Payments' }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})
