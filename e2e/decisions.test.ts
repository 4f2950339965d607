// Decisions of the staff.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { logIn, visitAsNew } from './site/sign-in.ts'
import { goTo, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('an owner reads on My Business that a business is suspended, why and until when, and appeals; the login says the same of an account', async () => {
  const { page, context, faults } = await visitAsNew(site, '/my-business', ['Paula', 'Paused'])
  await page.getByText('You belong to no business yet').waitFor()
  const { pool } = site.database
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email from people where first_name = 'Paula' and last_name = 'Paused'`,
  )
  const { id: userID, email } = rows[0]!
  const explanation = 'The certificate shown belongs to another company.'
  await pool.query(
    `with made as (
      insert into businesses (company_name, slug, business_type, country_code, industry_id, status)
      select 'Paused Pumps', 'paused-pumps', 'MA', 'IT', industry_id, 'suspended' from businesses limit 1 returning id),
    owned as (insert into members (business_id, user_id, access) select id, $1, 'owner' from made)
    insert into sanctions (object_kind, object_id, object_name, subject_kind, subject_id, act, rule, reason, explanation, decided_by,
      ends_at, token_hash)
    select 'business', id, 'Paused Pumps', 'business', id, 'suspend', 'misleading', 'seen by the staff', $2, gen_random_uuid(),
      now() + interval '30 days', sha256(gen_random_uuid()::text::bytea) from made`,
    [userID, explanation],
  )
  await goTo(page, `${site.address}/my-business`)
  await page.getByText(/^Paused Pumps is suspended until /).waitFor()
  await page.getByText(explanation).waitFor()
  assert.equal(await page.getByText('You belong to no business yet').count(), 0)
  await passesAxe(page, 'my business with a suspended one')
  await page.getByRole('link', { name: 'Read the decision or appeal' }).click()
  await page.getByRole('heading', { name: 'Decisions about you' }).waitFor()
  await page.getByText('nobody can act in its name').waitFor()
  await page.getByText(explanation).waitFor()
  await passesAxe(page, 'decisions')
  await page.getByLabel('Your appeal').fill('It is our own certificate.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  await page.getByText('We have your appeal.').waitFor()
  assert.equal(await page.getByText('seen by the staff').count(), 0)
  assert.deepEqual(faults, [])
  await context.close()

  await pool.query(
    `update auth.accounts set status = 'suspended', suspended_until = now() + interval '30 days' where id = $1`,
    [userID],
  )
  const visit = await site.visit('/auth/login')
  await logIn(visit.page, email)
  await visit.page.getByText(/This account is suspended until .* has the link to appeal/).waitFor()
  await visit.context.close()
})
