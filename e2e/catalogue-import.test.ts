// Questions of an import.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { workbook } from './files/workbook.ts'
import { passesAxe } from './site/axe.ts'
import { visitAs } from './site/sign-in.ts'
import { sampleBusiness, startSite, type Site } from './site/site.ts'

let site: Site
let businessID: string
before(async () => {
  site = await startSite()
  businessID = (await sampleBusiness(site)).business.id
})
after(() => site.close())

const visit = () => visitAs(site, 'exporter', `/business/${businessID}/edit/products/import`)

async function choose(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Choose file/ }).press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  await page.getByRole('heading', { name: 'Do these names look right?' }).waitFor()
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true })
  await select.focus()
  await select.selectOption(option)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).press('Enter')

async function imported(name: string) {
  const { rows } = await site.database.pool.query<{ price: Record<string, unknown> | null; part_number: string }>(
    'select price, part_number from products where business_id = $1 and name = $2',
    [businessID, name],
  )
  return rows[0]
}

test('names in another encoding look wrong beside the choice, and right once it is chosen', async () => {
  const { page, context, faults } = await visit()
  // “Скоба” in Windows-1251; as Windows-1252 it would read “Ñêîáà”.
  const cyrillic = [0xd1, 0xea, 0xee, 0xe1, 0xe0]
  const file = Uint8Array.from([...Buffer.from('SKU,Name\nK-1,'), ...cyrillic, ...Buffer.from('\n')])
  await choose(page, 'list.csv', file)
  await pick(page, 'Encoding', 'windows-1252')
  await page.getByText('Ñêîáà').first().waitFor()
  await pick(page, 'Encoding', 'windows-1251')
  await page.getByText('Скоба · K-1').waitFor()
  await passesAxe(page, 'encoding')
  await press(page, 'Check')
  await press(page, 'Import 1 product')
  await page.getByText('Imported', { exact: true }).waitFor()
  assert.equal((await imported('Скоба'))?.part_number, 'K-1')
  assert.deepEqual(faults, [])
  await context.close()
})

test('the sheet with products and the row of its headings are found, can be chosen, and come back', async () => {
  const { page, context, faults } = await visit()
  const file = workbook([
    { name: 'Cover', rows: [['Price list 2027'], [''], ['Valid from May']] },
    {
      name: 'Items',
      rows: [['Our items'], [''], ['Code', 'Item name'], ['Q-1', 'Quillonite clamp'], ['Q-2', 'Quillonite hook']],
    },
  ])
  await choose(page, 'list.xlsx', file)
  await page.getByText('Quillonite clamp · Q-1').waitFor()
  assert.equal(await page.getByLabel('Sheet', { exact: true }).inputValue(), '1')
  assert.equal(await page.getByLabel('Row of the headings').inputValue(), '3')
  await page.getByText('stands above the headings').waitFor({ state: 'attached' })
  await pick(page, 'Sheet', '0')
  await page.getByText('Quillonite clamp · Q-1').waitFor({ state: 'detached' })
  await pick(page, 'Sheet', '1')
  await pick(page, 'Row of the headings', '4')
  await page.getByText('Quillonite hook').first().waitFor()
  await pick(page, 'Row of the headings', '3')
  await page.getByText('Quillonite clamp · Q-1').waitFor()
  await passesAxe(page, 'sheet and heading row')
  assert.deepEqual(faults, [])
  await context.close()
})

test('the currency, zeros and a mistake of several rows are asked once, prices for a hundred are shown divided', async () => {
  const { page, context, faults } = await visit()
  const file = [
    'Material;Material Description;Net price;Per;In stock',
    'V-1;Vexalite screw;12,50;100;perhaps',
    'V-2;Vexalite nut;0;1;perhaps',
    'V-3;Vexalite pin;3,20;1;yes',
    'V-4;Vexalite bolt;1;2;3;4;5;6',
  ]
  await choose(page, 'sap.csv', file.join('\n'))
  await page.getByText('Prices for more than one unit are divided: 12.50 for 100 becomes 0.125 for one.').waitFor()
  assert.equal(await page.getByLabel('Meaning of Per').inputValue(), 'per')
  await page.getByText('has more cells than there are headings').waitFor()
  await page.getByText('Choose the currency of the prices.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Check', exact: true }).isDisabled(), true)
  await pick(page, 'Currency of the prices', 'EUR')
  assert.equal(await page.getByLabel('What a price of 0 means').inputValue(), 'request')
  await passesAxe(page, 'columns with a price base')
  await press(page, 'Check')
  await pick(page, 'In stock in place of «perhaps»', 'no')
  await passesAxe(page, 'one mistake of two rows')
  await press(page, 'Check again')
  await press(page, 'Import 3 products')
  await page.getByText('Imported', { exact: true }).waitFor()
  const screw = (await imported('Vexalite screw'))!.price!
  assert.deepEqual([screw['min'], screw['max'], screw['currency']], [0.125, 0.125, 'EUR'])
  assert.equal((await imported('Vexalite nut'))!.price, null)
  assert.equal((await imported('Vexalite pin'))!.price!['min'], 3.2)
  assert.deepEqual(faults, [])
  await context.close()
})

test('a price of 0 may be free, and a column that was taken for a count may be ignored', async () => {
  const { page, context, faults } = await visit()
  await choose(page, 'free.csv', 'SKU,Name,Price EUR,Price unit\nW-1,Wexalite sample,0,100\nW-2,Wexalite cap,5,100\n')
  await page.getByText('5 for 100 becomes 0.05 for one').waitFor()
  await pick(page, 'Meaning of Price unit', '')
  await page.getByText('5 for 100 becomes 0.05 for one').waitFor({ state: 'detached' })
  await pick(page, 'What a price of 0 means', 'free')
  await press(page, 'Check')
  await press(page, 'Import 2 products')
  await page.getByText('Imported', { exact: true }).waitFor()
  assert.equal((await imported('Wexalite sample'))!.price!['min'], 0)
  assert.equal((await imported('Wexalite cap'))!.price!['min'], 5)
  assert.deepEqual(faults, [])
  await context.close()
})
