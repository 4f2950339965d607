// Understood questions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Phrase, PhraseDictionary, understand } from '../index.ts'

const phrases = new PhraseDictionary()
phrases.read('pump')
const partsOf = (text: string) => understand(phrases, text).parts.map(({ kind, text: part }) => `${kind} ${part}`)

test('packing, selling and asking words are left out in every language of a question', () => {
  for (const [text, words] of [
    ['buy cheap ball valves bulk price 1000 pcs CIF Rotterdam', 'ball valves'],
    ['we need hydraulic pumps, moq 50', 'hydraulic pumps'],
    ['comprar rodamientos precio', 'rodamientos'],
    ['prezzo cuscinetti a sfere 100 pezzi', 'cuscinetti a sfere'],
    ['Kugellager kaufen Preis 100 Stück', 'Kugellager'],
    ['acheter roulements prix en gros', 'roulements'],
    ['comprar rolamentos preço', 'rolamentos'],
    ['求购 轴承 价格', '轴承'],
    ['附近的轴承', '轴承'],
    ['ISO certified bearings', 'ISO bearings'],
  ])
    assert.equal(understand(phrases, text!, { kind: 'product' }).words, words, text)
})

test('a text of filler alone, and filler inside a name, are searched as they are', () => {
  assert.equal(understand(phrases, 'price').words, 'price')
  assert.equal(understand(phrases, 'memory card price').words, 'memory card')
})

test('the thing is the longest phrase known before what it is for, not the last word', () => {
  for (const [text, thing] of [
    ['pipe fitting elbow', 'pipe fitting'],
    ['gloves powder free', 'gloves'],
    ['stainless ball valve for steam', 'ball valve'],
    ['bearing 20x47x14', 'bearing'],
    ['válvulas de bola inoxidable', 'válvulas de bola'],
  ])
    assert.equal(understand(phrases, text!).thing?.text, thing, text)
})

test('a denial at the beginning of a Chinese text excludes, up to its end or 的', () => {
  for (const text of ['不含糖的饼干', '饼干 不含糖', '不含糖 饼干']) {
    const { words, without } = understand(phrases, text)
    assert.deepEqual([words, without.map((one) => one.text)], ['饼干', ['糖']], text)
  }
})

test('a negation written onto the thing excludes in its other languages too, and a wireless mouse stays one', () => {
  const excluded = (text: string) => {
    const { words, without } = understand(phrases, text)
    return [words, without.flatMap(({ names = [] }) => names).includes('powder')]
  }
  for (const text of ['无粉手套', '不带粉手套']) assert.deepEqual(excluded(text), ['手套', true], text)
  for (const text of ['puderfreie Handschuhe', 'Handschuhe ohne Puder'])
    assert.deepEqual(excluded(text), ['Handschuhe', true], text)
  assert.deepEqual(excluded('guantes sin polvo'), ['guantes', true])
  assert.deepEqual(understand(phrases, '无油空压机').without[0]?.text, '油')
  for (const text of ['无线鼠标', '无缝钢管', 'rostfreie Rohre'])
    assert.deepEqual([understand(phrases, text).words, understand(phrases, text).without], [text, []], text)
})

test('an orange is no place, a builder of machines is asked for machines', () => {
  assert.equal(understand(phrases, 'valve supplier near Valencia', { kind: 'business' }).thing?.text, 'valve')
  assert.equal(understand(phrases, 'machine builder', { kind: 'business' }).thing?.text, 'machine')
  assert.deepEqual(partsOf('IATF 16949 castings'), ['norm IATF 16949', 'thing castings'])
})

test('a binding word makes another thing, unless it is asked for', () => {
  assert.ok(understand(phrases, 'water pump').thing!.bindingWords.includes('heat'))
  assert.ok(!understand(phrases, 'geothermal heat pump').thing!.bindingWords.includes('heat'))
  assert.ok(!understand(phrases, 'pompa di calore geotermica').thing!.bindingWords.includes('heat'))
})

test('the end of a route is no place of the supplier', () => {
  const place = (reference: string, name: string): Phrase => ({
    kind: 'place',
    reference,
    names: { en: [name], es: [], it: [], zh: [] },
  })
  const places = phrases.extended([place('HK', 'Hong Kong'), place('IT', 'Italy'), place('DE', 'Germany')])
  const countries = (text: string) => understand(places, text, { kind: 'business' }).wishes.country!.toSorted()
  assert.deepEqual(countries('freight forwarder Hong Kong to Germany'), ['HK'])
  assert.deepEqual(countries('freight forwarder Hong Kong → Germany'), ['HK'])
  assert.deepEqual(countries('tool maker Italy - Germany'), ['DE', 'IT'])
})

test('a unit of its kind does not make a power supply wide', () => {
  for (const text of ['power supply', 'fonte de alimentação', 'fuente de alimentación'])
    assert.equal(understand(phrases, text).thing!.isWide, false, text)
  assert.equal(understand(phrases, 'cooling tower').thing!.isWide, true)
})

