// Territories between browsers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, sampleBusiness, startSite, type Site, widths } from './site/site.ts'

const line = 'Cryogenic pumps CX'

let site: Site
let address: string
before(async () => {
  site = await startSite()
  address = `/business/${(await sampleBusiness(site)).business.id}`
})
after(() => site.close())

async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${page.url()} at ${width}`)
  }
}

test('a supplier adds a line, chooses cells by keys, and takes a change back', async () => {
  const { page, faults } = await visitAs(site, 'exporter', `${address}/territories?view=latinAmerica`)
  await page.getByRole('button', { name: 'Line', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(line)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const cell = (country: string, state: string) =>
    page.getByRole('button', { name: `${line}, ${country}: ${state}`, exact: true })
  await cell('Chile', 'nothing stated').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('heading', { name: `2 cells chosen: ${line} in Chile, Peru` }).waitFor()
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await cell('Peru', 'sought').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell('Peru', 'nothing stated').waitFor()
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await cell('Chile', 'sought').waitFor()
  await page.getByText('no inquiry, product or search hit is hidden because of a territory').waitFor()
  await passesAxe(page, 'territories of a supplier')
  await fits(page)
  assert.deepEqual(faults, [])
})

test('a line that seeks a distributor is found, and asked in two taps', async () => {
  const { page, faults } = await visitAs(site, 'buyer', `/sought-lines?country=CL&search=${encodeURIComponent(line)}`)
  await page.getByRole('heading', { level: 2, name: line }).waitFor()
  await passesAxe(page, 'search of lines that seek somebody')
  await fits(page)
  await page.getByRole('link', { name: `Offer to represent ${line}` }).click()
  await arrive(page, '**/send-request?**')
  const subject = `Distributor for ${line} in Chile`
  assert.equal(await page.getByLabel('Your subject').inputValue(), subject)
  assert.match(await page.getByLabel('Message', { exact: true }).inputValue(), new RegExp(`“${line}” in Chile`))
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByText(subject).first().waitFor()
  assert.deepEqual(faults, [])
})

test('a buyer may ask the maker from everywhere, whoever is appointed', async () => {
  const { page, faults } = await site.visit(`${address}/where-to-buy`)
  await page.getByText('You may buy from any seller, also from the maker itself.').waitFor()
  await passesAxe(page, 'where to buy')
  await fits(page)
  await goTo(page, `${address}/send-request`)
  await page.getByRole('button', { name: 'Log in and send' }).waitFor()
  assert.deepEqual(faults, [])
})

test('the Spanish pages have their own words', async () => {
  const { page } = await site.visit('/es/distributors')
  await page.getByText('En WBN un fabricante puede nombrar hasta cinco distribuidores exclusivos').waitFor()
  await passesAxe(page, 'distributors in Spanish')
  await fits(page)
})
