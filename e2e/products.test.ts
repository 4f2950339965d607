// Products.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { goTo, hasFocus, press, sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let business: string
before(async () => {
  site = await startSite()
  business = (await sampleBusiness(site)).business.id
})
after(() => site.close())

const shown: Record<Exclude<keyof ProductChange, 'version' | 'languages' | 'versions'>, string[]> = {
  name: ['Quillon gear pump'],
  description: ['Long words of the gear pump.'],
  industry: ['Industrial Technology'],
  category: ['Pumps'],
  subCategory: ['Centrifugal Pumps'],
  keywords: ['quillonite', 'gearing'],
  specs: ['Torque of Quillon', '47 Nm'],
  leadTime: ['61 days'],
  stock: ['In stock Yes'],
  photos: ['/files/'],
  videos: ['https://vimeo.com/76979871'],
  datasheets: ['quillon-curve'],
  brand: ['Quillon'],
  gtin: ['4006381333931'],
  partNumber: ['QG-47'],
  hsCode: ['841360'],
  minimumOrder: ['13 pieces'],
  price: ['1,100–1,250.5', 'piece', 'from 10', '1,100 EUR'],
  status: [],
}

async function choose(page: Page, group: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: group }).getByRole('button').last().click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

test('every field of a product is typed in its form and read on its page', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  await page.getByLabel('Product name').fill('Quillon gear pump')
  await page.getByLabel('Description').fill('Long words of the gear pump.')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Pumps' })
  await page.getByLabel('Subcategory').selectOption({ label: 'Centrifugal Pumps' })
  await page.getByLabel('Keywords').fill('quillonite, gearing')
  await page.getByRole('button', { name: 'Add a specification' }).click()
  await page.getByLabel('Name of specification 1').fill('Torque of Quillon')
  await page.getByLabel('Value of specification 1').fill('47 Nm')
  await page.getByLabel('Brand').fill('Quillon')
  await page.getByLabel('Part number').fill('QG-47')
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5c6b' } })
    .png()
    .toBuffer()
  await choose(page, 'Pictures', 'pump.png', 'image/png', photo)
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  await page.getByRole('button', { name: 'Add a link to YouTube or Vimeo' }).click()
  await page.getByLabel('Link to video 1').fill('https://vimeo.com/76979871')
  await choose(page, 'Add a datasheet', 'quillon-curve.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
  await page.getByRole('link', { name: 'quillon-curve.pdf' }).waitFor()
  await page.getByLabel('Kind of price').selectOption('tiers')
  await page.getByLabel('Unit', { exact: true }).fill('piece')
  await page.getByLabel('Price per piece, step 1').fill('1 250.50 EUR')
  assert.equal(await page.getByLabel('Currency').inputValue(), 'EUR')
  assert.equal(await page.getByLabel('Price per piece, step 1').inputValue(), '1 250.50')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('From quantity, step 2').fill('1')
  await page.getByLabel('Price per piece, step 2').fill('1,100')
  await page.getByLabel('GTIN').fill('4006381 333931')
  await page.getByLabel('Minimum order').fill('13 pieces')
  await page.getByLabel('Lead time').fill('61')
  await page.getByLabel('HS code').fill('8413.60')
  await page.getByLabel('In stock').selectOption('yes')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: 'From quantity, step 2: Must be larger than the one before.' }).click()
  await hasFocus(page.getByLabel('From quantity, step 2'))
  await page.getByLabel('From quantity, step 2').fill('10')
  await passesAxe(page, 'a product’s form')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: 'Quillon gear pump', exact: true }).click()
  await page.getByRole('link', { name: 'View as a buyer' }).click()
  await page.getByRole('link', { name: 'Back to your view' }).click()
  await page.getByRole('link', { name: 'Edit product' }).waitFor()
  await passesAxe(page, 'a product’s page')

  const stranger = await site.visit(new URL(page.url()).pathname)
  const main = stranger.page.locator('#main')
  const text = (await main.innerText()).replace(/\s+/g, ' ') + (await main.innerHTML())
  const unseen = Object.entries(shown).filter(([, words]) => words.some((word) => !text.includes(word)))
  assert.deepEqual(unseen, [], text)
  assert.equal(await stranger.page.getByRole('link', { name: 'Edit product' }).count(), 0)
  assert.deepEqual([...faults, ...stranger.faults], [])
  await stranger.context.close()
  await context.close()
})

test('two people edit one product: other fields are kept, the same field is asked, a number is read as the language writes it', async () => {
  const { rows } = await site.database.pool.query(
    `select id from products where business_id = $1 and status = 'active' order by id limit 1`,
    [business],
  )
  const form = `/business/${business}/edit/products/${rows[0].id}`
  const phone = { viewport: { width: 390, height: 844 } }
  const first = await visitAs(site, 'exporter', form)
  const second = await visitAs(site, 'exporter', `/es${form}`, phone)
  await second.page.getByLabel('Marca').fill('Second brand')
  await first.page.getByLabel('Brand').fill('First brand')
  await first.page.getByLabel('Minimum order').fill('77 pieces')
  await first.page.getByRole('button', { name: 'Save changes' }).click()
  await first.page.getByText('Saved successfully').waitFor()

  await second.page.getByLabel('Tipo de precio').selectOption('range')
  await second.page.getByLabel('Precio mínimo').fill('1.250,5')
  await second.page.getByRole('button', { name: 'Guardar cambios' }).click()
  const asks = second.page.getByRole('dialog', { name: 'Mientras tanto, otra persona ha guardado cambios' })
  await asks.getByText('First brand').waitFor()
  await passesAxe(second.page, 'the question', '[role=dialog]')
  await asks.getByRole('radio', { name: 'First brand' }).check()
  await asks.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await second.page.getByText('Guardado correctamente').waitFor()
  const response = await second.context.request.get(`/api/product/${rows[0].id}`)
  const { data } = (await response.json()) as { data: { brand: string; minimumOrder: string; price: { min: number } } }
  assert.deepEqual([data.brand, data.minimumOrder, data.price.min], ['First brand', '77 pieces', 1250.5])

  await first.page.getByLabel('Part number').fill('DRAFT-1')
  const draft = await first.context.newPage()
  await goTo(draft, site.address + form)
  await draft.getByText('Draft kept on this device').waitFor()
  assert.equal(await draft.getByLabel('Part number').inputValue(), 'DRAFT-1')
  assert.equal(await draft.getByLabel('Lowest price').inputValue(), '1250.5')
  await first.context.close()
  await second.context.close()
})