test('an acronym behind a thing is not its type, and words of packing are no thing', () => {
  assert.ok(understand(phrases, 'Schrittmotor NEMA 17').wishes.types!.includes('motor'))
  for (const [text, thing] of [
    ['biscotti 500 g cartone da 20', 'biscotti'],
    ['Einwegspritzen 10 ml Karton', 'Einwegspritzen'],
  ])
    assert.ok(understand(phrases, text!).thing!.text.startsWith(thing!), text)
  assert.equal(understand(phrases, 'capacitor 100nF lot de 1000').words, 'capacitor 100nF')
})

test('a negated function word excludes nothing', () => {
  assert.deepEqual(understand(phrases, 'orange juice not from concentrate').without, [])
})

test('exclusions name no thing', () => {
  const { without, words } = understand(phrases, 'laptop -dell without windows')
  assert.deepEqual(
    [words, without.map(({ text, inNamesOnly }) => [text, inNamesOnly])],
    [
      'laptop',
      [
        ['dell', false],
        ['windows', true],
      ],
    ],
  )
  assert.deepEqual(understand(phrases, 'X-300 valve').without, [])
})

test('names that hold a negation exclude nothing', () => {
  for (const text of [
    'tornillo sin fin',
    'vite senza fine',
    'vis sans fin',
    'tubo sin costura',
    'papel sin fin',
    'telefono senza fili',
  ])
    assert.deepEqual(understand(phrases, text).without, [], text)
})

test('a denied word has no meaning of its own', () => {
  const category = (id: string, name: string) =>
    ({ kind: 'category', reference: id, names: { en: [name], es: [], it: [], zh: [] } }) as const
  const tree = new PhraseDictionary([category('blush', 'Powder'), category('oils', 'Oil')])
  for (const [text, thing] of [
    ['nitrile gloves powder free', 'nitrile gloves'],
    ['oil-free compressor', 'compressor'],
    ['compressor oil free', 'compressor'],
    ['compressore senza olio', 'compressore'],
    ['guantes de nitrilo sin polvo', 'guantes de nitrilo'],
    ['无油空压机', '空压机'],
  ]) {
    const { meanings, concepts, thing: found } = understand(tree, text!, { kind: 'business' })
    assert.deepEqual([meanings, found?.text], [[], thing], text)
    assert.ok(!concepts.some((concept) => /^(?:oil|powder|油)$/.test(concept.text)), text)
  }
  const shelf = understand(tree, 'powder free standing shelf')
  assert.deepEqual(
    shelf.meanings.map(({ value }) => value),
    ['blush'],
  )
})

test('norms, dimensions, amounts, materials and codes have their place in the text', () => {
  assert.deepEqual(partsOf('hex bolt DIN 933 M8x40 stainless steel'), [
    'thing hex bolt',
    'norm DIN 933',
    'dimension M8x40',
    'material stainless steel',
  ])
  assert.deepEqual(partsOf('ball valve DN50 PN16 0.5 kW'), [
    'thing ball valve',
    'dimension DN50',
    'dimension PN16',
    'amount 0.5 kW',
  ])
  for (const text of ['buy 6204-2RS bearing in Italy', 'motor 1,5 kW 400V'])
    for (const { start, end, text: part, confidence } of understand(phrases, text).parts) {
      assert.equal(text.slice(start, end), part)
      assert.ok(confidence > 0 && confidence <= 1)
    }
})

test('the key of a question is the same in every language, and of known phrases alone', () => {
  const keyOf = (text: string) => understand(phrases, text).key
  for (const text of ['ball valves', 'buy válvulas de bola', 'valvole a sfera', '球阀', 'Kugelhahn Hersteller'])
    assert.equal(keyOf(text), 'ball valve', text)
  assert.equal(keyOf('valvola a sfera in acciaio inox'), keyOf('stainless steel ball valve'))
  assert.notEqual(keyOf('stainless steel ball valve'), keyOf('ball valve'))
  for (const text of ['ball valves in Italy', 'fabricantes de válvulas de bola en Italia', '球阀 意大利'])
    assert.match(keyOf(text)!, /^ball valve · ital/, text)
  for (const text of [
    'Jane Miller pump',
    'pump jane@example.com',
    'ball valve DN50',
    'pump -dell',
    'Italy',
    '6204',
    '',
  ])
    assert.equal(keyOf(text), undefined, text)
})

test('a pasted line is its thing: packing, counts, courtesy and delivery are left out', () => {
  const lines: [string, string][] = [
    ['Dear Sir, pls send list of ball valves', 'ball valves'],
    ['ball valve DN50 x 200, best price please', 'ball valve DN50'],
    ['Re: 25 x ball valve', 'ball valve'],
    ['válvula de bola, caja x 12, por palet', 'válvula de bola'],
    ['devis pour 30 ball valves, livraison Lyon', 'ball valves'],
    ['ball valve 1x40HC monthly', 'ball valve'],
    ['ball valve 500 Stück/Monat', 'ball valve'],
    ['球阀 现货 1000片', '球阀'],
    ['ball valve, stainless, 12 x 30 mm', 'ball valve, stainless, 12 x 30 mm'],
  ]
  for (const [line, words] of lines) {
    const found = understand(phrases, line).words
    assert.equal(found, words, line)
  }
})
