// Pages of listed companies and collections.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, press, startSite, type Site } from './site/site.ts'

type Row = { id: string; page: string; name: string; website: string; product: string }
let site: Site
let listed: Row
let bare: Row
let collection: Row
before(async () => {
  site = await startSite()
  const { rows } = await site.database.pool.query<Row>(
    `select b.id, b.slug || '-' || b.id as page, b.company_name as name, b.contact_info ->> 'website' as website,
      (select p.id from products p where p.business_id = b.id and p.removed_at is null limit 1) as product
     from businesses b join counters c on c.resource_id = b.id
     where b.run_since is null and b.business_type = 'MA' and b.contact_info ->> 'website' is not null
     order by c.products desc, b.id limit 3`,
  )
  ;[listed, bare, collection] = rows as [Row, Row, Row]
  await site.database.pool.query(`update businesses set contact_info = contact_info - 'website' where id = $1`, [
    bare.id,
  ])
  await site.database.pool.query(`update businesses set kind = 'collection' where id = $1`, [collection.id])
})
after(() => site.close())

const state = 'Listed from public sources, nobody runs this page yet'

for (const setting of [{ viewport: { width: 1280, height: 900 } }, { viewport: { width: 390, height: 844 } }])
  test(`without scripts, at ${setting.viewport.width} px, the page says what is known, from where, and what to do`, async () => {
    const { page, context } = await site.visit(`/business/${listed.id}`, { ...setting, javaScriptEnabled: false })
    const main = page.getByRole('main')
    assert.equal(await main.getByRole('heading', { level: 1 }).textContent(), listed.name)
    await main.getByText(state).waitFor()
    const described = await page.locator('meta[name="description"]').getAttribute('content')
    assert.ok(described!.includes(state), described!)
    for (const heading of ['Nobody from here reads WBN yet', 'What is known', 'What is not known', 'Why is it here?'])
      await main.getByRole('heading', { name: heading }).waitFor()
    const website = main.getByRole('link', { name: 'Visit website' })
    assert.equal(await website.getAttribute('href'), new URL(listed.website).href)
    assert.match((await website.getAttribute('rel'))!, /nofollow ugc/)
    const hrefs: [string, RegExp][] = [
      ['Write and keep', /\/send-request$/],
      ['Send Request', /\/send-request$/],
      ['Company Products', /\/products$/],
      ['Claim this page', /\/claim$/],
      ['Suggest a correction', /\/correct$/],
      ['Remove this listing', /\/remove$/],
    ]
    for (const [name, address] of hrefs)
      assert.match((await main.getByRole('link', { name, exact: true }).getAttribute('href'))!, address, name)
    for (const name of ['Like', 'Follow', 'Save Business'])
      assert.match((await main.getByRole('link', { name, exact: true }).getAttribute('href'))!, /login/, name)
    const connect = main.getByText('A connection needs somebody who accepts it')
    assert.equal(await connect.isVisible(), false)
    await main.getByText('Connect', { exact: true }).click()
    assert.ok(await connect.isVisible())
    const row = main.getByRole('row').filter({ hasText: 'Company type' })
    assert.match((await row.textContent())!, /Manufacturer/)
    assert.equal(await main.locator('img:not([src^="/files/"])').evaluateAll(drawnOf, listed.name), 0)
    const form = main.getByRole('form', { name: 'Similar suppliers that answer' })
    const boxes = form.getByRole('checkbox')
    for (const box of await boxes.all()) assert.ok(await box.isChecked())
    await form.getByRole('button', { name: 'Ask these suppliers' }).click()
    await page.waitForURL(/businesses=/)
    await context.close()
  })

function drawnOf(images: Element[]): number {
  return images.filter((image) => !image.closest('label, aside, li')).length
}

test('the whole page passes axe in light and dark, in English and Spanish', async () => {
  for (const path of [`/business/${listed.id}`, `/es/business/${bare.id}`, `/business/${collection.id}`])
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context, faults } = await site.visit(path, { colorScheme, viewport: { width: 390, height: 844 } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await passesAxe(page, path)
      assert.deepEqual(faults, [])
      await context.close()
    }
})

