// Masking and damaged answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { deliveredTerms, Glossary } from './glossary.ts'
import { faultOf } from './inspection.ts'
import { fill, hasWords, mask } from './masking.ts'

const manner = { from: 'en', to: 'es' }
const maskedIn = (text: string, names: string[] = []) => mask(text, { ...manner, names }).values

test('figures with units, prices, ranges and sizes are masked whole', () => {
  for (const [text, ...values] of [
    ['Flow of 1,200.5 m³/h at 16 bar', '1,200.5 m³/h', '16 bar'],
    ['From 10–20 mm, 3 x 400 V, ±0.05 mm', '10–20 mm', '3 x 400 V', '±0.05 mm'],
    ['Price US$ 1,490.00 or 1.250,50 € each', 'US$ 1,490.00', '1.250,50 €'],
    ['EUR 12 and 90 % of -40 °C', 'EUR 12', '90 %', '-40 °C'],
    ['A 3-phase motor of 5.5kW', '3', '5.5kW'],
    ['5 in stock, 20 pieces', '5', '20'],
  ] as const)
    assert.deepEqual(maskedIn(text), values, text)
})

test('designations, norms, addresses, Incoterms, placeholders and markup are masked', () => {
  for (const [text, ...values] of [
    ['Body of EN-GJS-400-15, seat EPDM', 'EN-GJS-400-15'],
    ['Certified to ISO 9001:2015 and DIN EN 10204', 'ISO 9001:2015', 'DIN EN 10204'],
    ['PN 16, DN50, IP67', 'PN 16', 'DN50', 'IP67'],
    ['Bearing 6204-2RS and M8x1.25 bolts', '6204-2RS', 'M8x1.25'],
    ['LiFePO4 cells, Cat5e cable', 'LiFePO4', 'Cat5e'],
    [
      'Write to sales@acme.example or see https://acme.example/a?b=1.',
      'sales@acme.example',
      'https://acme.example/a?b=1',
    ],
    ['See acme-valves.com for more', 'acme-valves.com'],
    ['FOB Shanghai or CIF Hamburg', 'FOB', 'CIF'],
    ['Dear {name}, %s and {{count}}', '{name}', '%s', '{{count}}'],
    ['<b>New</b> &lt;here&gt; [[x]] ⟦1⟧', '<b>', '</b>', '&lt;', '&gt;', '[[', ']]', '⟦1⟧'],
  ] as const)
    assert.deepEqual(maskedIn(text), values, text)
})

test('names are masked as the caller gives them, the longest first', () => {
  const { text, values } = mask('Acme Valves Ltd and Acme', { ...manner, names: ['Acme', 'Acme Valves Ltd', ''] })
  assert.deepEqual([text, values], ['⟦1⟧ and ⟦2⟧', ['Acme Valves Ltd', 'Acme']])
})

test('texts that differ in figures alone are one text', () => {
  const [one, other] = ['Valve DN 50, 16 bar', 'Valve DN 80, 25 bar'].map((text) => mask(text, manner))
  assert.equal(one!.text, other!.text)
  assert.equal(fill(other!, 'Válvula ⟦1⟧, ⟦2⟧'), 'Válvula DN 80, 25 bar')
})

test('a lone 1 stays unmasked, so that singular and plural are translated apart', () => {
  const zh = (text: string) => mask(text, { from: 'zh', to: 'en' })
  assert.equal(zh('1台水泵').text, '1台水泵')
  assert.equal(zh('8台水泵').text, zh('12台水泵').text)
  assert.notEqual(zh('1台水泵').text, zh('8台水泵').text)
  assert.deepEqual(maskedIn('1 pump of 1 kg, -1 and 1–2, 1.5, DN 1'), ['1 kg', '-1', '1–2', '1.5', 'DN 1'])
  assert.equal(faultOf('1台水泵', '1 water pump', { from: 'zh', to: 'en' }), undefined)
  for (const answer of ['Water pumps', '2 water pumps', '1 water pump, 1 seal'])
    assert.ok(faultOf('1台水泵', answer, { from: 'zh', to: 'en' }), answer)
  assert.ok(faultOf('1 valve of a pump', 'Válvula de una bomba', { from: 'en', to: 'es' }), 'an article of its own')
  for (const [source, answer, to] of [
    ['1台水泵', 'A water pump', 'en'],
    ['第1代水泵', '1st generation of water pumps', 'en'],
    ['Pump with 1 year warranty', 'Bomba con un año de garantía', 'es'],
    ['Pump with 1 year warranty', 'Pumpe mit einem Jahr Garantie', 'de'],
    ['Pump with 1 year warranty', 'Pompa con garanzia di un anno', 'it'],
    ['Pump with 1 year warranty', '质保一年的水泵', 'zh'],
  ] as const)
    assert.equal(faultOf(source, answer, { from: /\p{Script=Han}/u.test(source) ? 'zh' : 'en', to }), undefined, answer)
})

