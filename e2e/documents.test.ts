// Journeys of documents.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { step } from '#api/catalog/documents/testing.ts'
import { pdf } from '#api/identity/files/testing.ts'
import { stepCube } from '#kit/cad/testing.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: { id: string; slug: string }
let product: { id: string; slug: string; name: string }
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

/** Share beside the ground. */
async function filledShare(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ground = data.subarray((10 * info.width + 10) * 3).subarray(0, 3)
  let filled = 0
  for (let at = 0; at < data.length; at += 3) if (data.compare(ground, 0, 3, at, at + 3) !== 0) filled++
  return filled / (info.width * info.height)
}

test('a buyer sees a model in 3D, turns it by keys and closes it; a file that is no model says so', async () => {
  const owner = await visitAs(site, 'exporter', `/business/${business.id}/edit/documents?product=${product.id}`)
  const [kind, access] = ['CAD model', 'For everybody']
  await add(owner.page, { kind, access, file: { name: 'Cube.step', mimeType: '', buffer: stepCube() } })
  await add(owner.page, { kind, access, file: { name: 'Hollow.step', mimeType: '', buffer: step() } })
  const outline = { name: 'Outline.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await add(owner.page, { kind: 'Drawing', access, file: outline })

  const { page, faults } = await visitAs(site, 'buyer', `/business-product/${product.slug}-${product.id}`)
  const part = partOf(page)
  await part.getByRole('checkbox').waitFor()
  const rest = part.getByRole('button', { name: /^Show \d+ more/ })
  if ((await rest.count()) > 0) await rest.click()
  await part.getByRole('button', { name: 'View in 3D Cube' }).click()
  const dialog = page.getByRole('dialog', { name: '3D view of Cube' })
  const canvas = dialog.getByRole('application', { name: '3D model of Cube' })
  await dialog.locator('[aria-busy="false"]').waitFor()
  await canvas.focus()
  // Keys show the focus.
  await page.keyboard.press('0')
  const until = async (isRight: (picture: Buffer) => boolean | Promise<boolean>) => {
    for (let turn = 0; turn < 100; turn++) {
      const picture = await canvas.screenshot()
      if (await isRight(picture)) return picture
    }
    throw new Error('The picture did not become as it should')
  }
  const workers = async () => {
    for (let turn = 0; turn < 100 && page.workers().length > 0; turn++) await page.waitForTimeout(50)
    return page.workers().length
  }
  const first = await until(async (picture) => (await filledShare(picture)) > 0.1)
  assert.equal(await workers(), 0)
  await page.keyboard.press('ArrowLeft')
  const turned = await until((picture) => !picture.equals(first))
  const whole = await filledShare(turned)
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('-')
  await until(async (picture) => (await filledShare(picture)) < whole * 0.6)
  await page.keyboard.press('0')
  await until((picture) => picture.equals(first))
  await dialog.getByRole('button', { name: 'Turn up' }).click()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await passesAxe(page, 'model in 3D', '[role="dialog"]')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await part.getByRole('button', { name: 'View in 3D Hollow' }).click()
  const none = page.getByRole('dialog', { name: '3D view of Hollow' })
  await none.getByRole('alert').getByText("This file can't be shown here.").waitFor()
  assert.equal(await none.getByRole('link', { name: 'Download Hollow' }).count(), 1)
  assert.equal(await workers(), 0)
  await none.getByRole('button', { name: 'Close' }).click()
  await none.waitFor({ state: 'detached' })

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await part.getByRole('button', { name: 'View in 3D Cube' }).click()
  await dialog.getByRole('alert').getByText("This browser can't draw in 3D.").waitFor()
  await dialog.getByRole('link', { name: 'Outline' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual([owner.faults, faults], [[], []])
})
