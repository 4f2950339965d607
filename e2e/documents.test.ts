// Journey of a document: added by its company, asked for by a buyer, given, opened, taken back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { step } from '#api/catalog/documents/testing.ts'
import { pdf } from '#api/identity/files/testing.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: { id: string; slug: string }
let product: { id: string; name: string }
before(async () => {
  site = await startSite()
  const sample = await sampleBusiness(site)
  business = sample.business
  product = sample.product
})
after(() => site.close())

async function add(page: Page, { kind, access, file }: { kind: string; access: string; file: File }): Promise<void> {
  await page.getByRole('button', { name: 'Add a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('Kind').selectOption({ label: kind })
  await dialog.getByText(access, { exact: true }).click()
  await dialog.getByText(file.name).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}
type File = { name: string; mimeType: string; buffer: Buffer }
const partOf = (page: Page): Locator => page.locator('#documents')

test('a company adds documents, a buyer asks for one and opens it until it is taken back', async () => {
  const owner = await visitAs(site, 'exporter', `/business/${business.id}/edit/documents?product=${product.id}`)
  const curve = { name: 'Pump curves.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await add(owner.page, { kind: 'Datasheet', access: 'For everybody', file: curve })
  // Browsers know no type of CAD files.
  const housing = { name: 'Housing.step', mimeType: '', buffer: step() }
  await add(owner.page, { kind: 'CAD model', access: 'On request', file: housing })
  await passesAxe(owner.page, 'documents of a company')

  const stranger = await site.visit(`/business-product/x-${product.id}`)
  await partOf(stranger.page).getByRole('link', { name: 'Open file Pump curves' }).waitFor()
  await passesAxe(stranger.page, 'documents of a product', '#documents')

  const buyer = await visitAs(site, 'buyer', new URL(stranger.page.url()).pathname)
  const part = partOf(buyer.page)
  // This part becomes active after the page.
  await part.getByRole('checkbox').waitFor()
  await part.getByRole('button', { name: 'Ask for it Housing' }).click()
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  const thread = part.getByRole('link', { name: 'Asked for, waiting' })
  const requestID = (await thread.getAttribute('href'))!.split('/').at(-1)!

  await goTo(owner.page, `/business/${business.id}/requests/${requestID}`)
  await owner.page.getByRole('button', { name: 'Give the document' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await owner.page.getByText('on the page of the product', { exact: false }).first().waitFor()

  await buyer.page.reload()
  const [download] = await Promise.all([
    buyer.page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download Housing' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'Housing.step')

  await owner.page.getByRole('button', { name: 'Take it back' }).click()
  await owner.page.getByText('no longer open to this side').waitFor()
  await buyer.page.reload()
  await part.getByRole('button', { name: 'Ask for it Housing' }).waitFor()
  assert.deepEqual([owner.faults, stranger.faults, buyer.faults], [[], [], []])
})