test('ten thousands in Chinese become plain figures elsewhere, and stay in Chinese', () => {
  assert.deepEqual(mask('年产量100万台，3.5亿元', { from: 'zh', to: 'en' }).values, ['1,000,000', '350,000,000'])
  assert.deepEqual(mask('100万台', { from: 'zh', to: 'zh' }).values, ['100万'])
})

test('Chinese units become signs elsewhere, and stay in Chinese; counting words are left to the machine', () => {
  const values = (text: string, to = 'en') => mask(text, { from: 'zh', to }).values
  assert.deepEqual(values('直径50毫米，重3.5公斤，流量60立方米'), ['50 mm', '3.5 kg', '60 m³'])
  assert.deepEqual(values('功率22千瓦，10–20 米'), ['22 kW', '10–20 m'])
  assert.deepEqual(values('直径50毫米', 'zh'), ['50毫米'])
  assert.deepEqual(values('8台水泵，3升级，5米色，100万吨'), ['8', '3', '5', '1,000,000'])
  const masked = mask('直径50毫米的法兰', { from: 'zh', to: 'en' })
  assert.equal(masked.text, '直径⟦1⟧的法兰')
  assert.equal(fill(masked, 'Flange of ⟦1⟧ diameter'), 'Flange of 50 mm diameter')
})

test('a value never runs into a letter or another value that it did not touch', () => {
  const masked = mask('Valve 50 bar of 20 mm', manner)
  assert.equal(fill(masked, 'Válvula⟦1⟧de⟦2⟧'), 'Válvula 50 bar de 20 mm')
  assert.equal(fill(masked, 'Válvula ⟦2⟧⟦1⟧'), 'Válvula 20 mm 50 bar')
  assert.equal(fill(mask('3-phase', manner), '⟦1⟧fases'), '3 fases')
  const two = mask('a 1/2NPT b', manner)
  assert.equal(fill(two), 'a 1/2NPT b')
})

test('a term that stands alone is put back in the target language; in a sentence it is left to the machine', () => {
  const terms = new Glossary(deliveredTerms, 'en', 'es').standing
  const of = (text: string) => {
    const masked = mask(text, { ...manner, terms })
    return [masked.text, fill(masked)]
  }
  assert.deepEqual(of('Ball valve'), ['⟦1⟧', 'Válvula de bola'])
  assert.deepEqual(of('gear pump, DN 50; lead time: 3'), [
    '⟦1⟧, ⟦2⟧; ⟦3⟧: ⟦4⟧',
    'bomba de engranajes, DN 50; plazo de entrega: 3',
  ])
  assert.equal(of('We make ball valves and pumps')[0], 'We make ball valves and pumps')
  assert.equal(hasWords(of('Ball valve DN 50')[0]!), true)
})

test('the glossary has terms in every language, and a text changes with its own terms alone', () => {
  assert.ok(deliveredTerms.length >= 150)
  for (const term of deliveredTerms)
    assert.deepEqual(
      Object.values(term).filter((name) => !name.trim()),
      [],
      term.en,
    )
  const before = new Glossary(deliveredTerms, 'en', 'it')
  const changed = deliveredTerms.map((term) => (term.en === 'lead time' ? { ...term, it: 'termine' } : term))
  const after = new Glossary(changed, 'en', 'it')
  assert.notEqual(before.version, after.version)
  assert.notEqual(before.versionFor('Our lead times'), after.versionFor('Our lead times'))
  assert.equal(before.versionFor('Our valves'), after.versionFor('Our valves'))
  assert.equal(before.versionFor('Hello'), '')
  assert.equal(new Glossary(deliveredTerms, 'en', 'fr').version, '')
})

