// Reviews after a dealing between browsers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('both sides review a dealing by keyboard, in two languages; both appear together and are answered', async () => {
  const { business } = await sampleBusiness(site)
  const { page: buyer, faults } = await visitAs(site, 'buyer', '/review')
  await buyer.getByRole('region', { name: 'To write' }).getByRole('link', { name: business.name }).press('Enter')
  await buyer.getByRole('heading', { level: 1, name: `How was it with ${business.name}?` }).waitFor()
  const address = new URL(buyer.url()).pathname
  await buyer.getByRole('group', { name: 'Kept what was said' }).getByRole('radio', { name: '5' }).press('Space')
  await buyer.getByRole('group', { name: 'On time' }).getByRole('radio', { name: '4' }).press('Space')
  await buyer.keyboard.press('ArrowLeft')
  await buyer.getByLabel('In your words (optional)').fill('Pumps ran at the first start.')
  await buyer.getByRole('radio', { name: /^Buyer from/ }).press('Space')
  await passesAxe(buyer, 'the form of a review')
  await buyer.getByRole('button', { name: 'Later' }).press('Enter')
  await arrive(buyer, (url) => url.pathname === '/review')
  await goTo(buyer, address)
  assert.equal(await buyer.getByLabel('In your words (optional)').inputValue(), 'Pumps ran at the first start.')
  assert.ok(await buyer.getByRole('group', { name: 'On time' }).getByRole('radio', { name: '3' }).isChecked())
  await buyer.getByRole('button', { name: 'Hand in the review' }).press('Enter')
  await buyer.getByText('Handed in. It appears together with the other one.').waitFor()

  const { page: supplier } = await visitAs(site, 'exporter', `/es${address}`)
  await supplier.getByText('Clara Whitfield escribió').waitFor()
  await supplier.getByRole('group', { name: 'Comunicación' }).getByRole('radio', { name: '5' }).press('Space')
  await supplier.getByRole('button', { name: 'Entregar la valoración' }).press('Enter')
  await supplier.getByText('Está publicada.').waitFor()

  await goTo(supplier, '/es/review')
  const received = supplier.getByRole('region', { name: 'Recibidas' })
  const review = received.getByRole('article').filter({ hasText: 'Pumps ran at the first start.' })
  await review.getByRole('button', { name: 'Responder una vez' }).press('Enter')
  await review.getByLabel('Su respuesta').fill('Gracias.')
  await review.getByRole('button', { name: 'Publicar la respuesta' }).press('Enter')
  await review.getByText('Gracias.').waitFor()
  await passesAxe(supplier, 'received reviews')

  await goTo(buyer, `/business/${business.id}/reviews`)
  const shown = buyer.getByRole('article').filter({ hasText: 'Pumps ran at the first start.' })
  await shown.getByRole('heading', { name: /Buyer from/ }).waitFor()
  await shown.getByText('Gracias.').waitFor()
  await buyer.setViewportSize({ width: 390, height: 800 })
  assert.equal(await buyer.evaluate(() => document.documentElement.scrollWidth), 390)
  await passesAxe(buyer, 'reviews of a company')
  await reload(buyer)
  assert.deepEqual(unexpected(faults), [])
})

test('a moderator publishes a held review', async () => {
  const { page, faults } = await visitAs(site, 'operator', '/admin/reviews')
  const held = page.getByRole('article').filter({ hasText: 'Contact data' }).first()
  await passesAxe(page, 'the queue of reviews')
  await held.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Reason').fill('A mailbox of the firm')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.getByText('Contact data').count(), 0)
  assert.deepEqual(unexpected(faults), [])
})
