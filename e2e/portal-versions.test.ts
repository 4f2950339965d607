// Portal copy.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, press, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const title = 'Bombas, válvulas y aceros de México'

test('the title of a portal is written anew, seen before it is published, read by its visitors, and withdrawn', async () => {
  const mexico = async (path: string) => {
    const visit = await site.visit('about:blank')
    await goTo(visit.page, site.address.replace(/\/\/[^:]+/, '//mexico.localhost') + path)
    const text = await visit.page.getByRole('heading', { level: 1 }).textContent()
    await visit.context.close()
    return text
  }
  const before = await mexico('/es')
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/portals')
  await page.getByRole('table').getByRole('link', { name: 'Mexico', exact: true }).click()
  const field = page.getByRole('group', { name: 'Español' }).getByLabel('Title')
  assert.equal(await field.inputValue(), before)
  await field.fill('')
  await page.getByText('The preview follows once every field is valid.').waitFor()
  await field.fill(title)
  await page.getByRole('group', { name: 'Language of the preview' }).getByRole('button', { name: 'Español' }).click()
  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview' }) })
  await preview.getByText(title, { exact: true }).waitFor()
  await passesAxe(page, 'the form of a portal')
  await page.getByLabel('Reason').fill('A clearer title')
  await page.getByLabel('From (UTC)').fill('2020-01-01T00:00')
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('Must be in the future, at most 730 days ahead.').first().waitFor()
  await page.getByLabel('From (UTC)').fill('')
  await press(page.getByRole('button', { name: 'Publish' }))
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  await versions.getByText('A clearer title').waitFor()
  assert.equal(await mexico('/es'), title)

  await press(versions.getByRole('button', { name: 'Withdraw' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not yet')
  await press(dialog.getByRole('button', { name: 'Withdraw' }))
  await versions.getByText('Withdrawn', { exact: true }).waitFor()
  assert.equal(await mexico('/es'), before)

  const take = versions.getByRole('listitem').getByRole('button', { name: 'Start from this version' }).first()
  await press(take)
  const shows = (text: string) =>
    page.waitForFunction(
      (value) => [...document.querySelectorAll('textarea, input')].some((one) => 'value' in one && one.value === value),
      text,
    )
  await shows(title)
  await field.fill('Otro título')
  await press(take)
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  assert.equal(await field.inputValue(), 'Otro título')
  await press(take)
  await press(dialog.getByRole('button', { name: 'Discard' }))
  await shows(title)

  await site.database.pool.query(
    `insert into portal_versions (portal, copy, written_by, reason)
     select 'chile', copy, written_by, 'Taken over' from portal_versions where portal = 'mexico'`,
  )
  await press(versions.getByRole('button', { name: 'Restore' }))
  await dialog.getByRole('textbox').fill('It was fine')
  await press(dialog.getByRole('button', { name: 'Restore' }))
  await page.getByText(/^Another portal has a title that would be shown here/).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})

test('a version that was taken as the beginning stays with its portal, also where one goes straight to another', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/portals')
  const field = page.getByRole('group', { name: 'Español' }).getByLabel('Title')
  const link = (name: string) => page.getByRole('table').getByRole('link', { name, exact: true })
  await link('Peru').click()
  const peru = await field.inputValue()
  await page.getByRole('link', { name: 'Portals' }).last().click()
  await link('Italy').click()
  const italy = await field.inputValue()
  assert.notEqual(italy, peru)
  await press(page.getByRole('button', { name: 'Start from this version' }).last())
  await page.evaluate(() => history.go(-2))
  await page.getByRole('heading', { level: 1, name: 'Peru' }).waitFor()
  assert.equal(await field.inputValue(), peru)
  assert.deepEqual(faults, [])
  await context.close()
})
