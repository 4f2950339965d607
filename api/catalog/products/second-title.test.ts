// Second titles.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodes } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { secondTitleOf } from './second-title.ts'

const pumps = nodes.find(({ key }) => key === 'industrial-technology.pumps')!
const flange = {
  name: 'Steel Weld Neck Flange',
  specs: [
    { key: 'Nominal pipe size', value: '6' },
    { key: 'Pressure class', value: '150' },
    { key: 'Surface', value: 'RF' },
    { key: 'Werkstoff', value: 'Stainless steel' },
    { key: 'Peso', value: '12 kg' },
  ],
}

test('type and up to three key figures stand in the language of the reader', () => {
  assert.equal(secondTitleOf(flange, undefined, 'zh'), '对焊法兰 · NPS 6 · Class 150 · 不锈钢')
  assert.equal(secondTitleOf(flange, undefined, 'es'), 'brida con cuello · NPS 6 · Class 150 · acero inoxidable')
  const pump = { name: 'Pompa centrifuga monoblocco', specs: [{ key: 'Potenza', value: '2,2 kW' }] }
  assert.equal(secondTitleOf(pump, undefined, 'en'), 'centrifugal pump · 2,2 kW')
  assert.equal(secondTitleOf({ name: '不锈钢球阀', specs: [] }, undefined, 'it'), 'valvola a sfera')
})

test('a name in the language of the reader, or of no known type, has none', () => {
  assert.equal(secondTitleOf(flange, undefined, 'en'), undefined)
  assert.equal(secondTitleOf({ name: 'Válvula de bola DN50', specs: [] }, undefined, 'es'), undefined)
  assert.equal(secondTitleOf({ name: 'WBN-304 法兰', specs: [] }, undefined, 'zh'), undefined)
  assert.equal(secondTitleOf({ name: 'Zyx 3000', specs: flange.specs }, undefined, 'zh'), undefined)
})

test('a single word is a type only within its category', () => {
  const pump = { name: 'GX-3 pump', specs: [] }
  assert.equal(secondTitleOf(pump, pumps, 'zh'), '泵')
  assert.equal(secondTitleOf(pump, undefined, 'zh'), undefined)
})

test('a size after the type hides no type, and is written as the trade does', () => {
  const flanges = nodes.find(({ name }) => name.en === 'Flanges')!
  const specs = [
    { key: 'Nominal pipe size', value: '3/4 in' },
    { key: 'Pressure class', value: '600' },
  ]
  const slipOn = { name: 'Slip-On Pipe Flange NPS 3/4 Class 600', specs }
  assert.equal(secondTitleOf(slipOn, flanges, 'zh'), '法兰 · NPS 3/4 · Class 600')
  const sizes = [
    { key: 'Bore diameter', value: '4 mm' },
    { key: 'Outside diameter', value: '9 mm' },
    { key: 'Width', value: '4 mm' },
  ]
  const bearing = { name: 'Angular Contact Ball Bearing * 7202 BECBP', specs: sizes }
  assert.match(secondTitleOf(bearing, undefined, 'zh') ?? '', /轴承 · 4 × 9 × 4 mm$/)
})

test('figures without a unit and long texts are left out', () => {
  const specs = [
    { key: 'Power', value: '5' },
    { key: 'Voltage', value: 'see the datasheet of 2019' },
    { key: 'Material', value: 'Unobtainium' },
  ]
  assert.equal(secondTitleOf({ name: 'Ball valve', specs }, undefined, 'zh'), '球阀')
})

test('words of the language of the company do not stand among the figures', () => {
  const specs = [
    { key: 'Flow rate', value: 'up to 82 m³/h' },
    { key: 'Power', value: '22 kW at 400 V' },
    { key: 'Diameter', value: '420 mm round' },
  ]
  assert.equal(secondTitleOf({ name: 'Ball valve', specs }, undefined, 'es'), 'válvula de bola · 22 kW · ≤ 82 m³/h')
})

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('product, cards and suggestions carry the second title beside the name', async () => {
  const business = await addBusiness(bench.db, 'Flange Works')
  const id = await addProduct(bench.db, business, flange.name, { specs: JSON.stringify(flange.specs) })
  const asked = async (method: 'GET' | 'POST', url: string, language: string, payload?: object) => {
    const headers = { 'accept-language': language }
    const response = await bench.app.inject({ method, url, headers, ...(payload && { payload }) })
    return JSON.stringify(response.json())
  }
  const asking: [method: 'GET' | 'POST', url: string, payload?: object][] = [
    ['GET', `/product/${id}`],
    ['POST', '/search/product', { textQuery: 'weld neck flange' }],
    ['GET', '/search/suggest?q=weld%20neck'],
  ]
  for (const [method, url, payload] of asking) {
    const [zh, en] = [await asked(method, url, 'zh', payload), await asked(method, url, 'en', payload)]
    assert.match(zh, /"name":"Steel Weld Neck Flange"/)
    assert.match(zh, /"secondTitle":"对焊法兰 · NPS 6 · Class 150 · 不锈钢"/)
    assert.doesNotMatch(en, /secondTitle/)
  }
})
