// Text versions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, press, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const html = async (path: string) => (await fetch(site.address + path)).text()

test('a page of the site is written anew, seen before and after it is published, and withdrawn', async () => {
  for (let times = 0; times < 2; times++) assert.doesNotMatch(await html('/es/privacy-policy'), /Cambios de noviembre/)
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/texts?lang=es')
  await page.getByRole('table').waitFor()
  await page.getByRole('searchbox').last().fill('privacy')
  await page.keyboard.press('Enter')
  await page
    .getByRole('table')
    .getByRole('link', { name: /privacidad/i })
    .click()
  const source = page.getByLabel('Markdown')
  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview' }) })
  await preview.getByRole('heading', { level: 2 }).nth(1).waitFor()
  const before = await source.inputValue()
  await source.fill(`${before}\n<b>no</b>`)
  await preview.getByText('This can’t be published:').waitFor()
  await source.fill(`${before}\n## Cambios de noviembre\nUna línea nueva.\n`)
  await preview.getByRole('heading', { name: 'Cambios de noviembre' }).waitFor()
  await passesAxe(page, 'the form of a text')
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('A reason is required.').first().waitFor()
  await page.getByLabel('Reason').fill('A new section')
  await page.getByLabel('From (UTC)').fill('2020-01-01T00:00')
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('Must be in the future, at most 730 days ahead.').first().waitFor()
  await page.getByLabel('From (UTC)').fill('')
  await press(page.getByRole('button', { name: 'Publish' }))
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  await versions.getByText('A new section').waitFor()
  await versions.getByText('Shown', { exact: true }).waitFor()
  assert.match(await html('/es/privacy-policy'), /Cambios de noviembre/)
  assert.match(await html('/es/privacy-policy.md'), /## Cambios de noviembre/)
  assert.doesNotMatch(await html('/privacy-policy'), /Cambios de noviembre/)

  await press(versions.getByRole('button', { name: 'Withdraw' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not yet')
  await press(dialog.getByRole('button', { name: 'Withdraw' }))
  await versions.getByText('Withdrawn', { exact: true }).waitFor()
  assert.doesNotMatch(await html('/es/privacy-policy'), /Cambios de noviembre/)
  assert.equal(await source.inputValue(), before)

  const take = versions.getByRole('button', { name: 'Start from this version' })
  const shows = (text: string) =>
    page.waitForFunction((part) => document.querySelector('textarea')?.value.includes(part), text)
  await press(take.first())
  await shows('Cambios de noviembre')
  const taken = await source.inputValue()
  await source.fill('Otra cosa')
  await press(take.first())
  await press(dialog.getByRole('button', { name: 'Discard' }))
  await shows('Cambios de noviembre')
  assert.equal(await source.inputValue(), taken)
  await page.getByRole('navigation', { name: 'Language of the text' }).getByRole('link', { name: 'Italiano' }).click()
  await arrive(page, /\/it$/)
  await shows('title: Informativa')
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
