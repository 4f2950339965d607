// Console of translations.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startLibreTranslate, type LibreTranslateCounterpart } from '#kit/translation/testing-libretranslate.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, press, reload, startSite, unexpected, type Site } from './site/site.ts'

let machine: LibreTranslateCounterpart
let site: Site
before(async () => {
  machine = await startLibreTranslate()
  site = await startSite({ LIBRETRANSLATE_URL: machine.address, TRANSLATION_CHARACTERS_DAY: '1000' })
  const today = new Date().toISOString().slice(0, 10)
  const { pool } = site.database
  await pool.query(
    `insert into translation_providers (name, failures, error, failed_at, paused_until)
      values ('libretranslate', 1, 'Invalid API key', now(), now() + interval '1 hour')`,
  )
  await pool.query(
    `insert into translation_budgets (kind, scope, starts_on, characters) values ('day', '', $1, 850), ('month', '', date_trunc('month', $1::date), 850)`,
    [today],
  )
  await pool.query(
    `insert into translation_calls (provider, purpose, source_language, language, texts, characters, charges, state)
      values ('libretranslate', 'listing', 'it', 'en', 3, 800, '[]', 'used'), ('libretranslate', 'listing', 'it', 'en', 1, 50, '[]', 'lost')`,
  )
})
after(async () => {
  await site.close()
  await machine.close()
})

test('an administrator sees why a service is paused, resumes it, and reads caps and usage', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/translations')
  const services = page.getByRole('table', { name: 'Translation services' })
  await services.getByText('Invalid API key').waitFor()
  await services.getByText('Paused until').waitFor()
  await page.getByText('TRANSLATION_MESSAGES').waitFor()
  await page.getByText('The privacy policy has to name whoever receives texts: LibreTranslate').waitFor()
  const caps = page.getByRole('table', { name: 'Caps' })
  await caps.getByText('850 (85 %)').waitFor()
  await caps.getByText('nearly used up').waitFor()
  await page.getByText('50 of these characters were lost').waitFor()
  await passesAxe(page, 'services that translate')
  await press(services.getByRole('button', { name: 'Resume LibreTranslate' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The key was renewed')
  await press(dialog.getByRole('button', { name: 'Resume' }))
  await dialog.waitFor({ state: 'hidden' })
  await services.getByText('Paused until').waitFor({ state: 'hidden' })
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('a term is added, changed, removed and restored, each with a reason', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/translations/glossary?q=ball+valve')
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const dialog = page.getByRole('dialog')
  await row('ball valve').getByText('As delivered').waitFor()
  await press(row('ball valve').getByRole('button', { name: /^Change/ }))
  await dialog.getByLabel('Deutsch').fill('Kugelventil')
  await press(dialog.getByRole('button', { name: 'Save' }))
  await dialog.getByText('A reason is required.').waitFor()
  await passesAxe(page, 'a term of the glossary')
  await dialog.getByLabel('Reason').fill('Our word')
  await press(dialog.getByRole('button', { name: 'Save' }))
  await row('ball valve').getByText('Kugelventil').waitFor()
  await row('ball valve').getByText('Changed').waitFor()

  const acts = [
    ['Remove', 'Removed'],
    ['Restore', 'As delivered'],
  ] as const
  for (const [act, state] of acts) {
    await press(row('ball valve').getByRole('button', { name: new RegExp(`^${act}`) }))
    await dialog.getByRole('textbox').fill(`${act}: a trial`)
    await press(dialog.getByRole('button', { name: act }))
    await row('ball valve').getByText(state).waitFor()
  }

  await press(page.getByRole('button', { name: 'Add a term' }))
  await dialog.getByLabel('English').fill('ball valve seat ring')
  await dialog.getByLabel('Italiano').fill('anello di tenuta')
  await dialog.getByLabel('Reason').fill('Missing')
  await press(dialog.getByRole('button', { name: 'Save' }))
  await row('ball valve seat ring').getByText('Added').waitFor()
  await reload(page)
  await row('ball valve seat ring').getByText('anello di tenuta').waitFor()
  await goTo(page, '/admin/audit')
  await page.getByRole('table').getByText('Set a term of the glossary').first().waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
