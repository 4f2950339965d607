// A stranger's help request.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { goTo, hasFocus, press, reload, startSite, unexpected, type Site } from './site/site.ts'

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
  await goTo(page, '/industries')
  await goTo(page, '/contact-us/form')
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

async function untouched(): Promise<{ path: string; email: string }> {
  const { rows } = await site.database.pool.query<{ id: string; email: string }>(
    "select id, email from enquiries where status = 'new' order by id limit 1",
  )
  return { path: `/admin/help/${rows[0]!.id}`, email: rows[0]!.email }
}

test('closing and spam can be undone, and the focus stays among the buttons', async () => {
  const { path } = await untouched()
  const { page, faults } = await visitAs(site, 'operator', path)
  for (const [act, done] of [
    ['Close request', 'Request closed'],
    ['Spam', 'Marked as spam'],
  ] as const) {
    const button = page.getByRole('button', { name: act, exact: true })
    await press(button)
    await hasFocus(page.getByRole('button', { name: 'Open again' }))
    const toast = page.getByRole('alertdialog').filter({ hasText: done })
    await press(toast.getByRole('button', { name: 'Undo' }))
    await button.waitFor()
    await page.getByText('Nora Lindqvist set the state to “New”').last().waitFor()
  }
  assert.deepEqual(faults, [])
})

test('an answer that was not sent is asked about, and stays on the device', async () => {
  const { path, email } = await untouched()
  const { page, faults } = await visitAs(site, 'operator', path)
  const answer = page.getByLabel(`Answer to ${email}`)
  await page.getByLabel('Note', { exact: true }).fill('They called twice')
  await answer.fill('Three makers in Italy')
  await page.getByRole('link', { name: 'Requests for help' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  assert.equal(await answer.inputValue(), 'Three makers in Italy')

  let asked = 0
  page.on('dialog', (one) => {
    asked++
    void one.accept()
  })
  await reload(page)
  assert.equal(asked, 1)
  await answer.and(page.locator(':text("Three makers in Italy")')).waitFor()
  assert.equal(await page.getByLabel('Note', { exact: true }).inputValue(), 'They called twice')

  await press(page.getByRole('button', { name: 'Send answer' }))
  await page.getByText('The answer is on its way').waitFor()
  assert.equal(await answer.inputValue(), '')
  await press(page.getByRole('button', { name: 'Add note' }))
  await page.getByText('Nora Lindqvist noted').waitFor()
  await reload(page)
  await answer.waitFor()
  assert.equal(await answer.inputValue(), '', 'the draft went with the answer')
  assert.equal(asked, 1)
  assert.deepEqual(faults, [])
})

test('of two tabs the second learns that the first has closed the request, and sends nothing', async () => {
  const { path, email } = await untouched()
  const first = await visitAs(site, 'operator', path)
  const { page, faults } = await visitAs(site, 'operator', path)
  const answer = page.getByLabel(`Answer to ${email}`)
  const answers = async () =>
    (
      await site.database.pool.query("select from mails where recipient = $1 and text like '%Three makers in Italy%'", [
        email,
      ])
    ).rowCount
  await answer.fill('Three makers in Italy')
  await press(first.page.getByRole('button', { name: 'Close request' }))
  await first.page.getByRole('button', { name: 'Open again' }).waitFor()

  await press(page.getByRole('button', { name: 'Send answer' }))
  const told = page.getByRole('alert').filter({ hasText: 'This was changed meanwhile' })
  await told.getByText('Nora Lindqvist set the state to “Closed”').waitFor()
  await page.getByRole('button', { name: 'Open again' }).waitFor()
  assert.equal(await answer.inputValue(), 'Three makers in Italy')
  assert.equal(await answers(), 0)

  await press(page.getByRole('button', { name: 'Open again' }))
  await told.waitFor({ state: 'detached' })
  await press(page.getByRole('button', { name: 'Send answer' }))
  await page.getByText('The answer is on its way').waitFor()
  assert.equal(await answers(), 1)
  assert.deepEqual(unexpected(faults), [])
})
