// Account page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { keepPasskeys, logIn, password, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, press, reload, startSite, unexpected, type Site, type Visit } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const another = 'quartz heron tandem 42'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Account and security' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function linkTo(email: string, page = ''): Promise<string> {
  for (;;) {
    const { rows } = await site.database.pool.query<{ text: string }>(
      'select text from auth.mails where recipient = $1 and text like $2 order by id desc limit 1',
      [email, `%${page}?token=%`],
    )
    if (rows[0]) return /https?:\S+token=\S+/.exec(rows[0].text)![0]
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function login(email: string, secret: string): Promise<Visit> {
  const visit = await site.visit('/auth/login?continue=%2Fauth%2Faccount')
  await logIn(visit.page, email, secret)
  return visit
}
async function isSignedOut({ context }: Visit): Promise<void> {
  const page = await context.newPage()
  await goTo(page, '/auth/account')
  await arrive(page, /\/auth\/login/)
}

test('a new password ends every other session, opens from then on, and the former one does not', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/auth/account')
  const other = await login(email, password)
  await heading(other.page).waitFor()

  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByLabel('New password').fill(another)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('alert').first().waitFor()
  assert.equal(await page.getByLabel('New password').inputValue(), another, 'what was typed stays')
  await passesAxe(page, 'a wrong password')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Your password has been changed.').waitFor()
  await isSignedOut(other)

  await reload(page)
  await heading(page).waitFor()
  const former = await login(email, password)
  await former.page.getByText('E-mail or password is wrong.').waitFor()
  await former.page.getByLabel('Password', { exact: true }).fill(another)
  await former.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await heading(former.page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  for (const one of [context, other.context, former.context]) await one.close()
})

test('another address counts once its link was opened, and opens the account from then on', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/auth/account')
  const fresh = `new-${email}`
  const own = section(page, 'E-mail address')
  await own.getByRole('button', { name: 'Change the address' }).click()
  await own.getByLabel('New e-mail address').fill(fresh)
  await own.getByLabel('Your password', { exact: true }).fill(password)
  await own.getByRole('button', { name: 'Send a link to the new address' }).click()
  await own.getByText(`We sent an e-mail to ${fresh}.`).waitFor()
  await own.getByText(email, { exact: true }).waitFor()

  await goTo(page, await linkTo(fresh))
  await page.getByText('Your e-mail address is verified.').waitFor()
  await goTo(page, '/auth/account')
  await own.getByText(fresh, { exact: true }).waitFor()
  await own.getByText('Verified', { exact: true }).waitFor()
  const later = await login(fresh, password)
  await heading(later.page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  for (const one of [context, later.context]) await one.close()
})

test('one session is ended from afar, the others stay; then all others', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/auth/account')
  const others = [await login(email, password), await login(email, password)]
  for (const other of others) await heading(other.page).waitFor()
  await reload(page)
  const list = section(page, 'Sessions').getByRole('listitem')
  await list.nth(2).waitFor()
  assert.match(await list.first().innerText(), /127\.0\.0\.1 · last seen/)
  await list
    .getByRole('button', { name: /^End the session on/ })
    .first()
    .click()
  await page.getByText('The session has ended.').waitFor()
  assert.equal(await list.count(), 2)
  const alive = await Promise.all(others.map(async ({ context: held }) => canGoOn(held)))
  assert.equal(alive.filter(Boolean).length, 1)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByText('All other sessions have ended.').waitFor()
  for (const other of others) await isSignedOut(other)
  await reload(page)
  await heading(page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  for (const one of [context, ...others.map((other) => other.context)]) await one.close()
})

async function canGoOn(context: BrowserContext): Promise<boolean> {
  return (await context.request.post('/auth/continue', { data: {} })).ok()
}

test('a passkey is given another name and removed, by keyboard', async () => {
  const { page, context, faults } = await visitAsNew(site, '/auth/account')
  await keepPasskeys(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()

  await press(page.getByRole('button', { name: 'Rename the passkey Laptop' }))
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === 'Laptop')
  await passesAxe(page, 'renaming')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Name of the passkey').focus()
  await page.keyboard.type('Office laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the passkey Office laptop' }).waitFor()
  await reload(page)
  await press(page.getByRole('button', { name: 'Remove the passkey Office laptop' }))
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('The passkey has been removed.').waitFor()
  assert.equal(await page.getByText('Office laptop').count(), 0)
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('the account is closed from its page: out at once, everywhere, and nothing opens it again', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/auth/account')
  const other = await login(email, password)
  await heading(other.page).waitFor()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await arrive(page, (url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await isSignedOut(other)
  const late = await login(email, password)
  await late.page.getByText('E-mail or password is wrong.').waitFor()
  assert.deepEqual(unexpected(faults), [])
  for (const one of [context, other.context, late.context]) await one.close()
})

test('without scripts: register, ask for a new password, set it by the email, log in', async () => {
  const email = 'plain-forms@wbn.example'
  const { page, context } = await site.visit('/auth/register', { javaScriptEnabled: false })
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Ibáñez')
  await page.getByLabel('Business e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await arrive(page, /\/auth\/register\?error=ValidationError&field=password/)
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Ibáñez')
  await page.getByLabel('Business e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await arrive(page, /\/auth\/verify-email\?sent=1/)
  await goTo(page, await linkTo(email))
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await arrive(page, /\/auth\/verify-email\?done=1/)

  await goTo(page, '/auth/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await arrive(page, /\/auth\/forgot-password\?sent=1/)
  await goTo(page, await linkTo(email, 'reset-password'))
  await page.getByLabel('New password').fill(another)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await arrive(page, /\/auth\/login\?done=reset/)
  await logIn(page, email, another)
  await arrive(page, /\/SetID\?token=/)
  await context.close()
})
