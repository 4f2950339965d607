// A company writes in two languages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

const italian = 'Pompa centrifuga monoblocco per acqua pulita, corpo in ghisa e girante in ottone stampato.'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

test('an Italian company adds an English version; an English reader sees it, and taps the original', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  await page.getByLabel('Product name').fill('Pompa centrifuga monoblocco in ghisa')
  await page.getByLabel('Description').fill(italian)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: 'Pompa centrifuga monoblocco in ghisa', exact: true }).click()
  await page.getByRole('button', { name: 'In other languages' }).click()
  await page.getByRole('button', { name: 'English missing' }).click()
  assert.equal(await page.getByLabel('Language of the original').inputValue(), 'it')
  const version = page.getByRole('form', { name: 'Version in English' })
  await version.getByLabel('Product name').fill('Close-coupled pump of cast iron')
  await version.getByLabel('Description').fill('For clean water.')
  await passesAxe(page, 'versions of a product')
  await version.getByRole('button', { name: 'Save this version' }).click()
  await page.getByRole('button', { name: 'English', exact: true }).waitFor()

  const { rows } = await site.database.pool.query(
    `select id from products where name = 'Pompa centrifuga monoblocco in ghisa'`,
  )
  const reader = await site.visit(`/business-product/x-${rows[0].id}`)
  const title = reader.page.getByRole('heading', { level: 1 })
  assert.deepEqual(
    [await title.innerText(), await title.getAttribute('lang')],
    ['Close-coupled pump of cast iron', 'en'],
  )
  await reader.page.getByText('Written in English by the company').waitFor()
  await reader.page.waitForLoadState('networkidle')
  await reader.page.getByRole('button', { name: 'Show original' }).click()
  await reader.page.getByRole('button', { name: 'Show in English' }).waitFor()
  assert.deepEqual(
    [await title.innerText(), await title.getAttribute('lang')],
    ['Pompa centrifuga monoblocco in ghisa', 'it'],
  )
  await reader.page.getByText(italian).waitFor()
  await passesAxe(reader.page, 'a product with a version')
  assert.deepEqual([...faults, ...reader.faults], [])
  await reader.context.close()
  await context.close()
})