test('rows are added and removed; the cursor stays where it is when the product is saved, discarding brings back what was saved', async () => {
  const { rows } = await site.database.pool.query(
    `select id from products where business_id = $1 and status = 'active' order by id desc limit 1`,
    [business],
  )
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products/${rows[0].id}`)
  const names = page.getByLabel(/^Name of specification/)
  await names.first().waitFor()
  const before = await names.count()
  await press(page.getByRole('button', { name: 'Add a specification' }))
  await hasFocus(names.nth(before))
  await page.keyboard.type('Bearing')
  await press(page.getByRole('button', { name: 'Add a specification' }))
  await hasFocus(names.nth(before + 1))
  await page.keyboard.type('Seal')
  await page.getByRole('button', { name: `Remove specification ${before + 1}` }).click()
  const seal = page.getByLabel(`Value of specification ${before + 1}`)
  await press(page.getByRole('button', { name: 'Save changes' }))
  await page.getByRole('link', { name: `Value of specification ${before + 1}: This field is required.` }).click()
  await hasFocus(seal)
  await page.keyboard.type(' Graphite ')
  await page.keyboard.press('Enter')
  await page.getByText('Saved successfully').waitFor()
  await page.getByText('Draft kept on this device').waitFor({ state: 'detached' })
  assert.equal(await seal.inputValue(), 'Graphite', 'as it is saved')
  await hasFocus(seal)

  await page.getByLabel('Kind of price').selectOption('range')
  await page.getByLabel('Lowest price').fill('9')
  await page.getByLabel('Highest price').fill('8')
  const order = page.getByText('The smaller number comes first')
  await press(page.getByRole('button', { name: 'Save changes' }))
  await order.last().waitFor()
  await page.getByLabel('Highest price').fill('10')
  await order.first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Remove specification ${before + 1}` }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.equal(await names.count(), before + 1)
  assert.equal(await seal.inputValue(), 'Graphite')
  await press(page.getByRole('button', { name: 'Save changes' }))
  await page.getByText('Nothing has changed.').waitFor()
  assert.deepEqual(faults, [])
  await context.close()
})

test('a product more than the membership shows is kept as a draft of the form, and the way out is said at its field', async () => {
  const { page, context } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  await page.getByLabel('Product name').fill('Quillon eighth pump')
  const fields = { status: '7 products are shown already' }
  await page.route('**/api/product/create', (route) =>
    route.fulfill({ status: 409, json: { success: false, error: { name: 'Conflict', message: 'full', fields } } }),
  )
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: /^Shown to buyers: The limit of your membership is reached/ }).click()
  const status = page.getByLabel('Shown to buyers')
  await hasFocus(status)
  await page.unroute('**/api/product/create')
  await status.selectOption('draft')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: 'Quillon eighth pump', exact: true }).waitFor()
  await context.close()
})

test('a company’s products are narrowed by category and by words; someone else’s product is not to be edited', async () => {
  const { page, context, faults } = await visitAs(site, 'buyer', `/business/${business}/products`)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: /^Industrial Valves/ }).click()
  await page.getByRole('link', { name: 'Remove filter: Industrial Valves' }).waitFor()
  await passesAxe(page, 'products of a category')
  await page.getByRole('searchbox', { name: 'Search these products' }).fill('suction')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await page.getByText(/for “suction”/).waitFor()
  await page
    .getByRole('link', { name: /Suction gate valve/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Edit product' }).count(), 0)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a product whose answer was lost is added once, when it is sent again', async () => {
  const { page, context } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  await page.getByLabel('Product name').fill('Quillon lost pump')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Pumps' })
  const create = '**/api/product/create'
  await page.route(create, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/product/create'))
  await page.getByRole('button', { name: 'Add product' }).click()
  await failed
  await page.unroute(create)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('link', { name: 'Quillon lost pump', exact: true }).waitFor()
  const { rows } = await site.database.pool.query(
    `select count(*)::int as n from products where name = 'Quillon lost pump'`,
  )
  assert.equal(rows[0].n, 1)
  await context.close()
})

test('pictures are put in order by keyboard, and the cursor goes along', async () => {
  const { page, context, faults } = await visitAs(site, 'exporter', `/business/${business}/edit/products/new`)
  const pictures = page.getByRole('group', { name: 'Pictures' })
  for (const [number, background] of [
    [1, '#aa0000'],
    [2, '#0000aa'],
  ] as const) {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background } })
    await choose(page, 'Pictures', `${number}.png`, 'image/png', await photo.png().toBuffer())
    await page.getByRole('button', { name: `Remove picture ${number}` }).waitFor()
  }
  const order = () => pictures.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const [first, second] = await order()
  await press(page.getByRole('button', { name: 'Move picture 1 back' }))
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move picture 2 back')
  assert.deepEqual(await order(), [second, first])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move picture 1 forward')
  assert.deepEqual(await order(), [first, second])
  assert.deepEqual(faults, [])
  await context.close()
})
