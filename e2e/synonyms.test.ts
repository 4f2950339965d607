// Search synonyms, from operator to buyer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, press, reload, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const word = 'hidroimpulsora'
const results = `/search-result?business=PR&countries=global&search=${word}`

test('a word that finds nothing is tried, added to the names of a thing, found by a buyer, and withdrawn', async () => {
  const buyer = await site.visit(results)
  await buyer.page.getByRole('heading', { name: 'Nothing matches these words' }).waitFor()

  const { page, faults } = await visitAs(site, 'operator', `/admin/synonyms/new?q=${word}`)
  const now = page.getByRole('region', { name: 'Now' })
  await now.getByText('No results').waitFor()
  assert.equal(await page.getByLabel('Text of a search').inputValue(), word)

  await page.getByLabel('Español').fill('de la')
  await press(page.getByRole('button', { name: 'Try' }))
  await page.getByText('Each line needs a word with a meaning of its own').waitFor()
  await page.getByLabel('Español').fill(`${word}\nbomba`)
  await page.getByLabel('English').fill('pump')
  await press(page.getByRole('button', { name: 'Try' }))
  const later = page.getByRole('region', { name: 'With these names' })
  await later.getByText('Added').first().waitFor()
  const hits = await later.getByRole('link').allInnerTexts()
  assert.equal(hits.length, 10)
  await now.getByText('No results').waitFor()
  await passesAxe(page, 'the form of a synonym with a trial')
  assert.doesNotMatch(await (await fetch(site.address + results)).text(), new RegExp(hits[0]!))

  await press(page.getByRole('button', { name: 'Use in searches' }))
  await page.getByText('A reason is required.').first().waitFor()
  await page.getByLabel('Reason').fill('Searched for in Argentina')
  await press(page.getByRole('button', { name: 'Use in searches' }))
  await page.getByRole('heading', { name: 'Synonym', exact: true }).waitFor()
  await page.getByText('In use', { exact: true }).waitFor()

  await reload(buyer.page)
  const found = buyer.page.getByRole('main').getByRole('link', { name: hits[0]!, exact: true })
  await found.first().waitFor()

  await press(page.getByRole('button', { name: 'Withdraw' }))
  await page.getByRole('dialog').getByLabel('Reason').fill('Only a trial')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }))
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await reload(buyer.page)
  await buyer.page.getByRole('heading', { name: 'Nothing matches these words' }).waitFor()

  await goTo(page, `${site.address}/admin/synonyms?q=${word}`)
  await page.getByRole('row').filter({ hasText: 'Withdrawn' }).waitFor()
  await goTo(page, `${site.address}/admin/audit`)
  await page.getByRole('row').filter({ hasText: 'Withdrew a synonym of search' }).first().waitFor()
  assert.deepEqual(unexpected([...faults, ...buyer.faults]), [])
})
