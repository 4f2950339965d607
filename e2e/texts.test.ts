// Texts of the site as visitors read them: pages, articles, legal texts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

test('a text has contents that lead to its headings, and stays in the language of the reader', async () => {
  const { page, faults } = await site.visit('/es/company-verification')
  await page.getByRole('heading', { level: 1, name: 'Verificación de empresas' }).waitFor()
  await page.getByRole('navigation', { name: 'Contenido' }).getByRole('link', { name: 'Cómo empezar' }).click()
  assert.ok(await page.getByRole('heading', { name: 'Cómo empezar' }).isVisible())
  assert.match(new URL(page.url()).hash, /cómo-empezar|c%C3%B3mo-empezar/i)
  const link = page.getByRole('article').getByRole('link', { name: 'sus empresas' })
  assert.equal(await link.getAttribute('href'), '/es/my-business')
  assert.deepEqual(faults, [])
})

test('an article that is not there is a page that says so', async () => {
  const response = await fetch(`${site.address}/b2b-tips/no-such-tip`)
  assert.equal(response.status, 404)
})
