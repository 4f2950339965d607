// Business editing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, typeDay, type Site, type Visit } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

function ask(page: Page, path: string, method = 'GET', body?: object): Promise<{ data: Record<string, string> }> {
  return page.evaluate(
    async ([url, verb, sent]) => {
      const token = localStorage.getItem('token') ?? ''
      const headers = { 'x-auth-token': JSON.parse(token.startsWith('"') ? token : JSON.stringify(token)) as string }
      const init = sent ? { body: sent, headers: { ...headers, 'content-type': 'application/json' } } : { headers }
      return (await fetch(`/api${url}`, { method: verb!, ...init })).json() as Promise<{ data: Record<string, string> }>
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  )
}

test('every field of a section is edited, judged, and read on the public page in another language', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/factory`)
  await page.getByLabel('Factory size').fill('14 thousand')
  await page.getByLabel('from', { exact: true }).fill('1200')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('2 fields need a correction').waitFor()
  await page.getByText('A number, for example 14200.5').first().waitFor()

  await page.getByLabel('Manufacturing facilities').fill('Two halls and a quiet yard.')
  await page.getByLabel('Factory size').fill('15 300')
  await page.getByLabel('Number of production lines').fill('9')
  await page.getByLabel('to', { exact: true }).fill('1800')
  await page.getByLabel('Unit', { exact: true }).selectOption({ label: 'Tonnes' })
  await page.getByLabel('per', { exact: true }).selectOption({ label: 'Year' })
  await page.getByLabel('Production staff').fill('130')
  await page.locator('#main').getByLabel('Country', { exact: true }).selectOption('ES')
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Sevilla' })
  await page.getByLabel('City', { exact: true }).fill('Dos Hermanas')
  await page.getByLabel('ZIP code').fill('41703')
  await page.getByLabel('Toll manufacturing').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved successfully').waitFor()

  await goTo(page, `${site.address}/es/business/${business}/edit/factory`)
  await page.getByLabel('Superficie de la fábrica').fill('15.300,5')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Guardado correctamente').waitFor()
  assert.equal(await page.getByLabel('Superficie de la fábrica').inputValue(), '15300,5')

  const stranger = await site.visit(`/es/business/${business}`)
  const text = await stranger.page.locator('main').innerText()
  for (const shown of [
    'Two halls and a quiet yard.',
    '15.300,5 m²',
    'Dos Hermanas',
    '41703',
    'España',
    '1200–1800',
    '130',
  ])
    assert.ok(text.includes(shown), `${shown} in ${text.slice(0, 3000)}`)
  assert.deepEqual([...faults, ...stranger.faults], [])
  await Promise.all([context.close(), stranger.context.close()])
})

test('of two who edit at once the later one merges: other fields by themselves, the same field by choice', async () => {
  const [first, second] = await Promise.all([
    visitAs(site, 'exporter', `/business/${business}/edit/general`),
    visitAs(site, 'exporter', `/business/${business}/edit/general`),
  ])
  const save = async ({ page }: Visit) => {
    await page.getByRole('button', { name: 'Save changes' }).click()
  }
  const short = ({ page }: Visit) => page.getByLabel('Short description')
  await short(first).fill('Written by the first.')
  await second.page.getByLabel('Year of foundation').fill('1969')
  await save(first)
  await first.page.getByText('Saved successfully').waitFor()
  await save(second)
  await second.page.getByText('Saved successfully').waitFor()
  assert.equal(await short(second).inputValue(), 'Written by the first.')

  await short(first).fill('Again by the first.')
  await short(second).fill('By the second.')
  await save(second)
  await second.page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
  await save(first)
  const dialog = first.page.getByRole('dialog', { name: 'Somebody else has saved changes meanwhile' })
  await dialog.getByText('By the second.').waitFor()
  await passesAxe(first.page, 'conflict')
  await dialog.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await first.page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
  const { data } = await ask(first.page, `/business/profile/${business}`)
  const { general } = data as unknown as { general: { shortDescription: string; yearStablished: number } }
  assert.deepEqual([general.shortDescription, general.yearStablished], ['Again by the first.', 1969])
  await Promise.all([first.context.close(), second.context.close()])
})

test('a certificate keeps what others saved: other fields by themselves, the same field by choice, a new one in any case', async () => {
  const [first, second] = await Promise.all([
    visitAs(site, 'exporter', `/business/${business}/edit/certificates`),
    visitAs(site, 'exporter', `/business/${business}/edit/certificates`),
  ])
  const open = ({ page }: Visit) => page.getByRole('button', { name: 'Edit ISO 9001:2015' }).click()
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Save', exact: true }).click()
  await first.page.getByRole('button', { name: 'Add certificate' }).click()
  await typeDay(first.page, 'Issued on', { day: '1', month: '5', year: '2026' })
  await typeDay(first.page, 'Valid until', { day: '30', month: '4', year: '2026' })
  await save(first)
  await first.page.getByText('This field is required.').waitFor()
  await first.page.getByText('The end date is before the start date.').waitFor()
  await typeDay(first.page, 'Valid until', { year: '2029' })

  await open(second)
  await second.page.getByLabel('Issuer').fill('Second issuer')
  await save(second)
  await second.page.getByText('Saved successfully').waitFor()
  await first.page.getByLabel('Name', { exact: true }).fill('Zephyr approval')
  await save(first)
  await first.page.getByRole('button', { name: 'Edit Zephyr approval' }).waitFor()

  await open(first)
  await open(second)
  await first.page.getByLabel('Issuer').fill('First issuer')
  await save(first)
  await first.page.getByText('First issuer').waitFor()
  await second.page.getByLabel('Issuer').fill('Third issuer')
  await second.page.getByLabel('Scope').fill('Pumps')
  await save(second)
  const dialog = second.page.getByRole('dialog', { name: 'Somebody else has saved changes meanwhile' })
  await dialog.getByText('First issuer').waitFor()
  await dialog.getByRole('button', { name: 'Use all of theirs' }).click()
  await second.page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { data } = await ask(second.page, `/business/profile/${business}`)
  const { certificates } = data as unknown as { certificates: { name: string; issuer: string; scope: string }[] }
  const changed = certificates.find(({ name }) => name === 'ISO 9001:2015')!
  assert.deepEqual([changed.issuer, changed.scope], ['First issuer', 'Pumps'])
  assert.equal(certificates.filter(({ name }) => name === 'Zephyr approval').length, 1)
  await Promise.all([first.context.close(), second.context.close()])
})

test('pictures and video: a picture outlives a reload as a draft, a video is a link that can be shown, the same field asks', async () => {
  const [first, second] = await Promise.all([
    visitAs(site, 'exporter', `/business/${business}/edit/media`),
    visitAs(site, 'exporter', `/business/${business}/edit/media`),
  ])
  const video = ({ page }: Visit) => page.getByLabel('Video: a link to YouTube or Vimeo')
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Save changes' }).click()
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b5c6b' } })
    .png()
    .toBuffer()
  const logo = first.page.getByRole('group', { name: 'Logo' })
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await first.page.getByText('Draft kept on this device').waitFor()
  await first.page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true))
  await reload(first.page)
  const picture = await logo.locator('img').getAttribute('src')
  await video(first).fill('https://example.com/film')
  await save(first)
  await first.page.getByText('A link to YouTube or Vimeo, please.').waitFor()
  await video(first).fill('https://vimeo.com/76979871')

  await video(second).fill('https://vimeo.com/22439234')
  await save(second)
  await second.page.getByText('Saved successfully').waitFor()
  await save(first)
  const dialog = first.page.getByRole('dialog', { name: 'Somebody else has saved changes meanwhile' })
  await dialog.getByText('https://vimeo.com/22439234').waitFor()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await first.page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
  const { data } = await ask(first.page, `/business/profile/${business}`)
  const { general } = data as unknown as { general: { video: { url: string }; profilePhoto: { url: string } } }
  assert.equal(general.video.url, 'https://vimeo.com/76979871')
  assert.ok(picture?.startsWith('/files/') && general.profilePhoto.url.startsWith('/files/'))
  await Promise.all([first.context.close(), second.context.close()])
})

test('what is not saved is not left by a click, and stays as a draft', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/terms`)
  const euro = page.getByRole('button', { name: 'Remove EUR · Euro' })
  await euro.click()
  await page.getByText('Draft kept on this device').waitFor()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'View as a buyer' }).click()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await asked.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'View as a buyer' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await arrive(page, /\/business\/ferrantis-pompe/)
  await goTo(page, `${site.address}/business/${business}/edit/terms`)
  await page.getByText('Draft kept on this device').waitFor()
  assert.equal(await euro.count(), 0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await euro.waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})
