// An NDA before a drawing, between browsers of both sides in two languages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const step = "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n"
const drawing = { name: 'impeller.step', mimeType: 'application/octet-stream', buffer: Buffer.from(step) }

test('a drawing opens after both have signed, each opening is logged, and ended access closes it', async () => {
  const { business } = await sampleBusiness(site)
  const buyerID = sampleAccounts.buyer.userID
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from requests where receiver_id = $1 and sender_id = $2 and closed_at is null and rfq_id is null limit 1`,
    [business.id, buyerID],
  )
  const rid = rows[0]!.id
  const own = `/ndas/${rid}?as=${business.id}`

  const { page: supplier, faults } = await visitAs(site, 'exporter', `/business/${business.id}/requests/${rid}`)
  await supplier.locator('input[type=file]').setInputFiles(drawing)
  await supplier.getByLabel(/^Files only after the NDA/).check()
  await supplier.getByRole('textbox', { name: 'Message' }).fill('Our drawing')
  await supplier.getByRole('textbox', { name: 'Message' }).press('Enter')
  await supplier.getByRole('region', { name: 'Messages' }).getByText('only after the NDA').waitFor()

  const chat = `/es/business/${buyerID}/requests/${rid}`
  const { page: buyer, faults: others } = await visitAs(site, 'buyer', chat)
  const locked = buyer.getByRole('link', { name: /impeller\.step/ })
  await locked.waitFor()
  assert.equal(await buyer.getByRole('button', { name: /impeller\.step/ }).count(), 0)

  await goTo(supplier, own)
  await supplier.getByRole('radio', { name: 'We show files, the other side keeps them secret' }).check()
  await supplier.getByRole('button', { name: 'Read the text' }).press('Enter')
  await supplier.getByText('Non-disclosure agreement (one-way)').waitFor()
  await passesAxe(supplier, 'a proposal of an NDA')
  await supplier.getByRole('button', { name: 'Propose the NDA' }).press('Enter')
  await supplier.getByLabel('Your role in the firm').fill('Head of sales')
  await supplier.getByLabel(/^I have read the text/).check()
  await passesAxe(supplier, 'the form of a signature')
  await supplier.getByRole('button', { name: 'Sign', exact: true }).press('Enter')
  await supplier.getByText('Head of sales').waitFor()

  await buyer.getByRole('link', { name: 'Leer y firmar' }).press('Enter')
  await buyer.getByRole('link', { name: 'Non-disclosure agreement (one-way)' }).press('Enter')
  await buyer.getByLabel('Su cargo en la empresa').fill('Compras')
  await buyer.getByLabel(/^He leído el texto/).check()
  await buyer.getByRole('button', { name: 'Firmar', exact: true }).press('Enter')
  await buyer.getByText('En vigor').waitFor()

  await goTo(buyer, chat)
  const [download] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer.getByRole('button', { name: /impeller\.step/ }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'impeller.step')

  await goTo(supplier, own)
  const log = supplier.getByRole('listitem').filter({ hasText: 'impeller.step' })
  for (let times = 0; times < 20 && (await log.count()) === 0; times++) await reload(supplier)
  await log.getByText('Revision 1').waitFor()
  await passesAxe(supplier, 'NDAs and opened files of a conversation')
  await supplier.getByRole('link', { name: 'Non-disclosure agreement (one-way)' }).first().press('Enter')
  await supplier.getByRole('button', { name: 'End the access to files' }).press('Enter')
  await supplier.getByRole('dialog').getByLabel('Reason').fill('The part is made elsewhere.')
  await supplier.getByRole('dialog').getByRole('button', { name: 'End the access' }).press('Enter')
  await supplier.getByText('Access ended').waitFor()
  await supplier.setViewportSize({ width: 390, height: 800 })
  assert.equal(await supplier.evaluate(() => document.documentElement.scrollWidth), 390)

  await reload(buyer)
  await locked.waitFor()
  await goTo(buyer, `/es/ndas/${rid}?as=${buyerID}`)
  await buyer.getByRole('link', { name: 'Non-disclosure agreement (one-way)' }).press('Enter')
  await buyer.getByText('The part is made elsewhere.').waitFor()
  assert.deepEqual(unexpected(faults), [])
  assert.deepEqual(unexpected(others), [])
})

test('the filters of the message center lead to all NDAs of a company, by state', async () => {
  const { business } = await sampleBusiness(site)
  const { page, faults } = await visitAs(site, 'exporter', `/business/${business.id}/requests`)
  await page.getByRole('button', { name: 'Filter' }).press('Enter')
  await page.getByRole('menuitem', { name: 'NDAs' }).press('Enter')
  await page.getByRole('heading', { name: 'NDAs', level: 1 }).waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'Declined' }).first().waitFor()
  await page.getByRole('navigation', { name: 'NDAs' }).getByRole('link', { name: 'In force' }).press('Enter')
  await page.getByRole('link', { name: 'In force', exact: true }).and(page.locator('[aria-current]')).waitFor()
  await rows.filter({ hasText: 'In force' }).first().waitFor()
  assert.equal(await rows.filter({ hasText: 'Declined' }).count(), 0)
  await passesAxe(page, 'NDAs of a company')
  await page.setViewportSize({ width: 390, height: 800 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await goTo(page, `/es/business/${business.id}/ndas?state=proposed`)
  await page.getByRole('heading', { name: 'Acuerdos de confidencialidad', level: 1 }).waitFor()
  assert.deepEqual(unexpected(faults), [])
})
