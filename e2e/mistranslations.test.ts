// A reader's report of a mistranslation, to its correction.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { startLibreTranslate, type LibreTranslateCounterpart } from '#kit/translation/testing-libretranslate.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, hasFocus, reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

const wording = 'Bomba de engranajes'
let machine: LibreTranslateCounterpart
let site: Site
let product: string
let business: string
before(async () => {
  machine = await startLibreTranslate()
  site = await startSite({ LIBRETRANSLATE_URL: machine.address })
  business = (await sampleBusiness(site)).business.id
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from products where business_id = $1 and status = 'active' and removed_at is null
      and languages ->> 'description' = 'en' and not versions ? 'es' order by id limit 1`,
    [business],
  )
  product = rows[0]!.id
})
after(async () => {
  await site.close()
  await machine.close()
})

test('a mistake is reported, dismissed by the staff, reported again, and mended by the company', async () => {
  const reader = await visitAs(site, 'buyer', '/es/newsfeed')
  const isReady = reader.page.waitForResponse(/\/reading\/translations?$/)
  await goTo(reader.page, `/es/business-product/x-${product}`)
  await isReady
  await reader.page.getByRole('button', { name: 'Traducir', exact: true }).click()
  await reader.page.getByText('LibreTranslate').first().waitFor()
  await report(reader.page, '')

  const staff = await visitAs(site, 'operator', '/admin/translations/reports')
  await passesAxe(staff.page, 'mistakes in translations')
  await staff.page.getByRole('article').getByRole('button', { name: 'Dismiss' }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The wording is right.')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await staff.page.getByText('Nothing waits').waitFor()
  await reload(staff.page)
  await staff.page.getByText('Nothing waits').waitFor()

  await report(reader.page, wording)
  const owner = await visitAs(site, 'exporter', '/es/notifications')
  const entry = owner.page.getByRole('main').getByRole('link', { name: /error en la traducción/ })
  await entry.first().click()
  await arrive(owner.page, /\/edit\/products\//)
  const proposed = owner.page.getByText(wording, { exact: true })
  await proposed.waitFor()
  await passesAxe(owner.page, 'a reported mistake above its version')
  const version = owner.page.getByRole('form', { name: 'Versión en Español' })
  await version.getByLabel('Nombre del producto').fill(wording)
  await version.getByRole('button', { name: 'Guardar esta versión' }).click()
  await proposed.waitFor({ state: 'detached' })

  await reload(reader.page)
  await reader.page.getByRole('heading', { level: 1, name: wording }).waitFor()
  assert.equal(await opener(reader.page).count(), 0, 'no machine wrote it')
  assert.deepEqual(
    [reader, staff, owner].flatMap(({ faults }) => unexpected(faults)),
    [],
  )
})

const opener = (page: Page) => page.getByRole('button', { name: 'Avisar de un error' })

async function report(page: Page, better: string): Promise<void> {
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(better)
  await passesAxe(page, 'a report of a mistake')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(opener(page))
}
