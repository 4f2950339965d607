// Catalog import and export.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import writeSheet from 'write-excel-file/universal'
import { industries } from '#api/foundation/industries/lookup.ts'
import { productLimits } from '#api/billing/plans/testing.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { arrive, goTo, sampleBusiness, startSite, unexpected, type Site } from './site/site.ts'

let site: Site
let catalogue: string
before(async () => {
  site = await startSite()
  const { business } = await sampleBusiness(site)
  catalogue = `/business/${business.id}/edit/products`
})
after(() => site.close())

type Cell = string | number
async function spreadsheet(rows: Cell[][]): Promise<Buffer> {
  const data = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return Buffer.from(await (await writeSheet(data).toBlob()).arrayBuffer())
}

async function photo(color: string, side: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const background = { create: { width: side, height: side, channels: 3, background: color, noise } } as const
  return new Uint8Array(await sharp(background).png().toBuffer())
}

async function choose(page: Page, button: RegExp, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('a real spreadsheet with pictures is imported: columns, a mistake mended, progress, report, found by search', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', catalogue)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: 'Import products' }).waitFor()
  await passesAxe(page, page.url())
  const file = await spreadsheet([
    ['SKU', 'Bezeichnung', 'Precio', 'Valuta', 'Foto', 'Flow rate'],
    ['FX-900', 'Quarzonite dosing pump', 1250.5, 'EUR', 'dosing.png', '20 m³/h'],
    ['FX-901', 'Quarzonite spare seal', 'a lot', 'EUR', 'seal.png', ''],
  ])
  await choose(page, /Choose file/, 'pumps.xlsx', file)
  await page.getByLabel('Meaning of Bezeichnung').selectOption('name')
  assert.equal(await page.getByLabel('Meaning of SKU').inputValue(), 'partNumber')
  assert.equal(await page.getByLabel('Meaning of Flow rate').inputValue(), 'spec:Flow rate')
  const large = await photo('#c43f0b', 900)
  assert.ok(large.length > 500 * 1024)
  const zip = zipSync({
    'photos/Dosing.PNG': large,
    'seal.png': await photo('#0b5c6b', 300),
    'other.png': new Uint8Array(9),
  })
  await choose(page, /Choose ZIP/, 'photos.zip', Buffer.from(zip))
  await page.getByText('photos.zip').waitFor()
  await passesAxe(page, page.url())

  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('Row 3').waitFor()
  await passesAxe(page, page.url())
  await page.getByLabel('Price', { exact: true }).fill('80')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('2 pictures will be sent.').waitFor()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  await passesAxe(page, page.url())

  await page.getByRole('link', { name: 'Quarzonite dosing pump' }).click()
  await page.getByRole('heading', { name: 'Quarzonite dosing pump' }).waitFor()
  await goTo(page, '/search-result?business=PR&countries=global&search=quarzonite')
  await page.getByRole('link', { name: 'Quarzonite dosing pump' }).first().click()
  const shown = page.locator('main img[src^="/files/"]').first()
  await shown.waitFor()
  assert.ok(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)))
  assert.deepEqual(faults, [])
  await context.close()
})

test('a price list says its currency in a heading, an unknown category is chosen once, and all of it is undone', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `${catalogue}/import`)
  const list = [
    'Art. no.;Article;Category;Price EUR',
    'Z-1;Zorbonite valve;Our valves;12,50',
    'Z-2;Zorbonite cap;Our valves;3,20',
  ]
  await choose(page, /Choose file/, 'prices.csv', Buffer.from(list.join('\n')))
  assert.equal(await page.getByLabel('Meaning of Art. no.').inputValue(), 'partNumber')
  assert.equal(await page.getByLabel('Meaning of Article').inputValue(), 'name')
  assert.equal(await page.getByLabel('Meaning of Price EUR').inputValue(), 'price')
  assert.equal(await page.getByLabel('Currency of the prices').inputValue(), 'EUR')
  await passesAxe(page, 'columns with a currency')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('2 rows').waitFor()
  const [industry] = industries
  const path = `${industry!.name.en} > ${industry!.children[0]!.name.en}`
  const chosen = page.locator('select', { has: page.locator(`option[value="${path}"]`) })
  await chosen.selectOption(path)
  await passesAxe(page, 'categories to choose')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByText('Imported', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await passesAxe(page, 'undoing an import')
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('This import was undone: your catalogue is as it was before.').waitFor()
  await goTo(page, '/search-result?business=PR&countries=global&search=zorbonite')
  await page.getByText('Nothing matches these words').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

for (const kind of ['CSV', 'XLSX']) {
  test(`the catalogue goes out as ${kind} and comes back without a change`, async () => {
    const { page, context, faults } = await visitAs(site, 'exporter', `/es${catalogue}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`${kind}$`) }).click()
    const path = await (await downloading).path()
    await goTo(page, `/es${catalogue}/import`)
    await choose(page, /Elegir archivo/, `catalogo.${kind.toLowerCase()}`, await readFile(path))
    await page.getByRole('button', { name: 'Comprobar', exact: true }).click()
    await page.getByText(/no hay nada que importar/).waitFor()
    assert.deepEqual(faults, [])
    await context.close()
  })
}

test('a full catalogue says so wherever one more would be shown, and what to do; nothing typed is lost', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', '/my-business')
  type Answer = { success: boolean; data: { businessID: string } }
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([url, sent]) => {
        const token = localStorage.getItem('token') ?? ''
        const headers = { 'x-auth-token': token.replaceAll('"', ''), 'content-type': 'application/json' }
        return (await (await fetch(url, { method: 'POST', headers, body: sent })).json()) as Answer
      },
      [path, JSON.stringify(body)] as const,
    )
  const [industry] = industries
  const created = await post('/api/business/profile/create', {
    companyName: 'Seven Pumps',
    country: 'DE',
    state: 'DE-SH',
    businessType: 'MA',
    industry: industry!.id,
    categories: [`${industry!.id}.${industry!.children[0]!.id}`],
    shortDescription: 'Seven pumps and no more.',
  })
  assert.equal(created.success, true, JSON.stringify(created))
  const { businessID } = created.data
  const full = `${site.address}/business/${businessID}/edit/products`
  for (let number = 1; number <= productLimits.standard; number++) {
    const made = await post('/api/product/create', { businessID, name: `Pump ${number}` })
    assert.equal(made.success, true)
  }
  await goTo(page, full)
  await page.getByText('Buyers see 7 products.').waitFor()
  await page.getByText('All places are taken: archive a product to show another one').waitFor()
  await page.getByRole('button', { name: 'Duplicate' }).first().click()
  await arrive(page, /products\/[0-9a-f-]{36}$/)
  assert.equal(await page.getByLabel('Shown to buyers').inputValue(), 'draft')

  const told = 'The limit of your membership is reached: archive a product, or keep this one as a draft.'
  await goTo(page, full)
  await page.getByRole('button', { name: 'Show to buyers' }).click()
  await page.getByText(told).waitFor()
  await page.getByText('Buyers see 7 products.').waitFor()

  await goTo(page, `${full}/new`)
  await page.getByLabel('Product name').fill('Pump 8')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: `Shown to buyers: ${told}` }).click()
  await page.getByLabel('Shown to buyers').selectOption('draft')
  await passesAxe(page, 'one product too many')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('9 products').waitFor()

  await goTo(page, `${full}/import`)
  await choose(page, /Choose file/, 'one.csv', Buffer.from('Product name\nPump 9\n'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('1 product stays a draft: the limit of your membership is reached.').waitFor()
  assert.deepEqual(unexpected(faults), [])
  await context.close()
})
