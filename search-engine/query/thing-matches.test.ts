// Matches of a thing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductDocument } from '../documents.ts'
import { PhraseDictionary, questionFrom, queryOf, readText, SearchIndex } from '../index.ts'

const phrases = new PhraseDictionary()
const none = () => []
const unfiled = { brands: new Set<string>(), categoriesOf: none, categoriesOfTypes: none, industriesOf: none }

function product(id: string, name: string, more: Partial<ProductDocument> = {}): ProductDocument {
  const facts = { text: '', businessID: id, businessType: 'MA', country: 'IT', industry: 'i', verified: false }
  return { id, name, ...facts, registered: 0, specs: [], taxonomy: [], keywords: [], ...more }
}

function finder(documents: ProductDocument[], known: Partial<Parameters<typeof questionFrom>[1]> = {}) {
  const index = SearchIndex.build('product', documents)
  const isKnown = (word: string): boolean => phrases.knows(word)
  index.trustWords(isKnown, isKnown)
  return (text: string): string[] => {
    const question = questionFrom(readText(phrases, text), { ...unfiled, categoriesBeside: none, ...known })
    return index.search({ ...queryOf(question), skip: 0, size: 50 }).ids
  }
}

test('of a category that names several things, children of the others are not the thing', () => {
  const find = finder(
    [
      product('pipe', 'Steel pipe NPS 1/2', { category: 'pipes-fittings', subCategory: 'steel-pipes' }),
      product('flange', 'Blind pipe flange NPS 1/2', { category: 'pipes-fittings', subCategory: 'flanges' }),
      ...Array.from({ length: 30 }, (_, n) =>
        product(`pipe${n}`, `Pipe P${n}`, { category: 'pipes-fittings', subCategory: 'steel-pipes' }),
      ),
    ],
    { categoriesOfTypes: () => ['pipes-fittings', 'steel-pipes'], categoriesBeside: () => ['flanges'] },
  )
  assert.ok(!find('pipe').includes('flange'))
  assert.equal(find('pipe 1/2"')[0], 'pipe')
})

test('listed mentions stand behind the things', () => {
  const find = finder(
    [
      product('tap', 'Bathroom tap', { text: 'A wide body of brass that a plumber can fit in minutes, one valve.' }),
      product('block', 'Valve block, valve body', { text: 'Valve, valve, valve.' }),
      product('filed', 'Shut-off valve for the long and hot steam line of the plant', { category: 'valves' }),
    ],
    { categoriesOfTypes: () => ['valves'], industriesOf: () => ['i'] },
  )
  assert.deepEqual(find('valve').slice(0, 1), ['filed'])
  assert.ok(find('valve').includes('tap'))
})

test('a category named after another thing of one word holds none of it', () => {
  const find = finder([product('filament', 'TPU filament', { category: 'rubber', taxonomy: ['Gomma e plastica'] })], {
    categoriesOf: (names) => (names.includes('gomma') ? ['rubber'] : []),
  })
  assert.deepEqual(find('truck tires'), [])
})

test('of a thing that no category has, names without a word of it are no mentions to list', () => {
  const find = finder([
    product('kit', 'Fixture mount kit', { text: 'A drill bit is included.' }),
    product('box', 'Tool box', { keywords: ['drill bit'] }),
  ])
  assert.deepEqual(find('drill bit'), ['box'])
})

test('an accessory filed with the thing, and one that fits it, is not the thing', () => {
  const find = finder(
    [
      product('laptop', 'Acme Pro 15', { category: 'laptop' }),
      product('stand', 'Laptop stand silver', { category: 'laptop' }),
      product('cable', 'FireWire for laptop', { category: 'laptop' }),
    ],
    { categoriesOf: () => ['laptop'], categoriesOfTypes: () => ['laptop'] },
  )
  assert.deepEqual(find('laptop acme'), ['laptop'])
  assert.ok(find('laptop stand').includes('stand'))
})

test('models of a family that nobody offers, and short codes, are met by no others', () => {
  const find = finder([
    product('charger', 'Charger for Galaxy S7 Edge 1200 mAh'),
    product('turbine', 'Siemens SWT-2.3 turbine'),
    product('dock', 'USBC dock'),
    product('valve', 'Brass valve'),
  ])
  assert.deepEqual(find('Simatic S7-1200'), [])
  assert.deepEqual(find('Siemens Simatic S7'), ['turbine'])
  assert.deepEqual(find('DSBC'), [])
  assert.deepEqual(find('vlve'), ['valve'])
})

test('a long name with a slip in its head is found', () => {
  const find = finder([
    product('shelf', 'Adjustable depth vented rack mount shelf 80 kg', { text: 'Steel.' }),
    ...Array.from({ length: 30 }, (_, n) => product(`rack${n}`, `Vented rack ${n}`)),
  ])
  assert.equal(find('Adjustable depth vented rack mount jshelf 80 kg')[0], 'shelf')
})

test('in another industry the type of the thing counts only by the name that is typed', () => {
  const find = finder(
    [
      product('implant', 'Resorbable collagen scaffold', { industry: 'health', category: 'implants' }),
      product('tower', 'Scaffold tower of aluminium', { industry: 'building', category: 'scaffolding' }),
    ],
    { categoriesOfTypes: () => ['scaffolding'], industriesOf: () => ['building'] },
  )
  assert.deepEqual(find('scaffolding'), ['tower'])
  assert.deepEqual(find('andamio'), ['tower'])
  assert.ok(find('scaffold').includes('implant'))
})

test('a foreign word is the name of no product of another industry', () => {
  const find = finder(
    [
      product('drink', 'Bomba, energy drink, cherry', { industry: 'food' }),
      product('pump', 'Centrifugal pump', { industry: 'machines' }),
    ],
    { categoriesOfTypes: () => ['pumps'], industriesOf: () => ['machines'] },
  )
  assert.deepEqual(find('bomba'), ['pump'])
})

test('a foreign word alone is no mention of a thing', () => {
  const find = finder(
    [
      product('lift', 'Electric forklift 3 t', { category: 'forklifts' }),
      product('stapler', 'Office stapler silver', { text: 'For paper.' }),
      product('fork', 'Hydraulic attachment', { text: 'Fits every forklift truck.' }),
    ],
    { categoriesOfTypes: () => ['forklifts'], industriesOf: () => ['i'] },
  )
  assert.deepEqual(find('forklift truck').toSorted(), ['fork', 'lift'])
})

test('a part is not met by the same word of another industry than the thing it is for', () => {
  const tree = new PhraseDictionary([
    {
      kind: 'category',
      reference: 'excavators',
      names: { en: ['Excavators'], es: ['Excavadoras'], it: ['Escavatori'], zh: ['挖掘机'] },
    },
  ])
  const known = { ...unfiled, categoriesBeside: none, industriesOf: (ids: readonly string[]) => ids.map(() => 'i') }
  const index = SearchIndex.build('product', [
    product('sweets', 'Candy cane bucket', { industry: 'food' }),
    product('digging', 'Bucket of steel 60 cm', { text: 'For digging.' }),
  ])
  const find = (text: string) =>
    index.search({ ...queryOf(questionFrom(readText(tree, text), known)), skip: 0, size: 9 }).ids
  for (const text of ['excavator bucket', 'bucket for excavator', 'cubo para excavadora'])
    assert.deepEqual(find(text), ['digging'], text)
  assert.deepEqual(find('bucket').toSorted(), ['digging', 'sweets'])
})
