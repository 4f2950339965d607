// Inquiries between browsers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goOffline, goTo, press, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let sample: Awaited<ReturnType<typeof sampleBusiness>>
before(async () => {
  site = await startSite()
  sample = await sampleBusiness(site)
})
after(() => site.close())

const asked = 'Could you quote eight pumps with baseplate, CIF San Antonio?'
const subject = 'We would like to receive full price list of your products'

async function inquire(page: Page, message: string, query = ''): Promise<string> {
  await goTo(page, `/business/${sample.business.id}/send-request${query}`)
  await page.getByLabel('Send as').waitFor()
  await page.getByLabel('Send as').selectOption('')
  await page.getByLabel('Subject').selectOption({ label: subject })
  await field(page).fill(message)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await arrive(page, /\/requests\/[0-9a-f-]{36}$/)
  // The form stays until the thread loads, with a like-named field.
  await log(page).waitFor()
  return new URL(page.url()).pathname
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await field(page).and(page.locator(':placeholder-shown')).waitFor()
}

test('an inquiry about a product, its live answer, and the end of the conversation for both', async () => {
  const buyer = await visitAs(site, 'buyer', '/newsfeed')
  await goTo(buyer.page, `/business-product/${sample.product.id}`)
  const seller = await visitAs(site, 'exporter', `/business/${sample.business.id}/requests`)
  await press(buyer.page.getByRole('link', { name: 'Send Request' }).first())
  await buyer.page.getByText('You ask about this product').waitFor()
  await buyer.page.getByText('Inquiries carry no fee.').waitFor()
  await buyer.page.getByRole('button', { name: 'Send Request' }).click()
  await buyer.page.getByText('You have to fill all the form fields').waitFor()
  await passesAxe(buyer.page, 'inquiry form')
  await inquire(buyer.page, asked, `?product=${sample.product.id}`)
  await buyer.page.getByText('Inquiry sent successfully').waitFor()

  await seller.page
    .getByRole('link', { name: /1 unread/ })
    .filter({ hasText: 'Clara Whitfield' })
    .click()
  await log(seller.page).getByText(asked).waitFor()
  await log(seller.page).getByRole('link', { name: sample.product.name }).waitFor()
  await log(seller.page).getByText('1 unread').waitFor()
  await log(buyer.page).getByText('Read', { exact: true }).waitFor()
  await field(seller.page).pressSequentially('Yes')
  await log(buyer.page).getByText('Ferrantis Pompe S.r.l. is typing…').waitFor()
  await field(seller.page).press('Shift+Enter')
  await field(seller.page).pressSequentially('with pleasure.')
  await field(seller.page).press('Enter')
  await field(seller.page).press('Enter')
  await log(buyer.page).getByText('Yes\nwith pleasure.').waitFor()
  assert.equal(await log(buyer.page).getByText('with pleasure.').count(), 1)
  await log(seller.page).getByText('Matteo Ferraris', { exact: true }).waitFor()
  assert.equal(await log(buyer.page).getByText('Matteo Ferraris').count(), 0)
  assert.equal(await buyer.page.getByText('Watch Buyer Profile').count(), 0)
  await passesAxe(seller.page, 'chat')

  await press(seller.page.getByRole('button', { name: 'Conversation menu' }))
  await press(seller.page.getByRole('menuitem', { name: 'End conversation' }))
  await press(seller.page.getByRole('dialog').getByRole('button', { name: 'End conversation' }))
  await seller.page.getByText('Finished successfully').waitFor()
  for (const { page } of [seller, buyer]) {
    await page
      .getByRole('region', { name: /^Conversation with/ })
      .getByText('This chat has ended')
      .last()
      .waitFor()
    await field(page).waitFor({ state: 'detached' })
  }
  await press(buyer.page.getByRole('button', { name: 'Conversation menu' }))
  const ending = buyer.page.getByRole('menuitem', { name: 'End conversation' })
  assert.equal(await ending.getAttribute('aria-disabled'), 'true')
  assert.deepEqual([...unexpected(buyer.faults), ...unexpected(seller.faults)], [])
  await buyer.context.close()
  await seller.context.close()
})

test('what is written without the network waits for it, also over a reload, and is sent once', async () => {
  const buyer = await visitAs(site, 'buyer', '/newsfeed')
  const thread = await inquire(buyer.page, 'Do you have a stock in Rotterdam?')
  await goOffline(buyer.page)
  await say(buyer.page, 'Written on the train')
  await log(buyer.page).getByText('Waiting for the network').waitFor()
  await say(buyer.page, 'And in the tunnel')
  await log(buyer.page).getByText('Waiting for the network').nth(1).waitFor()
  const { page } = buyer
  await field(page).fill('Half a sent')
  const closed = await buyer.context.newPage()
  await page.close()
  await buyer.context.setOffline(false)
  await goTo(closed, thread)
  await log(closed).getByText('And in the tunnel').waitFor()
  await log(closed).getByText('Waiting for the network').first().waitFor({ state: 'hidden' })
  const { rows } = await site.database.pool.query<{ content: string }>(
    'select content from messages where request_id = $1 order by position',
    [thread.slice(-36)],
  )
  assert.deepEqual(
    rows.map(({ content }) => content),
    ['Do you have a stock in Rotterdam?', 'Written on the train', 'And in the tunnel'],
  )
  assert.equal(await field(closed).inputValue(), 'Half a sent')
  await buyer.context.close()
})

