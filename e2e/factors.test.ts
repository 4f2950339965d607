// Authenticator app, recovery codes, passkey.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { startProvider, type TestProvider } from '#auth/openid/testing.ts'
import { passesAxe } from './site/axe.ts'
import { keepPasskeys, logIn, password, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, startSite, type Site } from './site/site.ts'

let site: Site
let provider: TestProvider
before(async () => {
  provider = await startProvider()
  const { issuer, clientID, clientSecret, name } = provider.settings
  site = await startSite({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientID,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  })
  provider.admit(site.address)
})
after(async () => {
  provider.close()
  await site.close()
})

test('two-step login is set up, asked for, and opened by a recovery code when the phone is gone', async () => {
  const { page, context, faults, email } = await visitAsNew(site, '/auth/account')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password', { exact: true }).last().fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = /[A-Z2-7]{32}/.exec(await page.locator('main').innerText())![0]
  await passesAxe(page, page.url())
  await page.getByLabel('Security code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Switch on' }).click()
  const shown = page.getByText(/^([a-z\d]{4}-){3}[a-z\d]{4}$/)
  await shown.first().waitFor()
  const codes = await shown.allInnerTexts()
  assert.equal(codes.length, 10)
  await passesAxe(page, page.url())
  assert.deepEqual(faults, [])
  await context.close()

  const later = await site.visit('/auth/login?continue=%2Fprofile')
  await logIn(later.page, email)
  await later.page.getByLabel('Security code').fill(codes[0]!.toUpperCase().replaceAll('-', ' '))
  await later.page.getByRole('button', { name: 'Confirm and log in' }).click()
  await arrive(later.page, /\/profile$/)
  await later.context.close()
})

test('a passkey made on the account page logs in without e-mail and password', async () => {
  const { page, context, faults } = await visitAsNew(site, '/auth/account')
  await keepPasskeys(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByLabel('Your password', { exact: true }).last().fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).waitFor()
  await passesAxe(page, page.url())
  assert.deepEqual(faults, [])

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await goTo(page, '/auth/login?continue=%2Fprofile')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await arrive(page, /\/profile$/)
  await context.close()
})

test('another provider says who it is, or that the reader said no, and the way back is kept', async () => {
  const { page, context } = await site.visit('/es/auth/login?continue=%2Fprofile')
  await page.getByRole('link', { name: /Example ID/ }).click()
  await arrive(page, /\/es\/auth\/login\?.*reason=declined/)
  await page.getByRole('alert').waitFor()
  provider.people['noa'] = { email: 'noa@firm.example', email_verified: true, given_name: 'Noa', family_name: 'Levi' }
  provider.somebody = 'noa'
  await page.getByRole('link', { name: /Example ID/ }).click()
  await arrive(page, /\/profile$/)
  await page.getByRole('heading', { level: 1, name: 'Noa Levi' }).waitFor()
  await context.close()
})
