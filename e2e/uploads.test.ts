// Picture uploads, also on TEST_S3_ENDPOINT (docs/s3.md).
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { S3Settings } from '#kit/files/storage.ts'
import { readSettings } from '#start/config.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a picture of some megabytes is positioned by keys, made smaller and shown as a cover', async () => {
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
  await passesAxe(page, 'positioning a picture', '[role=dialog]')
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

test('what is no picture is refused in words; what did not arrive is sent once more', async () => {
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

test('making a picture smaller shows that it works, and a picture chosen meanwhile is not overwritten by it', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', '/profile/edit')
  await page.evaluate(() => {
    const held = Promise.withResolvers<void>()
    const made: Promise<void>[] = []
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (callback, ...rest) {
      const done = held.promise.then(
        () => new Promise<void>((end) => toBlob.call(this, (blob) => (callback(blob), end()), ...rest)),
      )
      made.push(done)
    }
    const release = async () => {
      held.resolve()
      for (let count = 0; count < made.length; count = made.length) await Promise.all(made)
    }
    Object.assign(globalThis, { release })
  })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const square = { width: 900, height: 900, channels: 3, background: '#000' } as const
  const large = await sharp({ create: { ...square, noise } })
    .png()
    .toBuffer()
  const small = await sharp({ create: { ...square, width: 300, height: 300 } })
    .png()
    .toBuffer()
  const field = page.getByRole('group', { name: 'Profile photo' })
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/files/upload')) uploads.push(request.url())
  })
  const choose = (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await field.getByRole('button', { name: /picture\s+Profile photo/ }).waitFor()
  await choose('large.png', large)
  await field.getByRole('button', { name: 'Make it smaller and use it' }).click()
  const working = field.getByRole('button', { name: 'Making the picture smaller…' })
  await working.waitFor()
  assert.equal(await working.getAttribute('aria-busy'), 'true')
  await choose('small.png', small)
  const shown = field.locator('img[src^="/files/"]')
  await shown.waitFor()
  const address = await shown.getAttribute('src')
  const sent = uploads.length
  await page.evaluate(() => (globalThis as unknown as { release: () => Promise<void> }).release())
  assert.equal(await working.count(), 0)
  assert.equal(await shown.getAttribute('src'), address)
  assert.equal(uploads.length, sent)

  await choose('large.png', large)
  await field.getByRole('button', { name: 'Make it smaller and use it' }).click()
  await field.locator(`img[src^="/files/"]:not([src="${address}"])`).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

const endpoint = process.env['TEST_S3_ENDPOINT']
test(
  'a page sends a picture straight to S3, and shows what this server made of it',
  { skip: endpoint ? false : 'TEST_S3_ENDPOINT names no server' },
  async (t) => {
    const keys = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'wbn-journey',
      S3_ACCESS_KEY_ID: process.env['TEST_S3_ACCESS_KEY_ID'],
      S3_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET_ACCESS_KEY'],
    }
    await openBucket(readSettings(keys).s3!)
    const onS3 = await startSite(keys)
    t.after(() => onS3.close())
    const { page, context, faults } = await visitAs(onS3, 'buyer', '/profile/edit')
    const field = page.getByRole('group', { name: 'Profile photo' })
    await field.getByRole('button', { name: /picture\s+Profile photo/ }).waitFor()
    const sent = page.waitForResponse((response) => response.url().startsWith(endpoint!))
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c43f0b' } })
      .png()
      .toBuffer()
    await field.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
    assert.equal((await sent).status(), 204)
    const shown = field.locator('img[src^="/files/"]')
    await shown.waitFor()
    assert.ok(await shown.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth)))
    assert.deepEqual(faults, [])
    await context.close()
  },
)

/** Accepts browser uploads (docs/operate.md). */
async function openBucket({ bucket: Bucket, endpoint, region, ...credentials }: S3Settings): Promise<void> {
  const { CreateBucketCommand, PutBucketCorsCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ endpoint: endpoint!, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
    if (!error.name.startsWith('BucketAlready')) throw error
  })
  const rule = { AllowedOrigins: ['*'], AllowedMethods: ['POST'], AllowedHeaders: ['*'] }
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
}
