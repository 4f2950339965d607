// Writing in a thread in a real browser: an input method, and the way into the thread from an e-mail.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let thread: { requestID: string; businessID: string }
before(async () => {
  site = await startSite()
  const { business } = await sampleBusiness(site)
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from requests where receiver_id = $1 and sender_kind = 'user' and closed_at is null and rfq_id is null limit 1`,
    [business.id],
  )
  thread = { requestID: rows[0]!.id, businessID: business.id }
})
after(() => site.close())

const address = () => `/business/${thread.businessID}/requests/${thread.requestID}`
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('Enter that ends a composition does not send; the next one does', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', address())
  await field(page).focus()
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '报价', selectionStart: 2, selectionEnd: 2 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await keyboard.send('Input.insertText', { text: '报价单' })
  assert.equal(await field(page).inputValue(), '报价单')
  assert.equal(await log(page).getByText('报价').count(), 0)
  await field(page).press('Enter')
  await log(page).getByText('报价单').waitFor()
  assert.equal(await log(page).getByText('报价').count(), 1)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the address in an e-mail leads into the thread, over the login', async () => {
  const { page, context, faults } = await site.visit(address())
  await page.waitForURL(/\/login/)
  await page.getByRole('button', { name: /Matteo Ferraris/ }).click()
  await page.waitForURL(`**${address()}`)
  await page.getByRole('region', { name: /^Conversation with/ }).waitFor()
  await field(page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
