// Table cells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { nodes, pathFor } from '#api/foundation/industries/lookup.ts'
import { rowSays } from './cells.ts'
import { numberIn, wholeIn } from '#contract/foundation/numbers.ts'
import { nodesNamed, termIn } from './terms.ts'

test('numbers are read as they are written; only what could be both is decided by the sign of the file', () => {
  const plain: [string, number][] = [
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['1 234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['€ 12,50', 12.5],
    ['¥1,200.00', 1200],
    ['0.1250', 0.125],
  ]
  for (const [text, number] of plain)
    for (const decimal of ['.', ','] as const) assert.equal(numberIn(text, decimal), number, `${text} with ${decimal}`)
  assert.equal(numberIn('1.234', '.'), 1.234)
  assert.equal(numberIn('1.234', ','), 1234)
  assert.equal(numberIn('1,234', '.'), 1234)
  for (const text of ['', 'x', '1.2.3', '12,34,5', '1..2', '12 kg', '1e5', '--1', '1.23,456.7'])
    assert.ok(Number.isNaN(numberIn(text, '.')), text)
  assert.equal(wholeIn('14 days', '.'), 14)
  assert.equal(wholeIn('14 giorni', ','), 14)
  assert.equal(wholeIn('14天', '.'), 14)
  assert.ok(Number.isNaN(wholeIn('1.5', '.')))
})

test('every category is found by the names from its industry down, by id and by key, in every language', () => {
  for (const node of nodes) {
    assert.deepEqual(nodesNamed(node.id), [node])
    assert.deepEqual(nodesNamed(node.key), [node])
    for (const locale of locales) {
      const path = pathFor(node, locale)
      assert.ok(nodesNamed(path.join(' > ')).includes(node), path.join(' > '))
      assert.ok(nodesNamed(path.join('›').toUpperCase()).includes(node), path.join('›'))
    }
  }
  const names = Map.groupBy(nodes, (node) => node.name.en)
  const alone = nodes.find(({ kind, name }) => kind === 'subCategory' && names.get(name.en)!.length === 1)!
  assert.deepEqual(nodesNamed(`  ${alone.name.en.toLowerCase()} `), [alone])
  assert.deepEqual(nodesNamed('Unheard of'), [])
})

test('what a category path names in two ways is one place', () => {
  for (const node of nodes)
    for (const locale of locales) {
      const path = pathFor(node, locale).join(' > ')
      assert.equal(nodesNamed(path).length, 1, path)
    }
})

test('yes, no and states are understood in every language', () => {
  for (const yes of ['yes', 'Sí', 'sì', '是', 'ja', 'Auf Lager', 'TRUE', 1])
    assert.equal(termIn(yes), 'yes', String(yes))
  for (const no of ['No', 'false', '否', 'nein', 0]) assert.equal(termIn(no), 'no', String(no))
  for (const draft of ['Draft', 'borrador', 'Bozza', '草稿', 'Entwurf']) assert.equal(termIn(draft), 'draft')
  assert.equal(termIn('perhaps'), undefined)
})

test('a dash takes away, an empty cell says nothing, lists stand in one cell', () => {
  const says = rowSays(
    { name: 'Pump', brand: '-', description: '', keywords: 'a, b;c|a、d', 'spec:Colour': '-', price: '-' },
    '.',
  )
  assert.deepEqual(says.sent, { name: 'Pump', brand: '', keywords: ['a', 'b', 'c', 'd'] })
  assert.deepEqual([...says.specs], [['Colour', null]])
  assert.deepEqual(says.price, { min: null })
  assert.deepEqual(rowSays({ tiers: '100: 4,50; ≥500 = 4' }, ',').price.tiers, [
    { quantity: 100, price: 4.5 },
    { quantity: 500, price: 4 },
  ])
  const photos = 'a.jpg | b, c.jpg\nhttps://x.example/a,b.png, https://x.example/c.png'
  assert.deepEqual(rowSays({ photos }, '.').photos, [
    'a.jpg',
    'b',
    'c.jpg',
    'https://x.example/a,b.png',
    'https://x.example/c.png',
  ])
  assert.equal(rowSays({ name: '-' }, '.').errors[0]?.problem, 'missing')
})

test('prices carry their currency, or are on request; a count is stock; names lose their line breaks', () => {
  const price = (cells: Record<string, string | number>) => rowSays(cells, '.').price
  for (const said of ['12,50 EUR', 'EUR 12,50', '12,50 €', '１２．５０ EUR'])
    assert.deepEqual(price({ price: said }), { min: 12.5, max: 12.5, currency: 'EUR' }, said)
  assert.deepEqual(price({ price: '1,23,456.00', currency: '₹' }), { min: 123_456, max: 123_456, currency: 'INR' })
  assert.equal(price({ price: '88', currency: 'RMB' }).currency, 'CNY')
  for (const said of ['on request', 'Price on request', 'a consultar', 'Su richiesta', '面议', 'auf Anfrage'])
    assert.deepEqual(price({ price: said }), { min: null }, said)
  assert.deepEqual(rowSays({ price: '5 USD', currency: 'EUR' }, '.').errors, [
    { column: 'price', problem: 'currency', text: '5 USD' },
  ])
  const stock = (said: string | number) => rowSays({ stock: said }, '.').sent.stock
  assert.deepEqual(['250', 250, '0', 'yes', '1.000', '-3', '25 pcs'].map(stock), [
    true,
    true,
    false,
    true,
    true,
    false,
    true,
  ])
  assert.equal(rowSays({ stock: 'many' }, '.').errors[0]?.problem, 'yesNo')
  assert.equal(rowSays({ name: 'Valve\r\n DN 50' }, '.').sent.name, 'Valve DN 50')
})

test('exports as they are: flags as states, customs numbers with their zeros, tidy numbers, errors of formulas', () => {
  const status = (said: string | number) => rowSays({ status: said }, '.').sent.status
  assert.deepEqual(['1', 'TRUE', 0, '-1', 'draft'].map(status), ['active', 'active', 'draft', 'draft', 'draft'])
  const code = (said: string | number) => rowSays({ hsCode: said }, '.').sent.hsCode
  assert.deepEqual([4_021_000, '40210', 8413.7, '0402.10', '841370'].map(code), [
    '04021000',
    '040210',
    '841370',
    '040210',
    '841370',
  ])
  const spec = (said: number) => rowSays({ 'spec:Factor': said }, '.').specs.get('Factor')
  assert.deepEqual([0.1 + 0.2, 1e-7, 1.2345678901234568e22].map(spec), ['0.3', '0.0000001', '12345678901234600000000'])
  assert.equal(rowSays({ price: 0.1 + 0.2 }, '.').price.min, 0.3)
  assert.deepEqual(rowSays({ price: '#N/A', 'spec:Factor': '#REF!' }, '.').errors, [
    { column: 'price', problem: 'formula', text: '#N/A' },
    { column: 'spec:Factor', problem: 'formula', text: '#REF!' },
  ])
  assert.equal(rowSays({ tiers: '100: 4,50 EUR' }, ',').price.tiers?.[0]?.price, 4.5)
})

test('a price for many units is that of one; digits are never cut, a count that is none is an error', () => {
  const price = (cells: Record<string, string | number>) => rowSays(cells, '.').price
  assert.deepEqual(price({ price: 12.5, currency: 'EUR', per: 100 }), { min: 0.125, max: 0.125, currency: 'EUR' })
  assert.deepEqual(price({ price: 1, priceMax: 2, per: '1,000' }), { min: 0.001, max: 0.002 })
  assert.deepEqual(price({ price: 0.07, per: '1000 pcs' }), { min: 0.00007, max: 0.00007, unit: 'pcs' })
  assert.deepEqual(price({ price: 10, per: 12 }), { min: 10, max: 10, unit: '12' })
  assert.deepEqual(price({ price: 10, per: 0 }), { min: 10, max: 10 })
  assert.deepEqual(price({ price: 'on request', per: 100 }), { min: null })
  assert.deepEqual(price({ per: 100 }), {})
  assert.deepEqual(rowSays({ price: 10, per: '10x10' }, '.').errors, [
    { column: 'per', problem: 'number', text: '10x10' },
  ])
})