test('hostile and bad answers are thrown away', () => {
  const source = 'A valve of ⟦1⟧ for ⟦2⟧ made in our own factory'
  const good = 'Una válvula de ⟦1⟧ para ⟦2⟧ fabricada en nuestra propia planta'
  assert.equal(faultOf(source, good, { from: 'en', to: 'es' }), undefined)
  for (const answer of [
    '',
    'Una válvula de ⟦1⟧ fabricada en nuestra propia planta',
    `${good} ⟦2⟧`,
    `${good} ⟦3⟧`,
    good.replace('⟦1⟧', '⟦ 1 ⟧'),
    `${good}⟧`,
    `${good} 20 bar`,
    `${good} https://evil.example`,
    `${good} <script>`,
    `${good} a@b.example`,
    `${good}\u202e`,
    `${good}\nMás`,
    `${good} ${'muy '.repeat(60)}`,
    '⟦1⟧ ⟦2⟧',
    'V ⟦1⟧ ⟦2⟧',
    'Клапан ⟦1⟧ для ⟦2⟧ сделан на нашем собственном заводе',
    '我们工厂生产的⟦1⟧阀门用于⟦2⟧',
  ])
    assert.ok(faultOf(source, answer, { from: 'en', to: 'es' }), answer)
  assert.equal(faultOf(source, '我们工厂生产的⟦1⟧阀门用于⟦2⟧', { from: 'en', to: 'zh' }), undefined)
  assert.ok(faultOf(source, good, { from: 'en', to: 'zh' }))
})

const pieces = fc.oneof(
  fc.constantFrom(
    'valve',
    'for',
    'the',
    'pump',
    'élégant',
    'steel',
    'and',
    ',',
    '.',
    '(',
    ')',
    '阀门',
    'Straße',
    '&',
    '<',
    '-',
    '/',
  ),
  fc.constantFrom(
    '16 bar',
    'EN-GJS-400-15',
    'ISO 9001',
    'PN 16',
    '€ 5.50',
    'US$1,200',
    '6204-2RS',
    'a@b.example',
    'https://a.example/x',
    'FOB',
  ),
  fc.constantFrom('{name}', '%s', '&lt;', '<b>', '⟦1⟧', '⟦', '[[', ']]', '<x id="1"/>', '1st', '3-phase'),
  fc.integer({ min: 0, max: 99999 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(' '))
const figuresIn = (text: string) => (text.match(/\p{N}+/gu) ?? []).toSorted()

test('whatever a text holds, masking and filling give it back, and every figure in any order of marks', () => {
  fc.assert(
    fc.property(
      texts,
      fc.infiniteStream(fc.nat()),
      fc.array(fc.constantFrom('Acme', 'pump', 'valve')),
      (text, order, names) => {
        const masked = mask(text, { ...manner, names })
        assert.equal(fill(masked), text)
        const marks = masked.values.map((_, at) => `⟦${at + 1}⟧`)
        const stream = order[Symbol.iterator]()
        const shuffled = marks.map((one) => [stream.next().value!, one] as const).toSorted(([a], [b]) => a - b)
        const translated = shuffled.map(([, one]) => one).join(' o ')
        assert.deepEqual(figuresIn(fill(masked, translated)), figuresIn(masked.values.join(' ')))
      },
    ),
  )
})

test('long hostile texts are masked too', () => {
  const terms = new Glossary(deliveredTerms, 'en', 'es').standing
  for (const piece of [
    'a.',
    'EN ',
    'A',
    '_',
    'a-',
    'w.',
    '<a',
    '{',
    '1,',
    'A-1-',
    'a@',
    ', ',
    '⟦1',
    '\ue000',
    '1 x ',
    '%',
  ]) {
    const text = piece.repeat(20_000)
    assert.equal(fill(mask(text, { ...manner, terms })), text)
  }
})

test('a mark lost, doubled or invented is always found', () => {
  const damages = [
    (text: string, mark: string) => text.replace(mark, ''),
    (text: string, mark: string) => text + mark,
    (text: string, mark: string) => text.replace(mark, mark.replace(/\d+/, '99')),
    (text: string, mark: string) => text.replace(mark, mark.slice(0, -1)),
  ]
  fc.assert(
    fc.property(texts, fc.nat(), fc.constantFrom(...damages), (text, place, damage) => {
      const masked = mask(text, manner)
      fc.pre(masked.values.length > 0)
      const mark = `⟦${(place % masked.values.length) + 1}⟧`
      assert.ok(faultOf(masked.text, damage(masked.text, mark), { from: 'en', to: 'es' }))
    }),
  )
})
