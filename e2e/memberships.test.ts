// Memberships with the test provider.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { add } from '#kit/jobs/jobs.ts'
import { visitAs } from './site/sign-in.ts'
import { reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let businessID: string
before(async () => {
  site = await startSite()
  businessID = (await sampleBusiness(site)).business.id
})
after(() => site.close())

async function startWith(subscription: string): Promise<void> {
  const { pool } = site.database
  await pool.query('delete from memberships where business_id = $1', [businessID])
  await pool.query('update businesses set subscription = $2 where id = $1', [businessID, subscription])
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Address').fill('Via Roma 1, Milano')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay US\$/ }).click()
}

test('a plan page leads an owner over the choice of a business to its membership', async () => {
  await startWith('standard')
  const { page, faults } = await visitAs(site, 'exporter', '/membership-gold')
  await page.getByRole('heading', { name: 'Gold membership' }).waitFor()
  await page.getByRole('link', { name: 'Buy now!' }).click()
  await page.getByRole('heading', { name: 'Choose a business' }).waitFor()
  await page.locator(`a[href="/business/${businessID}/membership"]`).click()
  await page.getByRole('heading', { name: /^Membership for/ }).waitFor()
  assert.deepEqual(faults, [])
})

test('a wrong card, a declined one and a second step are told; the plan begins when the bank agrees', async () => {
  await startWith('standard')
  const { page } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await payWith(page, '4242 4242 4242 4241')
  await page.getByText('You have error in your card information: the number is not complete or not valid').waitFor()
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('You have error in your card information: the card was declined').waitFor()
  await payWith(page, '4000 0025 0000 3155')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Successful checkout!').waitFor()
  await page.getByText('Your plan is Gold until').waitFor()
  await page.getByRole('button', { name: /^Download 20/ }).waitFor()
})

test('what was typed for the invoice survives a reload, is asked for, and stands on the invoice that is paid', async () => {
  await startWith('standard')
  await site.database.pool.query('delete from billing_details where business_id = $1', [businessID])
  const { page } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await page.getByLabel('VAT or tax number').fill('it 00743110157')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay US\$/ }).click()
  await page.getByLabel('Address').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByLabel('Address').fill('Corso Italia 7\n20122 Milano')
  await reload(page)
  assert.equal(await page.getByLabel('Address').inputValue(), 'Corso Italia 7\n20122 Milano')
  assert.equal(await page.getByLabel('VAT or tax number').inputValue(), 'it 00743110157')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay US\$/ }).click()
  await page.getByText('Your plan is Gold until').waitFor()
  const { rows } = await site.database.pool.query(
    'select content from invoices where business_id = $1 order by issued_at desc limit 1',
    [businessID],
  )
  const { address, taxNumber } = rows[0].content.buyer
  assert.deepEqual({ address, taxNumber }, { address: 'Corso Italia 7\n20122 Milano', taxNumber: 'IT00743110157' })
})

test('an issued invoice is corrected by its owner, and by the staff: a credit note and a new invoice each', async () => {
  await startWith('standard')
  const { page, faults } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Your plan is Gold until').waitFor()
  const newest = () => page.getByRole('button', { name: /^Correct 20/ }).first()
  const label = (await newest().getAttribute('aria-label'))!
  await newest().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('Via Roma 11\n20121 Milano')
  await reload(page)
  await page.getByRole('button', { name: label }).press('Enter')
  assert.equal(await dialog.getByLabel('Address').inputValue(), 'Via Roma 11\n20121 Milano')
  await dialog.getByRole('button', { name: 'Write the corrected invoice' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const former = label.replace('Correct ', '')
  await page.getByText(`replaces ${former}`).waitFor()
  await page.getByText(`for ${former}`).waitFor()
  assert.equal(await page.getByLabel('Address').inputValue(), 'Via Roma 11\n20121 Milano', 'later invoices have it')

  const corrected = (await newest().getAttribute('aria-label'))!.replace('Correct ', '')
  const { page: console } = await visitAs(site, 'operator', `/admin/payments?q=${corrected}`)
  await console.getByRole('button', { name: `Correct invoice ${corrected}` }).click()
  const own = console.getByRole('dialog')
  assert.equal(await own.getByLabel('Address').inputValue(), 'Via Roma 11\n20121 Milano')
  await own.getByLabel('Company').fill('Registered Name S.p.A.')
  await own.getByLabel('Reason').fill('Asked for by telephone')
  await own.getByRole('button', { name: 'Write the corrected invoice' }).click()
  await own.waitFor({ state: 'detached' })
  await reload(page)
  await page.getByText(`replaces ${corrected}`).waitFor()
  const { rows } = await site.database.pool.query(
    `select kind, content -> 'buyer' ->> 'name' as name, content -> 'total' as total from invoices
      where business_id = $1 order by id desc limit 2`,
    [businessID],
  )
  assert.deepEqual([rows[0].kind, rows[0].name, rows[0].total], ['invoice', 'Registered Name S.p.A.', 185_000])
  assert.deepEqual([rows[1].kind, rows[1].total], ['creditNote', -185_000])
  assert.deepEqual(faults, [])
})

test('an upgrade shows the credit before it is paid; cancelling is taken back; after the end the plan is free', async () => {
  await startWith('standard')
  const { page } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Your plan is Gold until').waitFor()
  await page.getByText('Credit, Gold 365 days').waitFor()
  await page.getByRole('button', { name: 'Buy now: Platinum' }).click()
  await payWith(page, '4242424242424242')
  await page.getByText('You already have the best membership').waitFor()

  await page.getByRole('button', { name: 'Cancel the membership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the membership' }).click()
  await page.getByText('Cancelled: the membership ends on').waitFor()
  await page.getByRole('button', { name: 'Take back the cancellation' }).click()
  await page.getByText('Renews on').first().waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'only the table scrolls')

  await page.getByRole('button', { name: 'Cancel the membership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the membership' }).click()
  await page.getByText('Cancelled: the membership ends on').waitFor()
  const passed = `starts_at = now() - interval '1 year', ends_at = now() - interval '1 hour', next_attempt_at = now() - interval '1 hour'`
  await site.database.pool.query(`update memberships set ${passed} where business_id = $1`, [businessID])
  await site.database.kysely.transaction().execute((tx) => add(tx, 'memberships.renew', { businessID }))
  for (let turn = 0; turn < 30; turn++) {
    await reload(page)
    await page.getByRole('heading', { name: /^Membership for/ }).waitFor()
    if (await page.getByText('Your plan is Standard.').isVisible()) break
  }
  await page.getByText('Your plan is Standard.').waitFor()
})

test('an order by bank transfer has a pro-forma and is confirmed in the console', async () => {
  await startWith('standard')
  const { page } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await page.getByLabel('Address').fill('Via Roma 1, Milano')
  await page.getByRole('button', { name: 'Order by bank transfer' }).click()
  await page.getByText(/^Please transfer US\$ 1,850\.00 by/).waitFor()
  const { page: console } = await visitAs(site, 'operator', '/admin/payments?method=transfer')
  await console.getByRole('button', { name: /^Confirm the transfer of/ }).click()
  await console.getByLabel('Reason').fill('Statement 17')
  await console.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await console.getByRole('dialog').waitFor({ state: 'detached' })
  await console.getByRole('cell', { name: 'Statement 17' }).waitFor()
  await reload(page)
  await page.getByText('Your plan is Gold until').waitFor()
})
