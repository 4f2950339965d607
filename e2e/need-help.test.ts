// A stranger asks for business help: drafts, errors, sending, and the mail that confirms it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a stranger fills in the form, leaves, comes back to the draft, and sends it', async () => {
  const { page, faults } = await site.visit('/contact-us/form')
  await page.getByLabel('First name').fill('Lucía')
  await page.getByLabel('Company phone *').fill('12')
  await page.getByLabel('More about what you want to buy').fill('End-suction pumps, stainless steel')
  await page.getByLabel('Product 1').first().selectOption({ index: 1 })
  await page.getByText('Draft kept on this device').waitFor()
  await page.goto('/industries')
  await page.goto('/contact-us/form')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=firstName]')?.value === 'Lucía')

  await page.getByRole('button', { name: 'Submit to WBN' }).click()
  await page.getByText('Invalid phone number, please check the format (e.g. + 1 12345678)').waitFor()
  await page.getByText('This field is required.').waitFor()
  await page.getByLabel('Company phone *').fill('+56 2 2555 0100')
  await page.getByLabel('E-mail *').fill('lucia@maipo.example')
  await page.getByRole('button', { name: 'Submit to WBN' }).click()
  await page.getByText('Request sent successfully, you will be contacted soon!').waitFor()
  const told = await page.getByText('We have received your request.').textContent()
  const [reference = ''] = /WBN-[0-9A-F]{8}/.exec(told ?? '') ?? []
  assert.ok(reference)
  const { rows } = await site.database.pool.query('select subject from mails where recipient = $1', [
    'lucia@maipo.example',
  ])
  assert.match(rows[0].subject, new RegExp(reference))
  await page.getByRole('button', { name: 'Send another request' }).click()
  assert.equal(await page.getByLabel('First name').inputValue(), '', 'the draft went with the request')
  assert.deepEqual(faults, [])
})

test('resetting the form asks first; a failure keeps what was typed and says so', async () => {
  const { page } = await site.visit('/contact-us/form')
  await page.getByLabel('Last name').fill('Ferrer')
  await page.getByRole('button', { name: 'Reset Form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Ferrer')
  await page.getByRole('button', { name: 'Reset Form' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the form' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=lastName]')?.value === '')

  await page.getByLabel('Company phone *').fill('+56 2 2555 0100')
  await page.getByLabel('E-mail *').fill('lucia@maipo.example')
  await page.route('**/needhelp/send', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit to WBN' }).click()
  await page.getByText('There was an error processing your request, please try again in a few hours!').waitFor()
  assert.equal(await page.getByLabel('E-mail *').inputValue(), 'lucia@maipo.example')
})

test('the states of the USA are the 50 and DC, and only asked for there', async () => {
  const { page } = await site.visit('/contact-us/form')
  const states = await page.getByLabel('State (USA)').locator('option').allTextContents()
  assert.equal(states.length, 52)
  assert.deepEqual([states[0], states.includes('District of Columbia')], ['Select one state', true])
  assert.ok(!states.includes('Puerto Rico'))
  await page.locator('select[name=country]').selectOption('IT')
  await page.getByLabel('State (USA)').waitFor({ state: 'detached' })
})

test('the staff finds a request in the inbox, takes it over, answers it by mail and closes it', async () => {
  const { page, faults } = await visitAs(site, 'operator', '/admin/help')
  await page.getByRole('searchbox', { name: 'Number, name, company or words' }).fill('Maipo')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Lucía Ferrer/ }).waitFor()
  await page.getByRole('row', { name: /Anneke/ }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Lucía Ferrer' }).click()
  await page.getByText('Bombas centrífugas').waitFor()
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByText('Taken by Nora Lindqvist').waitFor()
  await page
    .getByLabel('Answer to lucia.ferrer@aguasdelmaipo.example')
    .fill('Tres empresas italianas fabrican estas bombas.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('Nora Lindqvist answered').waitFor()
  const { rows } = await site.database.pool.query(
    "select subject, text from mails where recipient like 'lucia.ferrer@%'",
  )
  assert.match(rows[0].subject, /^Nuestra respuesta a su solicitud WBN-/)
  assert.match(rows[0].text, /Tres empresas italianas/)
  await page.getByRole('button', { name: 'Close request' }).click()
  await page.getByRole('button', { name: 'Open again' }).waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  assert.deepEqual(faults, [])
})
