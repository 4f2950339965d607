// Kept input, form by form.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type SampleAccountName, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { listedCompany } from './site/listed-company.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let id: string
let rfq: string
let listed: string
before(async () => {
  site = await startSite()
  id = (await sampleBusiness(site)).business.id
  listed = (await listedCompany(site)).id
  const { page: buyer, context } = await visitAs(site, 'buyer', `/rfq/create?businesses=${id}`)
  await buyer.getByLabel('What you need').fill('Titanium pumps')
  await buyer.getByLabel('Quantity').fill('8')
  await buyer.getByRole('button', { name: 'Send request' }).click()
  await buyer.getByRole('heading', { name: 'No quotation yet' }).waitFor()
  rfq = new URL(buyer.url()).pathname
  await context.close()
})
after(() => site.close())

type FormCase = {
  account: SampleAccountName
  path: () => string
  /** Fields by label; the first is typed last. */
  typed: Record<string, string>
  begin?: (page: Page) => Promise<unknown>
  send: string
  /** Strangers may type here, so that an ended session leads to no login. */
  isPublic?: true
}

const forms: Record<string, FormCase> = {
  'a request for quotations': {
    account: 'buyer',
    path: () => `/rfq/create?businesses=${id}`,
    typed: { 'What you need': 'Hastelloy pumps', Quantity: '12' },
    send: 'Send request',
  },
  'a quotation': {
    account: 'exporter',
    path: () => rfq,
    typed: { 'Lead time in days (optional)': '35', 'Price of one, step 1': '3,930.50' },
    send: 'Send quotation',
  },
  'an inquiry': {
    account: 'buyer',
    path: () => `/business/${id}/send-request`,
    typed: { Message: 'Please quote twelve spare seals for the pumps of 2009.', 'Your subject': 'Spare seals' },
    begin: (form) => form.getByLabel('Subject', { exact: true }).selectOption({ label: 'Other' }),
    send: 'Send Request',
    isPublic: true,
  },
  'a product': {
    account: 'exporter',
    path: () => `/business/${id}/edit/products/new`,
    typed: { 'Product name': 'Kepton ball valve', Brand: 'Kepton' },
    send: 'Add product',
  },
  'the claim of a listed company': {
    account: 'buyer',
    path: () => `/business/${listed}/claim`,
    typed: { Position: 'Head of sales' },
    begin: (form) => form.getByRole('radio', { name: 'Employee' }).check(),
    send: 'Go on to the proof',
  },
  'an announcement of the console': {
    account: 'operator',
    path: () => '/admin/announcements/new',
    typed: { English: 'Meet us in Hall 5', Link: '/industries' },
    send: 'Publish',
  },
}

const write = (url: URL) => url.pathname.startsWith('/api/')

async function isKept(form: Page, typed: FormCase['typed'], after: string): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByRole('main').getByLabel(label, { exact: true })
    await field.waitFor()
    await form
      .waitForFunction(([element, text]) => (element as HTMLInputElement).value === text, [
        await field.elementHandle(),
        value,
      ] as const)
      .catch(async () => assert.equal(await field.inputValue(), value, `${label} after ${after}`))
  }
}

async function endSessions(account: SampleAccountName): Promise<void> {
  const { pool } = site.database
  const { userID } = sampleAccounts[account]
  await pool.query('update auth.sessions set ended_at = now() where account_id = $1', [userID])
  await pool.query(`select pg_notify('accounts', $1)`, [userID])
}

for (const [name, { account, path, typed, begin, send, isPublic }] of Object.entries(forms))
  test(`${name}: a refusal, a second tab, a reload${isPublic ? '' : ' and an ended session'} lose nothing`, async () => {
    const { page: form, context } = await visitAs(site, account, path())
    await form.getByRole('main').getByRole('button', { name: send, exact: true }).waitFor()
    await begin?.(form)
    for (const [label, value] of Object.entries(typed).toReversed())
      await form.getByRole('main').getByLabel(label, { exact: true }).fill(value)

    const refusal = { success: false, error: { name: 'Forbidden', message: 'You are not allowed to do this' } }
    await context.route(write, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 403, json: refusal }),
    )
    const refused = form.waitForResponse((response) => response.status() === 403)
    await form.getByRole('main').getByRole('button', { name: send, exact: true }).press('Enter')
    await refused
    await isKept(form, typed, 'a refusal')
    await context.unroute(write)

    const second = await context.newPage()
    await second.goto(path())
    await isKept(second, typed, 'opening a second tab')
    await second.close()
    await isKept(form, typed, 'closing the second tab')

    await reload(form)
    await isKept(form, typed, 'a reload')

    if (isPublic) return context.close()
    const headers = { 'x-auth-token': (await form.evaluate(() => localStorage.getItem('token')))! }
    await endSessions(account)
    while ((await context.request.get('/api/user/profile', { headers })).ok());
    await form.getByRole('main').getByRole('button', { name: send, exact: true }).press('Enter')
    await arrive(form, /\/login\?continue=/)
    await form.getByRole('button', { name: new RegExp(sampleAccounts[account].firstName) }).click()
    await arrive(form, (url) => url.pathname === path().replace(/\?.*/, ''))
    await isKept(form, typed, 'an ended session')
    await context.close()
  })
