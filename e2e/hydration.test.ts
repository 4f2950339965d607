// Hydration in every language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { publicPages } from './site/public-pages.ts'
import { arrive, goTo, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let pages: Record<string, string>
before(async () => {
  site = await startSite()
  pages = {
    ...(await publicPages(site)),
    'results-countries': '/search-result?business=MA&countries=IT,IE,DE&search=pumps',
    'results-many-countries': '/search-result?business=EX&countries=IT,IE,DE,FR&search=',
  }
})
after(() => site.close())

for (const locale of locales)
  test(`every kind of page hydrates in the language ${locale}`, async () => {
    const { page, context, faults } = await site.visit('about:blank')
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const [name, path] of Object.entries(pages)) {
      await goTo(page, prefix + path || '/')
      assert.deepEqual(faults, [], name)
    }
    await context.close()
  })

test('a private page that a stranger opens a second time hydrates, and asks for a login', async () => {
  const { page, context, faults } = await site.visit('/favorites')
  await arrive(page, /\/auth\/login/)
  await goTo(page, '/favorites')
  await page.getByRole('heading', { name: 'Log in to see this page' }).waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
