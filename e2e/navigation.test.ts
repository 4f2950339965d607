// Navigation.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, reload, startSite, type Site, type Visit } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const leaving = ({ page }: Pick<Visit, 'page'>) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('unsaved changes are asked about on Back, on a link and on a search, and stay as a draft', async () => {
  const visit = await visitAs(site, 'exporter', '/groups')
  const { page, context, faults } = visit
  await page.getByRole('link', { name: 'Create a group' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Gearbox people')

  await page.goBack()
  await leaving(visit).getByRole('button', { name: 'Keep editing' }).click()
  assert.match(page.url(), /\/group\/create$/)
  assert.equal(await name.inputValue(), 'Gearbox people')

  await page.getByRole('banner').getByRole('link', { name: 'My Business' }).click()
  await leaving(visit).getByRole('button', { name: 'Keep editing' }).click()

  await page.getByRole('search').getByRole('searchbox').fill('pumps')
  await page.keyboard.press('Enter')
  await leaving(visit).getByRole('button', { name: 'Leave' }).click()
  await arrive(page, /\/search-result\?/)

  await page.goBack()
  await arrive(page, /\/group\/create$/)
  assert.equal(await name.inputValue(), 'Gearbox people')
  assert.deepEqual(faults, [])
  await context.close()
})

test('Back returns to the place where the reader was', async () => {
  const { page, context } = await site.visit('/search-result?business=MA&countries=global')
  const last = page.getByRole('main').locator('h2 a[href*="/business/"]').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  assert.ok(place > 0)
  await last.click()
  await arrive(page, /\/business\//)
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForFunction((before) => Math.abs(scrollY - before) < 50, place)
  await context.close()
})

test('a link that is pointed at fetches its page, and the click asks for nothing again', async () => {
  const { page, context } = await site.visit('/search-result?business=MA&countries=global')
  const link = page.getByRole('main').locator('h2 a[href*="/business/"]').first()
  const id = /[\w-]{36}$/.exec((await link.getAttribute('href'))!)![0]
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith(`/${id}`) && asked.push(request.url())))
  await page.waitForLoadState('networkidle')
  await Promise.all([page.waitForResponse((response) => response.url().endsWith(`/${id}`)), link.hover()])
  await link.click()
  await arrive(page, /\/business\//)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  assert.equal(asked.length, 1)
  await context.close()
})

test('results are fetched once: when their link is pressed, not when it is pointed at', async () => {
  const { page, context } = await site.visit('/industries/industrial-technology-0004/pumps')
  const link = page.getByRole('main').locator('a[href*="/search-result?"]').first()
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (/\/api\/search\/(business|product)/.test(request.url()) && asked.push(request.url())),
  )
  await page.waitForLoadState('networkidle')
  const script = page.waitForResponse(/SearchResultPage.*\.js/)
  await link.hover()
  await script
  assert.deepEqual(asked, [])
  await link.click()
  await arrive(page, /\/search-result\?/)
  await page.locator('#results').waitFor()
  assert.equal(new Set(asked).size, asked.length)
  await context.close()
})

test('a page of a product has its first comments without scripts', async () => {
  const { rows } = await site.database.pool.query<{ id: string; content: string }>(
    `select resource_id id, content from comments
     where resource_type = 'product' and removed_at is null and content !~ '[@\n]' order by id desc limit 1`,
  )
  const { page, context } = await site.visit(`/business-product/${rows[0]!.id}`, { javaScriptEnabled: false })
  await page.getByText(rows[0]!.content).waitFor()
  await context.close()
})

test("React's developer tools find the page", async () => {
  const context = await site.browser.newContext({ baseURL: site.address })
  await context.addInitScript(() => {
    const found: string[] = []
    Object.assign(globalThis, {
      found,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ rendererPackageName }: { rendererPackageName: string }) => found.push(rendererPackageName),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    })
  })
  const page = await context.newPage()
  await goTo(page, '/')
  await page.waitForFunction(() => (globalThis as unknown as { found: string[] }).found.includes('react-dom'))
  await context.close()
})

test('a call of the API is found, shown with its command, and tried', async () => {
  const { page, context, faults } = await site.visit('/developers')
  await page.getByLabel('Find a call').fill('industry full-tree')
  await page.getByText('1 call', { exact: true }).waitFor()
  await page.getByRole('link', { name: /full-tree/ }).click()
  const call = page.locator('[id="industries.tree"]')
  await call.getByText('curl', { exact: true }).click()
  await call.getByText(`curl '${site.address}/api/catsys/industry/full-tree'`).waitFor()
  await call.getByText('Try it').click()
  await call.getByLabel('lang').fill('es')
  await call.getByRole('button', { name: 'Send' }).click()
  await call.getByText('200 OK').waitFor()
  await call.getByText('"success": true').and(page.locator(':visible')).waitFor()
  await passesAxe(page, 'trying a call')
  await goTo(page, '/developers#follows.follow')
  await arrive(page, `${site.address}/developers/follows#follows.follow`)
  await page.locator('[id="follows.follow"]').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('an address that is no page leads home, followed by a link as well', async () => {
  const { page, context } = await site.visit('/developers')
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await arrive(page, `${site.address}/`)
  await context.close()
})

test('a stranger reads what was said of a product; where nothing was, no script comes for it', async () => {
  const { rows } = await site.database.pool.query<{ id: string; slug: string }>(
    `select p.id, b.slug || '-' || p.slug as slug from products p join businesses b on b.id = p.business_id
      where not exists (select from comments where root_id = p.id) order by p.id limit 1`,
  )
  const path = `/business-product/${rows[0]!.slug}-${rows[0]!.id}`
  const said = 'Does it run dry for a minute?'
  const { page, context, faults } = await site.visit(path, { viewport: { width: 390, height: 600 } })
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  const note = page.getByText('If you want to comment you must be logged in.')
  const title = page.getByRole('heading', { name: 'Comments' })
  await title.scrollIntoViewIfNeeded()
  await note.waitFor()
  assert.deepEqual(scripts, [])

  const writer = await visitAs(site, 'buyer', path)
  const box = writer.page.getByLabel('Write a comment')
  await box.fill(said)
  await box.press('Enter')
  await writer.page.getByRole('listitem').filter({ hasText: said }).waitFor()
  await writer.context.close()

  await reload(page)
  await title.scrollIntoViewIfNeeded()
  await page.getByRole('listitem').filter({ hasText: said }).waitFor()
  await note.waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})