test('by keyboard a signed-in buyer follows it, reads why it cannot connect, and asks only those ticked', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', `/business/${listed.page}`)
  const main = page.getByRole('main')
  await press(main.getByRole('button', { name: 'Follow' }))
  await main.getByRole('button', { name: 'Following' }).waitFor()
  await press(main.locator('summary').filter({ hasText: 'Connect' }))
  await main.getByText('it opens when the company claims this page').waitFor()
  const form = main.getByRole('form', { name: 'Similar suppliers that answer' })
  const count = await form.getByRole('checkbox').count()
  assert.ok(count > 0)
  const first = await form.getByRole('checkbox').first().getAttribute('value')
  await press(form.getByRole('button', { name: 'Ask these suppliers' }))
  await page.waitForURL(/\/rfq\/create\?.*businesses=/)
  assert.ok(page.url().includes(first!))
  await page.getByRole('heading', { level: 1, name: 'Ask for quotations' }).waitFor()
  const chosen = page.getByRole('group', { name: /^Suppliers/ }).getByRole('checkbox', { checked: true })
  await chosen.nth(count - 1).waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('without a known website, writing is the main way, and it says that it is kept', async () => {
  const { page, context } = await site.visit(`/business/${bare.id}`)
  const main = page.getByRole('main')
  assert.equal(await main.getByRole('link', { name: 'Visit website' }).count(), 0)
  assert.equal(await main.getByRole('link', { name: 'Write and keep' }).count(), 2)
  await main.getByText('Held 30 days, handed over the day the company claims this page').waitFor()
  await context.close()
})

test('where neither mailbox nor phone proves a claim, nothing comes before the proof', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', `/business/${bare.id}/claim`)
  await page.getByText('Until it is proven').waitFor()
  assert.equal(await page.getByText('At once', { exact: true }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a collection says what it is: nobody to write to, nothing to claim; its products name it', async () => {
  const { page, context, faults } = await site.visit(`/business/${collection.id}`)
  const main = page.getByRole('main')
  await main.getByText('Collection of product data, not a company').waitFor()
  for (const name of ['Send Request', 'Write and keep', 'Claim this page', 'Connect'])
    assert.equal(await main.getByText(name, { exact: true }).count(), 0, name)
  await main.getByRole('heading', { name: 'Products in the directory' }).waitFor()
  await goTo(page, `/business-product/${collection.product}`)
  await page.getByText(`From the collection ${collection.name}`).first().waitFor()
  assert.equal(await page.getByRole('link', { name: /Send Request/ }).count(), 0)
  assert.equal(await main.getByText(/^(Manufacturer|Distributor) · /).count(), 0, 'no trade, no country')
  assert.equal(await main.getByText('On request').count(), 0, 'nobody to ask')
  assert.deepEqual(faults, [])
  await context.close()
})

test('where a collection is met as an author it is no listed company', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', `/business/${collection.page}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  await goTo(page, '/newsfeed')
  await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially(`See @${collection.name.slice(0, 8)}`)
  const option = page.getByRole('option').filter({ hasText: collection.name })
  await option.getByText('Collection of product data, not a company').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('results say it in one line and are filtered by it', async () => {
  const { page, context, faults } = await site.visit('/search-result?business=MA&countries=global')
  await page.getByText('Listed, not on WBN yet').first().waitFor()
  await page.getByRole('checkbox', { name: /^Answers on WBN/ }).check()
  await arrive(page, /presence=run/)
  await page.getByRole('link', { name: 'Remove filter: Answers on WBN' }).waitFor()
  assert.equal(await page.getByRole('article').filter({ hasText: 'Listed, not on WBN yet' }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('suggestions say who is only listed; a drawing in the place of a product’s picture is marked as one', async () => {
  const { page, context, faults } = await site.visit('/')
  await page
    .getByRole('search')
    .getByPlaceholder('Search companies and products')
    .first()
    .pressSequentially(listed.name)
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await options
    .filter({ hasText: new RegExp(`${listed.name}.*· listed`) })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await goTo(page, '/search-result?business=PR&countries=global&presence=listed')
  const row = page.getByRole('article').filter({ hasText: 'Listed, not on WBN yet' }).first()
  await row.waitFor()
  assert.equal(await row.locator('img[src^="/pictures/"]').count(), 0, 'rows without a picture have no drawing')
  await goTo(page, (await row.getByRole('link').first().getAttribute('href'))!)
  await page.getByText('Drawing', { exact: true }).first().waitFor()
  const writing = page.getByRole('link', { name: /^Send Request/ }).first()
  const address = (await writing.getAttribute('href'))!
  assert.match(address, /product=/)
  await goTo(page, address)
  await page.getByText('You ask about this product').waitFor()
  assert.equal(await page.getByRole('main').locator('img[src^="/pictures/"]').count(), 0)
  await goTo(page, '/search-result?business=PR&countries=global&presence=run')
  await page.getByRole('article').first().waitFor()
  assert.equal(await page.getByText('Drawing', { exact: true }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('structured data, the Markdown twin and the tools of assistants say it, too', async () => {
  const html = await (await fetch(`${site.address}/business/${listed.id}`)).text()
  assert.ok(html.includes(`"disambiguatingDescription":"${state}"`))
  const twin = await (await fetch(`${site.address}/business/${listed.id}.md`)).text()
  assert.ok(twin.includes(state))
  assert.match(twin, /Visit website \(http/)
  const page = await (await fetch(`${site.address}/business/${collection.id}`)).text()
  assert.ok(page.includes('"@type":"Dataset"'))
})

test('no company of the sample that nobody runs has a mark or cover that is not its own', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from businesses where run_since is null and removed_at is null and status = 'active'`,
  )
  assert.ok(rows.length > 100)
  const drawn: string[] = []
  for (let at = 0; at < rows.length; at += 10) {
    const ids = rows.slice(at, at + 10).map(({ id }) => id)
    const answer = await fetch(`${site.address}/api/business/profile/many?ids=${ids.join(',')}`)
    const { data } = (await answer.json()) as { data: { businessID: string; general: Pictures }[] }
    assert.equal(data.length, ids.length)
    for (const { businessID, general } of data)
      for (const picture of [general.profilePhoto, general.coverPhoto])
        if (picture?.url.startsWith('/pictures/')) drawn.push(businessID)
  }
  assert.deepEqual(drawn, [])
  for (const { id } of rows.slice(0, 5)) {
    const html = await (await fetch(`${site.address}/business/${id}`)).text()
    const main = /<main\b.*<\/main>/s.exec(html)![0].replace(/<aside\b.*?<\/aside>/gs, '')
    assert.doesNotMatch(main, /\/pictures\/cover\//)
  }
})
type Pictures = Record<'profilePhoto' | 'coverPhoto', { url: string } | null>
