// Reporting a product or group from its page, in few steps and by keyboard; not for strangers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { press, sampleBusiness, startSite, type Site } from './site/site.ts'

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
  await page.goto(path)
  const more = page.getByRole('button', { name: `More about ${name}` })
  await press(more)
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: `Report ${name}` }).waitFor()
  await dialog.getByRole('radio', { name: /^Counterfeit goods/ }).check()
  await passesAxe(page, 'report a product')
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
