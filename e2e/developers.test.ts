// API token from creation to end.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { password, visitAsNew } from './site/sign-in.ts'
import { reload, startSite, type Site } from './site/site.ts'

let site: Site
before(async () => void (site = await startSite()))
after(() => site.close())

async function ask(token: string, path: string): Promise<[status: number, message: string]> {
  const response = await fetch(`${site.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { error } = (await response.json()) as { error?: { message: string } }
  return [response.status, error?.message ?? '']
}

test('a token is created, used within its scopes, and over at once when it is revoked', async () => {
  const { page, context, faults } = await visitAsNew(site, '/settings')
  await page.getByRole('link', { name: 'API tokens' }).click()
  await page.getByText('No tokens yet').waitFor()
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Catalog sync')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Choose at least one area.').first().waitFor()
  await page.getByLabel('Person', { exact: true }).selectOption('read')
  await passesAxe(page, 'the dialog of a new token')
  await page.getByRole('button', { name: 'Create token' }).click()
  const secret = await page.getByText(/^wbn_[\w-]{43}$/).innerText()
  await passesAxe(page, page.url())

  assert.deepEqual(await ask(secret, '/user/profile'), [200, ''])
  assert.deepEqual(await ask(secret, '/favorite/list'), [403, 'The API token needs the scope social:read'])
  await reload(page)
  await page.getByText(/last used/).waitFor()
  assert.equal(await page.getByText(secret).count(), 0, 'shown once')

  await page.getByRole('button', { name: 'Revoke the token Catalog sync' }).click()
  await page.getByRole('button', { name: 'Revoke now' }).click()
  await page.getByText('No tokens yet').waitFor()
  assert.equal((await ask(secret, '/user/profile'))[0], 401)
  assert.deepEqual(faults, [])
  await context.close()
})
