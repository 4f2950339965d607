// Thread writing.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let thread: { requestID: string; businessID: string }
before(async () => {
  site = await startSite()
  const { business } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from requests where receiver_id = $1 and sender_kind = 'user' and closed_at is null and rfq_id is null limit 1`,
    [business.id],
  )
  thread = { requestID: rows[0]!.id, businessID: business.id }
})
after(() => site.close())

const address = () => `/business/${thread.businessID}/requests/${thread.requestID}`
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('Enter that ends a composition does not send; the next one does', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', address())
  await field(page).focus()
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '报价', selectionStart: 2, selectionEnd: 2 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await keyboard.send('Input.insertText', { text: '报价单' })
  assert.equal(await field(page).inputValue(), '报价单')
  assert.equal(await log(page).getByText('报价').count(), 0)
  await field(page).press('Enter')
  await log(page).getByText('报价单').waitFor()
  assert.equal(await log(page).getByText('报价').count(), 1)
  assert.deepEqual(faults, [])
  await context.close()
})

const step = "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n"
const drawing = { name: 'flange.step', mimeType: 'application/octet-stream', buffer: Buffer.from(step) }

test('Enter while a file is uploaded sends both once it has arrived; the file is downloaded as it was', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', address())
  const upload = Promise.withResolvers<void>()
  await page.route('**/files/upload', async (route) => {
    await upload.promise
    await route.continue()
  })
  await field(page).waitFor()
  await page.locator('input[type=file]').setInputFiles(drawing)
  await field(page).fill('As drawn')
  await field(page).press('Enter')
  await page.getByText('Sent as soon as the files are uploaded').waitFor()
  await page.getByRole('progressbar', { name: 'Uploading flange.step' }).waitFor()
  assert.equal(await log(page).getByText('As drawn').count(), 0)
  await passesAxe(page, 'a message that waits for its file')
  upload.resolve()
  await log(page).getByText('As drawn').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log(page)
      .getByRole('button', { name: /flange\.step/ })
      .click(),
  ])
  assert.equal(download.suggestedFilename(), 'flange.step')
  assert.equal(await readFile(await download.path(), 'utf8'), step)
  assert.equal(await log(page).getByText('As drawn').count(), 1)
  assert.equal(await field(page).inputValue(), '')
  assert.deepEqual(faults, [])
  await context.close()
})

test('a file that does not arrive keeps the message unsent, and both are sent after another try', async () => {
  const { page, context } = await visitAs(site, 'exporter', address())
  await page.route('**/files/upload', (route) => route.abort())
  await field(page).waitFor()
  await page.locator('input[type=file]').setInputFiles({ ...drawing, name: 'seal.step' })
  await field(page).fill('With the seal')
  await field(page).press('Enter')
  const again = page.getByRole('button', { name: 'Try again: seal.step' })
  await again.waitFor()
  assert.equal(await field(page).inputValue(), 'With the seal')
  assert.equal(await log(page).getByText('With the seal').count(), 0)
  await page.unroute('**/files/upload')
  await again.click()
  await field(page).press('Enter')
  await log(page).getByText('With the seal').waitFor()
  await log(page)
    .getByRole('button', { name: /seal\.step/ })
    .waitFor()
  await context.close()
})

test('the address in an e-mail leads into the thread, over the login', async () => {
  const { page, context, faults } = await site.visit(address())
  await arrive(page, /\/login/)
  await page.getByRole('button', { name: /Matteo Ferraris/ }).click()
  await arrive(page, `**${address()}`)
  await page.getByRole('region', { name: /^Conversation with/ }).waitFor()
  await field(page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
