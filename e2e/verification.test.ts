// Verification between owner, verifier and readers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('the seal of a company leads to what was checked, when, by whom and until when', async () => {
  const { business } = await sampleBusiness(site)
  const { page, faults } = await site.visit(`/business/${business.id}`)
  await page.getByRole('link', { name: /^Verified · / }).click()
  await page.getByRole('heading', { name: 'Verification', level: 1 }).waitFor()
  await page.getByText('Nora L.').first().waitFor()
  await page.getByRole('heading', { name: 'What was not checked' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Your claims' }).count(), 0)
  assert.deepEqual(faults, [])
})

test('an owner claims an LEI, a verifier approves it, and everybody reads it', async () => {
  const { business } = await sampleBusiness(site)
  const path = `/business/${business.id}/verification`
  const { page: owner, faults } = await visitAs(site, 'exporter', path)
  await owner.getByRole('button', { name: 'Add evidence' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Evidence', { exact: true }).selectOption('lei')
  await dialog.getByLabel('LEI', { exact: true }).fill('HWUPKR0MPOU8FGXBT395')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByText('This number does not have the form').waitFor()
  await dialog.getByLabel('LEI', { exact: true }).fill('HWUPKR0MPOU8FGXBT394')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await owner.getByText('Waiting for a verifier').waitFor()

  const { page: verifier } = await visitAs(site, 'operator', '/admin/verification?kind=lei')
  await verifier
    .getByRole('row', { name: /HWUPKR0MPOU8FGXBT394/ })
    .getByRole('link')
    .click()
  await verifier.getByRole('button', { name: 'Approve', exact: true }).click()
  await verifier.getByRole('dialog').getByLabel('Reason').fill('Found in the global index')
  await verifier.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await verifier.getByText('Nora Lindqvist verified it').waitFor()
  const counting = verifier
    .getByRole('region')
    .or(verifier.locator('section'))
    .filter({ hasText: 'What counts already' })
  await counting.getByText(/^HWUPKR0MPOU8FGXBT394 · counts until /).waitFor()
  await verifier.setViewportSize({ width: 390, height: 800 })
  assert.equal(await verifier.evaluate(() => document.documentElement.scrollWidth), 390)

  const { page } = await site.visit(path)
  await page.getByText('HWUPKR0MPOU8FGXBT394').waitFor()
  assert.deepEqual(faults, [])
})
