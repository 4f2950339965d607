// Devices that ring.
import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { after, afterEach, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())
afterEach(async () => {
  for (const context of site.browser.contexts()) await context.close()
})

/** The browser has no push service: its subscription is one of the test. */
async function subscribes(page: Page): Promise<void> {
  const ecdh = createECDH('prime256v1')
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('hex')}`
  await page.context().grantPermissions(['notifications'])
  await page.context().addInitScript(
    (json) => {
      const name = 'test-subscription'
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(name)
          return true
        },
      }
      const own = PushManager.prototype as unknown as Record<string, () => Promise<unknown>>
      own['subscribe'] = async () => {
        localStorage.setItem(name, '1')
        return subscription
      }
      own['getSubscription'] = async () => (localStorage.getItem(name) ? subscription : null)
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
    },
    { endpoint, keys },
  )
  await reload(page)
}
const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test-subscription') !== null)
const count = async () =>
  (await site.database.pool.query<{ n: number }>('select count(*)::int as n from devices')).rows[0]!.n
async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((wake) => setTimeout(wake, 50))
}

test('a device is added in the settings, rings for what is chosen there, and is removed', async () => {
  const { page } = await visitAs(site, 'buyer', '/settings', { serviceWorkers: 'allow' })
  await subscribes(page)
  const part = page.getByRole('region', { name: 'Devices that ring' })
  await part.getByRole('button', { name: 'Ring on this device' }).click()
  const device = part.getByRole('group', { name: /Chrome on/ })
  await device.getByText('This session.').waitFor()
  assert.equal(await device.getByLabel('Quiet from').inputValue(), '20')
  await device.getByRole('checkbox', { name: 'Mentions' }).uncheck()
  await device.getByRole('switch', { name: 'Without text on the lock screen' }).check()
  await device.getByLabel('Quiet until').selectOption('6')
  await until(async () => {
    const { rows } = await site.database.pool.query<{ kinds: string[]; quiet: { to: number }; text: boolean }>(
      'select kinds, quiet, without_text as text from devices',
    )
    return !rows[0]!.kinds.includes('mention') && rows[0]!.quiet.to === 6 && rows[0]!.text
  })
  await reload(page)
  assert.equal(await device.getByRole('checkbox', { name: 'Mentions' }).isChecked(), false)
  await device.getByRole('button', { name: 'Remove this device' }).click()
  await part.getByRole('button', { name: 'Ring on this device' }).waitFor()
  assert.deepEqual([await isSubscribed(page), await count()], [false, 0])
})

test('an open thread asks whether to ring; whoever agrees rings until the logout, whoever refuses is not asked again', async () => {
  const { page } = await visitAs(site, 'buyer', '/settings', { serviceWorkers: 'allow' })
  await subscribes(page)
  const question = page.getByRole('region', { name: 'Ring on this computer when they answer?' })
  await goTo(page, '/my-messages')
  await page.getByRole('main').locator('a[href*="/requests/"]').first().click()
  await question.getByRole('button', { name: 'Yes, ring' }).click()
  await until(async () => (await count()) === 1)
  assert.equal(await isSubscribed(page), true)
  await page.getByRole('button', { name: /^Account: Clara/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
  assert.equal(await isSubscribed(page), false)
  await until(async () => (await count()) === 0)

  const again = await visitAs(site, 'buyer', '/settings', { serviceWorkers: 'allow' })
  await subscribes(again.page)
  await goTo(again.page, '/my-messages')
  await again.page.getByRole('main').locator('a[href*="/requests/"]').first().click()
  const second = again.page.getByRole('region', { name: 'Ring on this computer when they answer?' })
  const declined = again.page.waitForResponse((response) => response.url().endsWith('/devices/decline'))
  await second.getByRole('button', { name: 'Not now' }).press('Enter')
  await declined
  const asked = again.page.waitForResponse((response) => response.url().endsWith('/notification/devices'))
  await reload(again.page)
  await asked
  assert.equal(await second.count(), 0)
})

test('portals lead to the main host, with the portal kept', async () => {
  const portal = site.address.replace('localhost', 'mexico.localhost')
  const { page } = await site.visit(`${portal}/settings`)
  await arrive(page, /\/auth\/login/)
  await page.getByRole('button', { name: /Clara Whitfield/ }).click()
  await arrive(page, /mexico\.localhost.*\/settings/)
  const link = page.getByRole('link', { name: 'Install the app' })
  const goal = new URL((await link.getAttribute('href'))!)
  assert.deepEqual([goal.hostname, goal.pathname, goal.search], ['localhost', '/settings', '?portal=mexico'])
})
