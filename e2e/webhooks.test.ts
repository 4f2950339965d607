// Webhooks.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isSigned, type Receiver, startReceiver } from '#api/integration/webhooks/testing.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let receiver: Receiver
before(async () => {
  site = await startSite({ WEBHOOKS_PRIVATE: 'on' })
  receiver = await startReceiver()
})
after(async () => {
  await receiver.close()
  await site.close()
})

test('a webhook is told of an inquiry, again after a lost answer with the same id, and its log says so', async () => {
  const { business } = await sampleBusiness(site)
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business.slug}-${business.id}`)
  await page.getByRole('button', { name: 'Manage', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Webhooks' }).click()
  await page.getByRole('heading', { name: 'Webhooks' }).waitFor()
  await passesAxe(page, 'the list of webhooks')
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('nonsense')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await page.getByText('An address such as').first().waitFor()
  const url = `${receiver.address}/wbn`
  await page.getByRole('textbox', { name: 'Address' }).fill(url)
  await passesAxe(page, 'the dialog of a new webhook')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  const secret = await page.getByText(/^whsec_/).innerText()

  await page.getByRole('link', { name: url }).click()
  await page.getByText('Nothing here.').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('delivered', { exact: true }).waitFor()
  assert.ok(isSigned(receiver.arrived[0]!, secret))

  receiver.replies.push('lost')
  await inquire(business.id)
  await arrivals(3)
  const [, lost, again] = receiver.arrived
  assert.equal(again!.headers['webhook-id'], lost!.headers['webhook-id'])
  assert.equal(again!.body, lost!.body)
  assert.equal((JSON.parse(again!.body) as { type: string }).type, 'inquiry.received')
  assert.ok(isSigned(again!, secret))

  await reload(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Inquiry received' }).first()
  await row.getByText('delivered', { exact: true }).waitFor()
  await row.getByText('2 attempts').click()
  await row.getByText('could not be reached').waitFor()
  await passesAxe(page, 'a webhook with its log')
  await row.getByRole('button', { name: /^Send again: Inquiry received/ }).click()
  await arrivals(4)

  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  assert.notEqual(await page.getByText(/^whsec_/).innerText(), secret)
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('disabled', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove now' }).click()
  await arrive(page, /\/webhooks$/)
  assert.equal(await page.getByRole('link', { name: url }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('what happened to a disabled webhook can be read, on a phone', async () => {
  const { business } = await sampleBusiness(site)
  const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business.id}/webhooks`, options)
  await page.getByRole('link', { name: /shop/ }).click()
  await page.getByText('so we stopped calling this address').waitFor()
  await page.getByRole('link', { name: 'Failed' }).click()
  await page.getByText('HTTP 404').first().waitFor()
  await passesAxe(page, 'a disabled webhook')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= 390, `${width} px`)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a buyer is sent from the webhooks of a company to its public page', async () => {
  const { business } = await sampleBusiness(site)
  const { page, context } = await visitAs(site, 'buyer', '/favorites')
  await goTo(page, `/business/${business.id}/webhooks`)
  await arrive(page, (url) => !url.pathname.endsWith('/webhooks'))
  await context.close()
})

async function inquire(businessID: string): Promise<void> {
  const { page, context } = await visitAs(site, 'buyer', `/business/${businessID}/send-request`)
  await page.getByLabel('Send as').selectOption('')
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Message' }).fill('Please send the price list of your pumps.')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await arrive(page, /\/requests\/[0-9a-f-]{36}$/)
  await context.close()
}

async function arrivals(count: number): Promise<void> {
  while (receiver.arrived.length < count) await receiver.next()
}
