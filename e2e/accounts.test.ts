// Accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { logIn, password, register } from './site/sign-in.ts'
import { arrive, goTo, hasFocus, press, reload, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let mexico: string
before(async () => {
  site = await startSite()
  mexico = site.address.replace('//', '//mexico.')
})
after(() => site.close())

const signedIn = (page: Page) => page.getByRole('button', { name: /^(Account|Cuenta):/ })

async function linkTo(email: string, path: string): Promise<string> {
  const { mails } = await waitFor(async () => {
    const list = await site.mails()
    const found = list.filter(({ to, links }) => to === email && links.some((link) => link.includes(path)))
    return found.length > 0 ? { mails: found } : undefined
  })
  return mails[0]!.links.find((link) => link.includes(path))!
}
async function waitFor<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + 15_000
  while (Date.now() < until) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nothing came within 15 s')
}

test('register, verify by the link, be signed in on another portal without typing again, log out everywhere', async () => {
  const email = 'journey@example.com'
  const { page, context, faults } = await site.visit(
    `${mexico}/auth/register?continue=${encodeURIComponent(`${mexico}/industries`)}`,
  )
  assert.equal(await page.getByLabel('Country').inputValue(), 'MX', 'the country is the portal’s')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Business e-mail').fill('journey@example')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '4 fields need a correction' })
  await summary.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  assert.equal(await summary.getByRole('link').count(), 4)
  assert.equal(await page.getByLabel('First name').inputValue(), 'Rosa')

  await page.getByLabel('Last name').fill('Ibáñez')
  await page.getByLabel('Business e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByText('Very good.').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(email).waitFor()

  await goTo(page, await linkTo(email, '/auth/verify-email'))
  await page.getByText('Your e-mail address is verified.').waitFor()

  await goTo(page, `${site.address}/auth/login?continue=${encodeURIComponent(`${mexico}/industries`)}`)
  await arrive(page, `${mexico}/industries`)
  await signedIn(page).waitFor()
  await goTo(page, `${site.address}/auth/login?continue=${encodeURIComponent(`${site.address}/industries`)}`)
  await arrive(page, `${site.address}/industries`)
  await signedIn(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  // Pages may navigate later: only the stored session is reliable.
  await goTo(page, `${mexico}/industries`, { waitUntil: 'commit' })
  await page.waitForFunction(() => location.host.startsWith('mexico') && localStorage.getItem('token') === null)
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('who has an account already is told by email alone; a box passed by is not complained about', async () => {
  const email = 'twice@example.com'
  await register(site, email)
  const { page, context } = await site.visit('/es/auth/register')
  await page.getByLabel('Nombre').fill('Clara')
  await page.getByLabel('Apellidos').fill('\u200b\u202e')
  await page.getByLabel('Correo de empresa').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') !== 'checkbox')
  assert.equal(await page.getByRole('checkbox').getAttribute('aria-invalid'), null)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  const told = page.getByRole('alert').first()
  await told.getByRole('link', { name: 'Apellidos' }).click()
  await hasFocus(page.getByLabel('Apellidos'))
  await page.keyboard.type('Whitfield')
  await page.keyboard.press('Enter')
  await page.getByText(email).waitFor()
  await goTo(page, await linkTo(email, '/auth/login'))
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await goTo(page, '/es/auth/login')
  await page.getByRole('button', { name: /^Comprador/ }).click()
  await arrive(page, `${site.address}/es`)
  await context.close()
})

test('a wrong password is told, what was typed stays, and the e-mail goes along to the other pages', async () => {
  const { page, context, faults } = await site.visit('/auth/login')
  await logIn(page, 'nobody@example.com')
  const told = page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong.' })
  await told.waitFor()
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'nobody@example.com')
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), password)
  await page.getByRole('button', { name: 'Show password' }).click()
  assert.equal(await page.getByLabel('Password', { exact: true }).getAttribute('type'), 'text')
  await told.getByRole('link', { name: 'Reset the password' }).click()
  await arrive(page, '**/auth/forgot-password')
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=email]')?.value === 'nobody@example.com',
  )
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If this address has an account').waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('a forgotten password is set anew by the link, once', async () => {
  const email = 'forgetful@example.com'
  await register(site, email)
  const { page, context, faults } = await site.visit('/auth/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('alert').filter({ hasText: 'One field needs a correction' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = await linkTo(email, '/auth/reset-password')
  await goTo(page, link)
  await page.getByLabel('New password').fill('1234567890')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('one of the most common').first().waitFor()
  await page.getByLabel('New password').fill(`${password}-again`)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Your password has been changed.').waitFor()
  await goTo(page, link)
  await page.getByLabel('New password').fill(`${password}-thrice`)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('This link has already been used').waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('signing in works without scripts, in the reader’s language', async () => {
  const email = 'plain@example.com'
  await register(site, email)
  const { page, context } = await site.visit('/es/auth/login', { javaScriptEnabled: false })
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await arrive(page, '**/es/auth/login?**')
  await page.getByText('El correo o la contraseña no son correctos.').waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await arrive(page, /\/SetID\?token=/)
  assert.match(await page.locator('main').innerText(), /Este paso necesita JavaScript|This step needs JavaScript/)
  await context.close()
})

test('a sample account signs in with one press', async () => {
  const { page, context, faults } = await site.visit('/auth/login?continue=/industries')
  await page.getByRole('button', { name: /Exporter/ }).click()
  await arrive(page, '**/industries')
  await signedIn(page).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('a second factor is set up by keyboard alone, asked for at the next login, and a session is ended from afar', async () => {
  const email = 'careful@example.com'
  await register(site, email)
  const { page, context, faults } = await site.visit('/auth/login?continue=/auth/account')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(email)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Account and security' }).waitFor()

  await press(page.getByRole('button', { name: 'Set up' }))
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const secret = await page.locator('p:has-text("No camera?") span').textContent()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code')
  const codes = new TOTP({ secret: secret!.replaceAll(' ', '') })
  await page.keyboard.type(codes.generate())
  await page.keyboard.press('Enter')
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await recovery.first().waitFor()
  const [code] = await recovery.allTextContents()
  assert.equal(await recovery.count(), 10)

  const other = await site.visit('/auth/login?continue=/industries')
  await logIn(other.page, email)
  await other.page.getByLabel('Security code').fill('000000')
  await other.page.getByRole('button', { name: 'Confirm and log in' }).click()
  await other.page.getByText('Type the code that your app shows now').first().waitFor()
  await other.page.getByLabel('Security code').fill(code!)
  await other.page.getByRole('button', { name: 'Confirm and log in' }).click()
  await arrive(other.page, '**/industries')
  await signedIn(other.page).waitFor()

  await reload(page)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByText('All other sessions have ended.').waitFor()
  await reload(other.page)
  await other.page.getByRole('link', { name: 'Login' }).first().waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
  await other.context.close()
})

const pages = {
  login: '/auth/login?continue=/newsfeed',
  'login that failed': '/auth/login?error=Forbidden',
  'login with a code': '/auth/login?error=Forbidden&field=code',
  register: '/auth/register',
  forgot: '/auth/forgot-password',
  reset: '/auth/reset-password?token=x',
  'reset without a token': '/auth/reset-password',
  verify: '/auth/verify-email?sent=1',
  verified: '/auth/verify-email?done=1',
}

async function examine(page: Page, name: string): Promise<void> {
  await passesAxe(page, name)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  assert.equal(wider, false, `${name} is wider than the screen`)
}

for (const [width, colorScheme, prefix] of [
  [390, 'dark', ''],
  [820, 'light', '/es'],
] as const) {
  test(`the account pages pass axe at ${width} px, ${colorScheme}, ${prefix || '/en'}`, async () => {
    const { page, context, faults } = await site.visit('about:blank', { viewport: { width, height: 900 }, colorScheme })
    for (const [name, path] of Object.entries(pages)) {
      await goTo(page, site.address + prefix + path)
      await examine(page, name)
    }
    await signInAsSample(page)
    await goTo(page, `${site.address}${prefix}/auth/account`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await examine(page, 'account')
    assert.deepEqual(unexpected(faults), [])
    await context.close()
  })
}

async function signInAsSample(page: Page): Promise<void> {
  await goTo(page, `${site.address}/auth/login?continue=/industries`)
  await page.locator('button[value=buyer]').click()
  await arrive(page, '**/industries')
  await signedIn(page).waitFor()
}
