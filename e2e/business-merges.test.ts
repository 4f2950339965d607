// Business merges: redirected address.
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

test('an administrator merges a business into another, which has its products then', async () => {
  const { page, faults, context } = await visitAs(site, 'operator', '/admin/businesses?status=active&sort=name')
  const links = page.locator('tbody').getByRole('link')
  await links.nth(1).waitFor()
  const [gone, kept] = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute('href')))
  const names = await links.allTextContents()
  const idIn = (href: string | null | undefined) => href!.split('/').at(-1)!
  await links.first().click()
  await press(page.getByRole('button', { name: 'Merge' }))
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Name, address or number of the business that stays')
  const merge = dialog.getByRole('button', { name: 'Merge' })
  assert.ok(await merge.isDisabled())
  await address.fill('nowhere')
  await dialog.getByText('No other active business fits.').waitFor()
  await address.fill(idIn(gone))
  await dialog.getByText('This is the business itself').waitFor()
  assert.ok(await merge.isDisabled())
  const run = (text: string, id: string) => site.database.pool.query(text, [id])
  await run(`update businesses set subscription = 'gold' where id = $1`, idIn(gone))
  await address.fill(idIn(kept))
  await dialog.getByText('It has a paid membership').waitFor()
  assert.ok(await merge.isDisabled())
  await run(`update businesses set subscription = 'standard' where id = $1`, idIn(gone))
  await address.fill(names[1]!.slice(0, -2))
  const offered = dialog.getByRole('list', { name: 'Businesses' }).getByRole('button', { name: names[1]! })
  await press(offered.first())
  await dialog.getByText(`Moves to ${names[1]}`).waitFor()
  await passesAxe(page, 'businesses offered by name')
  await address.fill(`${site.address}/business/x-${idIn(kept)}?lang=en`)
  await dialog.getByText(`Moves to ${names[1]}`).waitFor()
  await passesAxe(page, 'the dialog of merging')
  await dialog.getByLabel('Its people join').uncheck()
  await press(merge)
  await dialog.getByText('A reason is required.').waitFor()
  await dialog.getByLabel('Reason').fill('The same company twice')
  await run(`update businesses set status = 'suspended' where id = $1`, idIn(kept))
  await press(merge)
  await page.getByText('The business that stays is suspended').waitFor()
  await run(`update businesses set status = 'active' where id = $1`, idIn(kept))
  await press(merge)
  await page.getByRole('heading', { level: 1, name: names[1]! }).waitFor()
  const answer = await fetch(`${site.address}/business/${idIn(gone)}`, { redirect: 'manual' })
  assert.equal(answer.status, 301)
  assert.match(answer.headers.get('location')!, new RegExp(`${idIn(kept)}$`))
  await goTo(page, `${site.address}/admin/businesses/${idIn(gone)}`)
  await page.getByText('Merged into').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Merge' }).count(), 0)
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
