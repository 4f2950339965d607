// The phrase dictionary.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadPhrase, parsePhrases, PhraseDictionary, printOf } from './index.ts'
import { bundledRows } from './data.ts'
import { kinds, namesIn, parseRow } from './rows.ts'
import { queryLanguages } from './stems.ts'

const phrases = new PhraseDictionary()

const found = (text: string): string[] => phrases.read(text).map((span) => span.text)
const kindsOf = (text: string): string[] => phrases.read(text).map(({ readings }) => readings[0]!.kind)
const equivalents = (text: string): string[] => phrases.read(text).flatMap((span) => span.equivalents)

test('a thing named in one language is found in the other three', () => {
  for (const text of ['ball valve', 'ball valves', 'Válvulas de bola', 'valvola a sfera', 'VALVOLE A SFERA', '球阀']) {
    const names = equivalents(text).map((name) => name.toLowerCase())
    const known = ['ball valve', 'válvula de bola', 'valvola a sfera', '球阀'].filter((name) => names.includes(name))
    assert.ok(known.length >= 3, `${text}: ${names.join(', ')}`)
  }
})

test('a question is read as a role, a thing and a place', () => {
  assert.deepEqual(found('fabricante de válvulas de bola en Milán'), ['fabricante', 'válvulas de bola', 'Milán'])
  assert.deepEqual(kindsOf('fabricante de válvulas de bola en Milán'), ['role', 'product', 'place'])
  assert.deepEqual(kindsOf('上海水泵厂家'), ['place', 'product', 'role'])
  const [role] = phrases.read('pump manufacturers')
  assert.deepEqual([role?.text, role?.start, role?.end], ['pump', 0, 4])
})

test('the longest phrase is taken, with function words in it or without', () => {
  assert.deepEqual(found('deep groove ball bearing'), ['deep groove ball bearing'])
  assert.deepEqual(found('junta tórica de silicona'), ['junta tórica', 'silicona'])
  assert.deepEqual(found('valvola sfera'), ['valvola sfera'])
})

test('a word that denies is part of the phrase', () => {
  assert.ok(equivalents('tubo sin soldadura').includes('seamless tube'))
  assert.ok(!equivalents('soldadura').includes('seamless'))
})

test('Chinese is split into words, not into pairs', () => {
  assert.deepEqual(phrases.segment('不锈钢球阀'), ['不锈钢', '球阀'])
  assert.deepEqual(phrases.segment('PLC控制器'), ['PLC', '控制器'])
})

test('compounds are one thing, written apart, together or with a hyphen', () => {
  for (const text of ['heat sink', 'heatsinks', 'Heat-Sink']) assert.ok(equivalents(text).includes('散热片'), text)
  for (const text of ['O-ring', 'o ring', 'ORings']) assert.ok(equivalents(text).includes('密封圈'), text)
})

test('a word of several languages means what it means in the language of the text', () => {
  assert.ok(!equivalents('pan de molde').includes('Pans'))
  assert.ok(equivalents('vite m8 acciaio').includes('screw'))
  assert.ok(equivalents('tyre').length > 0)
})

test('towns are meant letter for letter, and no unit is one', () => {
  assert.ok(!kindsOf('cylinder of 32 mm bore').includes('place'))
  assert.ok(!kindsOf('pressure transmitter 4-20 mA').includes('place'))
  assert.deepEqual(kindsOf('Milan'), ['place'])
})

test('an adjective of a country is another name of the country', () => {
  for (const text of ['Italian', 'italiane', 'italianas']) assert.ok(equivalents(text).includes('意大利'), text)
})

test('trades are named as each language names them', () => {
  for (const [text, other] of [
    ['pastificio', 'pasta production'],
    ['mobilificio', 'furniture production'],
    ['bodega vinícola', 'winery'],
    ['officina meccanica', 'machine shop'],
    ['cavi elettrici', 'electric cable'],
    ['transformadores eléctricos', 'transformer'],
    ['服装代工', 'contract garment manufacturing'],
    ['喷涂设备', 'painting line'],
  ])
    assert.ok(equivalents(text!).includes(other!), `${text}: ${equivalents(text!).join(', ')}`)
})

test('words of phrases are known, in any number; others are not', () => {
  for (const word of ['valve', 'valves', 'válvulas', 'valvola', 'cuscinetti', '泵', 'bola'])
    assert.ok(phrases.knows(word), word)
  for (const word of ['vavle', 'xyzzy', 'rodamineto']) assert.ok(!phrases.knows(word), word)
})

