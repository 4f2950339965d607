// A sample between two browsers, in two languages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a buyer asks for a sample in a thread, the supplier approves and ships it in Chinese, the buyer tells the outcome', async () => {
  const { rows } = await site.database.pool.query(
    `select id, sender_id as buyer, receiver_id as supplier from requests where subject = 'Two small pumps for a saw mill'`,
  )
  const { id, buyer: buyerID, supplier: supplierID } = rows[0]
  const { page: buyer, faults } = await visitAs(site, 'buyer', `/business/${buyerID}/requests/${id}`)
  await buyer.getByRole('button', { name: 'Conversation menu' }).click()
  await buyer.getByRole('menuitem', { name: 'Ask for a sample' }).click()
  const dialog = buyer.getByRole('dialog', { name: 'Samples' })
  await dialog.getByLabel('Sample of').fill('Mechanical seal, carbon on silicon carbide')
  await dialog.getByRole('button', { name: 'Ask for the sample' }).click()
  await dialog.getByLabel('What is it for?').fill('A trial with cold water')
  await dialog.getByLabel('Receiver').fill('Workshop')
  await dialog.getByLabel('Street').fill('Mill Lane 3')
  await dialog.getByLabel('Town').fill('Talca')
  await passesAxe(buyer, 'the details of a sample')
  await dialog.getByRole('button', { name: 'Send the details' }).click()
  await dialog.getByText('Mill Lane 3').waitFor()
  await buyer.keyboard.press('Escape')
  const log = buyer.getByRole('region', { name: 'Messages' })
  const card = log.getByRole('article', { name: /^Sample to be decided/ })
  await card.getByText('A trial with cold water').waitFor()
  assert.equal(await log.getByText('Mill Lane 3').count(), 0, 'no card has the address')

  const { page: supplier } = await visitAs(site, 'exporter', `/zh/business/${supplierID}/requests/${id}`)
  await supplier
    .getByRole('article', { name: /^样品待答复/ })
    .getByRole('button')
    .click()
  const shown = supplier.getByRole('dialog', { name: '样品' })
  await shown.getByText('Mill Lane 3').waitFor()
  await shown.getByRole('button', { name: '批准样品' }).click()
  await shown.getByRole('button', { name: '批准样品' }).click()
  await shown.getByRole('button', { name: '已寄出' }).click()
  await shown.getByLabel('承运商').fill('DHL')
  await shown.getByLabel('运单号').fill('JD0146')
  await shown.getByRole('button', { name: '已寄出' }).click()
  await shown.getByText('DHL JD0146').waitFor()
  await passesAxe(supplier, 'a sample of the supplier')

  await reload(buyer)
  await log
    .getByRole('article', { name: /^Sample shipped/ })
    .getByRole('button')
    .click()
  await dialog.getByRole('button', { name: 'It has arrived' }).click()
  await dialog.getByRole('button', { name: 'It has arrived' }).click()
  await dialog.getByRole('button', { name: 'Tell the outcome' }).click()
  await dialog.getByRole('radio', { name: 'An order follows' }).check()
  await dialog.getByRole('button', { name: 'Tell the outcome' }).click()
  await dialog.getByText('An order follows').waitFor()
  await goTo(buyer, '/my-samples')
  await buyer.getByRole('link', { name: 'Mechanical seal, carbon on silicon carbide' }).waitFor()
  await buyer.getByText('Sample tried').waitFor()
  assert.deepEqual(faults, [])
})

test('from the page of a product an inquiry leads to the request for its sample in one go', async () => {
  const { product } = await sampleBusiness(site)
  const { page, faults } = await visitAs(site, 'buyer', '/newsfeed')
  await goTo(page, `/business-product/${product.id}`)
  await page.getByRole('link', { name: 'Ask for a sample' }).click()
  await arrive(page, /\/send-request\?/)
  const sample = page.getByRole('checkbox', { name: /^Ask for a sample/ })
  assert.equal(await sample.isChecked(), true)
  assert.match(await page.getByLabel('Your subject').inputValue(), /^Sample: ./)
  await page.getByRole('textbox', { name: 'Message' }).fill('Please send us one to try.')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await arrive(page, /\/requests\/[0-9a-f-]{36}$/)
  const dialog = page.getByRole('dialog', { name: 'Samples' })
  assert.notEqual(await dialog.getByLabel('Sample of').inputValue(), '')
  await dialog.getByRole('button', { name: 'Ask for the sample' }).click()
  await dialog.getByLabel('What is it for?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('article', { name: /^Sample/ }).waitFor()
  await reload(page)
  await page.getByRole('article', { name: /^Sample/ }).waitFor()
  assert.equal(await dialog.count(), 0, 'asked for once')
  assert.deepEqual(faults, [])
})
