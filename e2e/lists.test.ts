// An operator's lists.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, press, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

const industry = nodeByKey('0004')!
const html = async (path: string) => (await fetch(site.address + path)).text()

async function fill(page: Page, names: Record<string, string>): Promise<void> {
  for (const [language, name] of Object.entries(names)) await page.getByLabel(language, { exact: true }).fill(name)
}

test('an operator adds a category and renames a packaging type; pages and forms have both at once', async () => {
  const page = `/industries/industrial-technology-${industry.key}`
  for (let times = 0; times < 2; times++) assert.doesNotMatch(await html(page), /Wave Makers/)
  const operator = await visitAs(site, 'operator', `/admin/categories/${industry.id}`)
  await press(operator.page.getByRole('link', { name: 'Add a category' }))
  await operator.page.getByRole('heading', { name: 'New category' }).waitFor()
  await fill(operator.page, {
    English: 'Wave Makers',
    Español: 'Generadores de olas',
    Italiano: 'Generatori di onde',
    中文: '造波机',
    Deutsch: 'Wellenmaschinen',
  })
  await press(operator.page.getByRole('button', { name: 'Add', exact: true }))
  await operator.page.getByText('A reason is required.').first().waitFor()
  await operator.page.getByLabel('Reason').fill('Three companies asked for it')
  await press(operator.page.getByRole('button', { name: 'Add', exact: true }))
  await operator.page.getByRole('heading', { name: 'Wave Makers', level: 1 }).waitFor()
  await operator.page.getByText('Added', { exact: true }).waitFor()
  assert.match(await html(page), /Wave Makers/)
  assert.match(await html(`/es${page}`), /Generadores de olas/)

  await goTo(operator.page, `${site.address}/admin/lists/packaging-types?q=drum`)
  await press(operator.page.getByRole('table').getByRole('link', { name: 'Steel drum' }))
  await operator.page.getByLabel('English', { exact: true }).fill('Steel barrel')
  await operator.page.getByLabel('Reason').fill('As buyers say')
  await press(operator.page.getByRole('button', { name: 'Save', exact: true }))
  await operator.page.getByText('Renamed', { exact: true }).waitFor()
  await passesAxe(operator.page, 'an entry of a list')
  assert.deepEqual(operator.faults, [])
  await operator.context.close()

  const owner = await visitAs(site, 'exporter', `/business/${business}/edit/terms`)
  await press(owner.page.getByRole('group', { name: 'Packaging' }).getByRole('button', { name: 'Add…' }))
  await owner.page.getByRole('searchbox', { name: 'Find: Packaging' }).fill('barrel')
  await owner.page.getByRole('option', { name: 'Steel barrel' }).waitFor()
  await goTo(owner.page, `${site.address}/business/${business}/edit/general`)
  await owner.page.getByRole('checkbox', { name: 'Wave Makers' }).waitFor()
  assert.deepEqual(owner.faults, [])
  await owner.context.close()
})
