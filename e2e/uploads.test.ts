// Pictures in a browser: positioned and made smaller before they are sent, dropped, refused in words, sent once more after a failure.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { passesAxe } from './axe.ts'
import { visitAs } from './sign-in.ts'
import { startSite, type Site } from './site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('I3§4 a picture of some megabytes is positioned by keys, made smaller and shown as a cover', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/profile/edit')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const large = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
  assert.ok(large.length > 1_000_000)
  const cover = page.getByRole('group', { name: 'Cover photo' })
  const chooser = page.waitForEvent('filechooser')
  await cover.getByRole('button', { name: /picture\s+Cover photo/ }).click()
  await (await chooser).setFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large })
  const dialog = page.getByRole('dialog', { name: 'Position the picture' })
  await dialog.getByText('It is larger than 500 KB and will be made smaller.').waitFor()
  await dialog.getByLabel('Enlarge').focus()
  await page.keyboard.press('PageUp')
  await dialog.getByLabel('Up or down').focus()
  await page.keyboard.press('Home')
  await passesAxe(page, 'positioning a picture', 'dialog')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  const shown = cover.locator('img[src^="/files/"]')
  await shown.waitFor()
  const { width, height } = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
  assert.ok(Math.abs(width / height - 4) < 0.05, `${width} × ${height}`)
  assert.deepEqual(faults, [])
  await context.close()
})

test('2§8 what is no picture is refused in words; what did not arrive is sent once more', async () => {
  const { page, context } = await visitAs(site, 'buyer', '/profile/edit')
  const field = page.getByRole('group', { name: 'Profile photo' })
  await field.getByRole('button', { name: /picture\s+Profile photo/ }).waitFor()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await field.getByText('Choose a JPEG, PNG, WebP or AVIF picture.').waitFor()

  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c43f0b' } })
    .png()
    .toBuffer()
  await page.route('**/files/upload', (route) => route.abort())
  await choose('me.png', 'image/png', photo)
  await field.getByText('An error has occurred when we tried to upload your profile picture').waitFor()
  await page.unroute('**/files/upload')
  await field.getByRole('button', { name: 'Try again' }).click()
  await field.locator('img[src^="/files/"]').waitFor()
  await context.close()
})
