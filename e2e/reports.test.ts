// Reports of products and groups.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, hasFocus, press, reload, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a product is reported with a reason; a stranger finds no such menu', async () => {
  const { product } = await sampleBusiness(site)
  const { id, name } = product
  const path = `/business-product/${id}`
  const { page, context, faults } = await visitAs(site, 'buyer', '/newsfeed')
  await goTo(page, path)
  const more = page.getByRole('button', { name: `More about ${name}` })
  await press(more)
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: `Report ${name}` }).waitFor()
  await dialog.getByRole('radio', { name: /^Counterfeit goods/ }).check()
  await passesAxe(page, 'report a product')
  const text = dialog.getByLabel('Anything our moderators should know')
  await text.fill('The plate is not theirs')
  await reload(page)
  await press(more)
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  assert.equal(await text.inputValue(), 'The plate is not theirs')
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByText('Thank you. Our moderators will look at it.').waitFor()
  const { rows: reported } = await site.database.pool.query('select reason from reports where resource_id = $1', [id])
  assert.deepEqual(reported, [{ reason: 'counterfeit' }])
  assert.deepEqual(faults, [])
  await context.close()

  const stranger = await site.visit(path)
  await stranger.page.getByRole('button', { name: 'Share' }).first().waitFor()
  assert.equal(await stranger.page.getByRole('button', { name: `More about ${name}` }).count(), 0)
  await stranger.context.close()
})

test('a group is reported from its page, also from outside, by keyboard; its owner finds no such menu', async () => {
  const name = "Floors and tiles: the importers' table"
  const { rows } = await site.database.pool.query<{ id: string }>('select id from groups where name = $1', [name])
  const path = `/group/${rows[0]!.id}`
  const { page, context, faults } = await visitAs(site, 'buyer', path)
  await press(page.getByRole('button', { name: `More about ${name}` }))
  await press(page.getByRole('menuitem', { name: 'Report', exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: `Report ${name}` }).waitFor()
  await press(dialog.getByRole('radio', { name: /^Wrong or misleading/ }), 'Space')
  await passesAxe(page, 'report a group')
  await press(dialog.getByRole('button', { name: 'Report', exact: true }))
  await page.getByText('Thank you. Our moderators will look at it.').waitFor()
  const reported = await site.database.pool.query(
    'select resource_type as type, reason from reports where resource_id = $1',
    [rows[0]!.id],
  )
  assert.deepEqual(reported.rows, [{ type: 'group', reason: 'misleading' }])
  assert.deepEqual(faults, [])
  await context.close()

  const owned = await site.database.pool.query<{ id: string }>(
    `select id from groups where name = 'Pumps and pump stations'`,
  )
  const owner = await visitAs(site, 'exporter', `/group/${owned.rows[0]!.id}`)
  await owner.page.getByRole('link', { name: 'Edit group' }).waitFor()
  assert.equal(await owner.page.getByRole('button', { name: 'More about Pumps and pump stations' }).count(), 0)
  await owner.context.close()
})

test('a held inquiry is delivered, or ended, only with a reason; the focus goes to the next one', async () => {
  const { pool } = site.database
  const { rows } = await pool.query<{ id: string }>(
    'select id from requests where held_at is not null and closed_at is null order by id',
  )
  const ids = rows.map(({ id }) => id)
  await pool.query('update requests set closed_at = now() where id = any($1)', [ids.slice(2)])
  const { page, faults } = await visitAs(site, 'operator', '/admin/held')
  const dialog = page.getByRole('dialog')
  await press(page.getByRole('button', { name: 'Deliver', exact: true }).first())
  await press(dialog.getByRole('button', { name: 'Deliver', exact: true }))
  await dialog.getByText('A reason is required.').waitFor()
  await passesAxe(page, 'deliver a held inquiry')
  await dialog.getByLabel('Reason').fill('A price list to known buyers')
  await press(dialog.getByRole('button', { name: 'Deliver', exact: true }))
  await page.getByText('Delivered', { exact: true }).waitFor()
  await hasFocus(page.getByRole('button', { name: 'Deliver', exact: true }))

  await press(page.getByRole('button', { name: 'End it unread' }))
  await dialog.getByLabel('Reason').fill('Bulk mail')
  await press(dialog.getByRole('button', { name: 'End it unread' }))
  await hasFocus(page.getByRole('heading', { name: 'Nothing is held' }))
  const acts = await pool.query('select act, reason from audit_entries where object_id = any($1) order by id', [ids])
  assert.deepEqual(acts.rows, [
    { act: 'inquiry.deliver', reason: 'A price list to known buyers' },
    { act: 'inquiry.end', reason: 'Bulk mail' },
  ])
  assert.deepEqual(faults, [])
})
