// Duplicate accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { logIn, register, visitAs } from './site/sign-in.ts'
import { arrive, goTo, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('colleagues are told apart with a reason, and that is taken back', async () => {
  const { page, faults } = await visitAs(site, 'operator', '/admin')
  await page.getByRole('main').getByRole('link', { name: 'Likely duplicates', exact: true }).click()
  await page.getByRole('heading', { name: 'Likely duplicates', level: 1 }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Paolo Rinaldi' })
  await row.getByText('same phone').waitFor()
  await row.getByRole('button', { name: 'Different people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Two colleagues with the phone of their office')
  await dialog.getByRole('button', { name: 'Different people' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Status').selectOption({ label: 'Different people' })
  await row.getByText('phone of their office').waitFor()
  await row.getByRole('link', { name: 'Paolo Rinaldi' }).click()
  await page.getByText(/Different people since/).waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByLabel('Reason').fill('A slip')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'Different people' }).waitFor()
  assert.deepEqual(faults, [])
})

test('two accounts of a person are joined for good: the former profile leads to the remaining one', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from people where first_name = 'Lucía' and last_name = 'Quispe' order by registered_at`,
  )
  const [kept, gone] = rows.map(({ id }) => id)
  const { page, faults } = await visitAs(site, 'operator', `/admin/people/${kept}`)
  await page.getByRole('button', { name: /^Join the accounts/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('row').filter({ hasText: 'Saved' }).waitFor()
  await dialog.getByLabel('Reason').fill('Registered twice, confirmed from both addresses')
  await dialog.getByLabel(/Type the name/).fill('Somebody Else')
  await dialog.getByRole('button', { name: 'Join the accounts' }).click()
  await dialog.getByText('This is not the name.').waitFor()
  await dialog.getByLabel(/Type the name/).fill('Lucía Quispe')
  await dialog.getByRole('button', { name: 'Join the accounts' }).click()
  await page.getByText('The accounts are one now.').waitFor()
  assert.equal(await page.getByRole('heading', { name: 'May be the same person' }).count(), 0)
  const answer = await fetch(`${site.address}/profile/${gone}`, { redirect: 'manual' })
  assert.deepEqual([answer.status, answer.headers.get('location')], [301, `/profile/${kept}`])
  await goTo(page, `${site.address}/admin/people/${gone}`)
  await arrive(page, `**/admin/people/${kept}`)
  await goTo(page, `${site.address}/admin/audit`)
  await page.getByRole('rowheader', { name: 'Joined two accounts of a person' }).first().waitFor()
  assert.deepEqual(faults, [])
})

test('an account that nothing hints at is found by its name; a sample account is refused before anything is typed', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from people where first_name = 'Paolo' and last_name = 'Rinaldi'`,
  )
  const { page, faults } = await visitAs(site, 'operator', `/admin/people/${rows[0]!.id}`)
  await page.getByRole('button', { name: 'Join…', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name, e-mail or company').fill('nobody of this name')
  await page.keyboard.press('Enter')
  await dialog.getByText('Nobody else fits.').waitFor()
  await dialog.getByLabel('Name, e-mail or company').fill('exporter@sample')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /exporter@sample/ }).click()
  await dialog.getByText('Sample accounts cannot be changed.').waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Join the accounts' }).isDisabled(), true)
  assert.deepEqual(faults, [])
})

test('whoever signs in with the address of a joined account is told so, with the right password alone', async () => {
  const [kept, gone] = ['rosa.twice@gmail.com', 'rosatwice+trade@gmail.com']
  for (const email of [kept, gone]) {
    await register(site, email, { firstName: 'Rosa', lastName: 'Twice' })
    const { page } = await site.visit('/auth/login')
    await logIn(page, email)
    await page.getByRole('button', { name: /^Account/ }).waitFor()
    await page.close()
  }
  const { page } = await visitAs(site, 'operator', '/admin/people/duplicates?q=rosa.twice')
  const row = page.getByRole('row').filter({ hasText: kept })
  await row.getByText('same mailbox').waitFor()
  await row.getByRole('button', { name: 'Join the accounts' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account that stays').selectOption({ label: await labelWith(dialog, kept) })
  await dialog.getByText('cannot be undone').waitFor()
  await dialog.getByLabel(/Type the name/).fill('Rosa Twice')
  await dialog.getByLabel('Reason').fill('The same mailbox')
  await dialog.getByRole('button', { name: 'Join the accounts' }).click()
  await page.getByText('The accounts are one now.').waitFor()

  const { page: login } = await site.visit('/auth/login')
  await logIn(login, gone, 'not the password 12')
  await login.getByText('E-mail or password is wrong').waitFor()
  await logIn(login, gone)
  await login.getByText('This account was joined with another one of yours').waitFor()
  await logIn(login, kept)
  await login.getByRole('button', { name: /^Account/ }).waitFor()
})

async function labelWith(dialog: Locator, words: string): Promise<string> {
  return (await dialog.getByRole('option').filter({ hasText: words }).textContent())!
}
