// Territories between browsers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { passesAxe } from './site/axe.ts'
import { visitAs, visitAsNew } from './site/sign-in.ts'
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

async function become(read: () => Promise<string[]>, wanted: string[]): Promise<void> {
  const end = Date.now() + 10_000
  while (Date.now() < end && (await read()).join() !== wanted.join()) await pause(100)
  assert.deepEqual(await read(), wanted)
}

test('a supplier adds a line, chooses cells by keys, and takes a change back', async () => {
  const { page, faults } = await visitAs(site, 'exporter', `${address}/territories?view=latinAmerica`)
  await page.getByRole('button', { name: 'Line', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(line)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const cell = (country: string, state: string) =>
    page.getByRole('button', { name: new RegExp(`^${line}, ${country}: ${state}(?:,|$)`) })
  await cell('Chile', 'nothing stated').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('heading', { name: `2 cells chosen: ${line} in Chile, Peru` }).waitFor()
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await cell('Peru', 'sought').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell('Peru', 'nothing stated').waitFor()
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await cell('Chile', 'sought').waitFor()
  await cell('Chile', 'sought').click()
  await page.getByText(new RegExp(`^${line}, Chile: sought, stated by .+`)).waitFor()
  await page.getByText('no inquiry, product or search hit is hidden because of a territory').waitFor()
  await passesAxe(page, 'territories of a supplier')
  await fits(page)
  assert.deepEqual(faults, [])
})

test('one statement over lines of several roles leaves each role, unless one is chosen; undo brings it back', async () => {
  const { pool } = site.database
  await pool.query(
    `insert into lines (business_id, name, role) select business_id, 'Agents of pumps', 'agent' from lines where name = $1`,
    [line],
  )
  const roles = async () => {
    const { rows } = await pool.query<{ role: string }>(
      `select role || case when with_stock then ' with stock' else '' end as role from lines where name in ($1, 'Agents of pumps')
        and removed_at is null order by id`,
      [line],
    )
    return rows.map(({ role }) => role)
  }
  const former = await roles()
  const { page, faults } = await visitAs(site, 'exporter', `${address}/territories?view=latinAmerica`)
  const cell = (name: string, state = '') =>
    page.getByRole('button', { name: new RegExp(`^${name}, Ecuador: ${state}`) })
  await cell(line).click()
  await cell('Agents of pumps').click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await cell('Agents of pumps', 'sought').waitFor()
  assert.deepEqual(await roles(), former)
  await page.getByLabel('Role of the line').selectOption('servicePartner')
  await page.getByRole('button', { name: 'Set 2 cells' }).click()
  await become(roles, ['servicePartner', 'servicePartner'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await become(roles, former)
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

test('a maker proposes in English, the distributor confirms in Spanish, and both pages show it', async () => {
  const { pool } = site.database
  const maker = await visitAs(site, 'exporter', `${address}/territories`)
  const { rows } = await pool.query<{ line: string; seller: string }>(
    `select (select id from lines where name = $1 and removed_at is null) as line,
      (select business_id from coverages where not countries && '{BO}' order by business_id limit 1) as seller`,
    [line],
  )
  const { line: lineID, seller } = rows[0]!
  await goTo(maker.page, `${address}/agreements/new?side=supplier&with=${seller}&line=${lineID}&country=BO`)
  await maker.page.getByRole('button', { name: 'Ask for confirmation' }).click()
  await arrive(maker.page, (url) => /\/agreements\/[0-9a-f-]{36}$/.test(url.pathname))
  await maker.page.getByText('Proposed', { exact: true }).waitFor()
  const agreementID = new URL(maker.page.url()).pathname.split('/').at(-1)!

  const other = await visitAsNew(site, '/profile', ['Olga', 'Quispe'])
  await pool.query(
    `insert into members (business_id, user_id, access) select $1, id, 'owner' from people where email = $2`,
    [seller, other.email],
  )
  await goTo(other.page, `/es/business/${seller}/agreements/${agreementID}`)
  await other.page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  const dialog = other.page.getByRole('dialog', { name: '¿Confirmar este acuerdo?' })
  await passesAxe(other.page, 'confirmation of an agreement')
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await other.page.getByText('Confirmado por ambas partes', { exact: true }).waitFor()
  await passesAxe(other.page, 'an agreement of a distributor')
  await fits(other.page)

  await goTo(maker.page, `${address}/agreements/${agreementID}`)
  await maker.page.getByText('Confirmed by both', { exact: true }).waitFor()
  const { page } = await site.visit(`/es${address}/where-to-buy?country=BO`)
  await page.getByText('Confirmado por ambas partes', { exact: false }).first().waitFor()
  assert.deepEqual([...maker.faults, ...other.faults], [])
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
