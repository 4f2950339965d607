// Signed-in visitors of journeys.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { StaffRole } from '#contract/identity/access.ts'
import type { SampleAccountName } from '#contract/identity/auth/sample-accounts.ts'
import { arrive, goTo, type Site, type Visit } from './site.ts'

export const password = 'a long walk by the river'

export function visitAs(
  site: Site,
  account: SampleAccountName,
  path: string,
  options?: BrowserContextOptions,
): Promise<Visit> {
  return handedOver(site, path, '/auth/sample-login', { account }, options)
}

export async function visitAsNew(
  site: Site,
  path: string,
  name: [firstName: string, lastName: string] = ['Nina', 'Newcomer'],
  { roles = [], ...options }: BrowserContextOptions & { roles?: StaffRole[] } = {},
): Promise<Visit & { email: string }> {
  const [firstName, lastName] = name
  const email = `${randomUUID()}@wbn.example`
  await register(site, email, { firstName, lastName })
  await site.database.pool.query('update auth.accounts set roles = $2 where email = $1', [email, roles])
  return { ...(await handedOver(site, path, '/auth/login', { email, password }, options)), email }
}

export async function register(site: Site, email: string, more: object = {}): Promise<void> {
  const body = { firstName: 'Rosa', lastName: 'Ibáñez', email, password, country: 'IT', acceptTerms: true, ...more }
  const answer = await fetch(`${site.address}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 200)
  await site.database.pool.query(
    `update auth.accounts set status = 'active', email_verified_at = now() where email = $1`,
    [email],
  )
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function keepPasskeys(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function handedOver(site: Site, path: string, call: string, body: object, options?: BrowserContextOptions) {
  const visit = await site.visit('about:blank', options)
  const begun = await visit.context.request.get(`/login?continue=${encodeURIComponent(path)}`, { maxRedirects: 0 })
  const continueTo = new URL(begun.headers()['location']!, site.address).searchParams.get('continue')
  const response = await visit.context.request.post(call, { data: { ...body, continue: continueTo } })
  const { data } = (await response.json()) as { data: { redirect: string } }
  await goTo(visit.page, data.redirect)
  await arrive(visit.page, (url) => url.pathname === path.replace(/[?#].*/, ''))
  return visit
}
