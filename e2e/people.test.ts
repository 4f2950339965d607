// A person's profile.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { passesAxe } from './site/axe.ts'
import { password, visitAs, visitAsNew } from './site/sign-in.ts'
import { arrive, goTo, reload, startSite, typeDay, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const exporter = sampleAccounts.exporter.userID

test('a profile is edited, with a photo, and a stranger reads it in another language', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/profile')
  await page.getByRole('heading', { level: 1, name: 'Matteo Ferraris' }).waitFor()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await arrive(page, /\/profile\/edit$/)
  assert.equal(await page.getByLabel('E-mail').isEditable(), false, 'e-mail is read only')

  await page.getByLabel('Mobile phone', { exact: true }).fill('123')
  await typeDay(page, 'Birth date', { day: '24', month: '10', year: '2020' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Invalid phone number, please check the format (e.g. + 1 12345678)').waitFor()
  await page.getByText('You must be 18 years old or more.').waitFor()

  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0b5c6b' } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Profile photo' }).getByText('Choose picture').click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('group', { name: 'Profile photo' }).getByRole('button', { name: 'Remove' }).waitFor()
  await page.getByText('Saved successfully').waitFor()
  const { rows } = await site.database.pool.query('select profile_photo from people where id = $1', [exporter])
  assert.ok(rows[0].profile_photo, 'saved without the form')

  assert.equal(await page.getByLabel('Dial code').inputValue(), '+39', 'the dial code is a value')
  await page.getByLabel('Mobile phone', { exact: true }).fill('0555 500 199')
  await page.getByText('Read as +39 055 550 0199').waitFor()
  await typeDay(page, 'Birth date', { year: '1970' })
  await page.getByLabel('Show my birth date to others').check()
  await page.getByLabel('Profession', { exact: true }).fill('Pump engineer')
  await page.getByLabel('Job position').selectOption({ label: 'Sales Director' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Profile data updated successfully.').waitFor()
  await arrive(page, /\/profile$/)
  await page.getByText('Pump engineer').waitFor()
  assert.deepEqual(faults, [])
  await context.close()

  const stranger = await site.visit(`/es/profile/${exporter}`)
  await stranger.page.getByText('Pump engineer').waitFor()
  await stranger.page.getByText('Director comercial').first().waitFor()
  await stranger.page.getByText('24 oct 1970').waitFor()
  const text = await stranger.page.locator('main').innerText()
  assert.ok(!text.replace(/\s/g, '').includes('0555500199'), 'the phone number is private')
  assert.ok(!text.includes('@sample'), 'so is the e-mail address')
  const portrait = stranger.page.locator('main header img[src^="/files/"]')
  assert.equal(await portrait.count(), 1)
  await stranger.page
    .getByRole('link', { name: /Ferrantis Pompe/ })
    .first()
    .waitFor()
  const data = await stranger.page.locator('script[type="application/ld+json"]').first().textContent()
  assert.match(data!, /"@type":"Person".*"jobTitle":"Director comercial"/)
  assert.match(await stranger.page.title(), /^Matteo Ferraris \| Director comercial, Ferrantis Pompe/)
  assert.deepEqual(stranger.faults, [])
  await stranger.context.close()

  const search = await site.visit('/search-result?business=UR&countries=global&search=Ferraris')
  await search.page.getByRole('link', { name: 'Go Profile Matteo Ferraris' }).click()
  await arrive(search.page, new RegExp(`/profile/${exporter}$`))
  assert.deepEqual(search.faults, [])
  await search.context.close()
})

test('what was typed survives a reload and leaving asks first; discarded it is gone', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/profile/edit')
  await page.getByLabel('City').fill('Bangor')
  await page.getByText('Draft kept on this device').waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await page.getByText('Draft kept on this device').waitFor()
  assert.equal(await page.getByLabel('City').inputValue(), 'Bangor')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  assert.match(page.url(), /\/profile\/edit$/)
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.equal(await page.getByLabel('City').inputValue(), 'Portland')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await arrive(page, /\/$/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a person who shows less is listed by no search engine, at once', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/settings')
  const robots = async () => (await (await context.request.get(`/profile/${exporter}`)).text()).includes('noindex')
  assert.equal(await robots(), false)
  await page.getByRole('switch', { name: 'Let search engines list my profile' }).uncheck()
  await page.getByText('Saved successfully').waitFor()
  assert.equal(await robots(), true)
  assert.deepEqual(faults, [])
  await context.close()
})

test('the data is packed, with progress, and downloaded', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/settings')
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  const profile = JSON.parse(Buffer.from(files['profile.json']!).toString()) as { firstName: string }
  assert.equal(profile.firstName, 'Matteo')
  assert.ok(Object.keys(files).some((name) => name.endsWith('.webp')))
  const sessions = JSON.parse(Buffer.from(files['sessions.json']!).toString()) as { device: string }[]
  assert.match(sessions[0]!.device, /Chrome/)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a newcomer sees the first steps until they are sent away, and can leave for good', async () => {
  const { page, context, faults } = await visitAsNew(site, '/')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('Complete your profile').waitFor()
  await steps.getByRole('button', { name: "Don't show this any more" }).click()
  await steps.waitFor({ state: 'detached' })
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'Nina Newcomer' }).waitFor()
  assert.equal(await steps.count(), 0)
  const [own] = await page.getByRole('link', { name: 'As others see it' }).all()
  const path = (await own!.getAttribute('href'))!

  await goTo(page, '/settings')
  await page.getByRole('link', { name: 'Continue to delete the account' }).click()
  await arrive(page, /\/auth\/account/)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await arrive(page, (url) => url.pathname === '/')
  assert.equal((await context.request.get(path)).status(), 410)
  assert.deepEqual(faults, [])
  await context.close()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`the pages of a person pass axe at ${width} px, ${colorScheme}`, async () => {
    for (const path of ['/profile', '/profile/edit', '/settings', `/profile/${exporter}`, '/zh/settings']) {
      const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
      const { page, context } = await visitAs(site, 'exporter', path, options)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await passesAxe(page, path)
      await context.close()
    }
  })
}
