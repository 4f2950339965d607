// Tables and ZIP files.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { type CatalogueColumn, catalogueFields } from '#contract/catalog/catalogues/columns.ts'
import { locales } from '#contract/foundation/locales.ts'
import { delimiterFor, delimiters, readCsv, writeCsv } from '#web/foundation/csv.ts'
import { textOf } from './reading/decode.ts'
import { currencyOf, withCurrency } from './currency.ts'
import { columnFor, headingOf } from './headings.ts'
import { mappingFor } from './mapping.ts'
import { cellsOf } from './reading/cells.ts'
import { InvalidTableError } from './reading/invalid-table.ts'
import { readTable } from './reading/table.ts'
import { fileOf } from './write.ts'
import { entriesOf, InvalidZipError } from './reading/zip.ts'

const named = (content: BlobPart, name: string) => Object.assign(new Blob([content]), { name })
const wide = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(big ? bytes.swap16() : bytes)
}

test('a file is read in the encoding it was written in', () => {
  const text = 'Nombre;Descripción\nVálvula;10 µm € ñ\n'
  assert.equal(textOf(new TextEncoder().encode(text)), text)
  assert.equal(textOf(new TextEncoder().encode(`\uFEFF${text}`)), text)
  assert.equal(textOf(wide(`\uFEFF${text}`)), text)
  assert.equal(textOf(wide(`\uFEFF${text}`, true)), text)
  assert.equal(textOf(wide(text)), text)
  assert.equal(textOf(wide(text, true)), text)
  const old = Uint8Array.from([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))))
  assert.equal(textOf(old), text)
  assert.equal(textOf(new TextEncoder().encode('产品名称,价格\n')), '产品名称,价格\n')
})

test('the separator is recognized, quoted cells keep separators and line breaks', async () => {
  for (const delimiter of delimiters) {
    const text = [
      `name${delimiter}"te""xt"${delimiter}price`,
      `"a${delimiter}b"${delimiter}"two\r\nlines"${delimiter}`,
      '',
    ].join('\n')
    assert.deepEqual(await readCsv(text), {
      delimiter,
      rows: [
        ['name', 'te"xt', 'price'],
        [`a${delimiter}b`, 'two\r\nlines', ''],
      ],
    })
  }
  assert.equal((await readCsv('name;price\nA, B and C;1,5\nD, E;2,5')).delimiter, ';')
  assert.deepEqual(await readCsv('sep=;\na;b'), { rows: [['a', 'b']], delimiter: ';' })
  assert.deepEqual((await readCsv('a,b\r\n\r\nc')).rows, [['a', 'b'], [''], ['c']])
  assert.deepEqual((await readCsv('a,b\n\nc\n')).rows, [['a', 'b'], [''], ['c']])
  assert.deepEqual((await readCsv('"open')).rows, [['open']])
  assert.deepEqual((await readCsv('')).rows, [])
})

test('formulas are neutralized on export and restored on import', async () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")']
  for (const delimiter of delimiters) {
    const text = await writeCsv([dangerous, ['plain', 5, -5, -1.125, 0.5, '', 'end']], delimiter)
    assert.ok(text.startsWith('\uFEFF'))
    for (const line of text.slice(1).split('\r\n')[0]!.split(delimiter)) assert.doesNotMatch(line, /^"?[=+\-@\t\r]/)
    const [first, second] = (await readCsv(textOf(new TextEncoder().encode(text)))).rows
    assert.deepEqual(first, dangerous)
    const decimals = delimiter === ';' ? ['-1,1250', '0,5'] : ['-1.1250', '0.5']
    assert.deepEqual(second, ['plain', '5', '-5', ...decimals, '', 'end'])
  }
})

test('an exported spreadsheet can be imported; text that looks like a formula stays text', async () => {
  const rows = [
    ['Product name', 'Price', 'Weight'],
    ['=1+1', 12.5, '-'],
    ['Pump', 3, '\t@x'],
  ]
  const table = await readTable(Object.assign(await fileOf(rows, { kind: 'xlsx', delimiter: ',' }), { name: 'a.xlsx' }))
  assert.deepEqual(table.headings, rows[0])
  assert.deepEqual(
    table.rows.map(({ row, cells }) => [row, ...cells.slice(0, 2)]),
    [
      [2, '=1+1', 12.5],
      [3, 'Pump', 3],
    ],
  )
})

test('comments and empty rows are skipped, rows keep their numbers, files without a table are refused', async () => {
  const table = await readTable(named('Name;Preis\n# the name;a number\n;\n\nPump;1.234,50\nBolt;2,5\n', 'a.csv'))
  assert.deepEqual(table.rows, [
    { row: 5, cells: ['Pump', '1.234,50'] },
    { row: 6, cells: ['Bolt', '2,5'] },
  ])
  assert.equal(table.decimal, ',')
  assert.equal((await readTable(named('name,price\na,1.50', 'a.csv'))).decimal, '.')
  for (const content of ['', 'name,price\n', 'PK\u0003\u0004 broken'])
    await assert.rejects(readTable(named(content, 'a')), InvalidTableError)
  assert.deepEqual(cellsOf(['Pump', '', 3], ['name', 'brand', 'spec:Weight']), { name: 'Pump', 'spec:Weight': 3 })
})

