// Conversations in the reader's language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { startLibreTranslate, type LibreTranslateCounterpart } from '#kit/translation/testing-libretranslate.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

const inChinese = '请问八台水泵的价格和交货时间是多少？我们需要在上海港交货。'
const answer = '您好，请您告诉我们出口法兰的压力等级，我们会尽快给您报价。'

let site: Site
let libre: LibreTranslateCounterpart
let address: { exporter: string; buyer: string }
before(async () => {
  libre = await startLibreTranslate()
  site = await startSite({ LIBRETRANSLATE_URL: libre.address, TRANSLATION_MESSAGES: 'libretranslate' })
  const { business } = await sampleBusiness(site)
  const { page: buyer, context } = await visitAs(site, 'buyer', '/my-rfqs')
  address = await newThread(buyer, business.id)
  await context.close()
  for (const person of ['buyer', 'exporter'] as const) {
    const visit = await visitAs(site, person, '/newsfeed')
    assert.equal(await setPreference(visit.page, { translate: 'ask', languages: [] }), 200)
    await visit.context.close()
  }
})
after(async () => {
  await site.close()
  await libre.close()
})

async function newThread(buyer: Page, businessID: string) {
  const sent = await buyer.evaluate(
    async ({ to, message }) => {
      const response = await fetch('/api/business/request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
        body: JSON.stringify({ to, subject: 'Pumps for Shanghai', message }),
      })
      return (await response.json()) as { data: { requestID: string } }
    },
    { to: businessID, message: inChinese },
  )
  const { requestID } = sent.data
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select sender_id as id from requests where id = $1',
    [requestID],
  )
  return {
    exporter: `/business/${businessID}/requests/${requestID}`,
    buyer: `/business/${rows[0]!.id}/requests/${requestID}`,
  }
}

function setPreference(page: Page, preference: { translate: string; languages: string[] }): Promise<number> {
  return page.evaluate(
    (sent) =>
      fetch('/api/reading/preference', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
        body: JSON.stringify(sent),
      }).then(({ status }) => status),
    preference,
  )
}

const log = (page: Page) => page.getByRole('region', { name: 'Messages' })
const items = (page: Page) => log(page).getByRole('listitem')
const button = (page: Page, name: string) => log(page).getByRole('button', { name, exact: true })
const calls = () => libre.requests.filter(({ path }) => path === '/translate').length

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
  await log(page).getByText(text).waitFor()
}

test('a message in another language is translated by its button, the original below it, one tap away', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', address.exporter, {
    viewport: { width: 390, height: 844 },
  })
  await button(page, 'Translate').focus()
  await page.keyboard.press('Enter')
  await log(page).getByText('LibreTranslate, from Chinese').waitFor()
  await page.getByRole('status').getByText('Translated').waitFor()
  const original = log(page).locator('[lang=zh]')
  assert.equal(await original.getAttribute('dir'), 'auto')
  assert.match((await log(page).locator('p[lang=en]').textContent())!, /ora/)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await passesAxe(page, 'a translated message')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Hide original')
  await page.keyboard.press('Enter')
  await original.waitFor({ state: 'detached' })
  await button(page, 'Show original').press('Enter')
  await original.waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('always in a thread: what there is and what comes is translated, and the writer sees it', async () => {
  const { page: buyer, context: away } = await visitAs(site, 'buyer', address.buyer)
  await write(buyer, answer)
  assert.equal(await button(buyer, 'Translate').count(), 0, 'none at own messages')
  const { page, context } = await visitAs(site, 'exporter', address.exporter)
  const asked = page.waitForRequest('**/reading/translations')
  const always = page.getByRole('switch', { name: 'Always translate' })
  await always.press('Space')
  assert.equal(((await asked).postDataJSON() as { ids: string[] }).ids.length, 2, 'in one call')
  await log(page).getByText('LibreTranslate, from Chinese').nth(1).waitFor()
  await write(page, 'Thank you, which pressure rating do the flanges need?')
  assert.equal(await log(page).locator('p[lang=en]').count(), 2)

  await page.getByText('the other side sees that you read it translated').waitFor()
  await reload(buyer)
  await log(buyer)
    .getByText(/reads it translated into English/)
    .first()
    .waitFor()
  const next = '我们需要六公斤的压力等级，谢谢您的帮助和耐心。'
  await write(buyer, next)
  await items(page).filter({ hasText: next }).getByText('LibreTranslate, from Chinese').waitFor()

  await reload(page)
  await log(page).getByText('LibreTranslate, from Chinese').nth(2).waitFor()
  await always.press('Space')
  await log(page).getByText('LibreTranslate, from Chinese').first().waitFor({ state: 'detached' })
  assert.equal(await button(page, 'Translate').count(), 3)
  await context.close()
  await away.close()
})

test('the limit is told with its time, a failure with another try', async () => {
  const { page, context } = await visitAs(site, 'exporter', address.exporter, { timezoneId: 'Europe/Rome' })
  const midnight = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000)
  const data = { data: [], refusal: { reason: 'limit', until: midnight.toISOString() } }
  await button(page, 'Translate').first().waitFor()
  await page.route('**/reading/translations', (route) => route.fulfill({ json: { success: true, data } }), { times: 1 })
  await button(page, 'Translate').first().click()
  await log(page).getByText('The limit for translations is reached').first().waitFor()
  const hour = (await log(page)
    .getByText(/available again/)
    .first()
    .textContent())!
  assert.match(hour, /, 0[12]:00/, 'midnight of UTC in Rome')
  await passesAxe(page, 'the limit of translations')
  await page.route('**/reading/translations', (route) => route.abort(), { times: 1 })
  await button(page, 'Translate').first().click()
  await log(page).getByText('The translation did not work.').first().waitFor()
  await button(page, 'Try again').click()
  await log(page).getByText('LibreTranslate, from Chinese').waitFor()
  await context.close()
})