test('an operator adds phrases, and a bad line is named', () => {
  const own = parsePhrases('# ours\nproduct\t\twidget|gizmo\tchisme\taggeggio\t小玩意\n')
  const extended = phrases.extended(own)
  assert.deepEqual(extended.read('gizmos')[0]?.equivalents, ['widget', 'chisme', 'aggeggio', '小玩意'])
  assert.throws(
    () => parsePhrases('\nthing\tx\tname'),
    (error) => error instanceof BadPhrase && /line 2/.test(error.message),
  )
  const german = phrases.extended(parsePhrases('product\t\twidget\t\t\t\tDingsbums'))
  assert.deepEqual(german.read('Dingsbums')[0]?.equivalents, ['widget'])
})

test('names that an operator adds to those of the software count beside them, and only there', () => {
  const more = phrases.extended(parsePhrases('product\t\tball valve|globulator\t\t\t'))
  const before = equivalents('ball valve')
  assert.deepEqual(more.read('ball valve')[0]?.equivalents, ['globulator', ...before].slice(0, 40))
  assert.ok(more.knows('globulator') && !phrases.knows('globulator'))
  assert.equal(more.size, phrases.size + 1)
})

test('references and names of an operator’s phrases are checked by their kind', () => {
  for (const line of [
    'category\t\tpumps',
    'category\tpumps\tpumps',
    'place\t\tMilan',
    'place\tItaly\tMilan',
    'property\tItaly\tItalian',
    'role\tMA;DI\tmaker',
    'product\t\t\tde la',
    `product\t\t${'long '.repeat(13)}`,
    'product\t\t',
  ])
    assert.throws(() => parsePhrases(line), BadPhrase, line)
  const good = [
    'place\tIT-25\tLombardy',
    'place\tIT:Milan\tMilan',
    'property\t\tgreen',
    'role\tMA,DI\tmaker',
    'unit\tmm\tmm',
  ]
  assert.equal(parsePhrases(good.join('\n')).length, good.length)
})

test('a category that lists several things is found by each of them', () => {
  const names = { en: ['Pumps & Widgets'], es: ['Bombas y chismes'], it: ['Pompe e aggeggi'], zh: ['泵与小玩意'] }
  const given = new PhraseDictionary([{ kind: 'category', reference: 'c1', names }])
  for (const text of ['widget', 'chismes', 'pumps & widgets', 'bombas y chismes', '小玩意'])
    assert.ok(
      given.read(text).some(({ readings }) => readings.some(({ reference }) => reference === 'c1')),
      text,
    )
})

test('German names have parts where each is a word of its own', () => {
  const names = { en: ['Pumps & Widgets'], es: ['Bombas y chismes'], it: ['Pompe e aggeggi'], zh: ['泵与小玩意'] }
  const found = (de: string, text: string) =>
    new PhraseDictionary([{ kind: 'category', reference: 'c1', names: { ...names, de: [de] } }])
      .read(text)
      .some(({ readings }) => readings.some(({ reference }) => reference === 'c1'))
  assert.ok(found('Pumpen und Krimskrams', 'Krimskrams'))
  assert.ok(found('Pumpen und Krimskrams', 'pumpen und krimskrams'))
  assert.ok(!found('Krims- und Pumpenkrams', 'Pumpenkrams'))
})

test('a thing that a category inside has in its name is that one', () => {
  const given = new PhraseDictionary([
    {
      kind: 'category',
      reference: 'c1',
      names: {
        en: ['Knurlers & Widgets'],
        es: ['Moletas y chismes'],
        it: ['Zigrini e aggeggi'],
        zh: ['滚花器与小玩意'],
      },
      inside: ['Fine Widgets'],
    },
  ])
  const references = (text: string) => given.read(text).flatMap(({ readings }) => readings.map((one) => one.reference))
  assert.ok(!references('widgets').includes('c1'))
  assert.ok(references('knurlers').includes('c1'))
  assert.ok(references('knurlers & widgets').includes('c1'))
})

test('a kept dictionary is another one where a category has moved', () => {
  const names = { en: ['Widgets'], es: ['Chismes'], it: ['Aggeggi'], zh: ['小玩意'] }
  const of = (inside: string[]) => printOf([{ kind: 'category', reference: 'c1', names, inside }])
  assert.equal(of(['Fine Widgets']), of(['Fine Widgets']))
  assert.notEqual(of(['Fine Widgets']), of([]))
})

