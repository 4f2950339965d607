// Corrections, removal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { visitAs } from './site/sign-in.ts'
import { reload, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

async function listing(host: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `update businesses set contact_info = contact_info || jsonb_build_object('website', 'https://' || $1::text)
     where id = (select id from businesses where run_since is null and removed_at is null and kind = 'company' and status = 'active'
       and coalesce((select products from counters c where c.resource_id = businesses.id), 0) < 10 order by id limit 1) returning id`,
    [host],
  )
  return rows[0]!.id
}

test('a reader suggests a correction, the owner accepts it, and the page shows it with its source', async () => {
  const { business } = await sampleBusiness(site)
  const { page: reader, faults } = await visitAs(site, 'buyer', `/business/${business.id}/correct`)
  await reader.getByLabel('What is wrong?').selectOption('contactInfo.phone')
  await reader.getByLabel('What is right?').fill('+39 02 5550 0199')
  await reader.getByLabel('Where does it say so?').fill('register.example/it')
  await reload(reader)
  assert.equal(await reader.getByLabel('What is right?').inputValue(), '+39 02 5550 0199')
  await reader.getByRole('button', { name: 'Suggest it' }).click()
  await reader.getByText('Thank you. You get an e-mail when it is decided.').waitFor()

  const { page: owner } = await visitAs(site, 'exporter', `/business/${business.id}/corrections`)
  await owner.getByText('+39 02 5550 0199').waitFor()
  await owner.getByRole('button', { name: 'Refuse', exact: true }).click()
  await owner.getByLabel('Reason').fill('We moved in May')
  await reload(owner)
  await owner.getByRole('button', { name: 'Refuse', exact: true }).click()
  assert.equal(await owner.getByLabel('Reason').inputValue(), 'We moved in May')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Accept', exact: true }).click()
  await owner.getByText('Accepted', { exact: true }).waitFor()
  const { rows } = await site.database.pool.query<{ names: string[] }>(
    `select array(select jsonb_array_elements(sources) ->> 'name') as names from businesses where id = $1`,
    [business.id],
  )
  assert.ok(rows[0]!.names.includes('register.example'))
  await reader.goto(`${site.address}/settings`)
  await reader.getByText('1 correction accepted').waitFor()
  assert.deepEqual(faults, [])
})

test('a mailbox at the domain of a listing removes it; its page says so and answers 410', async () => {
  const id = await listing('removed-works.example')
  await site.database.pool.query(
    `insert into domain_checks (business_id, domain, age, registered_at, site) values ($1, 'removed-works.example', 'known', '1998-03-01', 'named')`,
    [id],
  )
  const { page, faults } = await site.visit(`/business/${id}/remove`)
  await page.getByLabel('Your e-mail address').fill('office@removed-works.example')
  await page.getByLabel('Reason').fill('We do not want to be listed.')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  const { rows } = await site.database.pool.query<{ text: string }>('select text from mails where recipient = $1', [
    'office@removed-works.example',
  ])
  await page.getByRole('textbox', { name: 'Code' }).fill('1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(/\b\d{8}\b/.exec(rows[0]!.text)![0])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The company and its products have been removed.').waitFor()
  const { page: gone } = await site.visit(`/business/${id}`)
  await gone.getByRole('heading', { name: 'This company was removed' }).waitFor()
  await gone.getByText('at the company’s own wish').waitFor()
  assert.equal((await fetch(`${site.address}/business/${id}`, { redirect: 'manual' })).status, 410)
  assert.deepEqual(unexpected(faults), [])
})

test('a sole trader is hidden at once, and the staff shows the company again', async () => {
  const id = await listing('elsewhere.example')
  await site.database.pool.query(
    `update businesses set company_name = 'Ada Lovelace', slug = 'ada-lovelace' where id = $1`,
    [id],
  )
  const { page: member } = await visitAs(site, 'buyer', `/business/${id}/remove`)
  await member.locator('input[value="buyer@sample.wbn.example"]').waitFor()
  const { page } = await site.visit(`/es/business/${id}/remove`)
  await page.getByLabel('Su dirección de correo').fill('ada@mail.example')
  await page.getByLabel('Motivo').fill('Soy yo.')
  await page.getByText('La empresa lleva mi nombre').click()
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await page.getByRole('textbox', { name: 'Código' }).waitFor()
  const { rows } = await site.database.pool.query<{ text: string }>('select text from mails where recipient = $1', [
    'ada@mail.example',
  ])
  await page.getByRole('textbox', { name: 'Código' }).fill(/\b\d{8}\b/.exec(rows[0]!.text)![0])
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('La empresa queda oculta desde ahora.').waitFor()

  const { page: staff } = await visitAs(site, 'operator', '/admin/removals')
  const request = staff.getByRole('article').filter({ hasText: 'Ada Lovelace' })
  await request.getByText('sole trader, says the sender').waitFor()
  await request.getByRole('button', { name: 'Refuse' }).click()
  await staff.getByRole('dialog').getByLabel('Reason').fill('Another person.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await request.waitFor({ state: 'detached' })
  assert.equal((await fetch(`${site.address}/business/ada-lovelace-${id}`)).status, 200)
})