test('languages that the reader reads have no button, and with «never» none has', async () => {
  const { page, context } = await visitAs(site, 'exporter', address.exporter)
  const before = calls()
  await button(page, 'Translate').first().waitFor()
  for (const body of [
    { translate: 'always', languages: ['zh'] },
    { translate: 'never', languages: [] },
  ]) {
    assert.equal(await setPreference(page, body), 200)
    await reload(page)
    await log(page).getByText(inChinese).waitFor()
    await button(page, 'Translate').first().waitFor({ state: 'detached' })
  }
  assert.equal(calls(), before)
  await context.close()
})

test('«always»: what is remembered shows unasked, and nothing is sent', async () => {
  const { page, context } = await visitAs(site, 'exporter', address.exporter)
  const before = calls()
  assert.equal(await setPreference(page, { translate: 'always', languages: [] }), 200)
  await reload(page)
  await log(page).getByText('LibreTranslate, from Chinese').first().waitFor()
  await log(page).getByText(inChinese).waitFor()
  assert.equal(calls(), before)
  assert.equal(await setPreference(page, { translate: 'ask', languages: [] }), 200)
  await context.close()
})

test('a quotation is read beside its original, on its page and in its thread', async () => {
  const { business } = await sampleBusiness(site)
  const { page: buyer, faults } = await visitAs(site, 'buyer', `/rfq/create?businesses=${business.id}`)
  await buyer.getByLabel('What you need').fill('我们需要二十四台端吸离心泵')
  await buyer.getByLabel('Quantity').fill('8')
  await buyer.getByRole('button', { name: 'Send request' }).click()
  await buyer.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  const rfq = new URL(buyer.url()).pathname
  assert.equal(
    await buyer.getByRole('button', { name: 'Translate', exact: true }).count(),
    0,
    'none at the own request',
  )

  const { page: supplier } = await visitAs(site, 'exporter', rfq)
  await supplier.getByRole('button', { name: 'Translate', exact: true }).click()
  await supplier.getByText('LibreTranslate, from Chinese').waitFor()
  assert.match((await supplier.locator('h1[lang=en]').textContent())!, /ora/)
  await supplier.getByLabel('Price of one, step 1').fill('3930.50')
  await supplier
    .getByLabel('Note (optional)')
    .fill('Le pompe sono in ghisa con tenuta meccanica in carburo di silicio, 22 kW.')
  await supplier.getByRole('button', { name: 'Send quotation' }).click()
  await supplier.getByText('Version 1').waitFor()

  await goTo(buyer, rfq)
  const card = buyer.locator('section').filter({ has: buyer.getByRole('heading', { name: /^Quotation of/ }) })
  await card.getByRole('button', { name: 'Translate', exact: true }).click()
  await card
    .getByText('Words translated by LibreTranslate from Italian. Amounts, terms and names are as sent')
    .waitFor()
  const [read, original] = [
    card.getByRole('region', { name: 'English, for reading' }),
    card.getByRole('region', { name: 'Italiano, original' }),
  ]
  await original.getByText('this one counts').waitFor()
  assert.match((await read.textContent())!, /3,930\.50.*pompeo.*22 kW/s)
  assert.match((await original.textContent())!, /3,930\.50.*Le pompe sono in ghisa.*22 kW/s)
  await passesAxe(buyer, 'a quotation beside its original')
  const [left, right] = [(await read.boundingBox())!, (await original.boundingBox())!]
  assert.ok(right.x >= left.x + left.width, 'beside each other')
  await buyer.setViewportSize({ width: 390, height: 844 })
  assert.ok((await original.boundingBox())!.y > (await read.boundingBox())!.y, 'below each other on phones')
  await card.getByRole('button', { name: 'Hide original' }).click()
  await original.waitFor({ state: 'detached' })
  await buyer.setViewportSize({ width: 1280, height: 900 })
  await buyer.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click()
  const sent = log(buyer).getByRole('article', { name: 'Quotation, version 1' })
  await sent.getByRole('button', { name: 'Translate', exact: true }).click()
  await sent.getByText('Words translated by LibreTranslate from Italian').waitFor()
  await sent.getByRole('region', { name: 'English, for reading' }).waitFor()
  assert.deepEqual(faults, [])
})

test('strangers read posts and comments in their language by a button; nothing is sent before', async () => {
  const { pool } = site.database
  const { business } = await sampleBusiness(site)
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content, language)
      select $1, 'business', $1, $1, 'business', 'Le nostre pompe sono pronte per la spedizione', 'it' returning id)
    insert into comments (resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content, language)
    select id, 'post', id, 'post', $1, 'business', $1, 'Una bella notizia per tutti', 'it' from made returning resource_id as id`,
    [business.id],
  )
  const { page, context, faults } = await site.visit(`/post/${rows[0]!.id}`)
  const before = calls()
  const buttons = page.getByRole('main').getByRole('button', { name: 'Translate', exact: true })
  await buttons.nth(1).waitFor()
  assert.equal(calls(), before)
  await buttons.first().press('Enter')
  await page.getByText('LibreTranslate, from Italian').waitFor()
  await page.getByText('pompeo').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Hide original')
  await buttons.first().press('Enter')
  await page.getByText('notiziao').waitFor()
  await passesAxe(page, 'a translated post')
  await goTo(page, `/it/post/${rows[0]!.id}`)
  assert.equal(await page.getByRole('button', { name: 'Traduci', exact: true }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})
