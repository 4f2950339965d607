// Business creation, search, invitation.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { password, visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

const main = (page: Page) => page.locator('#main')

async function mailedLink(part: string): Promise<string> {
  const mails = await site.mails()
  const { pathname, search } = new URL(mails.flatMap(({ links }) => links).find((link) => link.includes(part))!)
  return site.address + pathname + search
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(email).first().waitFor()
}

test('from registration to a found product: a business is created, then its first product; a stranger finds both', async () => {
  const { page, context, faults } = await visitAsNew(site, '/my-business', ['Ines', 'Inventor'])
  await page.getByRole('link', { name: 'Create business profile' }).click()
  await arrive(page, /\/business\/create$/)
  await page.getByRole('button', { name: 'Create business profile' }).click()
  await page.getByText('Complete all the information required to create your business profile.').waitFor()

  await page.getByLabel('Company name').fill('Ferrantis Pompe GmbH')
  await main(page).getByLabel('Country', { exact: true }).selectOption('IT')
  await page.getByText('Is it one of these?').waitFor()
  await page.getByLabel('Company name').fill('Zephyrine Valvole')
  await page.getByLabel('State', { exact: true }).selectOption('IT-45')
  await page.getByLabel('Business type').selectOption({ label: 'Manufacturer' })
  await page.getByLabel('Industry', { exact: true }).selectOption({ label: 'Industrial Products' })
  await page.getByLabel('Pumps', { exact: true }).check()
  await page.getByLabel('Short description').fill('Zephyrine makes valves that close without a sound.')

  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true))
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  assert.equal(await page.getByLabel('Company name').inputValue(), 'Zephyrine Valvole')
  await page.getByRole('button', { name: 'Create business profile' }).click()
  await arrive(page, /\/business\/zephyrine-valvole-[0-9a-f-]{36}\?editMode=1$/)
  await page.getByText('You manage this page').waitFor()
  await page.getByText('Visitors do not see this section yet.').first().waitFor()

  await page.getByRole('button', { name: 'Manage', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Products' }).click()
  await page.getByText('No products yet').waitFor()
  await page.getByRole('link', { name: 'Add product' }).first().click()
  await page.getByLabel('Product name').fill('Zephyrine silent valve')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Industrial Valves' })
  await page.getByRole('button', { name: 'Add product' }).dblclick()
  await page.getByText('Buyers see 1 product.').waitFor()

  const stranger = await site.visit('/search-result?business=MA&countries=global&search=zephyrine')
  await stranger.page.getByRole('link', { name: 'Zephyrine Valvole' }).first().waitFor()
  await goTo(stranger.page, '/search-result?business=PR&countries=global&search=silent+valve')
  await stranger.page.getByRole('link', { name: 'Zephyrine silent valve' }).first().waitFor()
  assert.deepEqual([...faults, ...stranger.faults], [])
  await Promise.all([context.close(), stranger.context.close()])
})

test('somebody without an account is invited, registers, accepts, and acts for the business', async () => {
  const email = 'newhand@wbn.example'
  const owner = await visitAs(site, 'exporter', `/business/${business}/members`)
  await invite(owner.page, email, 'Member')
  await owner.context.close()

  const { page, context, faults } = await site.visit(await mailedLink('/members?token='))
  await arrive(page, /\/auth\/login\?/)
  await page.getByRole('link', { name: 'Register free of charge' }).click()
  await page.getByLabel('First name').fill('Nils')
  await page.getByLabel('Last name').fill('Newhand')
  await page.getByLabel('Business e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Open its link to finish.').waitFor()
  await goTo(page, await mailedLink('/auth/verify-email?token='))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('heading', { name: 'Ferrantis Pompe S.r.l. invites you as Member' }).waitFor()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await arrive(page, /\/business\/ferrantis-pompe/)
  await page.getByText('Your business', { exact: true }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Manage Profile' }).count(), 0)
  await goTo(page, `${site.address}/business/${business}/edit/general`)
  await arrive(page, /\/business\/ferrantis-pompe/)
  // The login checks for a session: expected 401.
  assert.deepEqual(
    faults.filter((fault) => !/status of 401/.test(fault)),
    [],
  )
  await context.close()
})

test('an admin is invited by email, accepts, and is removed again', async () => {
  const guest = await visitAsNew(site, '/profile', ['Gina', 'Guest'])
  const owner = await visitAs(site, 'exporter', `/business/${business}/members`)
  await invite(owner.page, guest.email, 'Admin')
  await passesAxe(owner.page, 'members')

  await goTo(guest.page, await mailedLink('/members?token='))
  await guest.page.getByRole('heading', { name: 'Ferrantis Pompe S.r.l. invites you as Admin' }).waitFor()
  await guest.page.getByRole('button', { name: 'Accept invitation' }).click()
  await arrive(guest.page, /\/business\/ferrantis-pompe/)
  await guest.page.getByText('You manage this page').waitFor()
  await goTo(guest.page, `${site.address}/my-business`)
  await guest.page.getByRole('heading', { name: 'Ferrantis Pompe S.r.l.', exact: true, level: 1 }).waitFor()

  await reload(owner.page)
  await owner.page.getByText('Gina Guest joined as Admin').waitFor()
  await owner.page.getByRole('button', { name: 'Remove Gina Guest' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.page.getByText('Matteo Ferraris removed Gina Guest').waitFor()
  assert.deepEqual([...guest.faults, ...owner.faults], [])
  await Promise.all([guest.context.close(), owner.context.close()])
})