test('a thing with a category of its own is not also a part of another', () => {
  const names = (en: string, es: string, it: string, zh: string) => ({ en: [en], es: [es], it: [it], zh: [zh] })
  const given = new PhraseDictionary([
    {
      kind: 'category',
      reference: 'c1',
      names: names('Widgets & Knurlers', 'Chismes y moletas', 'Aggeggi e zigrini', '小玩意与滚花器'),
    },
    { kind: 'category', reference: 'c2', names: names('Widgets', 'Chismes', 'Aggeggi', '小玩意') },
  ])
  const meant = (text: string): string[] =>
    given.read(text).flatMap(({ readings }) => readings.map(({ reference }) => reference))
  for (const text of ['widgets', 'chisme', '小玩意']) assert.deepEqual(meant(text), ['c2'], text)
  assert.deepEqual(meant('knurlers'), ['c1'])
})

test('questions in seven languages name the thing, in any number and spelling', () => {
  for (const [text, other] of [
    ['Kugelhahn', 'ball valve'],
    ['Kugelhähne', 'ball valve'],
    ['Schlaeuche', 'hose'],
    ['Hydraulikpumpen', 'hydraulic pump'],
    ['vannes papillon', 'butterfly valve'],
    ['roulements à billes', 'ball bearing'],
    ['emballage carton', 'carton board packaging'],
    ['válvulas de esfera', 'ball valve'],
    ['tubo de aço inox', 'stainless steel tube'],
    ['Suturnadeln', 'Needles for sutures'],
    ['macchine tessili', 'textile machinery'],
    ['minera', 'mining company'],
    ['humo', 'smoke'],
    ['封装', 'chip packaging'],
    ['变送器', 'transmitter'],
    ['硫酸', 'sulfuric acid'],
  ])
    assert.ok(equivalents(text!).includes(other!), `${text}: ${equivalents(text!).join(', ')}`)
})

test('a German compound is what its parts name, and a maker of it a role', () => {
  assert.ok(equivalents('Edelstahlkugelhahn').includes('stainless steel ball valve'))
  assert.deepEqual(found('Pumpenhersteller'), ['Pumpen', 'hersteller'])
  assert.deepEqual(kindsOf('Pumpenhersteller'), ['product', 'role'])
  for (const text of ['Simatic', 'Stahlwille', 'Wärmepumpe'])
    assert.deepEqual(found(text).length, text === 'Wärmepumpe' ? 1 : 0)
})

test('a word of another language is not read where the text has none of it beside', () => {
  assert.ok(!equivalents('rock crusher').includes('skirt'))
  assert.ok(!equivalents('hose').includes('trousers'))
})

test('names of different spelling in the index are added, also where stems are equal', () => {
  for (const [text, other] of [
    ['cemento', 'cement'],
    ['ácido', 'acid'],
    ['plástico', 'plastic'],
    ['salmone', 'salmon'],
  ])
    assert.ok(equivalents(text!).includes(other!), text)
})

test('makers are known words, and a swapped letter in their names a slip', () => {
  for (const word of ['Simatic', 'Siemens', 'Weidmüller']) assert.ok(phrases.knows(word), word)
  for (const word of ['seimens', 'siemmens', 'sieens']) assert.ok(phrases.isSlip(word), word)
  for (const word of ['siemens', 'valve', 'simatic']) assert.ok(!phrases.isSlip(word), word)
  assert.deepEqual(found('Simatic'), [])
})

test('texts without words, of one letter or of great length are read', () => {
  for (const text of ['', ' ', '½', '\u0301', 'a', '泵'.repeat(5000), 'valve '.repeat(5000)])
    assert.ok(Array.isArray(phrases.read(text)))
})

test('each language has six thousand phrases, and every row has a kind, names and no doubled name', () => {
  const counts = new Map<string, number>()
  for (const row of bundledRows()) {
    const { kind, names } = parseRow(row)
    assert.ok(kinds.includes(kind), row)
    assert.ok(row.split('\t').length <= 9, row)
    for (const language of queryLanguages) {
      const own = namesIn(names, language)
      assert.equal(new Set(own).size, own.length, row)
      if (kind !== 'place') counts.set(language, (counts.get(language) ?? 0) + own.length)
    }
  }
  for (const language of queryLanguages)
    assert.ok(counts.get(language)! >= 6000, `${language}: ${counts.get(language)}`)
})
