// Sessions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { logIn, visitAsNew } from './site/sign-in.ts'
import { arrive, goOffline, goTo, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const account = (page: Page) => page.getByRole('button', { name: /^Account: Clara Whitfield$/ })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value])
const writesProfile = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/api/user/profile')

async function signedIn(path: string): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await site.visit(`/auth/login?continue=${encodeURIComponent(site.address + path)}`)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, site.address + path)
  await account(page).waitFor()
  return { page, context }
}

const expire = (page: Page) => store(page, 'tokenExpire', String(Date.now() - 3_600_000))

const isFresh = (page: Page) => page.waitForFunction(() => Number(localStorage.getItem('tokenExpire')) > Date.now())

function refreshesIn(context: BrowserContext): Request[] {
  const seen: Request[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/refresh-token')) seen.push(request)
  })
  return seen
}

test('Login and Register lead to the auth service and back to the address that is shown, also after navigating', async () => {
  const { page } = await site.visit('/search-result?business=MA&countries=global&search=pumps')
  const register = page.getByRole('banner').getByRole('link', { name: 'Register', exact: true })
  for (const link of [login(page), register]) {
    const goal = new URL((await link.getAttribute('href'))!, page.url())
    assert.match(goal.pathname, /^\/(login|register)$/)
    assert.equal(goal.searchParams.get('continue'), page.url())
  }
  await page.getByRole('main').locator('a[href*="/business/"]').first().click()
  await arrive(page, /\/business\//)
  await page.getByRole('banner').locator('a[href*="/login"][href*="business%2F"]').waitFor()
})

test('a private page sends a stranger to the login and back; the menus know who it is at once', async () => {
  const { page, context } = await site.visit('/profile')
  await arrive(page, /\/auth\/login\?/)
  const back = new URL(new URL(page.url()).searchParams.get('continue')!)
  assert.equal(back.pathname, '/SetID')
  assert.equal(back.searchParams.get('continue'), `${site.address}/profile`)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, `${site.address}/profile`)
  await account(page).click()
  await page.getByRole('link', { name: 'My profile' }).press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = await page.getByRole('navigation', { name: 'Menu' }).innerText()
  assert.match(menu, /ACCOUNT[^]*Logout\s+MAIN MENU/, 'Logout belongs to the account')
  for (const key of ['token', 'tokenExpire', 'refreshToken', 'refreshTokenExpire', 'userID', 'profile'])
    assert.ok(await stored(page, key), key)
  assert.ok(Number(await stored(page, 'tokenExpire')) > Date.now() + 60_000)

  const html = await (await context.request.get('/')).text()
  assert.match(html, /<html [^>]*data-signed-in/)
})

test('a token that expires while somebody types costs nothing they typed', async () => {
  const { page, context } = await signedIn('/profile/edit')
  const refreshes = refreshesIn(context)
  const field = page.getByLabel('City')
  await field.fill('Rotterdam')
  await context.route('**/api/user/profile', async (route) => {
    if (!writesProfile(route.request()) || refreshes.length > 0) return route.fallback()
    await route.fulfill({
      status: 401,
      json: { success: false, error: { name: 'TokenExpiredError', message: 'jwt expired' } },
    })
  })
  const saved = page.waitForResponse((answer) => writesProfile(answer.request()) && answer.status() === 200)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await saved
  assert.equal(refreshes.length, 1)
  await arrive(page, `${site.address}/profile`)
  await page.getByText('Rotterdam').first().waitFor()
})

test('one tab refreshes for all; a logout in one is a logout in all', async () => {
  const { page, context } = await signedIn('/')
  const other = await context.newPage()
  await goTo(other, '/industries')
  await account(other).waitFor()
  const refreshes = refreshesIn(context)
  await expire(page)
  await Promise.all([page, other].map((one) => one.evaluate(() => dispatchEvent(new Event('focus')))))
  for (const one of [page, other]) await isFresh(one)
  assert.equal(refreshes.length, 1)

  await account(page).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await login(page).waitFor()
  await login(other).waitFor()
  for (const key of ['token', 'refreshToken', 'userID', 'profile']) assert.equal(await stored(other, key), null, key)
})

