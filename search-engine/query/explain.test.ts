// Reasons of hits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { PhraseDictionary, type ProductDocument, queryOf, type Reasons, SearchIndex, understand } from '../index.ts'
import { document, query } from '../oracle-corpus.ts'
import { business, product } from '../testing.ts'
import { TIER, UNIT_SCORE } from './scores.ts'

const italy = { en: ['Italy'], es: ['Italia'], it: ['Italia'], zh: ['意大利'] }
const phrases = new PhraseDictionary([{ kind: 'place', reference: 'IT', names: italy }])
const fillers = Array.from({ length: 8 }, (_, n) => product(`Gasket sheet ${n}`, { text: 'Graphite for flanges.' }))
const catalog = [
  product('Ball valve BV-50', {
    code: 'X-4711',
    brand: 'Acme',
    company: 'Rossi Valvole SpA',
    category: 'c-valves',
    verified: true,
    specs: [
      { key: 'Nominal size', value: 'DN 50' },
      { key: 'Bore', value: '20.3 mm' },
    ],
    text: 'Full bore for steam.',
  }),
  product('Model 7', { category: 'c-valves', text: 'Shuts off steam.' }),
  product('Heat exchanger', { text: 'A ball valve is included.' }),
  ...fillers,
]
const index = SearchIndex.build('product', catalog)

function reasons(text: string, id: string, more = {}, of: SearchIndex = index): Reasons {
  const question = queryOf(understand(phrases, text))
  const { ids, reasons: found } = of.search({ ...question, skip: 0, size: 50, explain: true, ...more })
  assert.equal(found!.length, ids.length)
  assert.ok(ids.includes(id), `${text}: ${ids.join(' ')}`)
  return found![ids.indexOf(id)]!
}

const valve = catalog[0]!.id
const wordOf = ({ words }: Reasons, text: string) => words.find((word) => word.text === text)!

test('reasons are given only where they are asked for', () => {
  assert.equal(index.search({ text: 'valve', skip: 0, size: 5 }).reasons, undefined)
  const { ids, reasons: some } = index.search({ text: 'gasket', skip: 2, size: 3, explain: true })
  assert.deepEqual([ids.length, some!.length], [3, 3])
})

test('an exact name and an exact code say that they are exact', () => {
  for (const text of ['ball valve BV-50', 'Ball Valve BV50'])
    assert.deepEqual(reasons(text, valve).exact, { by: 'name' }, text)
  for (const text of ['X-4711', 'Acme x4711']) {
    const { tier, exact } = reasons(text, valve)
    assert.deepEqual([tier, exact], ['exact', { by: 'code' }], text)
  }
})

test('a word is said with its form and its fields', () => {
  const typed = reasons('steam valve', valve)
  assert.deepEqual([typed.tier, typed.missing], ['all', []])
  assert.deepEqual(wordOf(typed, 'steam').fields, ['text'])
  assert.deepEqual(wordOf(typed, 'valve').fields, ['name'])
  assert.equal(wordOf(typed, 'valve').form, 'typed')
  assert.deepEqual(wordOf(reasons('rossi valve', valve), 'rossi').fields, ['company'])
  assert.deepEqual(wordOf(reasons('valve 4711', valve), '4711').fields, ['code'])
})

test('an equivalent of another language names the phrase that has it', () => {
  const { form, found, phrase, fields } = reasons('válvula de bola', valve).words[0]!
  assert.deepEqual(
    [form, found.toLowerCase(), phrase, fields],
    ['equivalent', 'ball valve', 'válvula de bola', ['name']],
  )
})

test('a correction, an amount of another unit and a near one are told apart', () => {
  const corrected = wordOf(reasons('vlave steam', valve), 'vlave')
  assert.deepEqual([corrected.found, corrected.form], ['valve', 'correction'])
  assert.equal(wordOf(reasons('valve 2.03 cm', valve), '2.03').form, 'amount')
  const near = reasons('valve 20 mm', valve).words.find(({ form }) => form === 'nearAmount')!
  assert.deepEqual([near.found, near.fields], ['20.3mm', ['specs']])
})

test('a member of the category says so, and a mention is no type', () => {
  const concepts = [{ text: 'valve', equivalents: [], categories: ['c-valves'] }]
  const thing = {
    text: 'valve',
    categories: ['c-valves'],
    relatedCategories: [],
    memberCategories: [],
    otherCategories: [],
    otherThings: [],
    bindingWords: [],
    accessories: [],
    names: ['valve'],
    isWide: false,
    kindCategories: [],
    industries: [],
  }
  const more = { concepts, thing, wishes: { types: ['valve'] } }
  const member = reasons('valve', catalog[1]!.id, more)
  assert.deepEqual(
    [member.thing, member.words[0]!.form, member.words[0]!.found],
    [['category'], 'category', 'c-valves'],
  )
  assert.deepEqual(reasons('valve', valve, more).thing, ['type', 'category', 'name'])
  const filedElsewhere = { ...thing, categories: ['c-none'], industries: [catalog[2]!.industry] }
  const mention = reasons('valve', catalog[2]!.id, { wishes: more.wishes, thing: filedElsewhere })
  assert.deepEqual([mention.thing, mention.bonuses.map(({ by }) => by)], [[], ['mention']])
})