test('own and common headings are recognized in every language, others become specifications', () => {
  for (const locale of locales)
    for (const field of catalogueFields) assert.equal(columnFor(headingOf(field, locale)), field, `${locale} ${field}`)
  const usual = {
    SKU: 'partNumber',
    'HS-Code': 'hsCode',
    'Unit price (EUR)': 'price',
    MOQ: 'minimumOrder',
    IMAGES: 'photos',
    'Flow rate': 'spec:Flow rate',
    id: '',
    '': '',
  }
  for (const [heading, column] of Object.entries(usual)) assert.equal(columnFor(heading), column, heading)
  for (const key of ['Flow rate', 'Brand', 'price', 'id', 'Ø (mm)', 'Spec: x']) {
    const column: CatalogueColumn = `spec:${key}`
    assert.equal(columnFor(headingOf(column, 'en')), column)
  }
  assert.deepEqual(mappingFor(['Name', 'Title', 'Farbe'], { Farbe: 'brand' }), ['name', '', 'brand'])
})

test('a number or reference of a product is recognized as tables of all languages call it', () => {
  const headings = ['Article', 'Article no.', 'Item no.', 'Item #', 'Ref.', 'SKU', 'Art.-Nr.', 'Catalog No']
  const spanish = ['Artículo', 'N.º de artículo', 'Nº artículo', 'Cód. art.', 'Nº ref.', 'CÓDIGO ARTÍCULO']
  const italian = ['Articolo', 'N. articolo', 'Cod. art.', 'Rif.', 'Cod.']
  const chinese = ['货号', '商品编号', '物料编码', 'SKU编码', '产品编码']
  for (const heading of [...headings, ...spanish, ...italian, ...chinese])
    assert.equal(columnFor(heading), 'partNumber', heading)
  assert.deepEqual(mappingFor(['Article', 'Description'], {}), ['name', 'description'])
  assert.deepEqual(mappingFor(['Article', 'Product name'], {}), ['partNumber', 'name'])
  assert.deepEqual(mappingFor(['Item', 'Item no.'], {}), ['name', 'partNumber'])
})

test('a heading of prices says their currency by code, sign or name', () => {
  const named = {
    'Price EUR': 'EUR',
    'Unit price (USD)': 'USD',
    'Price in CHF': 'CHF',
    'PRICE €': 'EUR',
    'Precio en euros': 'EUR',
    'Precio unitario US$': 'USD',
    'Prezzo (GBP)': 'GBP',
    EUR: 'EUR',
    '单价（元）': 'CNY',
    '价格(美元)': 'USD',
    单价元: 'CNY',
  }
  for (const [heading, currency] of Object.entries(named)) {
    assert.equal(columnFor(heading), 'price', heading)
    assert.equal(currencyOf({ headings: ['Name', heading], rows: [] }, ['name', 'price']), currency, heading)
  }
  for (const heading of ['Price', 'Price $', 'List price', 'Prezzo di listino'])
    assert.equal(currencyOf({ headings: [heading], rows: [] }, ['price']), undefined, heading)
  assert.equal(columnFor('Weight EUR pallet'), 'spec:Weight EUR pallet')
})

test('rows that do not name a currency get the one for all', () => {
  assert.deepEqual(withCurrency({ name: 'a', price: 1 }, 'EUR'), { name: 'a', price: 1, currency: 'EUR' })
  assert.deepEqual(withCurrency({ price: 1, currency: 'USD' }, 'EUR'), { price: 1, currency: 'USD' })
  assert.deepEqual(withCurrency({ name: 'a' }, 'EUR'), { name: 'a' })
  assert.deepEqual(withCurrency({ price: '-' }, 'EUR'), { price: '-' })
})

test('stored and compressed entries of a ZIP are read, folders and hidden files are skipped', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zip = zipSync({
    'photos/red.png': bytes('red '.repeat(500)),
    'größe.jpg': [bytes('stored'), { level: 0 }],
    '__MACOSX/photos/._red.png': bytes('x'),
    'photos/.DS_Store': bytes('x'),
  })
  const entries = await entriesOf(new Blob([zip as BlobPart]))
  assert.deepEqual(
    entries.map(({ name }) => name),
    ['red.png', 'größe.jpg'],
  )
  assert.equal(await (await entries[0]!.read()).text(), 'red '.repeat(500))
  assert.equal(await (await entries[1]!.read()).text(), 'stored')
  const other = await entriesOf(new Blob([zipSync({ 'red.png': bytes('blue') }) as BlobPart]))
  assert.notEqual(other[0]!.key, entries[0]!.key)
  await assert.rejects(entriesOf(new Blob(['not a zip'])), InvalidZipError)
})

test('a file opens right in the spreadsheets of the region: its separator and its decimals', () => {
  for (const locale of ['es', 'it', 'de'] as const) assert.equal(delimiterFor(locale, ['en-US']), ';')
  for (const locale of ['en', 'zh'] as const) assert.equal(delimiterFor(locale, ['es-ES']), ',')
  assert.equal(delimiterFor('es', ['es-MX', 'es-ES']), ',')
  assert.equal(delimiterFor('en', ['de', 'en-ZA']), ';')
})
