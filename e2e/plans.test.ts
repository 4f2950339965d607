// Plans.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { press, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let businessID: string
before(async () => {
  site = await startSite()
  businessID = (await sampleBusiness(site)).business.id
  await site.database.pool.query('delete from memberships where business_id = $1', [businessID])
  await site.database.pool.query(`update businesses set subscription = 'standard' where id = $1`, [businessID])
})
after(() => site.close())

async function html(path: string): Promise<string> {
  const response = await fetch(site.address + path)
  const text = await response.text()
  if (response.status !== 503) return text
  await pause(Number(response.headers.get('retry-after') ?? 1) * 1000)
  return html(path)
}

test('a price is previewed with what it does, seen everywhere once it is saved, charged, and withdrawn again', async () => {
  for (let times = 0; times < 2; times++) {
    assert.match(await html('/membership-gold'), /1,850(?![\d.,])/)
    assert.match(await html('/our-network'), /1,850(?![\d.,])/)
    assert.match(await html('/advertise-with-us.md'), /\| Gold \| 3 \|/)
  }
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/plans')
  await page.getByRole('table').getByRole('link', { name: 'Gold' }).click()
  const price = page.getByLabel('Price per year, net')
  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview' }) })
  await preview.getByText('US$ 1,850 per year, net').waitFor()
  await price.fill('1999.999')
  await press(page.getByRole('button', { name: 'Save' }))
  await page.getByText('Whole cents: not more than two digits after the decimal sign.').first().waitFor()
  await price.fill('2,700.00')
  await page.getByText('Premium would not cost more than Gold.').waitFor()
  await price.fill('1,999.50')
  await page.getByLabel('Boosts per month').fill('4')
  await preview.getByText('US$ 1,999.50 per year, net').waitFor()
  await page.getByText(/running terms renew at US\$ 1,999\.50, the first on/).waitFor()
  await passesAxe(page, 'the form of a plan')
  assert.match(await html('/membership-gold'), /1,850(?![\d.,])/, 'a preview changes nothing')
  await page.getByLabel('Reason').fill('Prices of our suppliers')
  await press(page.getByRole('button', { name: 'Save' }))
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  await versions.getByText('Prices of our suppliers').waitFor()
  await versions.getByText('In force', { exact: true }).waitFor()

  for (const path of ['/membership-gold', '/it/membership-gold', '/our-network'])
    assert.match(await html(path), path.startsWith('/it') ? /1\.?999,50/ : /1,999\.50/, path)
  assert.match(await html('/advertise-with-us.md'), /\| Gold \| 4 \|/)

  const { page: owners } = await visitAs(site, 'exporter', `/business/${businessID}/membership`)
  await owners.getByLabel('Address').fill('Via Roma 1, Milano')
  await owners.getByLabel('Card number').fill('4242 4242 4242 4242')
  await owners.getByLabel('Expiry').fill('12/34')
  await owners.getByLabel('Security code').fill('123')
  await owners.getByRole('button', { name: /^Pay US\$ 1,999\.50/ }).click()
  await owners.getByText('Your plan is Gold until').waitFor()

  await press(versions.getByRole('button', { name: 'Withdraw' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The version before it applies instead: US$ 1,850.00').waitFor()
  await dialog.getByRole('textbox').fill('Too early')
  await press(dialog.getByRole('button', { name: 'Withdraw' }))
  await versions.getByText('Withdrawn', { exact: true }).nth(1).waitFor()
  assert.match(await html('/membership-gold'), /1,850(?![\d.,])/)
  assert.deepEqual(faults, [])
  await context.close()

  await reload(owners)
  await owners
    .getByText('The price changes: this term cost US$ 1,999.50 net, the next one costs US$ 1,850.00 net.')
    .waitFor()
  const { rows } = await site.database.pool.query<{ price: number; boosts: number }>(
    `select price, boosts from payments where business_id = $1 and status = 'succeeded' order by id desc limit 1`,
    [businessID],
  )
  assert.deepEqual(rows, [{ price: 199_950, boosts: 4 }])
})

test('who changes a plan is told of the scheduled version that will undo it; a form begins with its own plan, and again as often as asked', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/plans')
  const open = (name: string) => page.getByRole('table').getByRole('link', { name }).click()
  const boosts = page.getByLabel('Boosts per month')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await open('Gold')
  await page.getByLabel('Price per year, net').fill('1,900.00')
  await boosts.fill('5')
  await page.getByLabel(/^From/).fill(`${new Date().getUTCFullYear() + 1}-11-24T12:00`)
  await page.getByLabel('Reason').fill('Next year')
  await press(page.getByRole('button', { name: 'Save' }))
  await page.getByText(/^Now: US\$ 1,850\.00.*From .* on: US\$ 1,900\.00: .* 5 advertising boosts per month/).waitFor()
  await boosts.fill('9')
  await page
    .getByText(/It applies only until .*24.* the scheduled version takes its place: US\$ 1,900\.00: .* 5 advertising/)
    .waitFor()
  await passesAxe(page, 'a change before a scheduled one')

  const undone = page.getByText(/^The version from .*24.* on \(US\$ 1,900\.00: .* would undo a part of it/)
  await page.getByLabel(/^From/).fill(`${new Date().getUTCFullYear() + 1}-12-01T12:00`)
  await undone.waitFor()
  await page.getByLabel('Price per year, net').fill('1,900.00')
  await undone.waitFor({ state: 'detached' })
  await page.getByLabel(/^From/).fill('')

  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  const take = versions.getByRole('button', { name: 'Start from this version' }).first()
  const begins = (value: string) =>
    page.waitForFunction(
      (text) => document.querySelector<HTMLInputElement>('[name="plan.boosts"]')?.value === text,
      value,
    )
  const discard = page.getByRole('dialog', { name: 'Discard your changes?' })
  for (let times = 0; times < 2; times++) {
    await boosts.fill('7')
    await press(take)
    await discard.getByRole('button', { name: 'Discard' }).click()
    await begins('5')
  }
  await page.getByRole('main').getByRole('link', { name: 'Plans' }).click()
  await open('Premium')
  await heading('Premium')
  await page.evaluate(() => history.go(-2))
  await heading('Gold')
  await press(take)
  await begins('5')
  await page.evaluate(() => history.go(2))
  await heading('Premium')
  await begins('10')
  assert.equal(await page.getByLabel('Price per year, net').inputValue(), '2650')
  assert.deepEqual(faults, [])
  await context.close()
})