test('a choice of visitors is a bonus, and of a question of filters none is', () => {
  const more = { chosen: [{ id: valve, weight: 1 }] }
  assert.deepEqual(
    reasons('steam valve', valve, more).bonuses.filter(({ by }) => by === 'chosen'),
    [{ by: 'chosen', points: 0.1 }],
  )
  assert.deepEqual(reasons('', valve, more).bonuses, [])
})

test('words left out are named', () => {
  const { tier, missing } = reasons('ball valve zirkonium', valve)
  assert.deepEqual([tier, missing], ['relaxed', ['zirkonium']])
})

test('a question of filters alone is browsed, a category by name has its members', () => {
  const browsed = reasons('', valve, { filter: { country: ['DE'] } })
  assert.deepEqual([browsed.tier, browsed.order, browsed.verified], ['browsed', ['verified', 'newest'], true])
  assert.deepEqual(reasons('', valve, { sort: 'newest' }).order, ['newest'])
  assert.equal(reasons('', valve, { members: ['c-valves'] }).tier, 'members')
})

test('wishes of a company are said as met or not', () => {
  const firms = [
    business('Rossi', { country: 'IT', text: 'Makes ball valves.' }),
    business('Braun', { businessType: 'DI', country: 'IT', text: 'Sells ball valves.' }),
  ]
  const found = SearchIndex.build('business', firms)
  const text = 'manufacturer of ball valves in Italy'
  const met = [
    { kind: 'role', isMet: true },
    { kind: 'place', isMet: true },
  ]
  assert.deepEqual(reasons(text, firms[0]!.id, {}, found).wishes, met)
  const half = reasons(text, firms[1]!.id, {}, found)
  assert.deepEqual(half.wishes, [{ kind: 'role', isMet: false }, met[1]])
  assert.ok(half.bonuses.some(({ by }) => by === 'wishes'))
})

const textsOf = (doc: ProductDocument): Record<string, string> => ({
  name: doc.name,
  text: [doc.text, ...(doc.translated ?? [])].join(' '),
  brand: doc.brand ?? '',
  specs: doc.specs.map(({ value }) => value).join(' '),
})
const has = (text: string, word: string): boolean => text.toLowerCase().split(' ').includes(word)

function checkTruth(doc: ProductDocument, { words, missing, tier, bonuses, wishes }: Reasons, score: number): void {
  const texts = textsOf(doc)
  for (const { fields, found, form, text } of words) {
    if (form === 'category') assert.ok([doc.category, doc.subCategory].includes(found), found)
    else
      assert.ok(fields.length > 0 && fields.every((field) => has(texts[field]!, found)), `${found} in ${fields.join()}`)
    assert.ok(form !== 'typed' || text === found)
    for (const [field, own] of Object.entries(texts))
      if (form !== 'category') assert.equal(has(own, found), fields.includes(field as never), `${found} in ${field}`)
  }
  for (const word of missing) assert.ok(!Object.values(texts).some((text) => has(text, word)), `${word} is missing`)
  if (tier === 'exact') return
  const points = [...words, ...bonuses].reduce((sum, one) => sum + one.points, 0)
  const isFitting = wishes.length > 0 && wishes.every(({ isMet }) => isMet)
  assert.equal(Math.floor(score) & 1, Number(isFitting && tier !== 'browsed'))
  if (tier !== 'browsed')
    assert.ok(Math.abs((score % 1) * TIER - points * UNIT_SCORE) < 2, `points ${points}, score ${score}`)
}

test('every reason is true of the document, and the points are those of the order', () => {
  const corpus = fc.array(document, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(corpus, fc.array(query, { minLength: 3, maxLength: 3 }), (docs, queries) => {
      const all = new Map(docs.map((doc) => [doc.id, doc]))
      const built = SearchIndex.build('product', docs.slice(0, 20))
      for (const doc of docs.slice(20)) built.upsert(doc)
      for (const one of queries) {
        const chosen = docs.slice(0, 3).map(({ id }, at) => ({ id, weight: at / 2 }))
        const { ids, reasons: found, scores } = built.search({ ...one, chosen, explain: true })
        ids.forEach((id, at) => checkTruth(all.get(id)!, found![at]!, scores[at]!))
      }
    }),
    { numRuns: 200 },
  )
})
