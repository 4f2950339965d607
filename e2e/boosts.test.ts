// Boosts: start, click, figures.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, press, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: { id: string; slug: string; name: string }
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business
  await site.database.pool.query('delete from boosts')
})
after(() => site.close())

test('a boost is begun, shown in the slot marked Promoted, clicked, and ended', async () => {
  const owner = await visitAs(site, 'exporter', `/business/${business.slug}-${business.id}`)
  await owner.page.getByRole('button', { name: 'Manage', exact: true }).click()
  await owner.page.getByRole('menuitem', { name: 'Boosts' }).click()
  await owner.page.getByRole('heading', { name: `Boosts of ${business.name}` }).waitFor()
  await press(owner.page.getByRole('button', { name: 'Start boost' }))
  await owner.page.getByText('The boost is running').waitFor()
  await owner.page.getByText('This one is running already.').waitFor()
  await passesAxe(owner.page, 'boosts')

  const { page, context, faults } = await site.visit('/search-result?business=MA&countries=global&search=pump')
  const slot = page.getByRole('complementary', { name: 'Promoted' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('navigation', { name: 'Pages' })
    .or(page.getByRole('contentinfo'))
    .first()
    .scrollIntoViewIfNeeded()
  await slot.getByRole('heading', { name: business.name }).waitFor()
  await passesAxe(page, 'slot marked Promoted', 'aside')
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/click') && response.ok()),
    slot.getByRole('link', { name: new RegExp(business.name) }).click(),
  ])
  await arrive(page, new RegExp(business.id))
  assert.deepEqual(faults, [])
  await context.close()

  await reload(owner.page)
  const sums = owner.page.getByRole('row', { name: /^Total/ })
  await sums.getByRole('cell', { name: '1', exact: true }).nth(1).waitFor()
  await press(owner.page.getByRole('button', { name: 'End this boost' }))
  await press(owner.page.getByRole('dialog').getByRole('button', { name: 'End this boost' }))
  await owner.page.getByText('Ended', { exact: true }).waitFor()
  assert.deepEqual(owner.faults, [])
  await owner.context.close()
})
