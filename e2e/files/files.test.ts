// Corpus of files.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowSays } from '#api/catalog/catalogues/cells.ts'
import { currencyOf, withCurrency } from '#web/catalog/catalogues/currency.ts'
import { rowsOf, withPriceBase } from '#web/catalog/catalogues/heading-units.ts'
import { mappingFor } from '#web/catalog/catalogues/mapping.ts'
import { InvalidTableError } from '#web/catalog/catalogues/reading/invalid-table.ts'
import { readTable, type Table } from '#web/catalog/catalogues/reading/table.ts'
import { cellFiles } from './cell-files.ts'
import type { SampleFile, SampleProduct } from './sample-file.ts'
import { spreadsheetFiles } from './spreadsheet-files.ts'
import { priceBaseFiles } from './price-base-files.ts'
import { systemFiles } from './system-files.ts'
import { textFiles } from './texts.ts'

const corpus = [...textFiles, ...cellFiles, ...spreadsheetFiles, ...systemFiles, ...priceBaseFiles]
const fileOf = ({ content, name }: SampleFile) => Object.assign(new Blob([content]), { name })

function productsIn(table: Table): SampleProduct[] {
  const mapping = withPriceBase(table, mappingFor(table.headings, {}))
  const currency = currencyOf(table, mapping) ?? ''
  return rowsOf(table, mapping).map(({ cells }) => {
    const { sent, price, specs, photos, errors } = rowSays(withCurrency(cells, currency), table.decimal)
    const problems = errors
      .filter(({ column }) => column !== 'category')
      .map(({ column, problem }) => `${column} ${problem}`)
    const { name, partNumber, description, keywords, brand, stock, status, hsCode, leadTime, minimumOrder } = sent
    const product = {
      name,
      partNumber,
      description,
      keywords,
      brand,
      stock,
      status,
      photos,
      unit: price.unit,
      currency: price.currency,
      hsCode: hsCode && String(hsCode).replace(/[\s.]/g, ''),
      price: price.min,
      tiers: price.tiers,
      leadTime,
      minimumOrder,
      specs: specs.size > 0 ? Object.fromEntries(specs) : undefined,
      problems: problems.length > 0 ? problems : undefined,
    }
    return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined))
  })
}

test('the corpus has 200 files', () => {
  assert.ok(corpus.length >= 200, `${corpus.length} files`)
})

for (const file of corpus)
  test(`file: ${file.name}`, async () => {
    if (file.problem) {
      await assert.rejects(
        readTable(fileOf(file)),
        (error) => error instanceof InvalidTableError && error.problem === file.problem,
      )
      return
    }
    const table = await readTable(fileOf(file))
    if (file.encoding) assert.equal(table.encoding, file.encoding)
    assert.deepEqual(productsIn(table), file.products)
    assert.deepEqual(
      table.skipped.map(({ row, why }) => `${row} ${why}`),
      file.skipped ?? [],
    )
  })

test('encoding, sheet, heading row and single cells can be chosen where they were guessed wrong', async () => {
  const [chinese] = textFiles.filter(({ name }) => name === 'zh gb18030 ,')
  assert.notEqual((await readTable(fileOf(chinese!), { encoding: 'big5' })).headings[0], '产品名称')
  assert.equal((await readTable(fileOf(chinese!), { encoding: 'gb18030' })).headings[0], '产品名称')
  const [sheets] = spreadsheetFiles.filter(({ name }) => name === 'second sheet')
  const cover = await readTable(fileOf(sheets!), { sheet: 0 })
  assert.deepEqual([cover.sheets, cover.sheet], [['Cover', 'Prices'], 0])
  const [titled] = spreadsheetFiles.filter(({ name }) => name === 'title above')
  const chosen = await readTable(fileOf(titled!), { headingRow: 1 })
  assert.deepEqual([chosen.headingRow, chosen.headings], [1, ['Price list 2026']])
  assert.deepEqual(
    chosen.firstRows.map(({ row }) => row),
    [1, 3, 4],
  )
  const [titles] = cellFiles.filter(({ name }) => name === 'titles and a sum between the rows')
  assert.equal((await readTable(fileOf(titles!), { takeLone: true })).rows.length, 5)
})