test('a message that is refused stays in its place, and can be tried again', async () => {
  const buyer = await visitAs(site, 'buyer', '/newsfeed')
  await inquire(buyer.page, 'Do you ship to Norway?')
  let refuses = true
  await buyer.page.route('**/send-message**', (route) =>
    refuses
      ? route.fulfill({ status: 409, json: { success: false, error: { name: 'Conflict', message: 'no' } } })
      : route.continue(),
  )
  await say(buyer.page, 'And to Iceland?')
  await log(buyer.page).getByRole('button', { name: 'Try again' }).waitFor()
  await passesAxe(buyer.page, 'failed message')
  refuses = false
  await press(log(buyer.page).getByRole('button', { name: 'Try again' }))
  await log(buyer.page).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })
  await log(buyer.page).getByText('Sent', { exact: true }).nth(1).waitFor()
  await buyer.context.close()
})

test('a stranger writes an inquiry, logs in, and finds what was typed', async () => {
  const { page, context, faults } = await site.visit(`/business/${sample.business.slug}-${sample.business.id}`)
  await page.getByRole('link', { name: 'Send Request' }).first().click()
  await page.getByLabel('Subject').selectOption({ label: 'Other' })
  await page.getByLabel('Your subject').fill('Spare seals for pumps of 2009')
  await field(page).fill(asked)
  await page.getByRole('button', { name: 'Log in and send' }).click()
  await arrive(page, /\/login/)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, /\/send-request$/)
  await page.getByRole('button', { name: 'Send Request' }).waitFor()
  assert.equal(await page.getByLabel('Your subject').inputValue(), 'Spare seals for pumps of 2009')
  assert.equal(await field(page).inputValue(), asked)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await arrive(page, /\/requests\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: 'Ferrantis Pompe S.r.l.' }).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('a team labels, assigns, notes and archives; members find Requests where others send one', async () => {
  const buyer = await visitAs(site, 'buyer', '/newsfeed')
  await inquire(buyer.page, 'Is the zinc coating hot-dip?')
  await buyer.context.close()
  const { page, context, faults } = await visitAs(site, 'exporter', '/search-result?search=Ferrantis+Pompe')
  await page.getByRole('link', { name: 'Requests Ferrantis Pompe S.r.l.' }).click()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('zinc')
  await arrive(page, /q=zinc/)
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Clara/ }).click()
  await log(page).getByText('Is the zinc coating hot-dip?').waitFor()
  await press(page.getByRole('button', { name: 'Nobody in charge' }))
  await page.getByRole('dialog').getByLabel('Matteo Ferraris (you)').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press(page.getByRole('button', { name: 'Labels', exact: true }))
  await page.getByRole('dialog').getByRole('textbox', { name: 'New label' }).fill('Samples sent')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Add label' }))
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Samples sent' }).check()
  await passesAxe(page, 'labels')
  await page.getByRole('dialog').press('Escape')
  await press(page.getByRole('button', { name: 'Notes' }))
  await page.getByRole('dialog').getByRole('textbox', { name: 'New note' }).fill('Ask Elena about the coating')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Add note' }))
  await page.getByRole('dialog').getByText('Ask Elena about the coating').waitFor()
  await page.getByRole('dialog').press('Escape')
  await press(page.getByRole('button', { name: 'Conversation menu' }))
  await press(page.getByRole('menuitem', { name: 'Archive' }))
  await goTo(page, `/business/${sample.business.id}/requests?filter=archived`)
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Clara/ })
  await row.getByText('Samples sent').waitFor()
  await row.getByText('Matteo Ferraris').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('labels of a business are made, renamed, recolored and removed in its inbox', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${sample.business.id}/requests`)
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await press(filter)
  await press(page.getByRole('menuitem', { name: 'Manage labels' }))
  const dialog = page.getByRole('dialog', { name: 'Labels' })
  await dialog.getByRole('textbox', { name: 'New label' }).fill('Fairs')
  await press(dialog.getByRole('button', { name: 'Add label' }))
  await press(dialog.getByRole('button', { name: 'Edit Fairs' }))
  await dialog.getByRole('textbox', { name: 'Edit Fairs' }).fill('Met at a fair')
  await dialog.getByLabel('Color').selectOption('purple')
  await press(dialog.getByRole('button', { name: 'Save' }))
  await dialog.getByText('Met at a fair').and(dialog.locator('[data-color=purple]')).waitFor()
  await passesAxe(page, 'managing labels', '[role=dialog]')
  await press(dialog.getByRole('button', { name: 'Remove Met at a fair' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove label' }))
  await dialog.getByText('Met at a fair').waitFor({ state: 'detached' })
  const { rowCount } = await site.database.pool.query(`select from request_labels where name ~* 'fair'`)
  assert.equal(rowCount, 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('earlier messages come in above without moving the ones that are read', async () => {
  const buyer = await visitAs(site, 'buyer', '/newsfeed')
  const thread = await inquire(buyer.page, 'The first of many')
  await site.database.pool.query(
    `with added as (insert into messages (request_id, position, side, writer_id, content)
      select $1, n + 1, 'S', $2, 'number ' || n from generate_series(1, 70) n)
    update requests set messages = 71 where id = $1`,
    [thread.slice(-36), sampleAccounts.buyer.userID],
  )
  await goTo(buyer.page, thread)
  await log(buyer.page).getByText('number 70').waitFor()
  await log(buyer.page).evaluate((element) => (element.scrollTop = 0))
  await log(buyer.page).getByText('number 20', { exact: true }).waitFor({ state: 'attached' })
  const oldest = log(buyer.page).getByText('number 41', { exact: true })
  const top = await log(buyer.page).evaluate((element) => element.scrollTop)
  assert.ok(top > 0)
  assert.ok(await oldest.isVisible())
  await buyer.context.close()
})
