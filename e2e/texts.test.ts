// Site texts as visitors read them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { arrive, goTo, startSite, type Site } from './site/site.ts'

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

test('a portal by its host name has a title, facts and companies of its own, in two languages', async () => {
  const at = site.address.replace('//', '//chile.')
  const { page, faults } = await site.visit('/')
  for (const [path, title, exports] of [
    ['/', 'Chile: copper, fruit, salmon, and the trade around them', 'Copper (HS 74)'],
    ['/es', 'Chile: cobre, fruta, salmón y el comercio alrededor', 'Cobre (HS 74)'],
  ] as const) {
    await goTo(page, at + path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(exports).waitFor()
    assert.match(
      (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '',
      new RegExp(`chile\\.localhost:\\d+${path === '/' ? '/' : path}$`),
    )
  }
  const trade = page.locator('#trade')
  await trade.getByRole('heading', { name: 'Empresas: Chile' }).waitFor()
  await trade
    .getByRole('link', { name: /Alimentos|Agricultura/ })
    .first()
    .click()
  await arrive(page, /countries=CL/)
  assert.deepEqual(faults, [])
})

test('the footer, the mobile menu and the registration lead to pages that are there', async () => {
  const { page } = await site.visit('/auth/register')
  const consent = page.getByRole('checkbox', { name: /I accept the terms and conditions of WBN/ })
  await consent.check()
  const terms = await page.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')
  assert.equal(terms, '/terms-and-conditions')
  await goTo(page, '/it')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search))
  assert.ok(links.length > 25)
  for (const link of new Set(links)) {
    const { status, url } = await fetch(site.address + link)
    assert.deepEqual([status, new URL(url).pathname], [200, new URL(link, site.address).pathname], link)
  }
})

test('the contact page leads to phone, WhatsApp and the form; about us shows the directory as it is', async () => {
  const { page, faults } = await site.visit('/contact-us')
  await page.getByRole('heading', { name: 'TALK TO US' }).waitFor()
  assert.match((await page.getByRole('link', { name: '+1 202 555 0101' }).getAttribute('href')) ?? '', /wa\.me\/1202/)
  await page.getByRole('link', { name: 'Need Help' }).click()
  await arrive(page, '**/contact-us/form')
  await goTo(page, '/about-us')
  await page.getByRole('heading', { name: 'Management' }).waitFor()
  await page.getByText('Alex Example').waitFor()
  await page.getByRole('link', { name: 'our network', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Saudi Arabia' }).waitFor()
  assert.deepEqual(faults, [])
})
