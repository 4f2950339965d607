// Support hours.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { press, reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('an owner asks, the team answers and books, the owner closes', async () => {
  const { business } = await sampleBusiness(site)
  const owner = await visitAs(site, 'exporter', `/business/${business.slug}-${business.id}`)
  await owner.page.getByRole('button', { name: 'Manage', exact: true }).click()
  await owner.page.getByRole('menuitem', { name: 'Support' }).click()
  await owner.page.getByRole('heading', { name: `Support for ${business.name}` }).waitFor()
  await owner.page.getByText('left of 12 h until').waitFor()
  await passesAxe(owner.page, 'support')
  await owner.page.getByLabel('Subject').fill('Pictures on white')
  await owner.page.getByLabel('What is it about?').fill('Can you cut out twelve pictures?')
  await reload(owner.page)
  await press(owner.page.getByRole('button', { name: 'Send to the team' }))
  await owner.page.getByRole('heading', { name: 'Pictures on white' }).waitFor()
  await owner.page.getByText('Waits for the team').waitFor()

  const team = await visitAs(site, 'operator', '/admin/support')
  await passesAxe(team.page, 'queue of support')
  await team.page.getByRole('link', { name: 'Pictures on white' }).click()
  const answer = team.page.getByLabel(`Answer to ${business.name}`)
  await answer.fill('Which twelve?')
  await owner.page.getByLabel('Your message').fill('Those of the first page')
  await press(owner.page.getByRole('button', { name: 'Send', exact: true }))
  await owner.page.getByRole('list', { name: 'Messages' }).getByText('Those of the first page').waitFor()
  await press(team.page.getByRole('button', { name: 'Send answer' }))
  await team.page.getByRole('alert').filter({ hasText: 'This was changed meanwhile' }).waitFor()
  await team.page.getByText('Those of the first page').waitFor()
  assert.equal(await answer.inputValue(), 'Which twelve?')

  await answer.fill('Done: they are in your catalog.')
  await team.page.getByRole('link', { name: 'Support hours' }).first().click()
  await press(team.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }))
  await team.page.getByRole('link', { name: 'Pictures on white' }).click()
  await answer.and(team.page.locator(':text("Done: they are in your catalog.")')).waitFor()
  await press(team.page.getByRole('button', { name: 'Send answer' }))
  await team.page.getByRole('list', { name: 'Messages' }).getByText('Done: they are in your catalog.').waitFor()
  await team.page.getByLabel('Minutes', { exact: true }).fill('40')
  await team.page.getByLabel('For what').fill('Twelve pictures')
  await press(team.page.getByRole('button', { name: 'Book', exact: true }))
  await team.page.getByText('Twelve pictures', { exact: true }).waitFor()
  await passesAxe(team.page, 'a request to the support team', 'main')
  assert.deepEqual(unexpected(team.faults), [])

  await reload(owner.page)
  await owner.page.getByText('Done: they are in your catalog.').waitFor()
  await owner.page.getByText('Twelve pictures', { exact: true }).waitFor()
  await passesAxe(owner.page, 'a request')
  await press(owner.page.getByRole('button', { name: 'It is settled: close the request' }))
  await owner.page.getByText('This request is closed.').waitFor()
  assert.deepEqual(owner.faults, [])
})