test('without a network nobody is logged out, and the session goes on when it is back', async () => {
  const { page, context } = await signedIn('/')
  const before = await stored(page, 'token')
  await goOffline(page)
  await expire(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('You are offline').waitFor()
  assert.equal(await stored(page, 'token'), before)
  await context.setOffline(false)
  await isFresh(page)
  await account(page).waitFor()
})

test('a machine whose clock is wrong stays signed in, and does not refresh for ever', async () => {
  const { page, context } = await signedIn('/')
  const refreshes = refreshesIn(context)
  await context.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 40 * 24 * 3_600_000
  })
  await reload(page)
  await account(page).waitFor()
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await reload(page)
  await account(page).waitFor()
  assert.equal(refreshes.length, 1)
})

for (const name of ['TokenNotFound', 'TokenExpiredError', 'SessionError']) {
  test(`401 ${name}: the token is refreshed and what waited is sent again, once`, async () => {
    const { page, context } = await signedIn('/')
    const refreshes = refreshesIn(context)
    let refused = 0
    await context.route('**/api/user/profile', async (route) => {
      if (refused++ > 0) return route.fallback()
      await route.fulfill({ status: 401, json: { success: false, error: { name, message: name } } })
    })
    await goTo(page, '/profile')
    await page.getByRole('heading', { level: 1, name: 'Clara Whitfield' }).waitFor()
    assert.equal(refreshes.length, 1)
  })
}

test('401 JsonWebTokenError: the session is cleared and the page loads anew, once', async () => {
  const { page, context } = await signedIn('/')
  let loads = 0
  await context.route('**/auth/whoami', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: { name: 'JsonWebTokenError', message: 'forged' } } }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await reload(page)
  await login(page).waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await stored(page, 'token'), null)
  assert.equal(loads, 2)
})

test('a refresh that is refused ends the session; a private page then asks to log in, and never in circles', async () => {
  const { page, context } = await signedIn('/profile')
  // The page's calls may end the session; this cookie would sign in.
  await context.clearCookies()
  await store(page, 'refreshToken', 'nobody knows this')
  await expire(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await reload(page)
  await arrive(page, /\/auth\/login\?continue=/)
  assert.ok(loads <= 4, `${loads} loads`)

  await goTo(page, '/profile')
  await page.getByRole('heading', { name: 'Log in to see this page' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await arrive(page, /\/auth\/login\?continue=/)
})

test('whose session is ended from afar while they type logs in again, is back, and finds what was typed', async () => {
  const { page, context, email } = await visitAsNew(site, '/profile/edit')
  await page.getByLabel('City').fill('Rotterdam')
  const { pool } = site.database
  const { rows } = await pool.query('select id from auth.accounts where email = $1', [email])
  const headers = { 'x-auth-token': (await stored(page, 'token'))! }
  await pool.query('update auth.sessions set ended_at = now() where account_id = $1', [rows[0].id])
  await pool.query(`select pg_notify('accounts', $1)`, [rows[0].id])
  // A server unaware of the logout would save the input.
  while ((await context.request.get('/api/user/profile', { headers })).ok());
  await page.keyboard.press('Enter')
  await arrive(page, /\/auth\/login\?continue=/)
  await logIn(page, email)
  await arrive(page, `${site.address}/profile/edit`)
  await page.getByText('Draft kept on this device').waitFor()
  assert.equal(await page.getByLabel('City').inputValue(), 'Rotterdam')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await arrive(page, `${site.address}/profile`)
  await page.getByText('Rotterdam').first().waitFor()
  await context.close()
})

test('a server that cannot refresh at the moment logs nobody out', async () => {
  const { page, context } = await signedIn('/')
  let busy = 2
  await context.route('**/auth/refresh-token', (route) =>
    busy-- > 0
      ? route.fulfill({ status: 503, json: { success: false, error: { name: 'ServiceUnavailable', message: 'busy' } } })
      : route.fallback(),
  )
  const before = await stored(page, 'token')
  await expire(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.waitForFunction((token) => ![null, token].includes(localStorage.getItem('token')), before)
  await account(page).waitFor()
})
